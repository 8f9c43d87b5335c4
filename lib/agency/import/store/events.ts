import type { ListingKind } from '../../../domain/listing-kind'
import { isLive, type ListingEventType, type ListingStatus } from '../../../domain/listing-status'
import { checkTransition } from '../../../domain/listing-transition'
import type { ImportedListing } from '../types'
import type { ExistingListing } from './existing'

export interface NewEvent {
  type: ListingEventType
  at: Date
  /** The price after the event. */
  pricePence: number | null
  /** The price before a change of price; null for other events. */
  previousPence: number | null
}

/** Returns the new status. An unpublished listing is a draft if it was never public, else it is withdrawn. */
export function statusAfter(
  existing: Pick<ExistingListing, 'status'> | null,
  { isPublished, status }: Pick<ImportedListing, 'isPublished' | 'status'>,
): ListingStatus {
  if (isPublished) return status
  return existing === null || existing.status === 'draft' ? 'draft' : 'withdrawn'
}

/** Returns the date if it lies between `from` and `to`, else `to`. */
function dateWithin(date: Date | null, from: Date | null, to: Date): Date {
  if (date === null || date > to) return to
  return from !== null && date < from ? to : date
}

/** Returns a new listing's events at the row's dates, but none after `at`, when the file was supplied. */
export function creationEvents(
  { kind, pricePence, createdAt, updatedAt }: ImportedListing,
  status: ListingStatus,
  at: Date,
): NewEvent[] {
  const listedAt = dateWithin(createdAt, null, at)
  return eventsFrom('draft', status, kind).map((type) => ({
    type,
    at: type === 'listed' ? listedAt : dateWithin(updatedAt, listedAt, at),
    pricePence,
    previousPence: null,
  }))
}

function eventsFrom(from: ListingStatus, to: ListingStatus, kind: ListingKind): ListingEventType[] {
  const result = checkTransition(from, to, kind)
  if (!result.allowed) throw new Error(`no ${kind} is imported as ${to}: ${result.reason}`)
  return result.events
}

/** Returns the event of a changed price of an existing listing, if any. `changeStatuses` writes its status events. */
export function priceEvents(
  existing: Pick<ExistingListing, 'status' | 'pricePence'>,
  { pricePence }: Pick<ImportedListing, 'pricePence'>,
  status: ListingStatus,
  at: Date,
): NewEvent[] {
  if (!isLive(status) || existing.status === 'draft' || existing.pricePence === pricePence) return []
  return [{ type: 'price_changed', at, pricePence, previousPence: existing.pricePence }]
}
