import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { embeddedGateway } from '../../../lib/gateway/embedded'
import { emptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { findMoneyFaults, runPaymentJobs } from '../../support/payments'
import { startStripeServer, type StripeServer } from '../../support/stripe-server'

const SECRET = 'whsec_test'

let database: TestDatabase
let pool: pg.Pool
let stripe: StripeServer
const gateway = embeddedGateway()

beforeAll(async () => {
  database = await emptyDatabase()
  stripe = await startStripeServer()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
  })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  expect(await findMoneyFaults(pool)).toEqual([])
  await stripe?.close()
  await disconnect()
  await pool?.end()
  await database?.drop()
})

const sendWebhook = (sessionId: string) =>
  gateway.receivePaymentEvent(stripe.signEvent(sessionId, { secret: SECRET }))

it('a subscription is booked month by month, each once, and is cancelled at Stripe with its order (API-32)', async () => {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ street: `Mews ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const own = { user_id: owner.id }
  const record = await gateway.subscriptionPayment({ ...own, property_id: sale! }, owner)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createSubscriptionSession(
    { order_number: record.data.transaction_id, order_amount: 1_900, property_type: 'sales' },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  const { id } = session.data
  stripe.pay(id)
  const invoice = stripe.charge(id)
  const sendInvoice = () =>
    gateway.receivePaymentEvent(
      stripe.signEvent(invoice, { secret: SECRET, type: 'invoice.paid', object: 'invoice' }),
    )
  // The second month's invoice is reported twice, and before the first month's session.
  await sendInvoice()
  await sendInvoice()
  await runPaymentJobs()
  await sendWebhook(id)
  await runPaymentJobs()
  await pool.query(
    `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), run_at => now())`,
  )
  await runPaymentJobs()
  const order = { ...own, order_id: record.data.order_id! }
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({
    data: { status: 'settled', paid_pence: 3_800 },
  })
  await pool.query(`UPDATE "order" SET cancellable_until = now() - interval '1 day' WHERE id = $1`, [
    order.order_id,
  ])
  expect(await gateway.cancelOrder(order, owner)).toMatchObject({ ok: true, data: { refund_pence: 0 } })
  await runPaymentJobs()
  expect(stripe.cancelledSubscriptions).toEqual([stripe.sessions.get(id)!.subscription])
  // A charge that arrives all the same goes back.
  const late = stripe.charge(id)
  await gateway.receivePaymentEvent(
    stripe.signEvent(late, { secret: SECRET, type: 'invoice.paid', object: 'invoice' }),
  )
  await runPaymentJobs()
  const { rows } = await pool.query(`SELECT r.amount_pence::int AS pence FROM refund r WHERE order_id = $1`, [
    order.order_id,
  ])
  expect(rows).toEqual([{ pence: 1_900 }])
})
