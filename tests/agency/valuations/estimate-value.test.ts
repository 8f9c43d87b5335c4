import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { estimateValue } from '../../../lib/agency/valuations/estimate-value'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings, type GivenListing } from '../../support/listings'

/** STATIC-34: an estimate from our own listings of the place, the type and the bedrooms. */
let database: TestDatabase

const MALDON = { town: 'Maldon', postcode: 'CM9 4AA', lat: 51.731, lng: 0.676 }
const homes = (prices: number[], home: GivenListing): GivenListing[] =>
  prices.map((price, index) => ({ ...home, price, street: `Street ${index} ${home.type}` }))

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  await addListings([
    ...homes([200_000, 240_000, 260_000, 280_000, 301_000], { type: 'terraced' }),
    // None of these is a home like them.
    ...homes([900_000], { type: 'terraced', bedrooms: 4 }),
    ...homes([910_000], { type: 'town-house' }),
    ...homes([60_000], { type: 'terraced', qualifier: 'shared-ownership', postcode: 'CM8 1AA' }),
    ...homes([0], { type: 'terraced', qualifier: 'poa', postcode: 'CM8 1AB' }),
    ...homes([920_000], { type: 'terraced', status: 'withdrawn', postcode: 'CM8 1AC' }),
    ...homes([300_000, 310_000, 320_000, 330_000], { type: 'detached-house' }),
    ...homes([500_000], { type: 'detached-house', ...MALDON }),
    ...homes([1_000, 1_010, 1_020, 1_030, 1_200], { kind: 'let', type: 'flat-apartment', bedrooms: 1 }),
    ...homes(
      [100, 110, 120, 130].map((thousand) => thousand * 1_000),
      { type: 'park-home' },
    ),
  ])
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const estimate = async (home: Partial<Parameters<typeof estimateValue>[0]>) => {
  const reply = await estimateValue({
    kind: 'sale',
    location: 'Witham',
    type: 'terraced',
    bedrooms: 3,
    ...home,
  })
  return reply.ok ? reply.data : null
}

describe('the estimate', () => {
  it('is the middle half of what such homes ask, and says how many they are', async () => {
    expect(await estimate({})).toMatchObject({
      place: { label: 'Witham' },
      miles: 0,
      count: 5,
      range: { low: 240_000, middle: 260_000, high: 280_000 },
    })
  })

  it('is rounded, so that it looks no more exact than it is', async () => {
    expect(await estimate({ kind: 'let', type: 'flat-apartment', bedrooms: 1 })).toMatchObject({
      range: { low: 1_000, middle: 1_025, high: 1_025 },
    })
  })

  it('takes in the homes around, and says so, where the place has fewer than five', async () => {
    expect(await estimate({ type: 'detached-house' })).toMatchObject({ miles: 10, count: 5 })
  })

  it('has no range below five listings', async () => {
    expect(await estimate({ type: 'park-home' })).toMatchObject({ miles: 10, count: 4, range: null })
    expect(await estimate({ type: 'maisonette' })).toMatchObject({ count: 0, range: null })
  })

  it('knows no place that is none', async () => {
    for (const location of ['Xyzzyville', 'any-location', "' OR 1=1 --"])
      expect(await estimate({ location })).toEqual({ place: null, miles: 0, count: 0, range: null })
  })
})
