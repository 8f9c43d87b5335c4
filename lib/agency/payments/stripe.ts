import type Stripe from 'stripe'
import { env } from '../../config/env'
import {
  InvalidSignature,
  ProviderFault,
  ProviderOutage,
  type PaymentProvider,
  type ProviderRefund,
  type SessionRequest,
} from './provider'
import { parseStoredEvent, readSignedEvent } from './read-event'
import {
  getIntentOfSession,
  isEndedSubscription,
  parseCharge,
  parseDispute,
  parseRefund,
  parseSession,
} from './parse-stripe-objects'
import { callStripe, readFromStripe, stripe } from './stripe-client'

/** Stripe's maximum for one page of a list. */
const PAGE_SIZE = 100
/** The number of entries of a list that are read at most, page by page. */
const MAX_ENTRIES = 1_000

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
  limit: PAGE_SIZE,
})

type RefundRequest = Parameters<PaymentProvider['createRefund']>[0]

/** @throws ProviderRefusal, ProviderOutage; ProviderFault only if the creation, not a look-up, ends in a fault */
async function createRefund(request: RefundRequest): Promise<ProviderRefund> {
  const { idempotencyKey, isRepeated, refundId, sessionId, amountPence } = request
  const intent = request.intentId ?? (sessionId ? await findIntent(sessionId) : null)
  if (!intent) throw new ProviderOutage('Stripe knows no payment of the session yet')
  const earlierRefund = isRepeated ? await findRefund(intent, refundId) : undefined
  if (earlierRefund) return earlierRefund
  const params = {
    payment_intent: intent,
    amount: Number(amountPence),
    metadata: { refund_id: String(refundId) },
  }
  try {
    return await callStripe(() => stripe().refunds.create(params, { idempotencyKey }), parseRefund)
  } catch (error) {
    // The next attempt has another key, and begins with the look-up.
    if (error instanceof ProviderFault) throw error
    // Stripe forgets a key after a day. A second request for the same refund is then refused for its amount.
    const existingRefund = await findRefund(intent, refundId)
    if (existingRefund) return existingRefund
    throw error
  }
}

const findRefund = (intent: string, refundId: number): Promise<ProviderRefund | undefined> =>
  readFromStripe(
    () => stripe().refunds.list({ payment_intent: intent, limit: PAGE_SIZE }),
    ({ data }) => data.map(parseRefund).find((refund) => refund.refundId === refundId),
  )

const findIntent = (sessionId: string): Promise<string | null> =>
  readFromStripe(
    () => stripe().checkout.sessions.retrieve(sessionId, { expand: ['invoice.payments'] }),
    getIntentOfSession,
  )

/** @throws InvalidSignature if no secret is set, because anybody could sign with an empty one */
function requireWebhookSecret(): string {
  const { STRIPE_WEBHOOK_SECRET } = env()
  if (!STRIPE_WEBHOOK_SECRET) throw new InvalidSignature('Setting STRIPE_WEBHOOK_SECRET is missing')
  return STRIPE_WEBHOOK_SECRET
}

export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  createSession: (request) =>
    callStripe(
      () =>
        stripe().checkout.sessions.create(toSessionParams(request), {
          idempotencyKey: request.idempotencyKey,
        }),
      parseSession,
    ),
  retrieveSession: (id) =>
    callStripe(
      () =>
        stripe().checkout.sessions.retrieve(id, {
          expand: ['payment_intent.latest_charge', 'invoice.payments'],
        }),
      parseSession,
    ),
  findSessionOf: (key) =>
    readFromStripe(
      () =>
        stripe().checkout.sessions.list({
          ...('intentId' in key ? { payment_intent: key.intentId } : { subscription: key.subscriptionId }),
          limit: 1,
          expand: ['data.payment_intent.latest_charge', 'data.invoice.payments'],
        }),
      ({ data: [session] }) => (session ? parseSession(session) : null),
    ),
  expireSession: (id) =>
    callStripe(
      () => stripe().checkout.sessions.expire(id),
      () => undefined,
    ),
  createRefund,
  retrieveRefund: (id) => callStripe(() => stripe().refunds.retrieve(id), parseRefund),
  listRefunds: (since) =>
    callStripe(
      () => stripe().refunds.list(toListParams(since)).autoPagingToArray({ limit: MAX_ENTRIES }),
      (refunds) => refunds.map(parseRefund),
    ),
  retrieveCharge: (id) =>
    callStripe(() => stripe().invoices.retrieve(id, { expand: ['payments'] }), parseCharge),
  listCharges: (subscription) =>
    callStripe(
      () =>
        stripe().invoices.list({
          subscription,
          status: 'paid',
          limit: PAGE_SIZE,
          expand: ['data.payments'],
        }),
      ({ data }) => data.map(parseCharge).filter((charge) => charge !== null),
    ),
  retrieveDispute: (id) => callStripe(() => stripe().disputes.retrieve(id), parseDispute),
  listDisputes: (since) =>
    callStripe(
      () => stripe().disputes.list(toListParams(since)).autoPagingToArray({ limit: MAX_ENTRIES }),
      // Every payment of a checkout has a payment intent, so a dispute without one is of another business.
      (disputes) => disputes.filter((dispute) => dispute.payment_intent !== null).map(parseDispute),
    ),
  hasSubscriptionEnded: (id) => callStripe(() => stripe().subscriptions.retrieve(id), isEndedSubscription),
  cancelSubscription: (id) =>
    callStripe(
      () => stripe().subscriptions.cancel(id),
      () => undefined,
    ),
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, requireWebhookSecret()),
  parseEvent: parseStoredEvent,
}
