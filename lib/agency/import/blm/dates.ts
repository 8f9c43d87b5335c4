import { fromLondonClock } from '../../../format/london-clock'
import { toIsoDay } from '../../../format/iso-day'

/* Reads the dates of BLM files. A time without a time zone is read as London time. */

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
const OPTIONAL_WEEKDAY = String.raw`(?:[a-z]{3,9},? )?`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const MONTH = String.raw`([a-z]{3})[a-z]*`
/** '04-NOV-2014', 'Tue, 4th November 2014'. */
const MONTH_NAME = new RegExp(String.raw`^${OPTIONAL_WEEKDAY}${DAY}[-/. ]${MONTH}[-/., ]+(\d{4})${TIME}$`)
/** '20141104', '201411041405'. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
/** The time zone at the end: 'Z', ' GMT', '+01:00'. */
const ZONE = / ?(z|gmt|utc|bst|[+-]\d{2}:?\d{2})$/
/** The texts that exports write for no date, such as MySQL's zero date. */
const BLANK = /^(?:0000-00-00.*|null|n\/?a|-|0)?$/

function toMinutesAheadOfUtc(name: string): number {
  if (name === 'bst') return 60
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(name) ?? []
  const total = sign ? Number(hours) * 60 + Number(minutes) : 0
  return sign === '-' ? -total : total
}

function parseDateTime(text: string): DateTimeParts | null {
  const toNumber = (part: string | undefined) => Number(part ?? 0)
  // In each pattern, the groups 4 to 6 are hour, minute and second.
  const toTime = (match: RegExpExecArray): [number, number, number] => [
    toNumber(match[4]),
    toNumber(match[5]),
    toNumber(match[6]),
  ]
  let match = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (match) return [toNumber(match[1]), toNumber(match[2]), toNumber(match[3]), ...toTime(match)]
  match = DAY_FIRST.exec(text)
  if (match) return [toNumber(match[3]), toNumber(match[2]), toNumber(match[1]), ...toTime(match)]
  match = MONTH_NAME.exec(text)
  if (match) {
    const month = MONTHS.indexOf(match[2]!) + 1
    return [toNumber(match[3]), month, toNumber(match[1]), ...toTime(match)]
  }
  return null
}

/** Longer than any date. The limit saves work when the column holds some other, long text. */
const MAX_DATE_CHARACTERS = 60

/** Reads a date such as '04-NOV-2014 14:05', '04/11/2014' or '20141104', or of RFC 822 or ISO 8601; null for a blank. */
export function readDate(text: string): Date | null | 'unreadable' {
  const normalised = text.trim().toLowerCase().slice(0, MAX_DATE_CHARACTERS)
  if (BLANK.test(normalised)) return null
  // Without a time there is no zone: the end of '04-11-2014' only looks like one.
  const zoneMatch = normalised.includes(':') ? ZONE.exec(normalised) : null
  const parts = parseDateTime(zoneMatch ? normalised.slice(0, zoneMatch.index) : normalised)
  const londonInstant = parts === null ? null : toInstant(parts)
  if (parts === null || londonInstant === null) return 'unreadable'
  if (!zoneMatch) return londonInstant
  const [year, month, day, hour, minute, second] = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute - toMinutesAheadOfUtc(zoneMatch[1]!), second))
}
