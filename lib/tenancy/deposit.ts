import type { Nation } from '../domain/nation'
import { PENCE_PER_POUND, toPounds, toWeeklyRent } from '../format/money'

/** At this yearly rent and above, a deposit may be six weeks' rent (Tenant Fees Act 2019). */
const SIX_WEEKS_FROM_PENCE = 50_000_00
const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

/** The highest lawful tenancy deposit. */
export interface DepositCap {
  pence: number
  /** The cap in words, such as '5 weeks’ rent'. */
  description: string
  law: string
}

/** Returns the cap on the deposit for a yearly rent in pence; null in Wales, which sets no cap. */
export function getDepositCapFromYearlyRent(nation: Nation, yearPence: number): DepositCap | null {
  const weeks = yearPence < SIX_WEEKS_FROM_PENCE ? 5 : 6
  switch (nation) {
    case 'england':
      return {
        pence: Math.floor((yearPence * weeks) / WEEKS_PER_YEAR),
        description: `${weeks} weeks’ rent`,
        law: 'Tenant Fees Act 2019, Schedule 1',
      }
    case 'scotland':
      return {
        pence: Math.floor((yearPence * 2) / MONTHS_PER_YEAR),
        description: '2 months’ rent',
        law: 'Rent (Scotland) Act 1984, s.90, as amended',
      }
    case 'northern-ireland':
      return {
        pence: Math.floor(yearPence / MONTHS_PER_YEAR),
        description: '1 month’s rent',
        law: 'Private Tenancies Act (Northern Ireland) 2022, s.4',
      }
    case 'wales':
      return null
  }
}

const ROUNDING_TOLERANCE_PENCE = 1

/** If the monthly rent was rounded, as from a weekly rent, a deposit of exactly the cap may seem a penny above it. */
export const isAboveCap = (
  depositPence: number,
  cap: DepositCap,
  { mayBeRounded }: { mayBeRounded: boolean },
): boolean => depositPence > cap.pence + (mayBeRounded ? ROUNDING_TOLERANCE_PENCE : 0)

export const toYearlyPence = (poundsPerMonth: number): number =>
  Math.round(poundsPerMonth * PENCE_PER_POUND) * MONTHS_PER_YEAR

/** Returns the cap for a month's rent in pounds. Divides once, in pence, so that £1,300 gives exactly £1,500. */
export function getDepositCap(
  nation: Nation,
  monthlyRentPounds: number,
): { pounds: number | null; description: string } {
  const cap = getDepositCapFromYearlyRent(nation, toYearlyPence(monthlyRentPounds))
  return cap
    ? { pounds: Math.floor(toPounds(cap.pence)), description: cap.description }
    : { pounds: null, description: 'no sum set by law' }
}

/** Whether a holding deposit is lawful. Scotland and Northern Ireland allow only rent and deposit before a tenancy. */
export const hasHoldingDeposit = (nation: Nation): boolean => nation === 'england' || nation === 'wales'

/**
 * Returns the highest holding deposit in pence for a month's rent in pounds: a week's rent (Tenant Fees Act 2019, sch.
 * 1 para 3; Renting Homes (Fees etc.) (Wales) Act 2019, sch. 1). Null where no holding deposit is lawful.
 */
export const getHoldingDepositCap = (nation: Nation, monthlyRentPounds: number): number | null =>
  hasHoldingDeposit(nation) ? Math.floor(toYearlyPence(monthlyRentPounds) / WEEKS_PER_YEAR) : null

/** Reads a stated deposit, such as '£69.23' or 'None', in pence; null where no exact sum is stated. */
export function parseHoldingDeposit(fact: string | null | undefined): number | null {
  if (fact === 'None') return 0
  // Matches '£1,250' and '£69.23'.
  const match = /^£(\d[\d,]{0,10})(?:\.(\d\d))?$/.exec(fact ?? '')
  if (!match) return null
  const [, pounds = '', pence = '0'] = match
  return Number(pounds.replaceAll(',', '')) * PENCE_PER_POUND + Number(pence)
}

/** Converts pounds to weeks' rent with one decimal place: £1,384 is 5 weeks' rent at £1,200 a month. */
export const toWeeksOfRent = (pounds: number, monthlyRentPounds: number): number =>
  Math.round((pounds / toWeeklyRent(monthlyRentPounds)) * 10) / 10
