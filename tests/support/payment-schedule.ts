import fc from 'fast-check'
import type pg from 'pg'
import { withTransaction } from '../../lib/agency/database'
import { cancelOrder } from '../../lib/agency/orders/cancel-order'
import { applySession } from '../../lib/agency/payments/apply-session'
import { isUnreachable } from '../../lib/agency/pool'
import type { ProviderSession } from '../../lib/agency/payments/provider'
import type { PaymentPeer } from './payment-peer'
import { findMoneyFaults } from './payments'

/* Generated histories of a provider's messages: lost, sent twice, out of order, out of date, to two processes at once. */

const AMOUNT = { package: 39_500, tenant: 10_000 }

interface PlannedSession {
  /** What is true of the session in the end. */
  end: 'open' | 'paid' | 'expired'
  isWrongAmount: boolean
}
interface PlannedOrder {
  kind: 'package' | 'tenant'
  sessions: PlannedSession[]
}
type Step =
  | { type: 'cancel'; order: number }
  | { type: 'say'; order: number; session: number; isStale: boolean; toPeer: boolean; waits: boolean }
export interface Schedule {
  orders: PlannedOrder[]
  steps: Step[]
}

const order = fc.record({
  kind: fc.constantFrom('package' as const, 'tenant' as const),
  sessions: fc.array(
    fc.record({
      end: fc.constantFrom('open' as const, 'paid' as const, 'paid' as const, 'expired' as const),
      isWrongAmount: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
const index = fc.integer({ min: 0, max: 2 })
const say = fc.record({
  type: fc.constant('say' as const),
  order: index,
  session: index,
  isStale: fc.boolean(),
  toPeer: fc.boolean(),
  waits: fc.boolean(),
})
const cancel = fc.record({ type: fc.constant('cancel' as const), order: index })

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 2 }),
  steps: fc.array(fc.oneof({ weight: 9, arbitrary: say }, { weight: 1, arbitrary: cancel }), {
    maxLength: 12,
  }),
})

export interface ScheduleBench {
  pool: pg.Pool
  peer: PaymentPeer
  /** Homes for sale and to let. */
  sale: number
  letting: number
}

interface PlacedOrder {
  id: number
  userId: number
  plan: PlannedOrder
  sessionIds: string[]
}

let count = 0

/** A busy machine may take too long to open a connection; what then happened is asked again, as a provider does. */
async function untilConnected<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 5 || !isUnreachable(error)) throw error
    }
  }
}

async function placeOrder({ pool, sale, letting }: ScheduleBench, plan: PlannedOrder): Promise<PlacedOrder> {
  count += 1
  const name = `${process.pid}-${count}`
  const { rows } = await pool.query<{ id: number; userId: number }>(
    `WITH payer AS (INSERT INTO "user" (email, first_name, last_name) VALUES ($1 || '@payer.example', 'Pat', 'Payer') RETURNING id)
     INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence, cancellable_until)
     SELECT $1, id, $2, $3::order_kind, 'An order', $4, 0, CASE WHEN $3::order_kind = 'package' THEN now() + interval '14 days' END
       FROM payer RETURNING id, user_id AS "userId"`,
    [name, plan.kind === 'tenant' ? letting : sale, plan.kind, AMOUNT[plan.kind]],
  )
  const { id, userId } = rows[0]!
  if (plan.kind === 'tenant')
    await pool.query('INSERT INTO tenant_deposit (order_id, listing_id) VALUES ($1, $2)', [id, letting])
  const sessionIds = plan.sessions.map((_, number) => `cs_${name}_${number}`)
  // An order has one open payment; the others were taken for expired, and may turn out to be paid.
  for (const [number, sessionId] of sessionIds.entries())
    await pool.query(
      `INSERT INTO payment (order_id, provider, session_id, amount_pence, status) VALUES ($1, 'stripe', $2, $3, $4)`,
      [id, sessionId, AMOUNT[plan.kind], number === 0 ? 'open' : 'expired'],
    )
  return { id, userId, plan, sessionIds }
}

function tellSession({ plan, sessionIds }: PlacedOrder, number: number, isStale: boolean): ProviderSession {
  const { end, isWrongAmount } = plan.sessions[number]!
  const state = isStale ? 'open' : end
  return {
    id: sessionIds[number]!,
    url: state === 'open' ? 'https://checkout.example/' : null,
    status: state === 'paid' ? 'complete' : state,
    isPaid: state === 'paid',
    amountPence: BigInt(AMOUNT[plan.kind] - (isWrongAmount ? 1 : 0)),
    currency: 'GBP',
    paymentId: null,
    intentId: state === 'paid' ? `pi_${sessionIds[number]}` : null,
    subscriptionId: null,
    failure: null,
  }
}

/** Plays a schedule, lets the reconciling say the truth of each session, and compares with the model. @returns faults */
export async function playSchedule(bench: ScheduleBench, { orders, steps }: Schedule): Promise<string[]> {
  await bench.pool.query(`UPDATE tenant_deposit SET status = 'returned' WHERE status IN ('held', 'awaited')`)
  const placed: PlacedOrder[] = []
  for (const plan of orders) placed.push(await placeOrder(bench, plan))
  let running: Promise<unknown>[] = []
  for (const step of steps) {
    const order = placed[step.order % placed.length]!
    if (step.type === 'cancel') {
      running.push(
        untilConnected(() =>
          withTransaction((tx) => cancelOrder(tx, { orderId: order.id, userId: order.userId })),
        ),
      )
      continue
    }
    const session = tellSession(order, step.session % order.sessionIds.length, step.isStale)
    running.push(
      untilConnected<unknown>(() =>
        step.toPeer ? bench.peer.apply(session) : applySession('stripe', session),
      ),
    )
    if (!step.waits) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
  for (const order of placed)
    for (const number of order.sessionIds.keys())
      await untilConnected(() => applySession('stripe', tellSession(order, number, false)))
  return [...(await findMoneyFaults(bench.pool)), ...(await compareWithModel(bench, placed))]
}

interface FoundOrder {
  status: string
  paid: number
  settling: number
  kept: number
}

async function compareWithModel({ pool }: ScheduleBench, placed: PlacedOrder[]): Promise<string[]> {
  const faults: string[] = []
  const { rows: held } = await pool.query(`SELECT order_id FROM tenant_deposit WHERE status = 'held'`)
  if (held.length > 1) faults.push('two holding deposits are held for one home')
  for (const { id, plan } of placed) {
    const { rows } = await pool.query<FoundOrder>(
      `SELECT status, (SELECT count(*)::int FROM payment WHERE order_id = o.id AND status = 'paid') AS paid,
         (SELECT count(*)::int FROM payment WHERE order_id = o.id AND status = 'paid' AND NOT is_surplus) AS settling,
         (SELECT coalesce(sum(amount_pence), 0)::int FROM payment WHERE order_id = o.id AND status = 'paid')
         - (SELECT coalesce(sum(amount_pence), 0)::int FROM refund WHERE order_id = o.id) AS kept
         FROM "order" o WHERE id = $1`,
      [id],
    )
    const { status, paid, settling, kept } = rows[0]!
    const arrived = plan.sessions.filter(({ end }) => end === 'paid')
    const isPayable = arrived.some(({ isWrongAmount }) => !isWrongAmount)
    const isBlocked = plan.kind === 'tenant' && held.length > 0
    if (paid !== arrived.length) faults.push(`order ${id}: ${arrived.length} arrived, ${paid} recorded`)
    if (settling > 1) faults.push(`order ${id} was fulfilled by ${settling} payments`)
    if (kept !== (status === 'settled' ? AMOUNT[plan.kind] : 0)) faults.push(`order ${id} keeps ${kept}`)
    if (status === 'open' && isPayable && !isBlocked) faults.push(`order ${id} is paid and not settled`)
    if (status === 'settled' && !isPayable) faults.push(`order ${id} is settled by nothing`)
  }
  return faults
}
