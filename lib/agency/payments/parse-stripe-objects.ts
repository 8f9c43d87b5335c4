import type Stripe from 'stripe'
import type { DisputeStatus } from '../../domain/dispute'
import {
  ProviderOutage,
  ProviderRefusal,
  type ProviderCharge,
  type ProviderDispute,
  type ProviderRefund,
  type ProviderSession,
} from './provider'

/* Converts Stripe's objects to our own types. An object of an unknown shape counts as an outage of Stripe. */

/** Returns the id of an object that Stripe sends either whole or, unless it was expanded, as its id alone. */
const getId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** Whether a completed session's payment failed afterwards, as a bank transfer may. Nobody can pay in it any more. */
function hasPaymentFailed({
  status,
  payment_status,
  payment_intent,
  invoice,
}: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || payment_status !== 'unpaid') return false
  const intentStatus = typeof payment_intent === 'object' ? payment_intent?.status : null
  const invoiceStatus = typeof invoice === 'object' ? invoice?.status : null
  return (
    intentStatus === 'requires_payment_method' ||
    intentStatus === 'canceled' ||
    invoiceStatus === 'void' ||
    invoiceStatus === 'uncollectible'
  )
}

const sessionStatuses = ['open', 'complete', 'expired']

/**
 * @throws ProviderOutage for an object that is no checkout session
 * @throws ProviderRefusal for a session that only stores a card, because only another business makes such sessions
 */
export function parseSession(session: Stripe.Checkout.Session): ProviderSession {
  if (session.mode === 'setup') throw new ProviderRefusal('Nothing is paid in this checkout session')
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
    status: hasPaymentFailed(session) ? 'expired' : (status as ProviderSession['status']),
    isPaid: session.payment_status === 'paid',
    paidAt: getPaymentTime(intent),
    amountPence: BigInt(amount!),
    currency: currency.toUpperCase(),
    paymentId: Number(session.metadata?.payment_id) || null,
    reference: session.client_reference_id,
    intentId: getIntentOfSession(session),
    subscriptionId: getId(session.subscription),
    failure: intent?.last_payment_error?.message ?? null,
  }
}

/** Stripe sends the charge of an intent as its id alone, unless it was expanded. */
function getPaymentTime(intent: Stripe.PaymentIntent | null): Date | null {
  const charge = intent?.latest_charge
  return charge && typeof charge === 'object' ? new Date(charge.created * 1_000) : null
}

const getIntentOfInvoice = (invoice: Stripe.Invoice): string | null =>
  getId(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)

/** Returns the payment intent of a session; for a subscription, the intent of its first invoice. */
export const getIntentOfSession = ({
  payment_intent: intent,
  invoice,
}: Stripe.Checkout.Session): string | null =>
  getId(intent) ?? (invoice && typeof invoice === 'object' ? getIntentOfInvoice(invoice) : null)

const refundStatuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** @throws ProviderOutage for an object that is no refund */
export function parseRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, status, amount, failure_reason: reason } = refund
  if (typeof id !== 'string' || !Number.isSafeInteger(amount) || amount <= 0)
    throw new ProviderOutage('Stripe answered something that is no refund')
  return {
    id,
    status: refundStatuses[status ?? ''] ?? 'pending',
    failure: reason ?? null,
    refundId: Number(refund.metadata?.refund_id) || null,
    intentId: getId(refund.payment_intent),
    amountPence: BigInt(amount),
  }
}

/** @returns null unless the invoice charges a subscription after its first month */
export function parseCharge(invoice: Stripe.Invoice): ProviderCharge | null {
  const subscriptionId = getId(invoice.parent?.subscription_details?.subscription)
  const intentId = getIntentOfInvoice(invoice)
  // The first invoice of a subscription is the checkout session's own payment.
  if (!subscriptionId || !intentId || invoice.billing_reason === 'subscription_create') return null
  return {
    subscriptionId,
    intentId,
    amountPence: BigInt(invoice.amount_paid),
    currency: invoice.currency.toUpperCase(),
    isPaid: invoice.status === 'paid',
  }
}

/** Stripe can be configured to mark a subscription as 'unpaid' instead of 'canceled' when it gives up on a card. */
const endedStatuses = ['canceled', 'incomplete_expired', 'unpaid']

/** @throws ProviderOutage for an object that is no subscription */
export function isEndedSubscription({ id, status }: Stripe.Subscription): boolean {
  if (typeof id !== 'string' || typeof status !== 'string')
    throw new ProviderOutage('Stripe answered something that is no subscription')
  return endedStatuses.includes(status)
}

const disputeStatuses: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

/**
 * @throws ProviderOutage for an object that is no dispute of a payment
 * @throws ProviderRefusal for a dispute without payment intent: it is of another business, as all our payments have one
 */
export function parseDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, reason, balance_transactions: movements, evidence_details: evidence } = dispute
  if (dispute.payment_intent === null) throw new ProviderRefusal('This dispute is of no checkout')
  const status = disputeStatuses[dispute.status]
  const intentId = getId(dispute.payment_intent)
  if (typeof id !== 'string' || !status || !intentId || !Number.isSafeInteger(amount) || amount <= 0)
    throw new ProviderOutage('Stripe answered something that is no dispute of a payment')
  // The balance is negative while the bank holds our money.
  const balance = movements.reduce((sum, movement) => sum + movement.amount, 0)
  const fees = movements.reduce((sum, movement) => sum + movement.fee, 0)
  return {
    id,
    intentId,
    amountPence: BigInt(amount),
    status,
    reason,
    withdrawnPence: BigInt(Math.max(0, -balance)),
    feePence: BigInt(Math.max(0, fees)),
    respondBy: evidence.due_by ? new Date(evidence.due_by * 1_000) : null,
  }
}
