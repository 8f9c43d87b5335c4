import { sliceByBands, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/* Main rates apply since 10 October 2022, higher ones since 11 December 2024 (Tax Bands (Wales) Regulations 2018). */
const mainBands: Band[] = [
  { upToPounds: 225_000, percent: 0 },
  { upToPounds: 400_000, percent: 6 },
  { upToPounds: 750_000, percent: 7.5 },
  { upToPounds: 1_500_000, percent: 10 },
  { upToPounds: Infinity, percent: 12 },
]
const higherBands: Band[] = [
  { upToPounds: 180_000, percent: 5 },
  { upToPounds: 250_000, percent: 8.5 },
  { upToPounds: 400_000, percent: 10 },
  { upToPounds: 750_000, percent: 12.5 },
  { upToPounds: 1_500_000, percent: 15 },
  { upToPounds: Infinity, percent: 17 },
]
const nonResidentialBands: Band[] = [
  { upToPounds: 225_000, percent: 0 },
  { upToPounds: 250_000, percent: 1 },
  { upToPounds: 1_000_000, percent: 5 },
  { upToPounds: Infinity, percent: 6 },
]
/** An additional home below this price pays the main rates. */
const HIGHER_RATES_FROM_POUNDS = 40_000

/** Computes Land Transaction Tax. Wales has no relief for first-time buyers and no surcharge for non-residents. */
export function computeLtt({ price, buyer, isCommercial }: Purchase): Slice[] {
  if (isCommercial) return sliceByBands(price, nonResidentialBands)
  const paysHigherRates = buyer === 'additional' && price >= HIGHER_RATES_FROM_POUNDS
  return sliceByBands(price, paysHigherRates ? higherBands : mainBands)
}
