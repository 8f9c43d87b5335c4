import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as AgencyDb from '../../../lib/agency/database'
import { addListings } from '../../support/listings'
import { emptyDatabase, type TestDatabase } from '../../support/databases'
import { insertRow } from '../../support/tables'

let database: TestDatabase
let search: (input: Record<string, unknown>) => Promise<{ ids: number[]; total: number; hasMore: boolean }>
let agency: typeof AgencyDb
const id: Record<string, number> = {}

beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../../lib/agency/database')
  const { embeddedGateway } = await import('../../../lib/gateway/embedded')
  const gateway = embeddedGateway()
  search = async (input) => {
    const reply = await gateway.propertySearch({ page: 1, limit: 100, ...input })
    if (!reply.ok || Array.isArray(reply.data)) throw new Error('a page was asked for')
    const { properties, pagination } = reply.data
    return {
      ids: properties.map((card) => card.id),
      total: pagination.totalItems,
      hasMore: pagination.hasMore,
    }
  }
  const names = [
    'witham',
    'maldon',
    'southend',
    'leigh',
    'cardiff',
    'poa',
    'newportWales',
    'newportWight',
    'stationRoad',
    'flat',
    'withdrawn',
    'letting',
    'shoreditch',
  ] as const
  const ids = await addListings([
    { price: 300_000, listedAt: '2026-11-10T09:00:00Z' },
    {
      town: 'Maldon',
      postcode: 'CM9 5AB',
      lat: 51.731,
      lng: 0.676,
      price: 400_000,
      bedrooms: 4,
      listedAt: '2026-11-11T09:00:00Z',
    },
    {
      town: 'Southend-on-Sea',
      postcode: 'SS1 1AB',
      lat: 51.54,
      lng: 0.71,
      price: 200_000,
      bedrooms: 2,
      listedAt: '2026-11-12T09:00:00Z',
    },
    {
      town: 'Southend-on-Sea',
      locality: 'Leigh-on-Sea',
      postcode: 'SS9 1AB',
      lat: 51.543,
      lng: 0.65,
      price: 350_000,
      listedAt: '2026-11-13T09:00:00Z',
    },
    {
      town: 'Cardiff',
      county: 'Cardiff',
      nation: 'wales',
      postcode: 'CF10 1AB',
      lat: 51.48,
      lng: -3.18,
      price: 250_000,
      listedAt: '2026-11-14T09:00:00Z',
    },
    { qualifier: 'poa', type: 'detached-house', bedrooms: 6, listedAt: '2026-11-15T09:00:00Z' },
    {
      town: 'Newport',
      county: 'Gwent',
      nation: 'wales',
      postcode: 'NP20 1AB',
      lat: 51.588,
      lng: -2.998,
      listedAt: '2026-11-16T09:00:00Z',
    },
    {
      town: 'Newport',
      county: 'Isle of Wight',
      postcode: 'PO30 1AB',
      lat: 50.701,
      lng: -1.291,
      listedAt: '2026-11-17T09:00:00Z',
    },
    { street: 'Station Road', price: 310_000, listedAt: '2026-11-18T09:00:00Z' },
    {
      type: 'flat-apartment',
      price: 150_000,
      bedrooms: 1,
      postcode: 'CM8 1ZZ',
      listedAt: '2026-11-19T09:00:00Z',
    },
    { status: 'withdrawn', street: 'Gone Lane' },
    { kind: 'let', price: 1_200 },
    {
      town: 'London',
      county: 'Greater London',
      locality: 'Shoreditch',
      postcode: 'EC2A 1AB',
      lat: 51.523,
      lng: -0.083,
      listedAt: '2026-11-09T09:00:00Z',
    },
  ])
  names.forEach((name, index) => {
    id[name] = ids[index] ?? 0
  })
})
afterAll(async () => {
  await agency.disconnect()
  await database.drop()
})

const wanted = (...names: string[]) => names.map((name) => id[name]).sort()
const found = async (input: Record<string, unknown>) => (await search(input)).ids.sort()

describe('this area only (D-78)', () => {
  it.each([
    ['a town', 'Witham', ['witham', 'poa', 'stationRoad', 'flat']],
    ['a town in small letters with hyphens', 'southend-on-sea', ['southend', 'leigh']],
    ['a locality', 'Leigh on Sea', ['leigh']],
    ['a county', 'Essex', ['witham', 'maldon', 'southend', 'leigh', 'poa', 'stationRoad', 'flat']],
    ['a postcode district', 'CM8', ['witham', 'poa', 'stationRoad', 'flat']],
    ['a postcode sector', 'cm8 1', ['flat']],
    ['a postcode', 'CM81ZZ', ['flat']],
    ['a district with lettered parts', 'EC2', ['shoreditch']],
    ['one of its parts', 'EC2A', ['shoreditch']],
    ['a street in a town', 'Station Road, Witham', ['stationRoad']],
    ['a nation', 'Wales', ['cardiff', 'newportWales']],
    ['one of several Newports', 'Newport, Isle of Wight', ['newportWight']],
  ])('%s: %s', async (_, location, names) => {
    expect(await found({ location })).toEqual(wanted(...names))
  })
  it('anywhere is everything live of the kind, and nothing else', async () => {
    const everything = Object.keys(id).filter((name) => !['withdrawn', 'letting'].includes(name))
    expect(await found({ location: 'any-location' })).toEqual(wanted(...everything))
    expect(await found({ location: '' })).toEqual(wanted(...everything))
  })
  it('what resolves to nothing finds nothing, and is no error', async () => {
    expect(await search({ location: 'Xyzzyville' })).toEqual({ ids: [], total: 0, hasMore: false })
  })
})

describe('distance', () => {
  it('adds what lies within it, and never loses what lies inside', async () => {
    expect(await found({ location: 'Witham', radius: 'three-miles' })).toEqual(
      wanted('witham', 'poa', 'stationRoad', 'flat'),
    )
    expect(await found({ location: 'Witham', radius: 'ten-miles' })).toEqual(
      wanted('witham', 'poa', 'stationRoad', 'flat', 'maldon'),
    )
    expect(await found({ location: 'Witham', radius: 'forty-miles' })).toEqual(
      wanted('witham', 'poa', 'stationRoad', 'flat', 'maldon', 'southend', 'leigh', 'shoreditch'),
    )
  })
})

describe('distance from a postcode', () => {
  it('counts from the imported point (places: imported unit first)', async () => {
    // Imported at Maldon's end of the district: within half a mile there is Maldon alone.
    await insertRow('postcodeUnit', {
      postcode: 'CM8 3ZZ',
      sector: 'CM8 3',
      district: 'CM8',
      lat: 51.731,
      lng: 0.676,
      source: 'test',
      importedAt: new Date(),
    })
    expect(await found({ location: 'CM8 3ZZ', radius: 'half-mile' })).toEqual(wanted('maldon'))
  })
})

describe('filters', () => {
  it('price bounds are inclusive, and leave out what has no price (D-85)', async () => {
    expect(await found({ location: 'essex', price: '200000-300000' })).toEqual(wanted('witham', 'southend'))
    expect(await found({ location: 'essex', price: 'nomin-150000' })).toEqual(wanted('flat'))
    expect(await found({ location: 'Witham', price: 'any-price' })).toContain(id.poa)
    expect(await found({ location: 'Witham', price: '' })).toContain(id.poa)
  })
  it("a maximum with '+' is none (D-77)", async () => {
    expect(await found({ location: 'essex', price: '300000-300000+' })).toEqual(
      wanted('witham', 'maldon', 'leigh', 'stationRoad'),
    )
  })
  it('bedrooms and types; several types; a type that is none finds nothing (D-167)', async () => {
    expect(await found({ location: 'essex', bedrooms: '1-2' })).toEqual(wanted('southend', 'flat'))
    expect(await found({ location: 'essex', types: 'flat-apartment,detached-house' })).toEqual(
      wanted('flat', 'poa'),
    )
    expect(await found({ location: 'essex', types: 'castle' })).toEqual([])
  })
  it('a minimum above the maximum is legal and finds nothing (D-76)', async () => {
    expect((await search({ location: 'essex', price: '500000-100000' })).total).toBe(0)
  })
  it.each([
    { price: 'a-b' },
    { price: '-' },
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
  ])('absurd tokens are no fault: %j', async (input) => {
    await expect(search(input)).resolves.toBeDefined()
  })
})

describe('order', () => {
  const order = async (orderby: string) => (await search({ location: 'Witham', orderby })).ids
  it('most recent by default, and oldest (SALES-06, SALES-07)', async () => {
    const newest = [id.flat, id.stationRoad, id.poa, id.witham]
    expect(await order('most-recent')).toEqual(newest)
    expect(await order('')).toEqual(newest)
    expect(await order('oldest')).toEqual(newest.toReversed())
  })
  it('by price both ways, price on application last in either (D-85)', async () => {
    expect(await order('price-asc')).toEqual([id.flat, id.witham, id.stationRoad, id.poa])
    expect(await order('price-desc')).toEqual([id.stationRoad, id.witham, id.flat, id.poa])
  })
})

describe('pages', () => {
  it.each(['most-recent', 'oldest', 'price-asc', 'price-desc'])(
    'any page, however far, without a long OFFSET: %s',
    async (orderby) => {
      const many = 160
      if ((await search({ location: 'Ripon' })).total === 0) {
        await addListings(
          Array.from({ length: many }, (_, index) => ({
            town: 'Ripon',
            county: 'North Yorkshire',
            postcode: 'HG4 1AB',
            lat: 54.13,
            lng: -1.52,
            // Many share a price and a time, so that only the id tells their order.
            price: 200_000 + (index % 3) * 1_000,
            listedAt: `2026-10-0${1 + (index % 5)}T09:00:00Z`,
            ...(index % 50 === 0 ? { qualifier: 'poa' as const } : {}),
          })),
        )
      }
      const asked = vi.spyOn((await import('pg')).default.Client.prototype, 'query')
      const pages: number[] = []
      for (let page = 1; page <= many; page += 1) {
        const { ids, total, hasMore } = await search({ location: 'Ripon', orderby, page, limit: 1 })
        expect(total).toBe(many)
        expect(hasMore).toBe(page < many)
        pages.push(...ids)
      }
      const whole: number[] = []
      for (let page = 1; page <= 2; page += 1)
        whole.push(...(await search({ location: 'Ripon', orderby, page, limit: 80 })).ids)
      expect(pages).toEqual(whole)
      expect(new Set(pages).size).toBe(many)
      const offsets = asked.mock.calls.flatMap(([text, values]) => {
        const at = /offset \$(\d+)/.exec(String(text))
        return at ? [Number((values as unknown[])[Number(at[1]) - 1])] : []
      })
      expect(offsets.length).toBeGreaterThan(many / 2)
      expect(Math.max(...offsets)).toBeLessThan(81)
    },
  )
  it('a far page of a price range has its homes too', async () => {
    const price = '200001-nomax'
    const all = await search({ location: 'Ripon', price, orderby: 'price-asc' })
    expect(all.total).toBeGreaterThan(60)
    const far = await search({ location: 'Ripon', price, orderby: 'price-asc', page: 60, limit: 1 })
    expect(far).toEqual({ ids: [all.ids[59]], total: all.total, hasMore: true })
  })

  it('a page beyond the last is empty and keeps the count', async () => {
    expect(await search({ location: 'Witham', page: 9, limit: 8 })).toEqual({
      ids: [],
      total: 4,
      hasMore: false,
    })
    expect(await search({ location: 'Witham', page: 900_000, limit: 8 })).toEqual({
      ids: [],
      total: 4,
      hasMore: false,
    })
  })
})
