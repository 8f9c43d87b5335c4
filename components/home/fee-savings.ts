/** Prices in pounds (HOME-12). */
export const PRICE_SLIDER = { min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 } as const

/** Agents' usual fees, VAT included (HOME-13). The local pages use another formula (D-118). */
const LOW_FEE_PERCENT = 1.5
const HIGH_FEE_PERCENT = 2.5

/** In pounds. */
export interface FeeSavings {
  lowFee: number
  highFee: number
  saving: number
}

/** Calculates the usual fees and the saving by our flat rate, which may be negative (D-56). */
export function calculateSavings(price: number, flatRate: number): FeeSavings {
  const highFee = (price * HIGH_FEE_PERCENT) / 100
  return { lowFee: (price * LOW_FEE_PERCENT) / 100, highFee, saving: highFee - flatRate }
}

/** Parses '£425,000' or '425 000'; NaN for a text that is no number. */
export const parseAmount = (text: string): number => Number(text.replace(/[£,\s]/g, ''))

/** Parses a typed price and rounds it to the slider's steps and bounds; null when it is not a number. */
export function parsePrice(text: string): number | null {
  const amount = parseAmount(text)
  // Number('') is 0, so a lone '£' would count as a price.
  if (!/\d/.test(text) || !Number.isFinite(amount)) return null
  const roundedPrice = Math.round(amount / PRICE_SLIDER.step) * PRICE_SLIDER.step
  return Math.min(PRICE_SLIDER.max, Math.max(PRICE_SLIDER.min, roundedPrice))
}
