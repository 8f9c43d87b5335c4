import { toWeeklyRent } from '../format/money'

/** The rents that a landlord may ask for in advance, one month's at most (Renters’ Rights Act 2025, s.8). */
export const rentAdvances = ['One month', 'Four weeks', 'Two weeks', 'One week'] as const

const advanceWeeks = new Map<string | null, { weeks: number; label: string }>([
  ['Four weeks', { weeks: 4, label: 'First four weeks’ rent' }],
  ['Two weeks', { weeks: 2, label: 'First two weeks’ rent' }],
  ['One week', { weeks: 1, label: 'First week’s rent' }],
])

/**
 * Returns the rent that is paid before moving in, in pounds and not rounded, and its name.
 * @param advance one of `rentAdvances`; null or any other text stands for one month
 */
export function getFirstRent(
  advance: string | null,
  monthlyRentPounds: number,
): { pounds: number; label: string } {
  const period = advanceWeeks.get(advance)
  return period
    ? { pounds: toWeeklyRent(monthlyRentPounds) * period.weeks, label: period.label }
    : { pounds: monthlyRentPounds, label: 'First month’s rent' }
}
