/* London's time zone is computed here, because the first use of Intl takes a phone's browser a tenth of a second. */

import { toIsoDay } from './iso-day'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Months as Date counts them, from 0. */
const MARCH = 2
const OCTOBER = 9

/** Returns 01:00 UTC on the last Sunday of a month, in milliseconds since 1970. @param month counts from 0 */
function getLastSundayAtOne(year: number, month: number): number {
  // Day 0 of a month is the last day of the previous month.
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  const daysSinceSunday = lastDay.getUTCDay()
  return lastDay.getTime() - daysSinceSunday * 24 * HOUR_MS
}

/** Whether summer time applies: from the last Sunday of March to the last of October (Summer Time Order 2002). */
const isSummerTime = (at: number, year: number): boolean =>
  at >= getLastSundayAtOne(year, MARCH) && at < getLastSundayAtOne(year, OCTOBER)

/** Returns a Date whose UTC fields are those of London's clock and calendar. */
export function toLondonClock(moment: Date): Date {
  const at = moment.getTime()
  return new Date(isSummerTime(at, moment.getUTCFullYear()) ? at + HOUR_MS : at)
}

/**
 * Converts a time on London's clock to a Date. For a time that the clock shows twice (October) it is the first of the two
 * moments. A time that the clock skips (March) counts as the time an hour later.
 * @param day as YYYY-MM-DD
 * @param minute minutes since midnight on the clock
 */
export function fromLondonClock(day: string, minute: number): Date {
  const wallClockMs = Date.parse(day) + minute * MINUTE_MS
  const momentInSummer = new Date(wallClockMs - HOUR_MS)
  const isSummer = toLondonClock(momentInSummer).getTime() === wallClockMs
  return isSummer ? momentInSummer : new Date(wallClockMs)
}

/** Returns the day in London, as YYYY-MM-DD. */
export const londonDay = (moment: Date): string => toIsoDay(toLondonClock(moment))

/** Adds a number of days to a day; both as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  toIsoDay(new Date(Date.parse(day) + count * 24 * HOUR_MS))

/** Returns the minutes since midnight on London's clock, from 0 to 1,439. */
export function londonMinute(moment: Date): number {
  const clock = toLondonClock(moment)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}
