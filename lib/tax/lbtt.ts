import { sliceByBands, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/* The residential bands apply since 1 April 2021, the supplement since 5 December 2024 (LBTT Act 2013, sch. 2A). */
const bandsAboveNilRate: Band[] = [
  { upToPounds: 250_000, percent: 2 },
  { upToPounds: 325_000, percent: 5 },
  { upToPounds: 750_000, percent: 10 },
  { upToPounds: Infinity, percent: 12 },
]
const residentialBands: Band[] = [{ upToPounds: 145_000, percent: 0 }, ...bandsAboveNilRate]
const firstTimeBands: Band[] = [{ upToPounds: 175_000, percent: 0 }, ...bandsAboveNilRate]
const nonResidentialBands: Band[] = [
  { upToPounds: 150_000, percent: 0 },
  { upToPounds: 250_000, percent: 1 },
  { upToPounds: Infinity, percent: 5 },
]

const SUPPLEMENT_FROM_POUNDS = 40_000
const supplementBands: Band[] = [{ upToPounds: Infinity, percent: 8 }]

/** Computes Scotland's Land and Buildings Transaction Tax. The Additional Dwelling Supplement is a slice of its own. */
export function computeLbtt({ price, buyer, isCommercial }: Purchase): Slice[] {
  if (isCommercial) return sliceByBands(price, nonResidentialBands)
  const slices = sliceByBands(price, buyer === 'first-time' ? firstTimeBands : residentialBands)
  const paysSupplement = buyer === 'additional' && price >= SUPPLEMENT_FROM_POUNDS
  return paysSupplement ? [...slices, ...sliceByBands(price, supplementBands)] : slices
}
