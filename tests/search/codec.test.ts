import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  toCallInput,
  toCanonicalPath,
  siteMetaKey,
  parsePathname,
  parseSearchUrl,
  createQueryReader,
  searchHref,
} from '../../lib/search/codec'
import { placeHref, locationHref } from '../../lib/search/location'
import { furtherFilterNames, mapFurtherFilters } from '../../lib/domain/further-filter'
import { sortOptions } from '../../lib/search/options'
import { toSavedHref } from '../../lib/search/saved-href'
import {
  COMMERCIAL_TYPES_TOKEN,
  commercialState,
  defaultState,
  type SearchState,
} from '../../lib/search/state'

const noQuery = () => null
const parseAddress = (address: string) => {
  const url = new URL(address, 'http://site.example')
  return parsePathname(url.pathname, (name) => url.searchParams.get(name))
}

/** Any text: ordinary words, other scripts, parts of URLs, control characters and broken surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'aB 0-+,./%&?#=\\\'"<>é漢🏠', '\u0000', '\ud800', '\udfff', '..', '%2F', '%00'),
  }),
)
const anyDrawnArea = fc
  .array(
    fc.tuple(fc.float({ noNaN: true, min: -99, max: 99 }), fc.float({ noNaN: true, min: -199, max: 199 })),
    {
      maxLength: 70,
    },
  )
  .map((corners) => corners.map((corner) => corner.map((degrees) => degrees.toFixed(6)).join(',')).join(';'))
const anyState: fc.Arbitrary<SearchState> = fc.record({
  kind: fc.constantFrom('sale', 'let'),
  location: anyText,
  price: anyText,
  types: anyText,
  bedrooms: anyText,
  radius: anyText,
  ...mapFurtherFilters(() => anyText),
  with: fc.oneof(anyText, fc.constantFrom('', 'pets', 'dogs', 'garden,pets,bills')),
  area: fc.oneof(anyText, anyDrawnArea),
  sort: fc.constantFrom(...sortOptions.map(({ value }) => value as SearchState['sort'])),
  page: fc.integer({ min: 1, max: 1_000_000 }),
})

describe('addresses', () => {
  test('a search with only a location has the short address (SALES-02, LET-02, D-71)', () => {
    expect(searchHref({ ...defaultState('sale'), location: 'Southend on Sea' })).toBe(
      '/find-a-property/Southend%20on%20Sea',
    )
    expect(searchHref({ ...defaultState('let'), location: 'Essex' })).toBe('/find-a-letting/Essex')
    expect(searchHref(defaultState('sale'))).toBe('/find-a-property/any-location')
  })

  test('a search with another filter has an address of five segments (SALES-01, D-77)', () => {
    expect(searchHref({ ...defaultState('let'), location: 'CM8', price: '400-2400+' })).toBe(
      '/find-a-letting/CM8/400-2400+/all-types/any-bedrooms/this-only',
    )
  })

  test('sort and page are in the query unless they are the default (D-166)', () => {
    expect(searchHref({ ...defaultState('sale'), location: 'essex', sort: 'price-asc', page: 3 })).toBe(
      '/find-a-property/essex?sort=price-asc&page=3',
    )
    expect(parseAddress('/find-a-property/essex?sort=price-asc&page=3')).toMatchObject({
      location: 'essex',
      sort: 'price-asc',
      page: 3,
    })
  })

  test('an invalid sort or page is read as the default, and of a repeated parameter the first value counts', () => {
    for (const query of ['sort=cheapest&page=-1', 'page=1e3', 'page=', 'page=0', 'page=%00'])
      expect(parseAddress(`/find-a-property/essex?${query}`)).toEqual({
        ...defaultState('sale'),
        location: 'essex',
      })
    expect(
      parseSearchUrl('sale', ['essex'], createQueryReader({ page: ['2', '9'], sort: undefined })).page,
    ).toBe(2)
    // The contract allows no higher page.
    expect(parseAddress('/find-a-property/essex?page=9999999')?.page).toBe(1_000_000)
  })

  test('pets are in the query of lettings; a search of sales lists them as unsupported (D-166)', () => {
    const withPets = { ...defaultState('let'), location: 'York', with: 'pets' }
    expect(searchHref({ ...withPets, page: 2 })).toBe('/find-a-letting/York?page=2&with=pets')
    expect(searchHref({ ...withPets, bedrooms: '2-2' })).toBe(
      '/find-a-letting/York/any-price/all-types/2-2/this-only?with=pets',
    )
    expect(parseAddress('/find-a-letting/York?with=pets')).toEqual(withPets)
    expect(parseAddress('/find-a-letting/York?with=dogs,pets,pets')).toEqual(withPets)
    expect(parseAddress('/find-a-letting/York?with=PETS%00')?.with).toBe('')
    expect(parseAddress('/find-a-property/York?with=pets')).toEqual({
      ...defaultState('sale'),
      location: 'York',
      unsupported: 'pets',
    })
    // Homes for sale have no filter by pets.
    expect(searchHref({ ...withPets, kind: 'sale' })).toBe('/find-a-property/York')
    expect(toCanonicalPath(withPets, 'York')).toBe('/find-a-letting/york')
  })

  test('every further filter is written to the query under its name and read back (D-166)', () => {
    const further = {
      with: 'garden,parking',
      not: 'furnished,under-offer',
      epc: 'c',
      size: '500-1000',
      added: '7',
      available: '2026-12-01',
      keyword: 'sea view & loft',
      near: 'Leeds station',
      within: '10-min',
      area: '51.5000,-0.1000;51.6000,-0.1000;51.6000,0.0000',
    }
    const state = { ...defaultState('let'), location: 'York', ...further }
    const address =
      '/find-a-letting/York?with=garden,parking&not=furnished,under-offer&epc=c&size=500-1000&added=7&' +
      'available=2026-12-01&keyword=sea%20view%20%26%20loft&near=Leeds%20station&within=10-min&' +
      'area=51.5000,-0.1000;51.6000,-0.1000;51.6000,0.0000'
    expect(searchHref(state)).toBe(address)
    expect(parseAddress(address)).toEqual(state)
    expect(toCallInput(state)).toMatchObject(further)
    expect(parseAddress('/find-a-property/York?per-sq-ft=200-nomax')).toMatchObject({
      'per-sq-ft': '200-nomax',
    })
    expect(toCanonicalPath(state)).toBe('/find-a-letting/york')
  })

  test('the address keeps the location that an area has replaced, as long as the area is searched', () => {
    const area = '51.5000,-0.1000;51.6000,-0.1000;51.6000,0.0000'
    const state = { ...defaultState('sale'), area, locationBeforeArea: 'Bury St Edmunds' }
    const address = `/find-a-property/any-location?area=${area}&from=Bury%20St%20Edmunds`
    expect(searchHref(state)).toBe(address)
    expect(parseAddress(address)).toEqual(state)
    expect(toSavedHref(state)).toBe(`/find-a-property/any-location?area=${area}`)
    expect(searchHref({ ...state, area: '' })).toBe('/find-a-property/any-location')
    expect(searchHref({ ...state, location: 'York' })).toBe(`/find-a-property/York?area=${area}`)
    for (const other of [
      '/find-a-property/any-location?from=York',
      `/find-a-property/York?area=${area}&from=Leeds`,
    ])
      expect(parseAddress(other)).not.toHaveProperty('locationBeforeArea')
  })

  test('an unknown value of a further filter is no filter (D-76)', () => {
    const nonsense = [
      'with=swimming,__proto__,under-offer',
      'not=pets,bills',
      'epc=h',
      'epc=abc',
      'size=NaN-1e309',
      'size=nomin-nomax',
      'size=-5-9',
      'per-sq-ft=1-2',
      'added=2',
      'added=7x',
      'available=2026-02-30',
      'available=1e309',
      'within=10-min',
      'near=Leeds&within=0',
      'near=Leeds&within=999-min',
      'keyword=%00%20',
      'area=1,1;2,2',
      'area=91,0;1,1;2,2',
      'area=NaN,1;1,1;2,2',
      `area=${'1,1;'.repeat(10_000)}1,1`,
    ]
    for (const query of nonsense) {
      const state = parseAddress(`/find-a-letting/York?${query}`)!
      const near = query.startsWith('near') ? 'Leeds' : ''
      expect(furtherFilterNames.map((name) => state[name]).join('')).toBe(near)
    }
  })

  test('of four hundred names of features only the known one is read, once', () => {
    const features = Array.from({ length: 200 }, (_, index) => `garden,x${index}`).join(',')
    expect(parseAddress(`/find-a-letting/York?with=${features}`)?.with).toBe('garden')
  })

  test('a path with another number of segments is no address of a search (D-75)', () => {
    for (const path of [
      '/',
      '/find-a-property',
      '/find-a-property/a/b',
      '/find-a-property/a/b/c/d',
      '/find-a-property/a/b/c/d/e/f',
      '/property/1/x',
    ])
      expect(parseAddress(path)).toBeNull()
    expect(parseAddress('/find-a-letting/Essex/')).toMatchObject({ kind: 'let', location: 'Essex' })
  })

  test('dots of a location cannot lead to a parent path, and control characters and broken surrogates are removed', () => {
    expect(searchHref({ ...defaultState('sale'), location: '..' })).toBe('/find-a-property/any-location')
    expect(searchHref({ ...defaultState('sale'), location: 'a\u0000b\ud800' })).toBe('/find-a-property/a%20b')
  })

  test('the commercial page has an address of its own (D-161)', () => {
    expect(searchHref({ ...commercialState(), sort: 'oldest' })).toBe('/commercial-property?sort=oldest')
    expect(parseAddress('/commercial-property?page=2')).toEqual({ ...commercialState(), page: 2 })
    expect(searchHref({ ...commercialState(), location: 'Essex' })).toBe(
      `/find-a-property/Essex/any-price/${COMMERCIAL_TYPES_TOKEN}/any-bedrooms/this-only`,
    )
    expect(toCanonicalPath(commercialState())).toBe('/commercial-property')
  })

  test('every search state is read back from its address, whatever its texts are', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const address = searchHref(state)
        const parsedState = parseAddress(address)!
        expect(searchHref(parsedState)).toBe(address)
        expect(parseAddress(searchHref(parsedState))).toEqual(parsedState)
        const hasNulOrBrokenSurrogate = /\\u0000|\\ud[89a-f]/i
        expect(JSON.stringify(toCallInput(parsedState))).not.toMatch(hasNulOrBrokenSurrogate)
      }),
      { numRuns: 2_000 },
    )
  })

  test('filters of 5 kB are truncated to the limits of the contract', () => {
    const state = parseSearchUrl(
      'sale',
      ['é'.repeat(5_000), '1'.repeat(5_000), 'a,'.repeat(5_000), '%', '%00'],
      noQuery,
    )
    const call = toCallInput(state)
    expect(call.location.length).toBeLessThanOrEqual(6_000)
    expect(call.types.length).toBeLessThanOrEqual(2_000)
    for (const token of [call.price, call.bedrooms, call.radius])
      expect(token.length).toBeLessThanOrEqual(200)
  })
})

describe('calls and keys', () => {
  test('the call has the eight keys, and eight homes on a page (API-22, SALES-12)', () => {
    expect(toCallInput({ ...defaultState('sale'), location: 'essex' })).toEqual({
      location: 'essex',
      price: 'any-price',
      types: 'all-types',
      bedrooms: 'any-bedrooms',
      radius: 'this-only',
      orderby: 'most-recent',
      page: 1,
      limit: 8,
    })
    expect(toCallInput(defaultState('let'), 4).page).toBe(4)
  })

  test('the call filters by pets only for lettings', () => {
    expect(toCallInput({ ...defaultState('let'), with: 'pets' }).with).toBe('pets')
    expect(toCallInput(defaultState('let'))).not.toHaveProperty('with')
    expect(toCallInput({ ...defaultState('sale'), with: 'pets' })).not.toHaveProperty('with')
  })

  test('the canonical address has only the location, whatever the other filters are (D-166)', () => {
    expect(
      toCanonicalPath({ ...defaultState('sale'), location: 'Essex', price: '1-2', sort: 'oldest', page: 9 }),
    ).toBe('/find-a-property/essex')
    expect(locationHref('let', 'High Street, Witham')).toBe('/find-a-letting/High%20Street,%20Witham')
  })

  test('links of pages lead to the canonical address of a place (D-166)', () => {
    for (const place of ['London', 'Southend-on-Sea', 'King’s Lynn', 'Newport, Isle of Wight', '東京'])
      expect(placeHref('sale', place)).toBe(
        toCanonicalPath({ ...defaultState('sale'), location: 'x' }, place),
      )
    expect(placeHref('let', 'Newport, Isle of Wight')).toBe('/find-a-letting/newport-isle-of-wight')
  })

  test('a place has one canonical address, however its name is typed (D-166)', () => {
    const canonical = (location: string, value?: string) =>
      toCanonicalPath({ ...defaultState('let'), location }, value)
    for (const text of ['Southend', 'SOUTHEND ON SEA', 'southend-on-sea'])
      expect(canonical(text, 'Southend-on-Sea')).toBe('/find-a-letting/southend-on-sea')
    expect(canonical('newport', 'Newport, Isle of Wight')).toBe('/find-a-letting/newport-isle-of-wight')
    expect([canonical('NoWhere Town'), canonical('nowhere town')]).toEqual(
      Array(2).fill('/find-a-letting/nowhere%20town'),
    )
  })

  test('unsupported wishes are in the URL by their keys, and unknown keys are dropped', () => {
    const state = { ...defaultState('sale'), location: 'York', unsupported: 'garden,parking' }
    expect(searchHref(state)).toBe('/find-a-property/York?without=garden,parking')
    expect(parseAddress('/find-a-property/York?without=garden,parking')).toEqual(state)
    // Otherwise anybody could make a link to a page that shows their text.
    const stateWithoutUnknownKeys = parseAddress(
      '/find-a-property/York?without=Call%200900,constructor,__proto__,garden,garden',
    )
    expect(stateWithoutUnknownKeys).toEqual({ ...state, unsupported: 'garden' })
    expect(toCanonicalPath(state)).toBe('/find-a-property/york')
  })

  test('keys of site meta are in lower case with hyphens; a text that is too long has none (SALES-17, LET-08)', () => {
    expect(siteMetaKey('sale', 'Southend on  Sea')).toBe('forsale-southend-on-sea')
    expect(siteMetaKey('let', 'any-location')).toBe('tolet-any-location')
    expect(siteMetaKey('sale', 'x'.repeat(101))).toBeNull()
  })
})
