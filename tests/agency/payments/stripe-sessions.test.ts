import { expect, it, vi } from 'vitest'
import { applySession } from '../../../lib/agency/payments/apply-session'
import { getProvider } from '../../../lib/agency/payments/providers'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { PACKAGE_PENCE } from '../../support/orders'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

/* Checkout sessions that Stripe creates late, refuses, or completes without a payment. */

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()
const { placePackage } = stripePayments(suite)

it('a session that Stripe creates while its order is cancelled is ended', async () => {
  const { payer, orderId, openCheckout } = await placePackage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  suite.stripe.behaviour = 'down'
  expect(await openCheckout()).toMatchObject({ ok: false })
  suite.stripe.behaviour = 'normal'
  await gateway.cancelOrder({ user_id: payer.id, order_id: orderId }, payer)
  await runPaymentJobs()
  const { rows } = await suite.pool.query<{ id: number }>('SELECT id FROM payment WHERE order_id = $1', [
    orderId,
  ])
  const provider = (await getProvider())!
  const session = await provider.createSession({
    idempotencyKey: `late-${orderId}`,
    paymentId: rows[0]!.id,
    reference: 'ORD-LATE',
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
