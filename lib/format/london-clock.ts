/**
 * The clock of Europe/London. Summer time lasts from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last
 * Sunday of October (Summer Time Act 1972, as amended by the Summer Time Order 2002); the rule has been the same
 * since 1996. Intl is not used, because its first use takes a phone a tenth of a second (lib/format/number).
 */
const HOUR_MS = 3_600_000

/** 01:00 UTC on the last Sunday of a month, in milliseconds since 1970. */
function lastSundayAtOne(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() - end.getUTCDay() * 24 * HOUR_MS
}

const isSummer = (at: number, year: number): boolean =>
  at >= lastSundayAtOne(year, 2) && at < lastSundayAtOne(year, 9)

/** A Date whose UTC fields are those of London's clock and calendar. */
export function toLondonClock(moment: Date): Date {
  const at = moment.getTime()
  return new Date(isSummer(at, moment.getUTCFullYear()) ? at + HOUR_MS : at)
}
