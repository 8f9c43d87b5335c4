import type { ListingKind } from '../../../domain/listing-kind'
import { isLive, type ListingEventType, type ListingStatus } from '../../../domain/listing-status'
import { checkTransition } from '../../../domain/listing-transition'
import type { ImportedListing } from '../types'
import type { ExistingListing } from './existing'

export interface NewEvent {
  type: ListingEventType
  at: Date
  /** After the event. */
  pricePence: number | null
  /** Before a change of price; null for other events. */
  previousPence: number | null
}

/** An unpublished listing is a draft until it was public once, and withdrawn from then on. */
export function statusAfter(
  past: Pick<ExistingListing, 'status'> | null,
  { isPublished, status }: Pick<ImportedListing, 'isPublished' | 'status'>,
): ListingStatus {
  if (isPublished) return status
  return past === null || past.status === 'draft' ? 'draft' : 'withdrawn'
}

/** The date if it lies between `from` and `to`, else `to`. */
const dateWithin = (date: Date | null, from: Date | null, to: Date): Date =>
  date && date <= to && (!from || date >= from) ? date : to

/**
 * The events of a new listing. A draft has none; any other was listed at the row's CREATE_DATE, and got its status at
 * the row's UPDATE_DATE.
 * @param at when the file was supplied: later dates of the row are mistakes
 */
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

/** The event of a changed price, if any, of a known listing. Its status events are written by `changeStatuses`. */
export function priceEvents(
  past: Pick<ExistingListing, 'status' | 'pricePence'>,
  { pricePence }: Pick<ImportedListing, 'pricePence'>,
  status: ListingStatus,
  at: Date,
): NewEvent[] {
  if (!isLive(status) || past.status === 'draft' || past.pricePence === pricePence) return []
  return [{ type: 'price_changed', at, pricePence, previousPence: past.pricePence }]
}
