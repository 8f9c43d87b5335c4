/** The tax rate on the part of a price between the end of the band before and `upToPounds`. */
export interface Band {
  /** Infinity for the last band. */
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

/** Multiplies whole numbers, in hundredths of a percent, so that the product is exact until it is rounded down once. */
const computeTax = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 100)) / 10_000)

/** Splits a price into its bands. The tax of each slice is rounded down to whole pounds, as in HMRC's calculator. */
export function sliceByBands(price: number, bands: readonly Band[]): Slice[] {
  const slices: Slice[] = []
  let from = 0
  for (const { upToPounds, percent } of bands) {
    // A price of 0 has one slice too.
    if (price <= from && slices.length > 0) break
    const to = Math.min(price, upToPounds)
    slices.push({ from, to, percent, amount: to - from, tax: computeTax(to - from, percent) })
    from = upToPounds
  }
  return slices
}

export const addPercentagePoints = (bands: readonly Band[], points: number): Band[] =>
  bands.map((band) => ({ ...band, percent: band.percent + points }))

export const sumTax = (slices: readonly Slice[]): number =>
  slices.reduce((total, slice) => total + slice.tax, 0)
