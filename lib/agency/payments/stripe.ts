import Stripe from 'stripe'
import { env } from '../../config/env'
import {
  InvalidSignature,
  ProviderOutage,
  ProviderRefusal,
  type PaymentProvider,
  type ProviderRefund,
  type ProviderSession,
  type SessionRequest,
} from './provider'
import { parseStoredEvent, readSignedEvent } from './read-event'

/** Shorter than the timeout of our own calls, so that the payer reads what happened. */
const TIMEOUT_MS = 4_000

function createClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env()
  const options: Stripe.StripeConfig = { timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false }
  if (STRIPE_API_URL) {
    const { hostname, port, protocol } = new URL(STRIPE_API_URL)
    Object.assign(options, { host: hostname, port, protocol: protocol.replace(':', '') })
  }
  return new Stripe(STRIPE_SECRET_KEY!, options)
}

let client: Stripe | undefined
const stripe = (): Stripe => (client ??= createClient())

/** Converts a refusal with Stripe's own message for the payer; everything else is an outage. */
function toProviderError(error: unknown): Error {
  const isRefusal =
    error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
  if (isRefusal) return new ProviderRefusal(error.message, { cause: error })
  return new ProviderOutage('Stripe did not answer as it should', { cause: error })
}

/** @throws ProviderRefusal, ProviderOutage */
async function ask<T extends object, Result>(
  request: () => Promise<T>,
  read: (answer: T) => Result,
): Promise<Result> {
  try {
    return read(await request())
  } catch (error) {
    throw error instanceof ProviderOutage ? error : toProviderError(error)
  }
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

const sessionStatuses = ['open', 'complete', 'expired']

/** @throws ProviderOutage for an answer that is no checkout session */
function readSession(session: Stripe.Checkout.Session): ProviderSession {
  const { id, status, amount_total: amount, currency } = session
  if (
    typeof id !== 'string' ||
    !sessionStatuses.includes(String(status)) ||
    !Number.isSafeInteger(amount) ||
    typeof currency !== 'string'
  )
    throw new ProviderOutage('Stripe answered something that is no checkout session')
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  return {
    id,
    url: session.url,
    status: status as ProviderSession['status'],
    isPaid: session.payment_status === 'paid',
    amountPence: BigInt(amount!),
    currency: currency.toUpperCase(),
    paymentId: Number(session.metadata?.payment_id) || null,
    intentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    failure: intent?.last_payment_error?.message ?? null,
  }
}

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

const refundStatuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const readRefund = ({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefund => {
  if (typeof id !== 'string') throw new ProviderOutage('Stripe answered something that is no refund')
  return { id, status: refundStatuses[status ?? ''] ?? 'pending', failure: reason ?? null }
}

/** Finds the payment intent of a session; for a subscription, that of its first invoice. */
async function findIntent(sessionId: string): Promise<string | null> {
  const session = await stripe().checkout.sessions.retrieve(sessionId, {
    expand: ['invoice.payments'],
  })
  const invoice = typeof session.invoice === 'object' ? session.invoice : null
  return idOf(session.payment_intent) ?? intentOfInvoice(invoice)
}

const intentOfInvoice = (invoice: Stripe.Invoice | null): string | null =>
  idOf(invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)

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
    ask(() => stripe().checkout.sessions.retrieve(id, { expand: ['payment_intent'] }), readSession),
  expireSession: (id) =>
    ask(
      () => stripe().checkout.sessions.expire(id),
      () => undefined,
    ),
  createRefund: ({ idempotencyKey, sessionId, intentId, amountPence }) =>
    ask(async () => {
      const intent = intentId ?? (sessionId ? await findIntent(sessionId) : null)
      if (!intent) throw new ProviderOutage('Stripe knows no payment of the session yet')
      return stripe().refunds.create(
        { payment_intent: intent, amount: Number(amountPence) },
        { idempotencyKey },
      )
    }, readRefund),
  retrieveRefund: (id) => ask(() => stripe().refunds.retrieve(id), readRefund),
  retrieveCharge: (id) =>
    ask(
      () => stripe().invoices.retrieve(id, { expand: ['payments'] }),
      (invoice) => {
        const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
        const intentId = intentOfInvoice(invoice)
        // The first invoice of a subscription is the checkout session's own payment.
        if (!subscriptionId || !intentId || invoice.billing_reason === 'subscription_create') return null
        return {
          sessionId: null,
          subscriptionId,
          intentId,
          amountPence: BigInt(invoice.amount_paid),
          currency: invoice.currency.toUpperCase(),
          isPaid: invoice.status === 'paid',
        }
      },
    ),
  cancelSubscription: (id) =>
    ask(
      () => stripe().subscriptions.cancel(id),
      () => undefined,
    ),
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, requireWebhookSecret()),
  parseEvent: parseStoredEvent,
}
