/** One band of a slab table: the part of the price above the last band's end and up to `upTo`, at `percent`. */
export interface Band {
  /** Whole pounds; Infinity for the last band. */
  upTo: number
  percent: number
}

/** What falls into one band. Whole pounds. */
export interface Slice {
  from: number
  to: number
  percent: number
  amount: number
  tax: number
}

/** Hundredths of a percent keep rates such as 8.5 and 7.5 whole, so that no binary fraction loses a pound. */
const taxOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100)) / 10_000)

/**
 * Cuts a price into bands. The tax of a slice is rounded down to whole pounds, as HMRC's own
 * calculator does (domain B9); bands that the price does not reach are left out.
 * @param price whole pounds, 0 or more
 */
export function slices(price: number, bands: readonly Band[]): Slice[] {
  const cut: Slice[] = []
  let from = 0
  for (const { upTo, percent } of bands) {
    if (price <= from && cut.length > 0) break
    const to = Math.min(price, upTo)
    cut.push({ from, to, percent, amount: to - from, tax: taxOf(to - from, percent) })
    from = upTo
  }
  return cut
}

/** The same bands with percentage points on top of each. */
export const raised = (bands: readonly Band[], points: number): Band[] =>
  points === 0 ? [...bands] : bands.map((band) => ({ ...band, percent: band.percent + points }))

export const sum = (cut: readonly Slice[]): number => cut.reduce((total, slice) => total + slice.tax, 0)
