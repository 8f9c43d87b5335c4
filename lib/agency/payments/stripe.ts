import type Stripe from 'stripe'
import { env } from '../../config/env'
import { InvalidSignature, ProviderOutage, type PaymentProvider, type SessionRequest } from './provider'
import { parseStoredEvent, readSignedEvent } from './read-event'
import { intentOfSession, readCharge, readDispute, readRefund, readSession } from './stripe-answers'
import { ask, stripe } from './stripe-client'

const MAX_LISTED = 100
/** Of the lists that are read page by page. */
const MAX_READ = 1_000

const toSessionParams = (request: SessionRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: request.isSubscription ? 'subscription' : 'payment',
  client_reference_id: request.reference,
  metadata: { payment_id: String(request.paymentId) },
  customer_email: request.customerEmail,
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'gbp',
        unit_amount: Number(request.amountPence),
        product_data: { name: request.description },
        ...(request.isSubscription ? { recurring: { interval: 'month' as const } } : {}),
      },
    },
  ],
})

const toListParams = (since: Date) => ({
  created: { gte: Math.floor(since.getTime() / 1_000) },
  limit: MAX_LISTED,
})

type RefundRequest = Parameters<PaymentProvider['createRefund']>[0]

/** @throws ProviderRefusal, ProviderOutage */
async function createRefund(request: RefundRequest): Promise<Stripe.Refund> {
  const { idempotencyKey, refundId, sessionId, amountPence } = request
  const intent = request.intentId ?? (sessionId ? await findIntent(sessionId) : null)
  if (!intent) throw new ProviderOutage('Stripe knows no payment of the session yet')
  const metadata = { refund_id: String(refundId) }
  try {
    return await stripe().refunds.create(
      { payment_intent: intent, amount: Number(amountPence), metadata },
      { idempotencyKey },
    )
  } catch (error) {
    // Stripe forgets a key after a day. A second request for the same refund is then refused for its amount.
    const existingRefund = await findRefund(intent, refundId)
    if (existingRefund) return existingRefund
    throw error
  }
}

async function findRefund(intent: string, refundId: number): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe().refunds.list({ payment_intent: intent, limit: MAX_LISTED })
  return data.find(({ metadata }) => metadata?.refund_id === String(refundId))
}

async function findIntent(sessionId: string): Promise<string | null> {
  const session = await stripe().checkout.sessions.retrieve(sessionId, { expand: ['invoice.payments'] })
  return intentOfSession(session)
}

/** A signature by an empty secret would be anybody's. @throws InvalidSignature where none is set */
function requireWebhookSecret(): string {
  const { STRIPE_WEBHOOK_SECRET } = env()
  if (!STRIPE_WEBHOOK_SECRET) throw new InvalidSignature('Setting STRIPE_WEBHOOK_SECRET is missing')
  return STRIPE_WEBHOOK_SECRET
}

/** Stripe, through its SDK and its hosted Checkout. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  createSession: (request) =>
    ask(
      () =>
        stripe().checkout.sessions.create(toSessionParams(request), {
          idempotencyKey: request.idempotencyKey,
        }),
      readSession,
    ),
  retrieveSession: (id) =>
    ask(
      () => stripe().checkout.sessions.retrieve(id, { expand: ['payment_intent', 'invoice.payments'] }),
      readSession,
    ),
  expireSession: (id) =>
    ask(
      () => stripe().checkout.sessions.expire(id),
      () => undefined,
    ),
  createRefund: (request) => ask(() => createRefund(request), readRefund),
  retrieveRefund: (id) => ask(() => stripe().refunds.retrieve(id), readRefund),
  listRefunds: (since) =>
    ask(
      () => stripe().refunds.list(toListParams(since)).autoPagingToArray({ limit: MAX_READ }),
      (refunds) => refunds.map(readRefund),
    ),
  retrieveCharge: (id) => ask(() => stripe().invoices.retrieve(id, { expand: ['payments'] }), readCharge),
  listCharges: (subscription) =>
    ask(
      () =>
        stripe().invoices.list({
          subscription,
          status: 'paid',
          limit: MAX_LISTED,
          expand: ['data.payments'],
        }),
      ({ data }) => data.map(readCharge).filter((charge) => charge !== null),
    ),
  retrieveDispute: (id) => ask(() => stripe().disputes.retrieve(id), readDispute),
  listDisputes: (since) =>
    ask(
      () => stripe().disputes.list(toListParams(since)).autoPagingToArray({ limit: MAX_READ }),
      (disputes) => disputes.filter((dispute) => dispute.payment_intent !== null).map(readDispute),
    ),
  cancelSubscription: (id) =>
    ask(
      () => stripe().subscriptions.cancel(id),
      () => undefined,
    ),
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, requireWebhookSecret()),
  parseEvent: parseStoredEvent,
}
