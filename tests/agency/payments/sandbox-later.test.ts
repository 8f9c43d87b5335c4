import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { ProviderOutage } from '../../../lib/agency/payments/provider'
import { getProvider } from '../../../lib/agency/payments/providers'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { reconcileCharges } from '../../../lib/agency/payments/reconcile-charges'
import { refundOrder } from '../../../lib/agency/payments/refunds'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { findMoneyFaults, runPaymentJobs } from '../../support/payments'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  // The payment sandbox works only in a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  // Whatever the tests did, the ledger is balanced and every payment is booked once.
  expect(await findMoneyFaults(pool)).toEqual([])
  await disconnect()
  await pool?.end()
  await database?.drop()
})

/** The price of a month on the portals. */
const MONTH_PENCE = 19_00
/** A card of the sandbox whose payment is disputed later. */
const DISPUTING_CARD = '4000000000000259'
/** A card of the sandbox that is accepted. */
const ACCEPTED_CARD = '4242424242424242'
/** The fee that the sandbox charges for a dispute. */
const DISPUTE_FEE_PENCE = 20_00

/** Opens a portal subscription, and pays its first month with a card of the sandbox. */
async function subscribe(card_number: string) {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ street: `Mews ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const record = await gateway.subscriptionPayment({ user_id: owner.id, property_id: sale! }, owner)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createSubscriptionSession(
    { order_number: record.data.transaction_id, order_amount: MONTH_PENCE, property_type: 'sales' },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  await gateway.payInSandbox({ id: session.data.id, card_number })
  await runPaymentJobs()
  const order = { user_id: owner.id, order_id: record.data.order_id! }
  const readOrder = async () => {
    const reply = await gateway.getUserOrder(order, owner)
    if (!reply.ok) throw new Error(reply.message)
    return reply.data
  }
  return { owner, order, readOrder, sessionId: session.data.id }
}

/** Makes a session older, so that months have passed since it was opened. */
const passMonths = (sessionId: string, months: number) =>
  pool.query(
    `UPDATE sandbox_session SET created_at = created_at - make_interval(months => $2) WHERE id = $1`,
    [sessionId, months],
  )

it('the sandbox charges a subscription each month until it is cancelled (D-125, API-32)', async () => {
  const { owner, order, readOrder, sessionId } = await subscribe(ACCEPTED_CARD)
  await passMonths(sessionId, 2)
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 2 })
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 0 })
  const { charges, paid_pence: paid } = await readOrder()
  expect(paid).toBe(3 * MONTH_PENCE)
  expect(charges.map(({ amount_pence: amount }) => amount)).toEqual([MONTH_PENCE, MONTH_PENCE, MONTH_PENCE])
  await withTransaction((tx) =>
    refundOrder(tx, { orderId: order.order_id, amountPence: BigInt(paid), reason: 'Returned by the agency' }),
  )
  await runPaymentJobs()
  expect(await readOrder()).toMatchObject({ paid_pence: 0, refunded_pence: 3 * MONTH_PENCE })
  await gateway.cancelOrder(order, owner)
  await runPaymentJobs()
  // Dates the cancellation to the start of the subscription, so that the month that passes comes after it.
  await pool.query(`UPDATE sandbox_session SET cancelled_at = created_at WHERE id = $1`, [sessionId])
  await passMonths(sessionId, 1)
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 0 })
})

it('a provider’s fault about one subscription does not stop the check of the others', async () => {
  const [faulty, sound] = [await subscribe(ACCEPTED_CARD), await subscribe(ACCEPTED_CARD)]
  for (const { sessionId } of [faulty, sound]) await passMonths(sessionId, 1)
  // The subscription whose last check is the oldest is checked first.
  for (const [{ order }, days] of [
    [faulty, 3],
    [sound, 2],
  ] as const)
    await pool.query(
      `UPDATE payment SET checked_at = now() - make_interval(days => $2) WHERE order_id = $1`,
      [order.order_id, days],
    )
  const { rows } = await pool.query<{ id: string }>(
    `SELECT subscription_id AS id FROM payment WHERE order_id = $1`,
    [faulty.order.order_id],
  )
  const sandbox = (await getProvider())!
  const checkedIds: string[] = []
  const provider = {
    ...sandbox,
    hasSubscriptionEnded: async (id: string) => {
      checkedIds.push(id)
      if (id === rows[0]?.id) throw new ProviderOutage('a fault')
      return sandbox.hasSubscriptionEnded(id)
    },
  }
  expect(await reconcileCharges(provider, { all: false })).toEqual({ subscriptions: 1, foundCharges: 1 })
  expect(checkedIds[0]).toBe(rows[0]?.id)
  expect((await sound.readOrder()).paid_pence).toBe(2 * MONTH_PENCE)
})

it('a provider that is down is asked about three subscriptions at most', async () => {
  for (let count = 0; count < 4; count += 1) await subscribe(ACCEPTED_CARD)
  let requestCount = 0
  const provider = {
    ...(await getProvider())!,
    hasSubscriptionEnded: async () => {
      requestCount += 1
      throw new ProviderOutage('it is down')
    },
  }
  expect(await reconcileCharges(provider, { all: true })).toEqual({ subscriptions: 0, foundCharges: 0 })
  expect(requestCount).toBe(3)
})

it('the reconciliation finds the dispute of a payment by the disputing sandbox card, and its fee (D-125)', async () => {
  const { readOrder } = await subscribe(DISPUTING_CARD)
  expect(await readOrder()).toMatchObject({ status: 'settled', disputed_pence: 0 })
  expect(await reconcilePayments()).toMatchObject({ foundMovements: 1 })
  expect(await readOrder()).toMatchObject({ disputed_pence: MONTH_PENCE })
  const { rows } = await pool.query(
    `SELECT sum(amount_pence)::int AS pence FROM ledger_entry WHERE account = 'office:dispute-fees'`,
  )
  expect(rows).toEqual([{ pence: DISPUTE_FEE_PENCE }])
})
