import { expect, it } from 'vitest'
import { resolvePlace } from '../../../lib/agency/places/resolve'
import { understandText } from '../../../lib/agency/search/understand'
import type { ListingKind } from '../../../lib/domain/listing-kind'
import { ANY_LOCATION } from '../../../lib/search/state'

/** Understands a text that is typed on Monday, 23 November 2026. */
const read = (text: string, kind: ListingKind = 'sale') =>
  understandText(text, kind, new Date('2026-11-23T12:00:00Z'))

const cityPatterns = { Leeds: /leeds/i, London: /london/i, 'Kingston upon Hull': /hull/i }
/** Finds the city that a text of these tests names, or 'any-location' if it names none. */
const findNamedCity = (text: string) =>
  Object.entries(cityPatterns).find(([, pattern]) => pattern.test(text))?.[0] ?? ANY_LOCATION

it.each([
  ['2 bed flat to rent in Leeds under £1,200pcm', 'let', 'nomin-1200'],
  ['2 bed flat in Leeds £1,250pcm', 'let', 'nomin-1250'],
  ['flat leeds 900pm', 'let', 'nomin-900'],
  // £250 a week are £1,083 a month: 52 weeks in 12 months.
  ['flat under £250pw', 'let', 'nomin-1083'],
  ['£800-£1000pcm', 'let', '800-1000'],
  ['flat leeds 950 a month', 'let', 'nomin-950'],
  ['flat leeds £950 month', 'let', 'nomin-950'],
  ['flat leeds 950 pcm rent', 'let', 'nomin-950'],
  ['leeds 1100 pcm to let', 'let', 'nomin-1100'],
  ['house Leeds £350,000ono', null, 'nomin-350000'],
  ['house leeds 1.5m', null, 'nomin-1500000'],
  ['house Hull £250 000', null, 'nomin-250000'],
  ['house Hull 250 000 to 300 000', null, '250000-300000'],
  ['house Hull between £250k-£300k', null, '250000-300000'],
  ['2 bed,Leeds,under 300k', null, 'nomin-300000'],
  ['house from £1m to £2m in London', null, '1000000-2000000'],
  ['house hull no less than £200k', null, '200000-nomax'],
  ['house hull not above 200k', null, 'nomin-200000'],
  ['house hull nothing over 200k', null, 'nomin-200000'],
  ['offers over 300k', null, '300000-nomax'],
  ['house hull offers in excess of £200,000', null, '200000-nomax'],
  ['OIEO £200,000 Hull', null, '200000-nomax'],
  ['house hull offers in the region of £200,000', null, '180000-220000'],
  ['asking price 300k', null, 'nomin-300000'],
  ['house Leeds £350k or nearest offer', null, 'nomin-350000'],
  ['around 300k ish', null, '270000-330000'],
  ['flat leeds 900 quid a month', 'let', 'nomin-900'],
  ['quarter of a million', null, 'nomin-250000'],
  ['max rent 1100', 'let', 'nomin-1100'],
  ['flat leeds rent of 900', 'let', 'nomin-900'],
  ['flat to rent leeds', 'let', 'any-price'],
] as const)('%s: kind %s, price %s', (text, kind, price) => {
  expect(read(text)).toMatchObject({ kind, price, location: findNamedCity(text), unsupported: [] })
})

it.each([
  'flat in Leeds with 999 year lease',
  'new build with 10 year warranty Leeds',
  'flat in Leeds lease over 90 years',
  'flat leeds minimum 6 month tenancy',
  'house leeds for 1 year',
  'house 5m from Leeds',
  'house with 30m garden in Leeds',
])('in %s, the number is no price', (text) => {
  expect(read(text)).toMatchObject({ kind: null, price: 'any-price', location: 'Leeds' })
})

it.each([
  ['no more than 2 bedrooms Hull', 'nomin-2'],
  ['not over 3 bedrooms hull', 'nomin-3'],
  ['no less than 3 bedrooms hull', '3-nomax'],
  ['more than 3 beds hull', '4-nomax'],
])('%s asks for bedrooms %s', (text, bedrooms) => {
  expect(read(text).bedrooms).toBe(bedrooms)
})

// 'From January' or 'in January' means some day of that month, so the filter has its last day. 'Before' has its first.
it.each([
  // 2028 is the next leap year.
  ['flat to rent in Leeds available 29 February', '2028-02-29'],
  ['flat to rent in Leeds available from 29/2', '2028-02-29'],
  ['flat to rent in Leeds available 23 November', '2026-11-23'],
  ['flat to rent in Leeds available 22 November', '2027-11-22'],
  ['flat to rent in Leeds available 31 February', ''],
  ['furnished flat in Leeds from January', '2027-01-31'],
  ['flat to rent in Leeds from mid February 2027', '2027-02-15'],
  ['flat to rent in Leeds before February', '2027-02-01'],
  ['flat to rent in Leeds available in March', '2027-03-31'],
  ['flat to rent in Leeds from March', '2027-03-31'],
])('%s asks for a home that is available by %s', (text, available) => {
  expect(read(text).further.available).toBe(available)
})

it.each([
  ['house hull no more than 1000 sq ft', { size: 'nomin-1000' }],
  ['house hull over 1 000 sq ft', { size: '1000-nomax' }],
  ['house hull not less than 1000 sq ft', { size: '1000-nomax' }],
  ['house hull no more than £300 per sq ft', { 'per-sq-ft': 'nomin-300' }],
  ['house leeds excl. shared ownership', { with: '', not: 'shared-ownership' }],
  ['house leeds minus new builds', { with: '', not: 'new-build' }],
  ["flat leeds isn't leasehold", { with: '', not: 'leasehold' }],
  ["house Leeds don't need garden", { with: '', not: '' }],
  ['house leeds no parking needed', { with: '', not: '' }],
])('%s asks for %o', (text, filters) => {
  expect(read(text).further).toMatchObject(filters)
})

it.each([
  ['houses for sale in York not terraced', ['terraced', 'end-of-terrace'], 'detached-house'],
  ['home in Hull but no flats', ['flat-apartment', 'studio-flat', 'shop'], 'terraced'],
  ['anything but a flat in York', ['flat-apartment'], 'detached-bungalow'],
  ['flats in Hull not studio', ['studio-flat', 'terraced'], 'maisonette'],
  ['detached house in Hull, not semi', ['semi-detached-house'], 'detached-house'],
])('%s leaves out %s but keeps %s', (text, excluded, included) => {
  const types = read(text).types.split(',')
  expect(types.filter((type) => excluded.includes(type))).toEqual([])
  expect(types).toContain(included)
})

it.each([
  ['house with a shop in Leeds', 'terraced', 'shop'],
  ['house with land in Kent', 'terraced', 'land'],
  // A list of two choices would have plurals: 'flats, offices'.
  ['flat, office, Leeds', 'flat-apartment', 'office'],
  ['flat next to the pub, near some shops in Leeds', 'flat-apartment', 'shop'],
])('%s searches for %s, and not for %s, which the home only has or is near', (text, included, excluded) => {
  const types = read(text).types.split(',')
  expect(types).toContain(included)
  expect(types).not.toContain(excluded)
})

it.each([
  ['house or land in Kent', ['terraced', 'land']],
  ['flats and shops in Leeds', ['flat-apartment', 'shop']],
  ['shop with a flat above in Leeds', ['shop', 'flat-apartment']],
  ['shop near the pub in Leeds', ['shop']],
])('%s searches for %s', (text, included) => {
  expect(read(text).types.split(',')).toEqual(expect.arrayContaining(included))
})

it.each([
  ['house in E1 6AN', 'E1 6AN'],
  ['2 bed flat CM8 3UP with garden', 'CM8 3UP'],
  ['flat in London E1 6AS under 400k', 'E1 6AS'],
])('in %s, the last letters of the postcode %s are not read as the word an, up or as', (text, location) => {
  expect(read(text)).toMatchObject({ location, unsupported: [] })
})

it.each([
  ['Leeds or Bradford', 'Leeds'],
  ['LS1 & LS2', 'LS1'],
  ['houses in Witham, Chelmsford and Braintree', 'Witham'],
  ['Leeds or near York', 'Leeds'],
])('%s is searched in %s, and the visitor is told that the other place is left out', (text, location) => {
  // Such a text counts as a phrase even without a filter, because it is not the name of one place.
  expect(read(text)).toMatchObject({ location, unsupported: ['place'], hasFilters: true })
})

it.each([
  [
    'within 5 miles of Leeds or 10 minutes from York station',
    { location: 'Leeds', radius: 'five-miles', further: { near: '' } },
  ],
  ['houses within 5 miles of Leeds or Bradford', { location: 'Leeds', further: { near: '' } }],
  ['house in Leeds or within 5 miles of York', { location: 'Leeds', further: { near: '' } }],
  ['house in Witham near Chelmsford or Braintree', { location: 'Witham', further: { near: 'Chelmsford' } }],
])('of the alternatives in %s, only the first place is searched', (text, search) => {
  expect(read(text)).toMatchObject({ ...search, unsupported: ['place'] })
})

it.each([
  ['house in st ives', 'St Ives'],
  ['flats in Richmond', 'Richmond'],
  ['2 bed in Leeds, Bradford', 'Leeds, Bradford'],
  ['house in St Ives, Cornwall', 'St Ives, Cornwall'],
])('%s searches %s, whose results offer the other places of that name', (text, location) => {
  const { location: searched, place } = read(text)
  expect(searched).toBe(location)
  expect(resolvePlace(searched).candidates).toEqual(place!.candidates)
})

it.each([
  ['central London', 'centre'],
  ['2 bed flat in central London', 'centre'],
  ['central Manchester flats', 'centre'],
  ['Brighton centre', 'centre'],
  ['house in Leeds centre', 'centre'],
  ['flat in inner London', 'part'],
])('%s searches the whole city, and says that the wish for its %s is left out', (text, unsupported) => {
  expect(read(text).unsupported).toEqual([unsupported])
})

it.each([
  ['furnished from January', 'any-location', '2027-01-31'],
  ['flat available in march', 'any-location', '2027-03-31'],
  ['flat in March', 'March', ''],
  ['flat 5 miles from March', 'March', ''],
  ['flat 10 minutes from March station', 'March station', ''],
])(
  'in %s, March is read as the month or as the town: location %s, available by %j',
  (text, location, available) => {
    expect(read(text, 'let')).toMatchObject({ location, further: { available } })
  },
)

it.each([
  ['4 bed det house York', 'detached-house'],
  ['det. bungalow York', 'detached-bungalow'],
  ['semi-det house York', 'semi-detached-house'],
])('%s is for the type %s, which is abbreviated', (text, types) => {
  expect(read(text)).toMatchObject({ types, unsupported: [] })
})

it.each([
  ['flat near Leeds University', 'amenities'],
  ['flat near University of Leeds', 'amenities'],
  // Only 'near a hospital' is a known wish. A hospital's name is left over as other words.
  ['flat near St James hospital Leeds', 'other'],
])('%s is near Leeds; Leeds is not read as the station, nor St as a postcode area', (text, unsupported) => {
  expect(read(text)).toMatchObject({
    location: 'Leeds',
    radius: 'three-miles',
    further: { near: '' },
    unsupported: [unsupported],
  })
})

it.each([
  ['long let furnished 2 bed Leeds 6 months', ['other']],
  ['dss flat Leeds couple', ['other']],
  ['double room Leeds', ['shared']],
])('%s finds Leeds between words that no filter covers', (text, unsupported) => {
  expect(read(text, 'let')).toMatchObject({ location: 'Leeds', unsupported })
})
