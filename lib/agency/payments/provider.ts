import type { DisputeStatus } from '../../domain/dispute'

/** A request for a checkout session. Amounts in this file are whole pence, and GBP unless a currency is given. */
export interface SessionRequest {
  /** A repeated request with the same key returns the same session. */
  idempotencyKey: string
  /** The id of our payment, which the provider stores with the session. */
  paymentId: number
  /** The order number, which the provider stores with the session. */
  reference: string
  description: string
  amountPence: bigint
  customerEmail: string
  /** Whether the amount is charged each month until the subscription is cancelled. */
  isSubscription: boolean
  successUrl: string
  cancelUrl: string
}

export interface ProviderSession {
  id: string
  /** The hosted checkout; null once the session is over. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  /** When the provider received the money; null if it does not say. */
  paidAt: Date | null
  amountPence: bigint
  /** ISO 4217, in upper case. */
  currency: string
  /** The id of our payment and the order number with which the session was created. */
  paymentId: number | null
  reference: string | null
  /** The provider's id of the payment (Stripe's payment intent); null until the payer has tried to pay. */
  intentId: string | null
  subscriptionId: string | null
  /** Why the last attempt failed, as a message for the payer. */
  failure: string | null
}

export interface RefundState {
  id: string
  status: 'pending' | 'done' | 'failed'
  failure: string | null
}

export interface ProviderRefund extends RefundState {
  /** The id of our refund; null for a refund that was made by hand in the provider's dashboard. */
  refundId: number | null
  intentId: string | null
  amountPence: bigint
}

interface RefundRequest {
  idempotencyKey: string
  /** Whether an earlier request, with another key, ended in a fault. It may have made the refund all the same. */
  isRepeated: boolean
  /** The id of our refund, which the provider stores. Once the key has expired, this id finds the refund. */
  refundId: number
  sessionId: string | null
  intentId: string | null
  amountPence: bigint
}

/** A charge of a subscription after its first. */
export interface ProviderCharge {
  subscriptionId: string
  intentId: string
  amountPence: bigint
  currency: string
  isPaid: boolean
}

export interface ProviderDispute {
  id: string
  intentId: string
  amountPence: bigint
  status: DisputeStatus
  /** The bank's reason code, such as 'fraudulent'. */
  reason: string
  /** How much the bank has taken from us at present. */
  withdrawnPence: bigint
  feePence: bigint
  respondBy: Date | null
}

/** The provider's id of a payment, or of the subscription that it belongs to. */
export type PaymentIdentifier = { intentId: string } | { subscriptionId: string }

export interface ReceivedEvent {
  id: string
  type: string
  /** The object whose state has changed. */
  object: { kind: 'session' | 'refund' | 'charge' | 'subscription' | 'dispute' | 'other'; id: string }
}

export interface PaymentProvider {
  name: 'stripe' | 'sandbox'
  createSession(request: SessionRequest): Promise<ProviderSession>
  retrieveSession(id: string): Promise<ProviderSession>
  /** Finds the checkout session in which a payment was made or a subscription was begun; null if there is none. */
  findSessionOf(key: PaymentIdentifier): Promise<ProviderSession | null>
  expireSession(id: string): Promise<void>
  createRefund(request: RefundRequest): Promise<RefundState>
  retrieveRefund(id: string): Promise<ProviderRefund>
  /** Lists the refunds made since a time, including those made by hand. */
  listRefunds(since: Date): Promise<ProviderRefund[]>
  retrieveCharge(id: string): Promise<ProviderCharge | null>
  /** Lists the newest hundred paid charges of a subscription after its first, the newest first. */
  listCharges(subscriptionId: string): Promise<ProviderCharge[]>
  retrieveDispute(id: string): Promise<ProviderDispute>
  listDisputes(since: Date): Promise<ProviderDispute[]>
  /** Whether a subscription is no longer charged, whoever ended it. */
  hasSubscriptionEnded(id: string): Promise<boolean>
  cancelSubscription(id: string): Promise<void>
  /** Reads an event whose signature is at most 300 seconds old. @throws InvalidSignature */
  readEvent(rawBody: string, signature: string): ReceivedEvent
  /** Reads an event that was stored after its signature had been checked. */
  parseEvent(rawBody: string): ReceivedEvent
}

/** The provider refuses a request, so a retry would not help. The message comes from the provider. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/** The provider does not respond, or its response has an unknown shape. */
export class ProviderOutage extends Error {
  override name = 'ProviderOutage'
}

/** The provider answers with a fault, which it repeats for as long as it remembers the idempotency key. */
export class ProviderFault extends ProviderOutage {
  override name = 'ProviderFault'
}

export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}
