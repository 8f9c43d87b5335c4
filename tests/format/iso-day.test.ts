import { expect, it } from 'vitest'
import { isCalendarDay, toIsoDay } from '../../lib/format/iso-day'

it('a day as YYYY-MM-DD is the UTC day of a Date', () => {
  expect(toIsoDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31')
})

it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-01',
  '01/12/2026',
  '2026-12-01T00:00',
  ' 2026-12-01',
  '',
])('%j is not a day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})
