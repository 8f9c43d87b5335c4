import type { DisputeStatus } from '../../domain/dispute'

/** A request to a provider of card payments for a checkout session. All amounts in this file are whole pence in GBP. */
export interface SessionRequest {
  /** A repeated request with the same key returns the same session. */
  idempotencyKey: string
  /** Our payment's id and the order's reference, which the provider returns with the session. */
  paymentId: number
  reference: string
  description: string
  amountPence: bigint
  customerEmail: string
  /** Charged each month until it is cancelled. */
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
  amountPence: bigint
  /** ISO 4217, in upper case. */
  currency: string
  paymentId: number | null
  intentId: string | null
  subscriptionId: string | null
  /** Why the last attempt failed, in words that the payer may read. */
  failure: string | null
}

/** How far a refund has come. */
export interface RefundState {
  id: string
  status: 'pending' | 'done' | 'failed'
  failure: string | null
}

export interface ProviderRefund extends RefundState {
  /** Our refund's id; null for one that was made by hand in the provider's dashboard. */
  refundId: number | null
  intentId: string | null
  amountPence: bigint
}

interface RefundRequest {
  idempotencyKey: string
  /** Our refund's id, by which the provider finds it again after the key has expired. */
  refundId: number
  sessionId: string | null
  intentId: string | null
  amountPence: bigint
}

/** A charge of a subscription after its first. */
export interface ProviderCharge {
  sessionId: string | null
  subscriptionId: string
  intentId: string
  amountPence: bigint
  currency: string
  isPaid: boolean
}

/** A payment that the payer has disputed with the bank. */
export interface ProviderDispute {
  id: string
  intentId: string
  amountPence: bigint
  status: DisputeStatus
  /** The bank's word for it, such as 'fraudulent'. */
  reason: string
  /** What the bank holds of our money now. */
  withdrawnPence: bigint
  /** What the provider has charged for the dispute. */
  feePence: bigint
  respondBy: Date | null
}

export interface ReceivedEvent {
  id: string
  type: string
  /** What the event is about. */
  object: { kind: 'session' | 'refund' | 'charge' | 'dispute' | 'other'; id: string }
}

export interface PaymentProvider {
  name: 'stripe' | 'sandbox'
  createSession(request: SessionRequest): Promise<ProviderSession>
  retrieveSession(id: string): Promise<ProviderSession>
  /** Ends an open session, so that it can no longer be paid. */
  expireSession(id: string): Promise<void>
  createRefund(request: RefundRequest): Promise<RefundState>
  retrieveRefund(id: string): Promise<ProviderRefund>
  /** Lists the refunds made since a time, also those by hand. */
  listRefunds(since: Date): Promise<ProviderRefund[]>
  retrieveCharge(id: string): Promise<ProviderCharge | null>
  /** Lists the paid charges of a subscription after its first, the newest hundred. */
  listCharges(subscriptionId: string): Promise<ProviderCharge[]>
  retrieveDispute(id: string): Promise<ProviderDispute>
  /** Lists the disputes that began since a time. */
  listDisputes(since: Date): Promise<ProviderDispute[]>
  cancelSubscription(id: string): Promise<void>
  /**
   * Checks the signature of a webhook on its raw body, no older than 300 seconds.
   * @throws InvalidSignature
   */
  readEvent(rawBody: string, signature: string): ReceivedEvent
  /** Reads an event that was stored after its signature had been checked. */
  parseEvent(rawBody: string): ReceivedEvent
}

/** The provider refuses the request, so a retry would not help. The message is the provider's own. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/** The provider does not answer, or its answer has an unknown shape. */
export class ProviderOutage extends Error {
  override name = 'ProviderOutage'
}

export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}
