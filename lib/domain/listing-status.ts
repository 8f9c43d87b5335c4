import type { ListingKind } from './listing-kind'

export const listingStatuses = [
  'draft',
  'available',
  'under_offer',
  'sold_subject_to_contract',
  'reserved',
  'let_agreed',
  'withdrawn',
  'completed',
] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const liveStatuses = [
  'available',
  'under_offer',
  'sold_subject_to_contract',
  'reserved',
  'let_agreed',
] as const satisfies readonly ListingStatus[]
export type LiveStatus = (typeof liveStatuses)[number]

export const isLive = (status: ListingStatus): status is LiveStatus =>
  (liveStatuses as readonly ListingStatus[]).includes(status)

export const listingEventTypes = [
  'listed',
  'price_changed',
  'under_offer',
  'let_agreed',
  'withdrawn',
  'live_again',
  'confirmed',
] as const
export type ListingEventType = (typeof listingEventTypes)[number]

interface StatusName {
  code: string
  label: string
}

/** The statuses of each kind with the API's codes (D-87, SALES-16, LET-07). */
const statusNames: Record<ListingKind, Partial<Record<ListingStatus, StatusName>>> = {
  sale: {
    draft: { code: 'draft', label: 'draft' },
    available: { code: 'forsale', label: 'For Sale' },
    under_offer: { code: 'underoffer', label: 'Under Offer' },
    sold_subject_to_contract: { code: 'sstc', label: 'Sold STC' },
    withdrawn: { code: 'withdrawn', label: 'withdrawn' },
    completed: { code: 'completed', label: 'completed' },
  },
  let: {
    draft: { code: 'draft', label: 'draft' },
    available: { code: 'tolet', label: 'To Let' },
    reserved: { code: 'reserved', label: 'Reserved' },
    let_agreed: { code: 'let', label: 'Let' },
    withdrawn: { code: 'withdrawn', label: 'withdrawn' },
    completed: { code: 'completed', label: 'completed' },
  },
}

export const listStatuses = (kind: ListingKind): ListingStatus[] =>
  Object.keys(statusNames[kind]) as ListingStatus[]

/** @throws Error for a status that the kind cannot have */
export function getStatusName(kind: ListingKind, status: ListingStatus): StatusName {
  const name = statusNames[kind][status]
  if (!name) throw new Error(`${status} is no status of a ${kind}`)
  return name
}

/** Finds the status of an API code; null for a code that only an upstream knows. */
export const findStatusByCode = (kind: ListingKind, code: string): ListingStatus | null =>
  listStatuses(kind).find((status) => statusNames[kind][status]?.code === code) ?? null
