import { formatExactPounds, formatPounds } from '../format/money'
import { formatDecimal } from '../format/number'

/** The terms on which a share of a home is sold; null for an unknown value. */
export interface ShareTerms {
  /** The part of the home that is sold, above 0 and below 100. */
  percent: number | null
  /** The rent on the rest of a calendar month, in pounds to the penny. */
  rent_pcm: number | null
}

/** A share is sold at its part of the home's market value (Homes England, Capital Funding Guide, chapter 1). */
const computeFullPrice = (sharePrice: number, percent: number): number =>
  Math.round((sharePrice * 100) / percent)

/** Returns the price of the whole home in whole pounds; null where the share's percentage or price is not known. */
export const getFullPrice = (sharePrice: number | null, terms: ShareTerms | null | undefined) =>
  sharePrice && terms?.percent ? computeFullPrice(sharePrice, terms.percent) : null

export const formatPercent = (percent: number): string => `${formatDecimal(percent)}%`

/** Describes 'for a 25% share, plus £455 a month rent; full price £265,000'. `price` is the share's, in pounds. */
export function describeShare(price: number, terms: ShareTerms | null | undefined): string {
  const { percent = null, rent_pcm: rent = null } = terms ?? {}
  const share = percent === null ? 'for a share of the home' : `for a ${formatPercent(percent)} share`
  const plusRent = rent === null ? 'plus rent on the rest' : `plus ${formatExactPounds(rent)} a month rent`
  const fullPrice = percent === null ? '' : `; full price ${formatPounds(computeFullPrice(price, percent))}`
  return `${share}, ${plusRent}${fullPrice}`
}
