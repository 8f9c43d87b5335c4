import { weeklyRent } from '../format/money'

export type Nation = 'england' | 'scotland' | 'wales' | 'northern-ireland'

/** From this yearly rent the Tenant Fees Act lets a deposit be six weeks' rent instead of five. */
const SIX_WEEKS_FROM = 50_000

/** The most that a tenancy deposit may be, and how a person is told. */
export interface DepositCap {
  /** Whole pounds, rounded down; null where the law sets no sum. */
  pounds: number | null
  /** '5 weeks’ rent'. */
  words: string
}

/**
 * The cap on a tenancy deposit.
 * England: Tenant Fees Act 2019, sch. 1 para 2. Scotland: Rent (Scotland) Act 1984 s.90, two
 * months' rent. Northern Ireland: Private Tenancies Act 2022 s.4, one month's rent. Wales sets none.
 * @param rent whole pounds of a calendar month
 */
export function depositCap(nation: Nation, rent: number): DepositCap {
  if (nation === 'scotland') return { pounds: rent * 2, words: '2 months’ rent' }
  if (nation === 'northern-ireland') return { pounds: rent, words: '1 month’s rent' }
  if (nation === 'wales') return { pounds: null, words: 'no sum set by law' }
  const weeks = rent * 12 < SIX_WEEKS_FROM ? 5 : 6
  // Whole numbers before the division: 1,300 pcm is £1,500 exactly, not £1,499.
  return { pounds: Math.floor((rent * 12 * weeks) / 52), words: `${weeks} weeks’ rent` }
}

/**
 * The most a holding deposit may be, in whole pence: one week's rent in England and Wales (Tenant
 * Fees Act 2019 sch. 1 para 3; Renting Homes (Fees etc.) (Wales) Act 2019 sch. 1). Null where none
 * may be taken.
 */
export const holdingDepositCap = (nation: Nation, rent: number): number | null =>
  nation === 'england' || nation === 'wales' ? Math.floor((rent * 1200) / 52) : null

/** How many weeks of rent a sum is, to one decimal: 1,384 at 1,200 pcm → 5. */
export const weeksOfRent = (sum: number, rent: number): number => Math.round((sum / weeklyRent(rent)) * 10) / 10
