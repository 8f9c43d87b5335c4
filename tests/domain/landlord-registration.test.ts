import { expect, it } from 'vitest'
import { findRegistrationLaw, parseLandlordDatabaseDays } from '@/lib/domain/landlord-registration'

it('the setting gives each county the day from which the landlord database applies (domain B3)', () => {
  expect(parseLandlordDatabaseDays('essex:2027-03-01, *:2028-01-01')).toEqual({
    essex: '2027-03-01',
    '*': '2028-01-01',
  })
})

it.each([
  '',
  'essex',
  'essex:soon',
  'essex:2027-02-30',
  'essex:2027-13-01',
  'Essex:2027-03-01',
  'a:2027-01-01,',
])('a malformed setting is refused: %j', (text) => expect(parseLandlordDatabaseDays(text)).toBeNull())

it.each([
  ['essex', '2027-02-28', false],
  ['essex', '2027-03-01', true],
  ['kent', '2027-12-31', false],
  ['kent', '2028-01-01', true],
  // Every object inherits this key.
  ['constructor', '2027-12-31', false],
])('in %s on %s an advert needs a registration number: %s', (countySlug, day, isNeeded) => {
  const days = parseLandlordDatabaseDays('essex:2027-03-01,*:2028-01-01') ?? {}
  expect(findRegistrationLaw({ nation: 'england', countySlug }, day, days) !== null).toBe(isNeeded)
})

it('without the setting no advert in England needs a registration number, but every advert elsewhere does', () => {
  expect(findRegistrationLaw({ nation: 'england', countySlug: 'essex' }, '2999-01-01', {})).toBeNull()
  // Each law is cited with its year.
  for (const nation of ['scotland', 'wales', 'northern-ireland'] as const)
    expect(findRegistrationLaw({ nation, countySlug: 'fife' }, '2026-01-01', {})).toMatch(/20\d\d/)
})
