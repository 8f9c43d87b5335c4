import { beforeEach, expect, it, vi } from 'vitest'
import { applySession } from '../../../lib/agency/payments/apply-session'
import { getProvider } from '../../../lib/agency/payments/providers'
import { paymentMessages } from '../../../lib/contract/payment-messages'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { PACKAGE_PENCE } from '../../support/orders'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments } from '../../support/stripe-payments'
import { startStripeSuite, WEBHOOK_SECRET } from '../../support/stripe-suite'

/* Checkout sessions that Stripe creates late, refuses, or completes without a payment. */

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()
const { placePackage, readOrder } = stripePayments(suite)

beforeEach(() => {
  suite.stripe.behaviour = 'normal'
})

it('a session that Stripe creates while its order is cancelled is ended', async () => {
  const { payer, orderId, openCheckout } = await placePackage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  suite.stripe.behaviour = 'down'
  expect(await openCheckout()).toMatchObject({ ok: false })
  suite.stripe.behaviour = 'normal'
  await gateway.cancelOrder({ user_id: payer.id, order_id: orderId }, payer)
  await runPaymentJobs()
  const { rows } = await suite.pool.query<{ id: number; reference: string }>(
    `SELECT p.id, o.reference FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.id = $1`,
    [orderId],
  )
  const provider = (await getProvider())!
  const session = await provider.createSession({
    idempotencyKey: `late-${orderId}`,
    paymentId: rows[0]!.id,
    reference: rows[0]!.reference,
    description: 'Pay now',
    amountPence: BigInt(PACKAGE_PENCE),
    customerEmail: payer.email,
    isSubscription: false,
    successUrl: 'https://emoov.example/',
    cancelUrl: 'https://emoov.example/',
  })
  expect(await applySession(provider.name, session)).toBe('cancelled')
  await runPaymentJobs()
  expect(suite.stripe.sessions.get(session.id)?.status).toBe('expired')
})

it('after a lost answer of Stripe and a change of email address, the customer can pay at the second attempt', async () => {
  const { payer, openCheckout } = await placePackage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  suite.stripe.behaviour = 'lost'
  expect(await openCheckout()).toMatchObject({ ok: false })
  suite.stripe.behaviour = 'normal'
  await suite.pool.query(`UPDATE "user" SET email = 'new-' || email WHERE id = $1`, [payer.id])
  // Stripe refuses the idempotency key of the first attempt, because the address is another one.
  expect(await openCheckout()).toMatchObject({ ok: false })
  const session = await openCheckout()
  if (!session.ok) throw new Error(session.message)
  expect(suite.stripe.sessions.get(session.data.id)?.customer_email).toBe(`new-${payer.email}`)
})

it('a payment whose session Stripe does not know any more is replaced at the next attempt', async () => {
  const { openCheckout } = await placePackage()
  const first = await openCheckout()
  if (!first.ok) throw new Error(first.message)
  // The agency has gone over from Stripe's test keys to its live keys, which do not show the session.
  suite.stripe.sessions.delete(first.data.id)
  expect(await openCheckout()).toEqual({ ok: false, message: paymentMessages.checkoutExpired })
  const second = await openCheckout()
  expect(second).toMatchObject({ ok: true, data: { id: expect.not.stringContaining(first.data.id) } })
})

it('an open session, which may have been paid, is kept while Stripe has a fault', async () => {
  const { openCheckout } = await placePackage()
  const first = await openCheckout()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  suite.stripe.behaviour = 'down'
  expect(await openCheckout()).toEqual({ ok: false, message: paymentMessages.providerDownAfterCheckout })
  suite.stripe.behaviour = 'normal'
  expect(await openCheckout()).toEqual(first)
})

it.each([
  ['bank transfer', { payment_intent: { id: 'pi_of_transfer', status: 'processing' } }],
  ['first invoice', { invoice: { id: 'in_of_transfer', object: 'invoice', status: 'open' } }],
])(
  'a checkout whose %s is on its way is reported as pending, and is replaced once the payment has failed',
  async (_, pending) => {
    const order = await placePackage()
    const first = await order.openCheckout()
    if (!first.ok) throw new Error(first.message)
    const session = suite.stripe.sessions.get(first.data.id)!
    Object.assign(session, { status: 'complete', url: null, ...pending })
    expect(await order.openCheckout()).toEqual({ ok: false, message: paymentMessages.paymentPending })
    Object.assign(session.payment_intent ?? session.invoice!, {
      status: session.payment_intent ? 'requires_payment_method' : 'void',
    })
    const event = { secret: WEBHOOK_SECRET, type: 'checkout.session.async_payment_failed' }
    await gateway.receivePaymentEvent(suite.stripe.signEvent(session.id, event))
    await runPaymentJobs()
    const second = await order.openCheckout()
    if (!second.ok) throw new Error(second.message)
    expect(second.data.id).not.toBe(session.id)
    expect(await readOrder(order)).toMatchObject({ status: 'open', paid_pence: 0 })
  },
)
