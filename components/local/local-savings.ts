/**
 * The local pages' sum (LOCAL-06, LOCAL-11 … LOCAL-13): the average fee on the high street against
 * the fixed one. The home page has a formula of its own (D-118).
 */
export const LOCAL_PRICE = { min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 } as const
/** In pounds, VAT included. */
export const LOCAL_FEE = 1_795
/** In hundredths of a per cent of the price, VAT included: 1.42%. */
const HIGH_STREET = 142

/** The average fee for a price, and what the fixed fee saves of it; never below nothing. All in pounds. */
export function localSavings(price: number): { average: number; saving: number } {
  const average = (price * HIGH_STREET) / 10_000
  return { average, saving: Math.max(0, average - LOCAL_FEE) }
}
