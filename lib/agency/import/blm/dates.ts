import { fromLondonClock } from '../../../format/london-clock'
import { toIsoDay } from '../../../format/iso-day'

/* Reads the dates of BLM files. A time without a time zone is London's. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A year outside this range is a mistake in the file. */
const MIN_YEAR = 1970
const MAX_YEAR = 2100

type DateTimeParts = [year: number, month: number, day: number, hour: number, minute: number, second: number]

/** Converts a time on London's clock to its instant; null for a date or time that does not exist. */
function toInstant([year, month, day, hour, minute, second]: DateTimeParts): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isRealDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  const isRealTime = hour < 24 && minute < 60 && second < 60
  if (!isRealDay || !isRealTime || year < MIN_YEAR || year > MAX_YEAR) return null
  const instant = fromLondonClock(toIsoDay(date), hour * 60 + minute)
  return new Date(instant.getTime() + second * 1_000)
}

/** An optional time after the date: ' 14:05', 'T14:05:30.123', ', 14.05'. */
const TIME = String.raw`(?:[t ,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?)?`
/** '2014-11-04'. */
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`)
/** '04/11/2014'. */
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}$`)
/** '04-NOV-2014', 'Tue, 4th November 2014'. */
const MONTH_NAME = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{4})${TIME}$`,
)
/** '20141104', '201411041405'. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
/** The time zone at the end: 'Z', ' GMT', '+01:00'. */
const ZONE = / ?(z|gmt|utc|bst|[+-]\d{2}:?\d{2})$/
/** The texts that exports write for no date, such as MySQL's zero date. */
const BLANK = /^(?:0000-00-00.*|null|n\/?a|-|0)?$/

function minutesAheadOfUtc(name: string): number {
  if (name === 'bst') return 60
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(name) ?? []
  const total = sign ? Number(hours) * 60 + Number(minutes) : 0
  return sign === '-' ? -total : total
}

function parseDateTime(text: string): DateTimeParts | null {
  const number = (part: string | undefined) => Number(part ?? 0)
  const time = (match: RegExpExecArray): [number, number, number] => [
    number(match[4]),
    number(match[5]),
    number(match[6]),
  ]
  let match = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (match) return [number(match[1]), number(match[2]), number(match[3]), ...time(match)]
  match = DAY_FIRST.exec(text)
  if (match) return [number(match[3]), number(match[2]), number(match[1]), ...time(match)]
  match = MONTH_NAME.exec(text)
  if (match) return [number(match[3]), MONTHS.indexOf(match[2]!) + 1, number(match[1]), ...time(match)]
  return null
}

/** Longer than any date. The limit saves work on a long text that belongs to another column. */
const MAX_DATE_CHARACTERS = 60

/** Reads '04-NOV-2014 14:05', '04/11/2014', '20141104', RFC 822 and ISO 8601; null for a blank. */
export function readDate(text: string): Date | null | 'unreadable' {
  const plain = text.trim().toLowerCase().slice(0, MAX_DATE_CHARACTERS)
  if (BLANK.test(plain)) return null
  const zoneMatch = plain.includes(':') ? ZONE.exec(plain) : null
  const parts = parseDateTime(zoneMatch ? plain.slice(0, zoneMatch.index) : plain)
  const londonInstant = parts === null ? null : toInstant(parts)
  if (parts === null || londonInstant === null) return 'unreadable'
  if (!zoneMatch) return londonInstant
  const [year, month, day, hour, minute, second] = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute - minutesAheadOfUtc(zoneMatch[1]!), second))
}
