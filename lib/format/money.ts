import { formatInteger } from './number'

export const PENCE_PER_POUND = 100

/** Converts pounds to pence, the unit of the database. Fractions of a penny are rounded. */
export const toPence = (pounds: number): bigint => BigInt(Math.round(pounds * PENCE_PER_POUND))

/** Converts pence to pounds, with decimals if there are odd pence. */
export const toPounds = (pence: number | bigint): number => Number(pence) / PENCE_PER_POUND

const addPoundSign = (digits: string): string =>
  digits.startsWith('-') ? `-£${digits.slice(1)}` : `£${digits}`

/** Formats pounds as '£250,000', rounded half up (D-57). */
export const formatPounds = (amount: number): string => addPoundSign(formatInteger(Math.floor(amount + 0.5)))

/** Formats pence as '£59.50', or '£60' if there are no odd pence. */
export function formatPence(pence: number): string {
  const whole = Math.round(pence)
  if (whole % PENCE_PER_POUND === 0) return formatPounds(toPounds(whole))
  const sign = whole < 0 ? '-' : ''
  const pounds = Math.floor(Math.abs(whole) / PENCE_PER_POUND)
  const oddPence = Math.abs(whole) % PENCE_PER_POUND
  return `${sign}£${formatInteger(pounds)}.${String(oddPence).padStart(2, '0')}`
}

/** Formats pounds to the penny, as `formatPence` does. */
export const formatExactPounds = (amount: number): string => formatPence(amount * PENCE_PER_POUND)

/** Formats the rent of a calendar month in pounds as '£14,400 pa'. */
export const formatRentPerYear = (perCalendarMonth: number): string =>
  `${formatPounds(perCalendarMonth * 12)} pa`

/** Formats the rent of a calendar month in pounds as '£1,200 pcm', or '£433.33 pcm' if there are odd pence. */
export const formatRentPerMonth = (perCalendarMonth: number): string =>
  `${formatExactPounds(perCalendarMonth)} pcm`

/** Converts a month's rent to a week's: × 12 ÷ 52 (Tenant Fees Act 2019, Schedule 1). */
export const toWeeklyRent = (perCalendarMonth: number): number => (perCalendarMonth * 12) / 52

/** Formats the rent of a calendar month in pounds as '£277 pw'. */
export const formatRentPerWeek = (perCalendarMonth: number): string =>
  `${formatPounds(toWeeklyRent(perCalendarMonth))} pw`
