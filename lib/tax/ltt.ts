import { sliceByBands, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/**
 * Land Transaction Tax, Wales. Main residential rates since 10 October 2022, higher residential
 * rates since 11 December 2024 (LTT (Tax Bands and Tax Rates) (Wales) Regulations 2018 as amended).
 * Wales has neither a first-time buyer relief nor a surcharge for buyers abroad.
 */
const main: Band[] = [
  { upToPounds: 225_000, percent: 0 },
  { upToPounds: 400_000, percent: 6 },
  { upToPounds: 750_000, percent: 7.5 },
  { upToPounds: 1_500_000, percent: 10 },
  { upToPounds: Infinity, percent: 12 },
]
const higher: Band[] = [
  { upToPounds: 180_000, percent: 5 },
  { upToPounds: 250_000, percent: 8.5 },
  { upToPounds: 400_000, percent: 10 },
  { upToPounds: 750_000, percent: 12.5 },
  { upToPounds: 1_500_000, percent: 15 },
  { upToPounds: Infinity, percent: 17 },
]
const nonResidential: Band[] = [
  { upToPounds: 225_000, percent: 0 },
  { upToPounds: 250_000, percent: 1 },
  { upToPounds: 1_000_000, percent: 5 },
  { upToPounds: Infinity, percent: 6 },
]
const HIGHER_RATES_FROM_POUNDS = 40_000

/** Slices of the tax on a purchase; `price` in whole pounds. */
export function ltt({ price, buyer, isCommercial }: Purchase): Slice[] {
  if (isCommercial) return sliceByBands(price, nonResidential)
  return sliceByBands(price, buyer === 'additional' && price >= HIGHER_RATES_FROM_POUNDS ? higher : main)
}
