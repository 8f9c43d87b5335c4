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

/** Returns the new status. An unpublished listing is a draft if it was never public, and otherwise withdrawn. */
export function getNewStatus(
  existing: Pick<ExistingListing, 'status'> | null,
  { isPublished, status }: Pick<ImportedListing, 'isPublished' | 'status'>,
): ListingStatus {
  if (isPublished) return status
  return existing === null || existing.status === 'draft' ? 'draft' : 'withdrawn'
}

/** Returns the date if it lies between `from` and `to`, and otherwise `to`. */
function limitDate(date: Date | null, from: Date | null, to: Date): Date {
  if (date === null || date > to) return to
  return from !== null && date < from ? to : date
}

/** Returns the events of a new listing at the row's dates, but none later than `at`, the time of the file. */
export function listCreationEvents(
  { kind, pricePence, createdAt, updatedAt }: ImportedListing,
  status: ListingStatus,
  at: Date,
): NewEvent[] {
  const listedAt = limitDate(createdAt, null, at)
  return listStatusEvents('draft', status, kind).map((type) => ({
    type,
    at: type === 'listed' ? listedAt : limitDate(updatedAt, listedAt, at),
    pricePence,
    previousPence: null,
  }))
}

function listStatusEvents(from: ListingStatus, to: ListingStatus, kind: ListingKind): ListingEventType[] {
  const result = checkTransition(from, to, kind)
  if (!result.allowed) throw new Error(`no ${kind} is imported as ${to}: ${result.reason}`)
  return result.events
}

/** Returns the event of a live listing's changed price, if any. `changeStatuses` writes the events of a changed status. */
export function listPriceEvents(
  existing: Pick<ExistingListing, 'status' | 'pricePence'>,
  { pricePence }: Pick<ImportedListing, 'pricePence'>,
  status: ListingStatus,
  at: Date,
): NewEvent[] {
  if (!isLive(status) || !isLive(existing.status) || existing.pricePence === pricePence) return []
  return [{ type: 'price_changed', at, pricePence, previousPence: existing.pricePence }]
}
