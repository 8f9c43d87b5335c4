import { formatPounds } from '../format/money'
import { formatDecimal } from '../format/number'

/** What the price of a share buys, and what is paid beside it. A null is not known. */
export interface ShareTerms {
  /** Of the home, above 0 and below 100. */
  percent: number | null
  /** Whole pounds a calendar month, on the part that is not bought. */
  rent_pcm: number | null
}

/**
 * The price of the whole home: a share is sold at that part of its market value (Homes England, Capital Funding Guide,
 * chapter 1).
 * @param sharePrice whole pounds, as the result
 * @param percent of the home, above 0 and below 100
 */
const fullPriceOf = (sharePrice: number, percent: number): number => Math.round((sharePrice * 100) / percent)

/** Whole pounds; null where the size of the share or its price is not known. */
export const getFullPrice = (sharePrice: number | null, terms: ShareTerms | null | undefined) =>
  sharePrice && terms?.percent ? fullPriceOf(sharePrice, terms.percent) : null

export const formatPercent = (percent: number): string => `${formatDecimal(percent)}%`

/**
 * 'for a 25% share, plus £455 a month rent; full price £265,000'. What is not known stands there without a figure.
 * @param price of the share, in whole pounds
 */
export function describeShare(price: number, terms: ShareTerms | null | undefined): string {
  const { percent = null, rent_pcm: rent = null } = terms ?? {}
  const share = percent === null ? 'for a share of the home' : `for a ${formatPercent(percent)} share`
  const plusRent = rent === null ? 'plus rent on the rest' : `plus ${formatPounds(rent)} a month rent`
  const fullPrice = percent === null ? '' : `; full price ${formatPounds(fullPriceOf(price, percent))}`
  return `${share}, ${plusRent}${fullPrice}`
}
