import { oneOf, type Reader } from './cut'
import { toIsoDay } from '../../format/iso-day'
import { addDays } from '../../format/london-clock'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s+(20\\d\\d))?'
const FREE = oneOf(
  'available',
  'vacant',
  'ready',
  'mov(?:e|ing)[\\s-]?in(?:\\s+date)?',
  'to\\s+move\\s+in(?:to)?',
  '(?:tenancy|let|contract)\\s+start(?:ing|s)?',
  'starting',
)
/** Matches 'available', 'and ready to move in' and 'tenancy start date'. */
const AVAILABLE = `(?:(?:with|and|that|which|is|are|,)\\s+)*${FREE}(?:\\s+to\\s+(?:rent|let|move\\s+in(?:to)?))?(?:\\s+date)?`
const PREPOSITION = 'from|by|on|in|before|for|at|around|about|after|as\\s+of|no\\s+later\\s+than'
const OR_BEFORE_THE = '(?:\\s+or\\s+before)?(?:\\s+the)?\\s+'
const BY = `(?:\\s+(${PREPOSITION}))?${OR_BEFORE_THE}`
/** A full date needs no 'available' before it: 'flat in Leeds from 1 December'. */
const FROM = '(?:(?:from|by|before|starting)\\s+)(?:the\\s+)?'

/** Does not capture the preposition, because day and month are the first groups of a full date. */
const AVAILABLE_BY = `${AVAILABLE}(?:\\s+(?:${PREPOSITION}))?${OR_BEFORE_THE}`

/** Builds the pattern of '1 December 2026' after some words. */
const buildDayMonthPattern = (before: string) =>
  new RegExp(`(?<!\\w)${before}${DAY}(?:\\s+of)?\\s+${MONTH}${YEAR}(?!\\w)`, 'gi')
/** Builds the pattern of 'December 1, 2026' after some words. */
const buildMonthDayPattern = (before: string) =>
  new RegExp(`(?<!\\w)${before}${MONTH}\\s+${DAY}${YEAR}(?!\\w)`, 'gi')
const DAY_MONTH_PATTERNS = [AVAILABLE_BY, FROM].map(buildDayMonthPattern)
const MONTH_DAY_PATTERNS = [AVAILABLE_BY, FROM].map(buildMonthDayPattern)
/** Matches 'from 15/1' and 'available by 15/1/2027'. */
const NUMERIC = new RegExp(
  `(?<!\\w)(?:${AVAILABLE}(?:\\s+(?:from|by|on|before|for|at))?|from|by)\\s+(\\d{1,2})/(\\d{1,2})(?:/((?:20)?\\d\\d))?(?!\\w|/)`,
  'gi',
)
/** Matches 'from 2027-01-15'. */
const ISO = new RegExp(
  `(?<!\\w)(?:${AVAILABLE}(?:\\s+(?:from|by|on|before))?|from|by)\\s+(20\\d\\d)-(\\d\\d)-(\\d\\d)(?!\\w)`,
  'gi',
)
const PART_OF_MONTH = '(?:(early|beginning\\s+of|start\\s+of|mid|middle\\s+of|late|end\\s+of)[\\s-]+)?'
/** '5 miles from March' and '10 minutes from March' are distances from the town of March. */
const NOT_A_DISTANCE = '(?<!\\b(?:miles?|mi|kms?|min(?:ute)?s?|walk|drive|far|away)\\s+)'
/** Matches 'available in early January' and 'flat in Leeds from January'. */
const MONTH_ALONE_PATTERNS = [
  `${AVAILABLE}${BY}`,
  `${NOT_A_DISTANCE}(from|by|before|starting)(?:\\s+the)?\\s+`,
].map((before) => new RegExp(`(?<!\\w)${before}${PART_OF_MONTH}${MONTH}${YEAR}(?!\\w)`, 'gi'))
/** Matches 'available now' and 'immediate move'. */
const NOW_PATTERN = oneOf(
  `${AVAILABLE}(?:\\s+(?:from|by))?\\s+(?:now|immediately|today|straight\\s?away|asap|right\\s+away)`,
  'immediate(?:ly)?\\s+(?:available|availability|move(?:\\s+in)?)',
  'vacant\\s+now',
)
const NOW = new RegExp(`(?<!\\w)${NOW_PATTERN}(?!\\w)`, 'gi')
/** Matches 'available next month' and 'available by the end of the month'. */
const NEXT = new RegExp(
  `(?<!\\w)${AVAILABLE}${BY}(?:(next)\\s+(week|month)|(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?month)(?!\\w)`,
  'gi',
)

/** The token for a date that does not exist, such as 31 February. No filter accepts it. */
const NONEXISTENT_DAY = 'none'

const toMonthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Completes the digits of a year of this century: 2027 for '27' and for '2027'. */
const toFullYear = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits)

const pad = (number: number): string => String(number).padStart(2, '0')
const getLastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Formats a day as YYYY-MM-DD; null for one that does not exist. */
function formatDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > getLastDayOfMonth(year, month)) return null
  return `${year}-${pad(month)}-${pad(day)}`
}

/** The most years from one 29 February to the next, as from 2096 to 2104. */
const MAX_YEARS_TO_LEAP_DAY = 8

/** Returns the next occurrence of a day of the year, which may be today; null for a day that no year has. */
function findNextDay(today: string, month: number, day: number): string | null {
  const thisYear = Number(today.slice(0, 4))
  for (let year = thisYear; year <= thisYear + MAX_YEARS_TO_LEAP_DAY; year += 1) {
    const date = formatDay(year, month, day)
    if (date !== null && date >= today) return date
  }
  return null
}

/** Returns the day of a month that words such as 'early', 'mid' or 'end of' mean; the last day without such words. */
function toDayOfMonth(part: string, lastDay: number): number {
  if (/^(?:early|beg|start)/i.test(part)) return 1
  return /^mid/i.test(part) ? 15 : lastDay
}

/** @returns the day by which the home must be available, as in the URL; '' without one, 'none' for 31 February */
export function readAvailable(reader: Reader, today: string): string {
  let token = ''
  const setDay = (day: string | null): void => {
    token ||= day ?? NONEXISTENT_DAY
  }
  const setDate = (day: string, month: string, year?: string) =>
    setDay(
      year
        ? formatDay(Number(year), toMonthNumber(month), Number(day))
        : findNextDay(today, toMonthNumber(month), Number(day)),
    )
  for (const pattern of DAY_MONTH_PATTERNS)
    reader.cut(pattern, ([, day = '', month = '', year]) => setDate(day, month, year))
  for (const pattern of MONTH_DAY_PATTERNS)
    reader.cut(pattern, ([, month = '', day = '', year]) => setDate(day, month, year))
  reader.cut(ISO, ([, year, month, day]) => setDay(formatDay(Number(year), Number(month), Number(day))))
  reader.cut(NUMERIC, ([, day, month, year]) =>
    setDay(
      year
        ? formatDay(toFullYear(year), Number(month), Number(day))
        : findNextDay(today, Number(month), Number(day)),
    ),
  )
  const setMonth = ([, by = '', part = '', name = '', year]: RegExpMatchArray) => {
    const month = toMonthNumber(name)
    const thisYear = Number(today.slice(0, 4))
    const isPast = month < Number(today.slice(5, 7))
    const nextYearOfMonth = isPast ? thisYear + 1 : thisYear
    const monthYear = year ? Number(year) : nextYearOfMonth
    // 'By December' and 'no later than December' mean the first day. 'In December' means any day, so by the last day.
    const isByMonth = /^(?:by|before|no)/i.test(by) && part === ''
    const day = isByMonth ? 1 : toDayOfMonth(part, getLastDayOfMonth(monthYear, month))
    return setDay(formatDay(monthYear, month, day))
  }
  for (const pattern of MONTH_ALONE_PATTERNS) reader.cut(pattern, setMonth)
  reader.cut(NEXT, ([, , next, unit]) => {
    // The first group is a preposition. 'End of the month' has neither 'next' nor a unit.
    if (unit?.toLowerCase() === 'week') return setDay(addDays(today, 7))
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    // Date counts months from 0, and its day 0 is the last day of the month before.
    const endOfMonth = new Date(Date.UTC(year, next ? month + 1 : month, 0))
    return setDay(toIsoDay(endOfMonth))
  })
  reader.cut(NOW, () => setDay(today))
  return token
}
