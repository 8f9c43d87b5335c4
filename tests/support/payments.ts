import type pg from 'pg'
import { runOnce } from 'graphile-worker'
import { jobLogger } from '../../lib/agency/jobs/job-logger'
import { runTask } from '../../lib/agency/jobs/run-task'

/** The tasks of payments. Others, such as sending mail, are left to the tests that need them. */
const PAYMENT_TASKS = [
  'queue-provider-events',
  'handle-provider-event',
  'send-refund',
  'end-checkouts',
  'send-sandbox-event',
  'reconcile-payments',
  'return-due-deposits',
] as const

/** Runs the due jobs of payments in this process, and the jobs that they add. */
export const runPaymentJobs = (): Promise<void> =>
  runOnce({
    connectionString: process.env.DATABASE_URL,
    // The test process handles its signals itself.
    noHandleSignals: true,
    logger: jobLogger,
    // Lets the run end as soon as the outcome of each job is written.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      PAYMENT_TASKS.map((name) => [
        name,
        async (payload: unknown) => {
          await runTask(name, payload, { isLastAttempt: false })
        },
      ]),
    ),
  })

/** Stores the texts of the service agreements, which an empty database lacks. Owners agree to them before they pay. */
export const addServiceAgreements = (pool: pg.Pool) =>
  pool.query(
    `INSERT INTO site_meta (attr, val, updated_at)
     SELECT attr, '<p>What we do, and what it costs.</p>', now()
       FROM unnest(ARRAY['service-agreement-contents', 'lettings-service-agreement-contents']) AS attr`,
  )

/** Checks the invariants of the ledger, payments, refunds and orders. @returns each violation in words */
export async function findMoneyFaults(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(`
    SELECT 'the ledger does not sum to zero' AS fault
     WHERE (SELECT coalesce(sum(amount_pence), 0) FROM ledger_entry) <> 0
    UNION ALL
    SELECT 'transaction ' || transaction_id || ' is unbalanced' FROM ledger_entry
     GROUP BY transaction_id HAVING sum(amount_pence) <> 0
    UNION ALL
    SELECT 'order ' || order_id || ' was settled more than once' FROM order_event
     WHERE type = 'settled' GROUP BY order_id HAVING count(*) > 1
    UNION ALL
    SELECT 'order ' || o.id || ' is settled without its money' FROM "order" o
     WHERE o.settled_at IS NOT NULL AND o.amount_pence > 0
       AND (SELECT count(*) FROM payment WHERE order_id = o.id AND status = 'paid' AND NOT is_surplus) = 0
    UNION ALL
    SELECT 'payment ' || p.id || ' is paid and not booked once' FROM payment p
     WHERE status = 'paid' AND (SELECT count(*) FROM ledger_transaction WHERE key = 'payment:' || p.id || ':paid') <> 1
    UNION ALL
    SELECT 'payment ' || p.id || ' is booked and not paid' FROM payment p
     WHERE status <> 'paid' AND EXISTS (SELECT 1 FROM ledger_transaction WHERE key = 'payment:' || p.id || ':paid')
    UNION ALL
    SELECT 'payment ' || p.id || ' is surplus and not returned' FROM payment p
     WHERE is_surplus AND (SELECT coalesce(sum(amount_pence), 0) FROM refund WHERE payment_id = p.id AND status <> 'failed')
       <> p.amount_pence
    UNION ALL
    SELECT 'payment ' || p.id || ' is returned beyond its amount' FROM payment p
     WHERE (SELECT coalesce(sum(amount_pence), 0) FROM refund WHERE payment_id = p.id AND status <> 'failed') > p.amount_pence
    UNION ALL
    SELECT 'refund ' || r.id || ' has failed and is booked' FROM refund r
     WHERE status = 'failed' AND (SELECT coalesce(sum(abs(total)), 0) FROM (SELECT sum(e.amount_pence) AS total
       FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE t.refund_id = r.id GROUP BY e.account) AS by_account) <> 0
    UNION ALL
    SELECT account || ' is ' || sum(amount_pence) || ' pence, which the disputes do not explain' FROM ledger_entry
     WHERE account IN ('office:disputes', 'client:disputes') GROUP BY account
     HAVING sum(amount_pence) <> (SELECT coalesce(sum(d.withdrawn_pence - d.lost_pence), 0) FROM dispute d
       JOIN payment p ON p.id = d.payment_id JOIN "order" o ON o.id = p.order_id
       WHERE (o.kind = 'tenant') = (account = 'client:disputes'))
    UNION ALL
    SELECT 'refund ' || r.id || ' is done and not booked once' FROM refund r
     WHERE status = 'done' AND (SELECT count(*) FROM ledger_transaction WHERE key = 'refund:' || r.id || ':done') <> 1`)
  return rows.map(({ fault }) => fault)
}

/** Returns the text of the newest mail to an address; '' if there is none. */
export async function readLastMail(pool: pg.Pool, email: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    'SELECT text FROM mail WHERE "to" = $1 ORDER BY id DESC LIMIT 1',
    [email],
  )
  return rows[0]?.text ?? ''
}
