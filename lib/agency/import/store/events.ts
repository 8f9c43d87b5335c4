import type { ImportedListing } from '../types'
import { isLive } from './existing'

export interface NewEvent {
  type: 'listed' | 'price_changed' | 'under_offer' | 'let_agreed' | 'withdrawn' | 'live_again'
  at: Date
  /** Pence after and, for a change of price, before. */
  pricePence: number | null
  previousPence: number | null
}

/** What of a listing's past matters for what happens next. */
export interface Past {
  status: string
  pricePence: number | null
}

type Present = Pick<ImportedListing, 'status' | 'isPublished' | 'pricePence' | 'createdAt' | 'updatedAt'>

/** Which event a status means; being available is none of its own. */
const EVENT_OF: Record<string, 'under_offer' | 'let_agreed'> = {
  under_offer: 'under_offer',
  sold_subject_to_contract: 'under_offer',
  reserved: 'under_offer',
  let_agreed: 'let_agreed',
}

/** The status that a row gives a listing: one that is not published is a draft until it was public once. */
export function statusAfter(past: Past | null, { isPublished, status }: Present): string {
  if (isPublished) return status
  return past === null || past.status === 'draft' ? 'draft' : 'withdrawn'
}

/** A date of the row if it lies between two others. */
const between = (date: Date | null, from: Date | null, to: Date): Date =>
  date && date <= to && (!from || date >= from) ? date : to

/**
 * What happened to a listing, from what was known and what a row says, in order.
 * @param at when the row was supplied, and not before the listing's last event
 */
export function eventsOf(past: Past | null, present: Present, at: Date): NewEvent[] {
  const status = statusAfter(past, present)
  const { pricePence } = present
  const event = (type: NewEvent['type'], when: Date, previousPence: number | null = null): NewEvent => ({
    type,
    at: when,
    pricePence,
    previousPence,
  })
  const agreed = EVENT_OF[status]

  if (!isLive(status)) return past && isLive(past.status) ? [event('withdrawn', at)] : []
  if (past === null) {
    const listed = between(present.createdAt, null, at)
    return [
      event('listed', listed),
      ...(agreed ? [event(agreed, between(present.updatedAt, listed, at))] : []),
    ]
  }
  const changed = past.pricePence === pricePence ? [] : [event('price_changed', at, past.pricePence)]
  if (!isLive(past.status))
    return [
      event(past.status === 'draft' ? 'listed' : 'live_again', at),
      ...(past.status === 'draft' ? [] : changed),
      ...(agreed ? [event(agreed, at)] : []),
    ]
  if (agreed === EVENT_OF[past.status]) return changed
  return [...changed, event(agreed ?? 'live_again', at)]
}
