import type { ListingKind } from './listing-kind'
import type { ListingStatus } from './listing-status'

/** Days without a confirmation after which the owner is asked, and later reminded, to confirm a listing. */
export const ASK_OWNER_AFTER_DAYS = 28
/** Days without a confirmation after which the listing's page says so. */
export const SAY_UNCONFIRMED_AFTER_DAYS = 56
/** Days without a confirmation after which a listing leaves the search, until it is confirmed (field O7). */
export const HIDE_AFTER_DAYS = 84

const DAY_MS = 86_400_000

/** Whether visitors must be told that nobody has confirmed a listing lately. @param confirmedAt an ISO time */
export function isLongUnconfirmed(confirmedAt: string | null | undefined, now: Date): boolean {
  if (!confirmedAt) return false
  return now.getTime() - Date.parse(confirmedAt) >= SAY_UNCONFIRMED_AFTER_DAYS * DAY_MS
}

const agreedStates: Partial<Record<ListingStatus, string>> = {
  under_offer: 'under offer',
  sold_subject_to_contract: 'sold subject to contract',
  reserved: 'reserved for a tenant',
  let_agreed: 'let',
}

/** Whether a home has a buyer or a tenant. */
export const isAgreed = (status: ListingStatus | null): boolean =>
  status !== null && agreedStates[status] !== undefined

/**
 * Describes what the owner of a live listing confirms, such as 'for sale' or 'under offer'. An owner who has found a
 * buyer would answer 'no' to the question whether the home is still for sale, and so end the sale.
 * @param status null for a status that only an upstream knows
 */
export function describeMarketState(kind: ListingKind, status: ListingStatus | null): string {
  const agreedState = status === null ? undefined : agreedStates[status]
  return agreedState ?? (kind === 'sale' ? 'for sale' : 'to let')
}

const agreementEvents = ['under_offer', 'let_agreed', 'sold_subject_to_contract']
const marketEvents = [...agreementEvents, 'listed', 'live_again', 'withdrawn']

/**
 * Whether a home had a buyer or a tenant after these events of its history. A confirmation at that time did not say that
 * the home is on the market. @param eventTypes the newest first; an upstream may send types of its own
 */
export const wasAgreedAfter = (eventTypes: readonly string[]): boolean =>
  agreementEvents.includes(eventTypes.find((type) => marketEvents.includes(type)) ?? '')
