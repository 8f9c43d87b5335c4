import { describe, expect, it } from 'vitest'
import { readDate } from '../../../lib/agency/import/blm/dates'

/** Dates of BLM files (domain C1). A time without a zone is London time. */
describe('readDate', () => {
  it.each([
    ['2014-11-04 14:05:00', '2014-11-04T14:05:00.000Z'],
    ['2026-07-01 14:05:00', '2026-07-01T13:05:00.000Z'],
    ['04-NOV-2014 14:05', '2014-11-04T14:05:00.000Z'],
    ['4 November 2014', '2014-11-04T00:00:00.000Z'],
    ['04/11/2014', '2014-11-04T00:00:00.000Z'],
    ['04.11.2014 09.30', '2014-11-04T09:30:00.000Z'],
    ['20141104', '2014-11-04T00:00:00.000Z'],
    ['20141104140500', '2014-11-04T14:05:00.000Z'],
    ['Tue, 04 Nov 2014 14:05:00 GMT', '2014-11-04T14:05:00.000Z'],
    ['Tue, 04 Nov 2014 14:05:00 +0100', '2014-11-04T13:05:00.000Z'],
    ['2026-07-01T14:05:00.123Z', '2026-07-01T14:05:00.000Z'],
    ['2026-07-01T14:05:00+01:00', '2026-07-01T13:05:00.000Z'],
    ['1 Jul 2026 14:05 BST', '2026-07-01T13:05:00.000Z'],
    // Clocks go back on 25 October 2026 at 02:00, so 01:30 comes twice. It is read as the first, in summer time.
    ['2026-10-25 00:30:00', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25 01:30:15', '2026-10-25T00:30:15.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T02:30:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect((readDate(text) as Date).toISOString()).toBe(iso)
  })

  it.each(['', '  ', '0000-00-00 00:00:00', '0000-00-00', 'NULL', 'n/a', '-'])(
    'returns null for the blank %j',
    (text) => {
      expect(readDate(text)).toBeNull()
    },
  )

  it.each(['soon', '31/02/2026', '2026-13-01', '2026-01-01 25:00:00', '99', '01/02/03'])(
    'returns unreadable for %s',
    (text) => {
      expect(readDate(text)).toBe('unreadable')
    },
  )

  it('rejects 40,000 digits', () => {
    expect(readDate('9'.repeat(40_000))).toBe('unreadable')
  })
})
