/**
 * The price slider of the local pages, in pounds (LOCAL-11). Their formula differs from that of the home
 * page (D-118).
 */
export const LOCAL_PRICE_SLIDER = { min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 } as const
/** The fixed fee, VAT included. */
export const LOCAL_FEE_POUNDS = 1_795
/** The average high-street fee: 1.42% of the price, VAT included. */
const HIGH_STREET_FEE_BASIS_POINTS = 142

/** Calculates the average fee for a price and the saving by our fixed fee, at least 0, in pounds (LOCAL-12, LOCAL-13). */
export function calculateLocalSavings(price: number): { average: number; saving: number } {
  const average = (price * HIGH_STREET_FEE_BASIS_POINTS) / 10_000
  return { average, saving: Math.max(0, average - LOCAL_FEE_POUNDS) }
}
