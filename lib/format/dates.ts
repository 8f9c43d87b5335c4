import { toLondonClock } from './london-clock'

const DAY_MS = 86_400_000
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** British abbreviations, in which 'Sept' has four letters. */
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

const padToTwoDigits = (value: number): string => String(value).padStart(2, '0')
const formatDayAndMonth = (date: Date): string => `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`
const toLondon = (iso: string | Date): Date => toLondonClock(new Date(iso))

/** Formats the day in London as 'Sat 21 Nov 2026'. */
export function formatLongDate(iso: string | Date): string {
  const date = toLondon(iso)
  return `${dayNames[date.getUTCDay()]} ${formatDayAndMonth(date)} ${date.getUTCFullYear()}`
}

/** Formats the time in London as '14:05'. */
export function formatTime(iso: string | Date): string {
  const date = toLondon(iso)
  return `${padToTwoDigits(date.getUTCHours())}:${padToTwoDigits(date.getUTCMinutes())}`
}

/** Formats the day in London as '21 Nov'. */
export const formatShortDate = (iso: string | Date): string => formatDayAndMonth(toLondon(iso))

/** Formats the day in London as '21/11/26' (STATIC-32). A text that is not a date stays unchanged. */
export function formatNumericDate(iso: string): string {
  const date = toLondon(iso)
  if (Number.isNaN(date.getTime())) return iso
  return [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() % 100]
    .map(padToTwoDigits)
    .join('/')
}

/** Counts the calendar days in London from `iso` to `now`; 0 is today. */
export function countDaysSince(iso: string | Date, now: Date): number {
  const toDayNumber = (date: Date) => Math.floor(toLondon(date).getTime() / DAY_MS)
  return toDayNumber(now) - toDayNumber(new Date(iso))
}
