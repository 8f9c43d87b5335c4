import { expect, it } from 'vitest'
import { addDays, londonDay } from '../../lib/format/london-clock'
import {
  countDaysSince,
  formatLongDate,
  formatNumericDate,
  formatShortDate,
  formatTime,
} from '../../lib/format/dates'

const zone = 'Europe/London'
const HOUR_MS = 3_600_000

it('formats London times like Intl, every hour from 2000 to 2040', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    timeZone: zone,
  })
  const wrongTimes: string[] = []
  for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2040, 0, 1); at += HOUR_MS) {
    const iso = new Date(at).toISOString()
    if (`${formatNumericDate(iso)}, ${formatTime(iso)}` !== clock.format(at)) wrongTimes.push(iso)
  }
  expect(wrongTimes).toEqual([])
})

it('formats dates like Intl, every day of four years', () => {
  const long = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  })
  const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: zone })
  for (let at = Date.UTC(2024, 0, 1, 23, 30); at < Date.UTC(2028, 0, 1); at += 24 * HOUR_MS) {
    expect(formatLongDate(new Date(at))).toBe(long.format(at).replace(',', ''))
    expect(formatShortDate(new Date(at).toISOString())).toBe(short.format(at))
  }
})

it.each([
  // In June 23:30 UTC is 00:30 of the next day in London.
  ['2026-06-01T23:30:00Z', '2026-06-02T10:00:00Z', 0],
  ['2026-06-01T22:30:00Z', '2026-06-02T10:00:00Z', 1],
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
  ['2026-11-22T12:00:00Z', '2026-11-21T12:00:00Z', -1],
])('counts the days from %s to %s as %d', (from, to, days) =>
  expect(countDaysSince(from, new Date(to))).toBe(days),
)

it('leaves a text that is not a date unchanged (STATIC-32)', () =>
  expect(formatNumericDate('soon')).toBe('soon'))

it('returns the day in London, and adds days correctly when the clock changes between them', () => {
  expect(londonDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(londonDay(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 14)).toBe('2026-11-07')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})
