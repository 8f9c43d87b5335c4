import { addPercentagePoints, sliceByBands, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/*
 * The bands apply since 1 April 2025, the 5 points for additional homes since 31 October 2024, and the 2 points for
 * non-residents since 1 April 2021 (Finance Act 2003, sch. 4ZA, 9A).
 */
const residentialBands: Band[] = [
  { upToPounds: 125_000, percent: 0 },
  { upToPounds: 250_000, percent: 2 },
  { upToPounds: 925_000, percent: 5 },
  { upToPounds: 1_500_000, percent: 10 },
  { upToPounds: Infinity, percent: 12 },
]
/** The relief ends at FIRST_TIME_LIMIT_POUNDS, so there is no band above. */
const firstTimeBands: Band[] = [
  { upToPounds: 300_000, percent: 0 },
  { upToPounds: 500_000, percent: 5 },
]
const nonResidentialBands: Band[] = [
  { upToPounds: 150_000, percent: 0 },
  { upToPounds: 250_000, percent: 2 },
  { upToPounds: Infinity, percent: 5 },
]

const FIRST_TIME_LIMIT_POUNDS = 500_000
const SURCHARGES_FROM_POUNDS = 40_000
const ADDITIONAL_DWELLING_POINTS = 5
const NON_RESIDENT_POINTS = 2

/** Computes the Stamp Duty Land Tax of England and Northern Ireland. */
export function computeSdlt({ price, buyer, isNonResident, isCommercial }: Purchase): Slice[] {
  if (isCommercial) return sliceByBands(price, nonResidentialBands)
  const hasRelief = buyer === 'first-time' && price <= FIRST_TIME_LIMIT_POUNDS
  const bands = hasRelief ? firstTimeBands : residentialBands
  if (price < SURCHARGES_FROM_POUNDS) return sliceByBands(price, bands)
  const additionalPoints = buyer === 'additional' ? ADDITIONAL_DWELLING_POINTS : 0
  const nonResidentPoints = isNonResident ? NON_RESIDENT_POINTS : 0
  return sliceByBands(price, addPercentagePoints(bands, additionalPoints + nonResidentPoints))
}
