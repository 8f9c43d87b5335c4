import { addPercentagePoints, sliceByBands, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/**
 * Stamp Duty Land Tax, England and Northern Ireland. Residential bands since 1 April 2025, the
 * surcharge for additional dwellings since 31 October 2024, that for buyers resident abroad since
 * 1 April 2021 (Finance Act 2003 s.55, sch. 4ZA, sch. 6ZA, sch. 9A).
 */
const residential: Band[] = [
  { upToPounds: 125_000, percent: 0 },
  { upToPounds: 250_000, percent: 2 },
  { upToPounds: 925_000, percent: 5 },
  { upToPounds: 1_500_000, percent: 10 },
  { upToPounds: Infinity, percent: 12 },
]
const firstTime: Band[] = [
  { upToPounds: 300_000, percent: 0 },
  { upToPounds: 500_000, percent: 5 },
]
const nonResidential: Band[] = [
  { upToPounds: 150_000, percent: 0 },
  { upToPounds: 250_000, percent: 2 },
  { upToPounds: Infinity, percent: 5 },
]

/** Above this price a first-time buyer has no relief. */
const FIRST_TIME_LIMIT_POUNDS = 500_000
/** Purchases below this price have no surcharges. */
const SURCHARGES_FROM_POUNDS = 40_000
const ADDITIONAL_DWELLING_POINTS = 5
const NON_RESIDENT_POINTS = 2

/** Slices of the tax on a purchase; `price` in whole pounds. */
export function sdlt({ price, buyer, isNonResident, isCommercial }: Purchase): Slice[] {
  if (isCommercial) return sliceByBands(price, nonResidential)
  const surcharged = price >= SURCHARGES_FROM_POUNDS
  const points =
    (surcharged && buyer === 'additional' ? ADDITIONAL_DWELLING_POINTS : 0) +
    (surcharged && isNonResident ? NON_RESIDENT_POINTS : 0)
  const relieved = buyer === 'first-time' && price <= FIRST_TIME_LIMIT_POUNDS
  return sliceByBands(price, addPercentagePoints(relieved ? firstTime : residential, points))
}
