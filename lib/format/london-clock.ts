/* Written by hand, because the first use of Intl takes a phone's browser a tenth of a second. */

const HOUR_MS = 3_600_000

/** 01:00 UTC on the last Sunday of a month (from 0), in milliseconds since 1970. */
function lastSundayAtOne(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() - end.getUTCDay() * 24 * HOUR_MS
}

/** From the last Sunday of March to that of October (Summer Time Order 2002). */
const isSummerTime = (at: number, year: number): boolean =>
  at >= lastSundayAtOne(year, 2) && at < lastSundayAtOne(year, 9)

/** A Date whose UTC fields are those of London's clock and calendar. */
export function toLondonClock(moment: Date): Date {
  const at = moment.getTime()
  return new Date(isSummerTime(at, moment.getUTCFullYear()) ? at + HOUR_MS : at)
}

/**
 * The moment at which London's clock shows a time of a day. Of a time that the clock shows twice, in October, the first
 * is meant; a time that it leaves out, in March, counts as an hour later. @param day as YYYY-MM-DD @param minute of the
 * day, on the clock
 */
export function fromLondonClock(day: string, minute: number): Date {
  const wallClockMs = Date.parse(day) + minute * 60_000
  const summer = new Date(wallClockMs - HOUR_MS)
  return toLondonClock(summer).getTime() === wallClockMs ? summer : new Date(wallClockMs)
}

/** The day in London, as YYYY-MM-DD. */
export const londonDay = (moment: Date): string => toLondonClock(moment).toISOString().slice(0, 10)

/** The day that comes a number of days after another; both as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * HOUR_MS).toISOString().slice(0, 10)

/** The minute of London's clock, from 0 to 1,439. */
export function londonMinute(moment: Date): number {
  const clock = toLondonClock(moment)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}
