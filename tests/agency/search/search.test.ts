import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addListings, type TestListing } from '../../support/listings'
import { pageOf } from '../../support/search-page'
import { insertRow } from '../../support/tables'
import { openSearchSuite, type SearchSuite } from './search-suite'

let suite: SearchSuite
const idsByName: Record<string, number> = {}

beforeAll(async () => {
  suite = await openSearchSuite()
  const listings: Record<string, TestListing> = {
    witham: { price: 300_000, listedAt: '2026-11-10T09:00:00Z' },
    maldon: {
      town: 'Maldon',
      postcode: 'CM9 5AB',
      lat: 51.731,
      lng: 0.676,
      price: 400_000,
      bedrooms: 4,
      listedAt: '2026-11-11T09:00:00Z',
    },
    southend: {
      town: 'Southend-on-Sea',
      postcode: 'SS1 1AB',
      lat: 51.54,
      lng: 0.71,
      price: 200_000,
      bedrooms: 2,
      listedAt: '2026-11-12T09:00:00Z',
    },
    leigh: {
      town: 'Southend-on-Sea',
      locality: 'Leigh-on-Sea',
      postcode: 'SS9 1AB',
      lat: 51.543,
      lng: 0.65,
      price: 350_000,
      listedAt: '2026-11-13T09:00:00Z',
    },
    cardiff: {
      town: 'Cardiff',
      county: 'Cardiff',
      nation: 'wales',
      postcode: 'CF10 1AB',
      lat: 51.48,
      lng: -3.18,
      price: 250_000,
      listedAt: '2026-11-14T09:00:00Z',
    },
    poa: { qualifier: 'poa', type: 'detached-house', bedrooms: 6, listedAt: '2026-11-15T09:00:00Z' },
    newportWales: {
      town: 'Newport',
      county: 'Gwent',
      nation: 'wales',
      postcode: 'NP20 1AB',
      lat: 51.588,
      lng: -2.998,
      listedAt: '2026-11-16T09:00:00Z',
    },
    newportWight: {
      town: 'Newport',
      county: 'Isle of Wight',
      postcode: 'PO30 1AB',
      lat: 50.701,
      lng: -1.291,
      listedAt: '2026-11-17T09:00:00Z',
    },
    stationRoad: { street: 'Station Road', price: 310_000, listedAt: '2026-11-18T09:00:00Z' },
    flat: {
      type: 'flat-apartment',
      price: 150_000,
      bedrooms: 1,
      postcode: 'CM8 1ZZ',
      listedAt: '2026-11-19T09:00:00Z',
    },
    withdrawn: { status: 'withdrawn', street: 'Gone Lane' },
    letting: { kind: 'let', price: 1_200 },
    shoreditch: {
      town: 'London',
      county: 'Greater London',
      locality: 'Shoreditch',
      postcode: 'EC2A 1AB',
      lat: 51.523,
      lng: -0.083,
      listedAt: '2026-11-09T09:00:00Z',
    },
  }
  const ids = await addListings(Object.values(listings))
  Object.keys(listings).forEach((name, index) => {
    idsByName[name] = ids[index] ?? 0
  })
})
afterAll(() => suite.close())

const idsOf = (...names: string[]) => names.map((name) => idsByName[name]).sort()
const findIds = async (input: Record<string, unknown>) => (await suite.search(input)).ids.sort()

describe('a location without a radius (D-78)', () => {
  it.each([
    ['a town', 'Witham', ['witham', 'poa', 'stationRoad', 'flat']],
    ['a town in small letters with hyphens', 'southend-on-sea', ['southend', 'leigh']],
    ['a locality', 'Leigh on Sea', ['leigh']],
    ['a county', 'Essex', ['witham', 'maldon', 'southend', 'leigh', 'poa', 'stationRoad', 'flat']],
    ['a postcode district', 'CM8', ['witham', 'poa', 'stationRoad', 'flat']],
    ['a postcode sector', 'cm8 1', ['flat']],
    ['a postcode', 'CM81ZZ', ['flat']],
    ['a postcode district that is divided by a letter', 'EC2', ['shoreditch']],
    ['one letter of a divided district', 'EC2A', ['shoreditch']],
    ['a street in a town', 'Station Road, Witham', ['stationRoad']],
    ['a nation', 'Wales', ['cardiff', 'newportWales']],
    ['one of several Newports', 'Newport, Isle of Wight', ['newportWight']],
  ])('finds the homes of %s: %s', async (_, location, names) => {
    expect(await findIds({ location })).toEqual(idsOf(...names))
  })
  it('any-location finds all live listings of the kind, and no others', async () => {
    const everything = Object.keys(idsByName).filter((name) => !['withdrawn', 'letting'].includes(name))
    expect(await findIds({ location: 'any-location' })).toEqual(idsOf(...everything))
    expect(await findIds({ location: '' })).toEqual(idsOf(...everything))
  })
  it('an unknown place finds nothing and causes no error', async () => {
    expect(await suite.search({ location: 'Xyzzyville' })).toEqual({ ids: [], total: 0, hasMore: false })
  })
})

describe('a radius', () => {
  it('adds the homes within the radius, and keeps those of the place itself', async () => {
    expect(await findIds({ location: 'Witham', radius: 'three-miles' })).toEqual(
      idsOf('witham', 'poa', 'stationRoad', 'flat'),
    )
    expect(await findIds({ location: 'Witham', radius: 'ten-miles' })).toEqual(
      idsOf('witham', 'poa', 'stationRoad', 'flat', 'maldon'),
    )
    expect(await findIds({ location: 'Witham', radius: 'forty-miles' })).toEqual(
      idsOf('witham', 'poa', 'stationRoad', 'flat', 'maldon', 'southend', 'leigh', 'shoreditch'),
    )
  })
})

describe('a radius around a postcode', () => {
  it('is measured from the imported position of the postcode', async () => {
    // The point is in Maldon, and the place of the postcode itself has no home.
    await insertRow('postcodeUnit', {
      postcode: 'CM8 3ZZ',
      sector: 'CM8 3',
      district: 'CM8',
      lat: 51.731,
      lng: 0.676,
      source: 'test',
      importedAt: new Date(),
    })
    expect(await findIds({ location: 'CM8 3ZZ', radius: 'half-mile' })).toEqual(idsOf('maldon'))
  })
})

describe('filters', () => {
  it('price bounds are inclusive, and leave out homes without a price (D-85)', async () => {
    expect(await findIds({ location: 'essex', price: '200000-300000' })).toEqual(idsOf('witham', 'southend'))
    expect(await findIds({ location: 'essex', price: 'nomin-150000' })).toEqual(idsOf('flat'))
    expect(await findIds({ location: 'Witham', price: 'any-price' })).toContain(idsByName.poa)
    expect(await findIds({ location: 'Witham', price: '' })).toContain(idsByName.poa)
  })
  it("a maximum that ends in '+', as at the end of the slider, is no limit (D-77)", async () => {
    expect(await findIds({ location: 'essex', price: '300000-300000+' })).toEqual(
      idsOf('witham', 'maldon', 'leigh', 'stationRoad'),
    )
  })
  it('bedrooms, one type or several types filter; an unknown type finds nothing (D-167)', async () => {
    expect(await findIds({ location: 'essex', bedrooms: '1-2' })).toEqual(idsOf('southend', 'flat'))
    expect(await findIds({ location: 'essex', types: 'flat-apartment,detached-house' })).toEqual(
      idsOf('flat', 'poa'),
    )
    expect(await findIds({ location: 'essex', types: 'castle' })).toEqual([])
  })
  it('a minimum above the maximum finds nothing and causes no error (D-76)', async () => {
    expect((await suite.search({ location: 'essex', price: '500000-100000' })).total).toBe(0)
  })
  it.each([
    { price: 'a-b' },
    { price: '-' },
    // More than the columns of the database hold.
    { price: '999999999-9999999999' },
    { bedrooms: '999999999-nomax' },
    { types: "x' OR 1=1 --" },
    { types: 'a\0b' },
    { location: 'Wit\0ham' },
    { location: '💥' },
    { location: 'x'.repeat(5_000) },
    { location: "'; DROP TABLE listing; --" },
    { orderby: 'sideways' },
    { radius: 'far' },
  ])('absurd values cause no error: %j', async (input) => {
    await expect(suite.search(input)).resolves.toBeDefined()
  })
})

describe('types of property', () => {
  it('a search without a type finds homes such as a park home, but no shop, office, garage, restaurant or land', async () => {
    const types = ['shop', 'land', 'park-home', 'office', 'garage', 'restaurant'] as const
    const [shop, land, parkHome] = await addListings(
      types.map((type) => ({
        type,
        bedrooms: 0,
        town: 'Truro',
        county: 'Cornwall',
        postcode: 'TR1 1AB',
      })),
    )
    expect((await suite.search({ location: 'Truro' })).ids).toEqual([parkHome])
    expect((await suite.search({ location: 'Truro', types: '' })).total).toBe(1)
    expect((await suite.search({ location: 'Truro', types: 'shop,land' })).ids).toEqual([land, shop])
    const figures = await suite.gateway.areaFigures({ location: 'Truro' })
    expect(figures).toMatchObject({ ok: true, data: { for_sale: 1 } })
  })
})

describe('distance on a card', () => {
  const distancesIn = async (location: string) => {
    const reply = await suite.gateway.propertySearch({ location, page: 1, limit: 1, orderby: 'oldest' })
    return pageOf(reply).properties.map(({ distance_miles }) => distance_miles)
  }
  it.each(['Maldon', 'CM9', 'CM9 5AB', 'Maldon, Essex'])('is shown in a search of %s', async (location) => {
    const [miles, ...others] = await distancesIn(location)
    expect(miles).toBeLessThan(5)
    expect(others).toEqual([])
  })
  // These are too large, or have no position.
  it.each(['Essex', 'Wales', 'any-location', 'Station Road'])(
    'is not shown in a search of %s',
    async (location) => {
      expect(await distancesIn(location)).toEqual([null])
    },
  )
  it('is measured from the rounded public position, so that distances do not reveal the house', async () => {
    const origin = { lat: 50.1, lng: -5.5 }
    await insertRow('postcodeUnit', {
      postcode: 'TR18 4ZZ',
      sector: 'TR18 4',
      district: 'TR18',
      ...origin,
      source: 'test',
      importedAt: new Date(),
    })
    // The house is 0.00249 degrees or 0.17 miles to the north, which would be shown as 0.2. Its public position is 0.002
    // degrees or 0.14 miles to the north, which is shown as 0.1.
    await addListings([
      { town: 'Penzance', county: 'Cornwall', postcode: 'TR18 4ZZ', ...origin, lat: 50.10249 },
    ])
    expect(await distancesIn('TR18 4ZZ')).toEqual([0.1])
  })
})

describe('the order of results', () => {
  const findOrdered = async (orderby: string) => (await suite.search({ location: 'Witham', orderby })).ids
  it('is the most recent first by default, or the oldest first (SALES-06, SALES-07)', async () => {
    const newest = [idsByName.flat, idsByName.stationRoad, idsByName.poa, idsByName.witham]
    expect(await findOrdered('most-recent')).toEqual(newest)
    expect(await findOrdered('')).toEqual(newest)
    expect(await findOrdered('oldest')).toEqual(newest.toReversed())
  })
  it('is by price both ways, with prices on application last in either (D-85)', async () => {
    expect(await findOrdered('price-asc')).toEqual([
      idsByName.flat,
      idsByName.witham,
      idsByName.stationRoad,
      idsByName.poa,
    ])
    expect(await findOrdered('price-desc')).toEqual([
      idsByName.stationRoad,
      idsByName.witham,
      idsByName.flat,
      idsByName.poa,
    ])
  })
})
