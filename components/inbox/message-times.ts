import { countDaysSince, formatLongDate, formatShortDate, formatTime } from '@/lib/format/dates'

/** Formats the year in London: '2026'. A long date ends with it. */
const formatYear = (date: Date | string): string => formatLongDate(date).slice(-4)

/** Formats the time of a thread's last message: '14:05' today, else 'Yesterday', '21 Nov', or '21 Nov 2025'. */
export function formatWhen(iso: string, now: Date): string {
  const days = countDaysSince(iso, now)
  if (days <= 0) return formatTime(iso)
  if (days === 1) return 'Yesterday'
  const year = formatYear(iso)
  return year === formatYear(now) ? formatShortDate(iso) : `${formatShortDate(iso)} ${year}`
}

/** Says since when somebody has been waiting: 'since 14:05', 'since yesterday' or 'since 21 Nov'. */
export const formatSince = (iso: string, now: Date): string => {
  const when = formatWhen(iso, now)
  return `since ${when === 'Yesterday' ? 'yesterday' : when}`
}

/** Formats the heading of a day's messages: 'Today', 'Yesterday' or 'Sat 21 Nov 2026'. */
export function formatDay(iso: string, now: Date): string {
  const days = countDaysSince(iso, now)
  // A message that arrives after the page was rendered is later than `now`.
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatLongDate(iso)
}
