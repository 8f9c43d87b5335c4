import type { SessionEntry } from '@/lib/contract/account'
import { daysSince, longDate, timeOfDay } from '@/lib/format/dates'
import type { SessionRow } from './sessions'

/** 'today at 18:05', 'yesterday at 09:00', 'on Fri 21 Nov 2026 at 10:30'; in London's time. */
export function formatMoment(iso: string, now: Date): string {
  const days = daysSince(iso, now)
  const day = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `on ${longDate(iso)}`
  return `${day} at ${timeOfDay(iso)}`
}

/** Sessions in the order of the page: this one first, then the last seen. */
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
