import type { Nation } from '../domain/nation'
import { weeklyRent } from '../format/money'

/** From this yearly rent on a deposit may be six weeks' rent instead of five (Tenant Fees Act 2019). */
const SIX_WEEKS_FROM_PENCE = 50_000_00

/** The highest lawful tenancy deposit, with the rule in words and its source. */
export interface DepositCap {
  pence: number
  /** '5 weeks’ rent'. */
  description: string
  law: string
}

/**
 * The cap on a tenancy deposit from the rent of a year in pence; null in Wales, which sets none.
 * England: Tenant Fees Act 2019, sch. 1 para 2. Scotland: Rent (Scotland) Act 1984 s.90. Northern
 * Ireland: Private Tenancies Act 2022 s.4.
 */
export function depositCapFromYearlyRent(nation: Nation, yearPence: number): DepositCap | null {
  const weeks = yearPence < SIX_WEEKS_FROM_PENCE ? 5 : 6
  switch (nation) {
    case 'england':
      return {
        pence: Math.floor((yearPence * weeks) / 52),
        description: `${weeks} weeks’ rent`,
        law: 'Tenant Fees Act 2019, Schedule 1',
      }
    case 'scotland':
      return {
        pence: Math.floor(yearPence / 6),
        description: '2 months’ rent',
        law: 'Rent (Scotland) Act 1984, s.90, as amended',
      }
    case 'northern-ireland':
      return {
        pence: Math.floor(yearPence / 12),
        description: '1 month’s rent',
        law: 'Private Tenancies Act (Northern Ireland) 2022, s.4',
      }
    case 'wales':
      return null
  }
}

/**
 * The same from the rent of a calendar month in whole pounds, rounded down to the pound. It is computed in pence and
 * divided once, so that £1,300 pcm in England gives £1,500 exactly.
 */
export function depositCap(nation: Nation, rent: number): { pounds: number | null; words: string } {
  const cap = depositCapFromYearlyRent(nation, rent * 1_200)
  return cap
    ? { pounds: Math.floor(cap.pence / 100), words: cap.description }
    : { pounds: null, words: 'no sum set by law' }
}

/**
 * The highest lawful holding deposit in whole pence: one week's rent in England and Wales (Tenant Fees Act 2019
 * sch. 1 para 3; Renting Homes (Fees etc.) (Wales) Act 2019 sch. 1). Null where no holding deposit may be taken.
 */
export const holdingDepositCap = (nation: Nation, rent: number): number | null =>
  nation === 'england' || nation === 'wales' ? Math.floor((rent * 1200) / 52) : null

/** The weeks of rent in a sum, to one decimal: 1,384 at 1,200 pcm → 5. */
export const weeksOfRent = (sum: number, rent: number): number =>
  Math.round((sum / weeklyRent(rent)) * 10) / 10
