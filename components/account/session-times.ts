import type { SessionEntry } from '@/lib/contract/account'
import { countDaysSince, formatLongDate, formatTime } from '@/lib/format/dates'
import type { SessionRow } from './sessions'

function formatDay(iso: string, now: Date): string {
  const days = countDaysSince(iso, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${formatLongDate(iso)}`
}

/** Formats a time in London, such as 'today at 18:05' or 'on Fri 21 Nov 2026 at 10:30'. */
export const formatMoment = (iso: string, now: Date): string => `${formatDay(iso, now)} at ${formatTime(iso)}`

/** Formats sessions for the list: the current one first, then the most recently seen. */
export const toSessionRows = (sessions: readonly SessionEntry[], now: Date): SessionRow[] =>
  [...sessions]
    .sort((a, b) => {
      if (a.current !== b.current) return a.current ? -1 : 1
      return b.last_seen_at.localeCompare(a.last_seen_at)
    })
    .map(({ id, device, current, created_at, last_seen_at }) => ({
      id,
      device: device || 'Unknown device',
      current,
      loggedInAt: formatMoment(created_at, now),
      lastSeenAt: formatMoment(last_seen_at, now),
    }))
