import { daysSince, formatLongDate, formatShortDate, formatTime } from '@/lib/format/dates'

/** Formats the time of a thread's last message: '14:05' today, else 'Yesterday', '21 Nov', or '21 Nov 2025'. */
export function formatWhen(iso: string, now: Date): string {
  const days = daysSince(iso, now)
  if (days <= 0) return formatTime(iso)
  if (days === 1) return 'Yesterday'
  const [year, thisYear] = [formatLongDate(iso), formatLongDate(now)].map((date) => date.slice(-4))
  return year === thisYear ? formatShortDate(iso) : `${formatShortDate(iso)} ${year}`
}

/** Since when somebody waits: 'since 14:05', 'since yesterday' or 'since 21 Nov'. */
export const formatSince = (iso: string, now: Date): string => {
  const when = formatWhen(iso, now)
  return `since ${when === 'Yesterday' ? 'yesterday' : when}`
}

/** The heading of a day's messages: 'Today', 'Yesterday' or 'Sat 21 Nov 2026'. */
export function formatDay(iso: string, now: Date): string {
  const days = daysSince(iso, now)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatLongDate(iso)
}
