import { expect, it, vi } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { PACKAGE_PENCE } from '../../support/orders'
import { runPaymentJobs } from '../../support/payments'
import { createSession } from '../../support/stripe-objects'
import { stripePayments } from '../../support/stripe-payments'
import { startStripeSuite, WEBHOOK_SECRET } from '../../support/stripe-suite'

/* Another business uses the same Stripe account, so that its events arrive here too. */

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()
const { placePackage, readOrder } = stripePayments(suite)
const PRICE_PENCE = 40_00
const openDisputeFields = { amount: PRICE_PENCE, status: 'needs_response', movements: [-PRICE_PENCE] }

/** Sends an event and runs its job. @returns the number of jobs that wait to be tried again */
async function sendEvent(object: string, id: string): Promise<number> {
  await gateway.receivePaymentEvent(suite.stripe.signEvent(id, { secret: WEBHOOK_SECRET, object }))
  await runPaymentJobs()
  const { rows } = await suite.pool.query<{ count: number }>(
    `SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'handle-provider-event'`,
  )
  return rows[0]!.count
}

/** Pays a subscription of the other business, whose payments have no id of ours. */
function subscribeToOtherBusiness(): { sessionId: string; subscription: string } {
  const session = createSession(
    new URLSearchParams({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': String(PRICE_PENCE),
      'line_items[0][price_data][currency]': 'gbp',
    }),
  )
  suite.stripe.sessions.set(session.id, session)
  suite.stripe.pay(session.id)
  return { sessionId: session.id, subscription: session.subscription! }
}

const storeCardForOtherBusiness = (): string => {
  const session = createSession(new URLSearchParams({ mode: 'setup' }))
  const amounts: object = { amount_total: null, currency: null }
  suite.stripe.sessions.set(session.id, Object.assign(session, amounts))
  return session.id
}

const createDisputeWithoutIntent = (): string => {
  const id = suite.stripe.dispute('', openDisputeFields)
  Object.assign(suite.stripe.disputes.get(id)!, { payment_intent: null })
  return id
}

it.each<[string, string, () => string]>([
  [
    'a charge of its subscription',
    'invoice',
    () => suite.stripe.charge(subscribeToOtherBusiness().sessionId),
  ],
  [
    'the end of its subscription',
    'subscription',
    () => {
      const { sessionId, subscription } = subscribeToOtherBusiness()
      suite.stripe.charge(sessionId)
      suite.stripe.subscriptionStatuses.set(subscription, 'canceled')
      return subscription
    },
  ],
  [
    'a dispute of its payment',
    'dispute',
    () => suite.stripe.dispute('pi_of_another_business', openDisputeFields),
  ],
  ['a dispute without a payment intent', 'dispute', createDisputeWithoutIntent],
  ['a session that only stores a card', 'checkout.session', storeCardForOtherBusiness],
  ['a session that is paid', 'checkout.session', () => subscribeToOtherBusiness().sessionId],
])('the event of another business about %s is handled once, and books nothing', async (_, object, create) => {
  expect(await sendEvent(object, create())).toBe(0)
  const { rows } = await suite.pool.query<{ isHandled: boolean }>(
    'SELECT handled_at IS NOT NULL AS "isHandled" FROM provider_event ORDER BY id DESC LIMIT 1',
  )
  expect(rows).toEqual([{ isHandled: true }])
  const { rows: payments } = await suite.pool.query('SELECT id FROM payment')
  expect(payments).toEqual([])
})

it('a dispute of a payment whose webhook was lost books the payment, and is then handled again', async () => {
  const order = await placePackage()
  const session = await order.openCheckout()
  if (!session.ok) throw new Error(session.message)
  suite.stripe.pay(session.data.id)
  const intent = suite.stripe.sessions.get(session.data.id)!.payment_intent!
  expect(await sendEvent('dispute', suite.stripe.dispute(intent, openDisputeFields))).toBe(1)
  expect(await readOrder(order)).toMatchObject({ status: 'settled' })
  await suite.pool.query(
    `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), run_at => now())`,
  )
  await runPaymentJobs()
  const { rows } = await suite.pool.query('SELECT status FROM dispute')
  expect(rows).toEqual([{ status: 'open' }])
})

it('a payment of another installation that has the id of our payment pays none of our orders', async () => {
  const order = await placePackage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Our payment is stored, but no answer about its session arrives.
  suite.stripe.behaviour = 'reset'
  expect(await order.openCheckout()).toMatchObject({ ok: false })
  suite.stripe.behaviour = 'normal'
  const { rows } = await suite.pool.query<{ id: number }>('SELECT id FROM payment WHERE order_id = $1', [
    order.orderId,
  ])
  const session = createSession(
    new URLSearchParams({
      client_reference_id: 'ORD-OF-ANOTHER-INSTALLATION',
      'metadata[payment_id]': String(rows[0]!.id),
      'line_items[0][price_data][unit_amount]': String(PACKAGE_PENCE),
      'line_items[0][price_data][currency]': 'gbp',
    }),
  )
  suite.stripe.sessions.set(session.id, session)
  suite.stripe.pay(session.id)
  await sendEvent('checkout.session', session.id)
  expect(await readOrder(order)).toMatchObject({ status: 'open', paid_pence: 0 })
})
