import type { ListingKind } from '../../domain/listing-kind'
import type { Reader } from './cut'

const LET =
  /\b(?:(?:available\s+)?(?:to|for)\s+(?:let|rent|lease)|renting|rentals?|lettings?|to\s+lets?|rent|let)\b/gi
const SALE = /\b(?:(?:for|on)\s+sale|to\s+(?:buy|purchase)|buying|buy|purchas(?:e|ing)|sales)\b/gi

/** 'Buy to let' is the purchase of a landlord, so its 'let' must not be read as a kind. */
const BUY_TO_LET = /\bbuy[\s-]to[\s-]lets?\b/gi

/** Reads 'for sale', 'to rent', 'buy', 'lettings'. Sale alone is a town near Manchester. */
export function readKind(reader: Reader): ListingKind | null {
  let kind: ListingKind | null = null
  const setKind = (namedKind: ListingKind): void => {
    kind ??= namedKind
  }
  reader.cut(BUY_TO_LET, () => setKind('sale'))
  reader.cut(LET, () => setKind('let'))
  reader.cut(SALE, () => setKind('sale'))
  return kind
}
