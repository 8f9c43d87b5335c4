import type { ListingKind } from '../../domain/listing-kind'
import type { Reader } from './cut'

const LET =
  /\b(?:(?:available\s+)?(?:to|for)\s+(?:let|rent|lease)|renting|rentals?|lettings?|to\s+lets?|rent|let)\b/gi
const SALE = /\b(?:(?:for|on)\s+sale|to\s+(?:buy|purchase)|buying|buy|purchas(?:e|ing)|sales)\b/gi

/** 'Max rent 1100' becomes 'max 1100', and 'rent of 900' becomes 'budget 900', which `readPrice` understands. */
const BOUND_OF_RENT = /\b(max(?:imum)?|min(?:imum)?)\.?\s+(?:monthly\s+)?rent\b/gi
const RENT_OF_AMOUNT = /(?<!\b(?:to|for)\s+)\brent\s+(?:of\s+|is\s+)?(?=£?\d{3,5}(?![\d,]))/gi

/** 'Buy to let' is the purchase of a landlord, so its 'let' must not be read as a kind. */
const BUY_TO_LET = /\bbuy[\s-]to[\s-]lets?\b/gi

/** Reads 'for sale', 'to rent', 'buy', 'lettings'. Sale alone is a town near Manchester. */
export function readKind(reader: Reader): ListingKind | null {
  let kind: ListingKind | null = null
  const setKind = (namedKind: ListingKind): void => {
    kind ??= namedKind
  }
  const replaceRent = (pattern: RegExp, replace: (bound: string) => string): void => {
    reader.text = reader.text.replace(pattern, (_, bound: string) => {
      setKind('let')
      return replace(bound)
    })
  }
  replaceRent(BOUND_OF_RENT, (bound) => bound)
  replaceRent(RENT_OF_AMOUNT, () => 'budget ')
  reader.cut(BUY_TO_LET, () => setKind('sale'))
  reader.cut(LET, () => setKind('let'))
  reader.cut(SALE, () => setKind('sale'))
  return kind
}
