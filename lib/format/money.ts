import { formatInteger } from './number'

const sterling = (digits: string): string => (digits.startsWith('-') ? `-£${digits.slice(1)}` : `£${digits}`)

/** '£250,000' from pounds, rounded half up (D-57). */
export const pounds = (amount: number): string => sterling(formatInteger(Math.floor(amount + 0.5)))

/** '£59.50', '£60' without pence of 0. */
export function poundsAndPence(pence: number): string {
  const whole = Math.round(pence)
  if (whole % 100 === 0) return pounds(whole / 100)
  const size = Math.abs(whole)
  return `${whole < 0 ? '-' : ''}£${formatInteger(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

export const perYear = (perCalendarMonth: number): string => `${pounds(perCalendarMonth * 12)} pa`

export const perMonth = (amount: number): string => `${pounds(amount)} pcm`

/** A week's rent from a month's: × 12 ÷ 52 (Tenant Fees Act 2019, Schedule 1). */
export const weeklyRent = (perCalendarMonth: number): number => (perCalendarMonth * 12) / 52

export const perWeek = (perCalendarMonth: number): string => `${pounds(weeklyRent(perCalendarMonth))} pw`
