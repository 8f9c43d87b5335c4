/* Dates in BLM files. A time without a zone is London's. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** Milliseconds that London's clock is ahead of UTC at an instant. */
function londonOffsetMs(instant: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of london.formatToParts(instant)) part[type] = Number(value)
  return (
    Date.UTC(
      part['year']!,
      part['month']! - 1,
      part['day']!,
      part['hour']!,
      part['minute']!,
      part['second']!,
    ) -
    Math.floor(instant / 1000) * 1000
  )
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number, second: number]

/** The instant of a London wall-clock time; the first one in the hour that the end of summer time repeats. */
function toInstant([year, month, day, hour, minute, second]: Clock): Date | null {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(wall)
  const isReal =
    read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  if (!isReal || year < 1970 || year > 2100) return null
  return new Date(wall - londonOffsetMs(wall - londonOffsetMs(wall)))
}

const TIME = String.raw`(?:[t ,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`)
const dayFirst = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}$`)
const monthName = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{4})${TIME}$`,
)
const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
const zone = / ?(z|gmt|utc|bst|[+-]\d{2}:?\d{2})$/
const blank = /^(?:0000-00-00.*|null|n\/?a|-|0)?$/

/** Minutes that a named zone or an offset such as '+01:00' is ahead of UTC. */
function zoneMinutes(name: string): number {
  if (name === 'bst') return 60
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(name) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

function parseClock(text: string): Clock | null {
  const number = (part: string | undefined) => Number(part ?? 0)
  const time = (found: RegExpExecArray): [number, number, number] => [
    number(found[4]),
    number(found[5]),
    number(found[6]),
  ]
  let found = yearFirst.exec(text) ?? compact.exec(text)
  if (found) return [number(found[1]), number(found[2]), number(found[3]), ...time(found)]
  found = dayFirst.exec(text)
  if (found) return [number(found[3]), number(found[2]), number(found[1]), ...time(found)]
  found = monthName.exec(text)
  if (found) return [number(found[3]), MONTHS.indexOf(found[2]!) + 1, number(found[1]), ...time(found)]
  return null
}

/**
 * Reads '2014-11-04 14:05:00', '04-NOV-2014 14:05', '04/11/2014', '20141104', RFC 822 and ISO 8601.
 * @returns the instant; null for a blank ('', '0000-00-00 00:00:00', 'NULL'); 'unreadable' for anything else
 */
export function readDate(text: string): Date | null | 'unreadable' {
  const plain = text.trim().toLowerCase().slice(0, 60)
  if (blank.test(plain)) return null
  const zoned = plain.includes(':') ? zone.exec(plain) : null
  const clock = parseClock(zoned ? plain.slice(0, zoned.index) : plain)
  if (!clock) return 'unreadable'
  if (!zoned) return toInstant(clock) ?? 'unreadable'
  if (!toInstant(clock)) return 'unreadable'
  const [year, month, day, hour, minute, second] = clock
  return new Date(Date.UTC(year, month - 1, day, hour, minute - zoneMinutes(zoned[1]!), second))
}

/** The calendar day in London as 'YYYY-MM-DD'. */
export function londonDay(instant: Date): string {
  return new Date(instant.getTime() + londonOffsetMs(instant.getTime())).toISOString().slice(0, 10)
}
