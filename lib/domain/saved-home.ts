import { listingKinds, type ListingKind } from './listing-kind'
import { ROW_ID } from '../format/row-id'

/** More than anybody saves. A page can still show as many. */
export const MAX_SAVED_HOMES = 500
/** More columns do not fit beside each other on a page. */
export const MAX_COMPARED_HOMES = 4
export const MAX_NOTE_CHARACTERS = 1_000

/** The states of a saved home: still advertised, or the reason why it no longer is. */
export const homeStates = ['live', 'sold', 'let', 'withdrawn', 'unconfirmed'] as const

/** Identifies a home. The kind is needed, because in an upstream a sale and a letting may have the same id. */
export interface HomeRef {
  kind: ListingKind
  id: number
}

/** Formats the key of a home: 'sale:12'. */
export const homeKey = ({ kind, id }: HomeRef): string => `${kind}:${id}`

/** Parses the key of a home; null for any other text. */
export function parseHomeKey(key: string): HomeRef | null {
  const [kindText, id = ''] = key.split(':')
  const kind = listingKinds.find((listingKind) => listingKind === kindText)
  return kind && ROW_ID.test(id) ? { kind, id: Number(id) } : null
}
