import { expect, it } from 'vitest'
import { getProvider } from '../../../lib/agency/payments/providers'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { PASSWORD } from '../../support/accounts'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { readLastMail, runPaymentJobs } from '../../support/payments'
import { startStripeSuite, WEBHOOK_SECRET } from '../../support/stripe-suite'

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()

/** The price of a month on the portals. */
const MONTH_PENCE = 19_00

const sendWebhook = (sessionId: string) =>
  gateway.receivePaymentEvent(suite.stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET }))

const sendInvoice = (invoiceId: string) => {
  const options = { secret: WEBHOOK_SECRET, type: 'invoice.paid', object: 'invoice' }
  return gateway.receivePaymentEvent(suite.stripe.signEvent(invoiceId, options))
}

/** Opens a portal subscription at Stripe, which is not paid yet. */
async function subscribe() {
  const owner = await insertUser(suite.pool)
  const [sale] = await addListings([{ street: `Mews ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const record = await gateway.subscriptionPayment({ user_id: owner.id, property_id: sale! }, owner)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createSubscriptionSession(
    { order_number: record.data.transaction_id, order_amount: MONTH_PENCE, property_type: 'sales' },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  return {
    owner,
    sessionId: session.data.id,
    order: { user_id: owner.id, order_id: record.data.order_id! },
    listingInput: { user_id: owner.id, property_id: sale! },
  }
}

it('each month of a subscription is booked once, and the subscription is cancelled at Stripe with its order (API-32)', async () => {
  const { owner, sessionId, order } = await subscribe()
  suite.stripe.pay(sessionId)
  const invoiceId = suite.stripe.charge(sessionId)
  // The second month's invoice is reported twice, and before the first month's session.
  await sendInvoice(invoiceId)
  await sendInvoice(invoiceId)
  await runPaymentJobs()
  await sendWebhook(sessionId)
  await runPaymentJobs()
  await suite.pool.query(
    `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), run_at => now())`,
  )
  await runPaymentJobs()
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({
    data: { status: 'settled', paid_pence: 2 * MONTH_PENCE },
  })
  // After the 14 days in which a customer may cancel, nothing is refunded.
  await suite.pool.query(`UPDATE "order" SET cancellable_until = now() - interval '1 day' WHERE id = $1`, [
    order.order_id,
  ])
  expect(await gateway.cancelOrder(order, owner)).toMatchObject({ ok: true, data: { refund_pence: 0 } })
  await runPaymentJobs()
  expect(suite.stripe.cancelledSubscriptions).toEqual([suite.stripe.sessions.get(sessionId)!.subscription])
  // A charge after the cancellation is refunded.
  await sendInvoice(suite.stripe.charge(sessionId))
  await runPaymentJobs()
  const { rows } = await suite.pool.query(
    `SELECT r.amount_pence::int AS pence FROM refund r WHERE order_id = $1`,
    [order.order_id],
  )
  expect(rows).toEqual([{ pence: MONTH_PENCE }])
  expect(await readLastMail(suite.pool, owner.email)).toContain(
    'The order had been cancelled before it came in.',
  )
})

it('the reconciliation finds a month that no webhook reported, which has a payment and a receipt of its own (API-32)', async () => {
  const { owner, sessionId, order } = await subscribe()
  suite.stripe.pay(sessionId)
  await sendWebhook(sessionId)
  await runPaymentJobs()
  suite.stripe.charge(sessionId)
  suite.stripe.charge(sessionId)
  // The reconciliation asks Stripe once a day about a subscription, and tries again after an outage.
  expect(await reconcilePayments()).toMatchObject({ subscriptions: 0, foundCharges: 0 })
  await suite.pool.query(
    `UPDATE payment SET checked_at = now() - interval '25 hours' WHERE session_id = $1`,
    [sessionId],
  )
  suite.stripe.behaviour = 'down'
  expect(await reconcilePayments()).toMatchObject({ subscriptions: 0 })
  suite.stripe.behaviour = 'normal'
  expect(await reconcilePayments()).toMatchObject({ subscriptions: 1, foundCharges: 2 })
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 0 })
  const reply = await gateway.getUserOrder(order, owner)
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.paid_pence).toBe(3 * MONTH_PENCE)
  const monthlyCharge = {
    amount_pence: MONTH_PENCE,
    // A sixth of £19, rounded down.
    vat_pence: 316,
    refunded_pence: 0,
    refunding_pence: 0,
  }
  expect(reply.data.charges).toEqual([1, 2, 3].map(() => expect.objectContaining(monthlyCharge)))
})

it('the reconciliation finds and refunds a charge after the subscription was cancelled', async () => {
  const { owner, sessionId, order } = await subscribe()
  suite.stripe.pay(sessionId)
  await sendWebhook(sessionId)
  await runPaymentJobs()
  await gateway.cancelOrder(order, owner)
  await runPaymentJobs()
  suite.stripe.charge(sessionId)
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 1 })
  await runPaymentJobs()
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({
    data: { paid_pence: 0, refunded_pence: 2 * MONTH_PENCE },
  })
})

it('a subscription that is paid after its order was cancelled is refunded, and cancelled at Stripe', async () => {
  const { owner, sessionId, order } = await subscribe()
  const session = suite.stripe.sessions.get(sessionId)!
  // A bank transfer is on its way, so Stripe does not end the session when the order is cancelled.
  Object.assign(session, { status: 'complete', url: null })
  await gateway.cancelOrder(order, owner)
  await runPaymentJobs()
  session.status = 'open'
  suite.stripe.pay(sessionId)
  await sendWebhook(sessionId)
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({
    data: { status: 'cancelled', paid_pence: 0, refunded_pence: MONTH_PENCE },
  })
  expect(suite.stripe.cancelledSubscriptions).toContain(session.subscription)
  expect(await readLastMail(suite.pool, owner.email)).toContain(
    'We could not take your payment of £19 for “The portals, paid each month until you cancel”. The order had been cancelled before it came in.',
  )
})

it('an open portal order is replaced when its price has changed, and the new one can be paid (API-30)', async () => {
  const { owner, sessionId, order, listingInput } = await subscribe()
  // The order has an old price of £15.
  await suite.pool.query(`UPDATE "order" SET amount_pence = 1500, vat_pence = 250 WHERE id = $1`, [
    order.order_id,
  ])
  const record = await gateway.subscriptionPayment(listingInput, owner)
  if (!record.ok) throw new Error(record.message)
  expect(record.data.amount).toBe(MONTH_PENCE / 100)
  expect(record.data.order_id).not.toBe(order.order_id)
  const session = await gateway.createSubscriptionSession(
    { order_number: record.data.transaction_id, order_amount: MONTH_PENCE, property_type: 'sales' },
    owner,
  )
  expect(session).toMatchObject({ ok: true })
  await runPaymentJobs()
  expect(suite.stripe.sessions.get(sessionId)?.status).toBe('expired')
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({ data: { status: 'cancelled' } })
})

/** Opens a subscription and pays its first month. @returns also functions that change it at Stripe or read its order */
async function subscribeAndPay() {
  const subscriber = await subscribe()
  const { owner, sessionId, order } = subscriber
  suite.stripe.pay(sessionId)
  await sendWebhook(sessionId)
  await runPaymentJobs()
  const subscription = suite.stripe.sessions.get(sessionId)!.subscription!
  const setSubscriptionStatus = (status: 'past_due' | 'unpaid' | 'canceled') =>
    suite.stripe.subscriptionStatuses.set(subscription, status)
  const sendSubscriptionEvent = async () => {
    const type = 'customer.subscription.updated'
    const options = { secret: WEBHOOK_SECRET, type, object: 'subscription' }
    await gateway.receivePaymentEvent(suite.stripe.signEvent(subscription, options))
    await runPaymentJobs()
  }
  const readOrder = async () => {
    const reply = await gateway.getUserOrder(order, owner)
    if (!reply.ok) throw new Error(reply.message)
    return reply.data
  }
  const readMailSubjects = async () =>
    (
      await suite.pool.query<{ subject: string }>(`SELECT subject FROM mail WHERE "to" = $1 ORDER BY id`, [
        owner.email,
      ])
    ).rows.map(({ subject }) => subject)
  return {
    ...subscriber,
    subscription,
    setSubscriptionStatus,
    sendSubscriptionEvent,
    readOrder,
    readMailSubjects,
  }
}

it('an event about the end of a subscription ends its order, books earlier charges, and tells the owner once', async () => {
  const {
    owner,
    sessionId,
    subscription,
    setSubscriptionStatus,
    sendSubscriptionEvent,
    readOrder,
    readMailSubjects,
  } = await subscribeAndPay()
  setSubscriptionStatus('past_due')
  await sendSubscriptionEvent()
  expect(await readOrder(), 'Stripe tries the card again').toMatchObject({ status: 'settled' })
  // The event of this paid charge is lost.
  suite.stripe.charge(sessionId)
  setSubscriptionStatus('unpaid')
  await sendSubscriptionEvent()
  await sendSubscriptionEvent()
  expect(await reconcilePayments({ all: true })).toMatchObject({ foundCharges: 0 })
  expect(await readOrder()).toMatchObject({
    status: 'cancelled',
    paid_pence: 2 * MONTH_PENCE,
    refunded_pence: 0,
    refunding_pence: 0,
  })
  expect(suite.stripe.cancelledSubscriptions).toContain(subscription)
  expect((await readMailSubjects()).filter((subject) => subject.includes('monthly payments'))).toHaveLength(1)
  expect(await readLastMail(suite.pool, owner.email)).toMatch(
    /is on \w+ until \w+ \d+ \w+ \d{4}, as paid for/,
  )
})

it('the reconciliation finds a subscription that has ended at Stripe, and does not mistake an outage for its end', async () => {
  const { owner, sessionId, setSubscriptionStatus, readOrder } = await subscribeAndPay()
  // The month that was paid for is over.
  await suite.pool.query(`UPDATE payment SET paid_at = now() - interval '2 months' WHERE session_id = $1`, [
    sessionId,
  ])
  setSubscriptionStatus('canceled')
  suite.stripe.behaviour = 'down'
  await reconcilePayments({ all: true })
  suite.stripe.behaviour = 'nonsense'
  await reconcilePayments({ all: true })
  suite.stripe.behaviour = 'normal'
  expect(await readOrder()).toMatchObject({ status: 'settled' })
  await reconcilePayments({ all: true })
  expect(await readOrder()).toMatchObject({ status: 'cancelled', paid_pence: MONTH_PENCE })
  expect(await readLastMail(suite.pool, owner.email)).toContain('is no longer on')
})

it('a second subscription for a paid order is refunded and cancelled at Stripe, and the first one goes on', async () => {
  const { owner, sessionId, order, subscription, readOrder } = await subscribeAndPay()
  const second = await (await getProvider())!.createSession({
    idempotencyKey: `second-${sessionId}`,
    paymentId: 0,
    reference: '',
    description: 'The portals',
    amountPence: BigInt(MONTH_PENCE),
    customerEmail: owner.email,
    isSubscription: true,
    successUrl: 'https://emoov.example/',
    cancelUrl: 'https://emoov.example/',
  })
  await suite.pool.query(
    `INSERT INTO payment (order_id, provider, session_id, amount_pence, status) VALUES ($1, 'stripe', $2, $3, 'expired')`,
    [order.order_id, second.id, MONTH_PENCE],
  )
  suite.stripe.pay(second.id)
  await sendWebhook(second.id)
  await runPaymentJobs()
  await runPaymentJobs()
  const secondSubscription = suite.stripe.sessions.get(second.id)!.subscription!
  expect(suite.stripe.cancelledSubscriptions).toContain(secondSubscription)
  expect(suite.stripe.cancelledSubscriptions).not.toContain(subscription)
  // A last charge of the second subscription, and the event of its end.
  suite.stripe.charge(second.id)
  const options = { secret: WEBHOOK_SECRET, type: 'customer.subscription.deleted', object: 'subscription' }
  await gateway.receivePaymentEvent(suite.stripe.signEvent(secondSubscription, options))
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await readOrder()).toMatchObject({
    status: 'settled',
    paid_pence: MONTH_PENCE,
    refunded_pence: 2 * MONTH_PENCE,
  })
})

it('a subscription that its owner has cancelled is not reported as lapsed', async () => {
  const { owner, order, sendSubscriptionEvent, readMailSubjects } = await subscribeAndPay()
  await gateway.cancelOrder(order, owner)
  await runPaymentJobs()
  await sendSubscriptionEvent()
  expect((await readMailSubjects()).filter((subject) => subject.includes('monthly payments'))).toEqual([])
})

it('closing an account cancels its subscription, refunds it as a cancellation does, and says so by mail', async () => {
  const { owner, order, subscription } = await subscribeAndPay()
  await suite.pool.query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [owner.id])
  const deletion = await gateway.deleteAccount({ user_id: owner.id, current_password: PASSWORD }, owner)
  expect(deletion).toMatchObject({ ok: true })
  await runPaymentJobs()
  const { rows } = await suite.pool.query(
    `SELECT o.status::text, r.amount_pence::int AS refund FROM "order" o LEFT JOIN refund r ON r.order_id = o.id
      WHERE o.id = $1`,
    [order.order_id],
  )
  expect(rows).toEqual([{ status: 'cancelled', refund: MONTH_PENCE }])
  expect(suite.stripe.cancelledSubscriptions).toContain(subscription)
  expect(await readLastMail(suite.pool, owner.email)).toContain('£19 of them goes back to the card that paid')
})
