/** One band of a slab table: the part of the price above the last band's end and up to `upTo`, at `percent`. */
export interface Band {
  /** Whole pounds; Infinity for the last band. */
  upToPounds: number
  percent: number
}

/** The part of a price in one band, in whole pounds. */
export interface Slice {
  from: number
  to: number
  percent: number
  amount: number
  tax: number
}

/** In hundredths of a percent rates such as 8.5 are integers, so that no rounding of a float loses a pound. */
const taxOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100)) / 10_000)

/**
 * Divides a price into bands. The tax of a slice is rounded down to whole pounds, as in HMRC's own calculator; bands
 * above the price are left out.
 * @param price whole pounds, 0 or more
 */
export function sliceByBands(price: number, bands: readonly Band[]): Slice[] {
  const cut: Slice[] = []
  let from = 0
  for (const { upToPounds, percent } of bands) {
    if (price <= from && cut.length > 0) break
    const to = Math.min(price, upToPounds)
    cut.push({ from, to, percent, amount: to - from, tax: taxOf(to - from, percent) })
    from = upToPounds
  }
  return cut
}

/** Bands with percentage points added to each. */
export const addPercentagePoints = (bands: readonly Band[], points: number): Band[] =>
  points === 0 ? [...bands] : bands.map((band) => ({ ...band, percent: band.percent + points }))

export const sumTax = (cut: readonly Slice[]): number => cut.reduce((total, slice) => total + slice.tax, 0)
