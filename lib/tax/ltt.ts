import { slices, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/**
 * Land Transaction Tax, Wales. Main residential rates since 10 October 2022, higher residential
 * rates since 11 December 2024 (LTT (Tax Bands and Tax Rates) (Wales) Regulations 2018 as amended).
 * Wales has neither a first-time buyer relief nor a surcharge for buyers abroad.
 */
const main: Band[] = [
  { upTo: 225_000, percent: 0 },
  { upTo: 400_000, percent: 6 },
  { upTo: 750_000, percent: 7.5 },
  { upTo: 1_500_000, percent: 10 },
  { upTo: Infinity, percent: 12 },
]
const higher: Band[] = [
  { upTo: 180_000, percent: 5 },
  { upTo: 250_000, percent: 8.5 },
  { upTo: 400_000, percent: 10 },
  { upTo: 750_000, percent: 12.5 },
  { upTo: 1_500_000, percent: 15 },
  { upTo: Infinity, percent: 17 },
]
const nonResidential: Band[] = [
  { upTo: 225_000, percent: 0 },
  { upTo: 250_000, percent: 1 },
  { upTo: 1_000_000, percent: 5 },
  { upTo: Infinity, percent: 6 },
]
const HIGHER_FROM = 40_000

/** Slices of the tax on a purchase; `price` in whole pounds. */
export function ltt({ price, buyer, commercial }: Purchase): Slice[] {
  if (commercial) return slices(price, nonResidential)
  return slices(price, buyer === 'additional' && price >= HIGHER_FROM ? higher : main)
}
