import { slices, type Band, type Slice } from './bands'
import type { Purchase } from './purchase'

/**
 * Land and Buildings Transaction Tax, Scotland. Residential bands unchanged since April 2021 and
 * kept by the Scottish Budget 2026-27; Additional Dwelling Supplement 8 % of the whole price since
 * 5 December 2024 (LBTT (Scotland) Act 2013, sch. 2A). There is no surcharge for buyers abroad.
 */
const above: Band[] = [
  { upTo: 250_000, percent: 2 },
  { upTo: 325_000, percent: 5 },
  { upTo: 750_000, percent: 10 },
  { upTo: Infinity, percent: 12 },
]
const residential: Band[] = [{ upTo: 145_000, percent: 0 }, ...above]
/** First-time buyer relief widens the nil band, whatever the price. */
const firstTime: Band[] = [{ upTo: 175_000, percent: 0 }, ...above]
const nonResidential: Band[] = [
  { upTo: 150_000, percent: 0 },
  { upTo: 250_000, percent: 1 },
  { upTo: Infinity, percent: 5 },
]

const SUPPLEMENT_FROM = 40_000
const SUPPLEMENT: Band[] = [{ upTo: Infinity, percent: 8 }]

/** Slices of the tax on a purchase, the supplement as a slice of its own; `price` in whole pounds. */
export function lbtt({ price, buyer, commercial }: Purchase): Slice[] {
  if (commercial) return slices(price, nonResidential)
  const tax = slices(price, buyer === 'first-time' ? firstTime : residential)
  return buyer === 'additional' && price >= SUPPLEMENT_FROM ? [...tax, ...slices(price, SUPPLEMENT)] : tax
}
