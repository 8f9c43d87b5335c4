import { listingKinds, type ListingKind } from './listing-kind'

/** Far more than anybody compares, and few enough for one page. */
export const MAX_SAVED_HOMES = 500
/** More columns than these cannot be read beside each other. */
export const MAX_COMPARED_HOMES = 4
export const MAX_NOTE_CHARACTERS = 1_000

/** What may have become of a home that somebody saved. */
export const homeStates = ['live', 'sold', 'let', 'withdrawn', 'unconfirmed'] as const

/** Ids of sales and of lettings may be the same in an upstream, so the kind is part of the key. */
export interface HomeRef {
  kind: ListingKind
  id: number
}

/** 'sale:12'. */
export const homeKey = ({ kind, id }: HomeRef): string => `${kind}:${id}`

/** Null for a text that is no key. */
export function parseHomeKey(key: string): HomeRef | null {
  const [kind, id = ''] = key.split(':')
  const known = listingKinds.find((each) => each === kind)
  return known && /^[1-9]\d{0,8}$/.test(id) ? { kind: known, id: Number(id) } : null
}
