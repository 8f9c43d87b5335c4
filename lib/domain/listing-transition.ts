import type { ListingKind } from './listing-kind'
import { isLive, type ListingEventType, type ListingStatus } from './listing-status'

const liveSaleStatuses = ['available', 'under_offer', 'sold_subject_to_contract'] as const
const liveLetStatuses = ['available', 'reserved', 'let_agreed'] as const

/** The statuses that may follow each status. A new listing may have a buyer already, and a sale may fall through. */
const allowedNext: Record<ListingKind, Partial<Record<ListingStatus, readonly ListingStatus[]>>> = {
  sale: {
    draft: liveSaleStatuses,
    available: ['under_offer', 'sold_subject_to_contract', 'withdrawn'],
    under_offer: ['available', 'sold_subject_to_contract', 'withdrawn'],
    sold_subject_to_contract: ['available', 'under_offer', 'withdrawn', 'completed'],
    withdrawn: liveSaleStatuses,
    completed: [],
  },
  let: {
    draft: liveLetStatuses,
    available: ['reserved', 'let_agreed', 'withdrawn'],
    reserved: ['available', 'let_agreed', 'withdrawn'],
    let_agreed: ['available', 'reserved', 'withdrawn', 'completed'],
    withdrawn: liveLetStatuses,
    completed: [],
  },
}

/** The events to record when a buyer or tenant is found. The public history shows the stages of a sale as one event. */
const agreementEvents: Partial<Record<ListingStatus, ListingEventType>> = {
  under_offer: 'under_offer',
  sold_subject_to_contract: 'under_offer',
  reserved: 'under_offer',
  let_agreed: 'let_agreed',
}

export type Transition =
  | {
      allowed: true
      events: ListingEventType[]
    }
  | {
      allowed: false
      /** A clause about the listing, without a capital: 'it is not public'. */
      reason: string
    }

function listEventsOfChange(from: ListingStatus, to: ListingStatus): ListingEventType[] {
  if (to === 'withdrawn') return ['withdrawn']
  if (to === 'completed') return []
  const agreement = agreementEvents[to]
  if (!isLive(from)) {
    const publication = from === 'draft' ? 'listed' : 'live_again'
    return agreement ? [publication, agreement] : [publication]
  }
  // A live home without an agreement has come back to the market.
  const isSameStage = agreement === agreementEvents[from]
  return isSameStage ? [] : [agreement ?? 'live_again']
}

/** Checks whether a listing may change its status, and lists the events to record; none for the same status. */
export function checkTransition(from: ListingStatus, to: ListingStatus, kind: ListingKind): Transition {
  const allowedStatuses = allowedNext[kind][from]
  if (!allowedStatuses || !Object.hasOwn(allowedNext[kind], to)) {
    const unknownStatus = allowedStatuses ? to : from
    return {
      allowed: false,
      reason: `${unknownStatus} is no status of a ${kind === 'sale' ? 'sale' : 'letting'}`,
    }
  }
  if (from === to) return { allowed: true, events: [] }
  if (allowedStatuses.includes(to)) return { allowed: true, events: listEventsOfChange(from, to) }
  if (from === 'completed')
    return { allowed: false, reason: 'it is completed: offer the home under a new listing' }
  if (to === 'withdrawn') return { allowed: false, reason: `it is not public (${from})` }
  return { allowed: false, reason: `it cannot go from ${from} to ${to}` }
}
