import type { SessionEntry } from '@/lib/contract/account'
import { daysSince, formatLongDate, formatTime } from '@/lib/format/dates'
import type { SessionRow } from './sessions'

function formatDay(iso: string, now: Date): string {
  const days = daysSince(iso, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${formatLongDate(iso)}`
}

/** Formats a time in London: 'today at 18:05', 'yesterday at 09:00', 'on Fri 21 Nov 2026 at 10:30'. */
export const formatMoment = (iso: string, now: Date): string => `${formatDay(iso, now)} at ${formatTime(iso)}`

/** Sorts sessions for display: the current one first, then the last seen. */
export const toSessionRows = (sessions: readonly SessionEntry[], now: Date): SessionRow[] =>
  [...sessions]
    .sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at))
    .map(({ id, device, current, created_at, last_seen_at }) => ({
      id,
      device: device || 'Unknown device',
      current,
      since: formatMoment(created_at, now),
      seen: formatMoment(last_seen_at, now),
    }))
