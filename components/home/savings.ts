/**
 * The home page's sum (HOME-12 … HOME-15): what agents charge by percentage, against a flat rate.
 * The local pages have a formula of their own (D-118).
 */
export const PRICE = { min: 70_000, max: 1_500_000, step: 10_000, initial: 500_000 } as const

/** Lowest and highest usual fee of an agent, in per cent of the price. */
const LOW = 1.5
const HIGH = 2.5

export interface Savings {
  low: number
  high: number
  saving: number
}

/** Fees and saving in pounds for a price in pounds; the saving may be below nothing (D-56). */
export function savings(price: number, rate: number): Savings {
  const high = (price * HIGH) / 100
  return { low: (price * LOW) / 100, high, saving: high - rate }
}

/** A typed price brought onto the slider's steps, or null when it is no number. */
export function priceOnScale(text: string): number | null {
  const value = Number(text.replace(/[£,\s]/g, ''))
  if (text.trim() === '' || !Number.isFinite(value)) return null
  const stepped = Math.round(value / PRICE.step) * PRICE.step
  return Math.min(PRICE.max, Math.max(PRICE.min, stepped))
}
