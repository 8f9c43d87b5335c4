import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { estimateValue } from '../../../lib/agency/valuations/estimate-value'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings, type TestListing } from '../../support/listings'

let database: TestDatabase

/** A town about five miles from Witham, where `addListings` puts homes unless told otherwise. */
const MALDON = { town: 'Maldon', postcode: 'CM9 4AA', lat: 51.731, lng: 0.676 }
const createHomes = (prices: number[], home: TestListing): TestListing[] =>
  prices.map((price, index) => ({ ...home, price, street: `Street ${index} ${home.type}` }))

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  await addListings([
    ...createHomes([200_000, 240_000, 260_000, 280_000, 301_000], { type: 'terraced' }),
    // The next five homes are not comparable with the terraced houses above, each for a different reason.
    ...createHomes([900_000], { type: 'terraced', bedrooms: 4 }),
    ...createHomes([910_000], { type: 'town-house' }),
    ...createHomes([60_000], { type: 'terraced', qualifier: 'shared-ownership' }),
    ...createHomes([0], { type: 'terraced', qualifier: 'poa' }),
    ...createHomes([920_000], { type: 'terraced', status: 'withdrawn' }),
    // Four homes in the town, and the fifth within ten miles.
    ...createHomes([300_000, 310_000, 320_000, 330_000], { type: 'detached-house' }),
    ...createHomes([500_000], { type: 'detached-house', ...MALDON }),
    ...createHomes([1_000, 1_010, 1_020, 1_030, 1_200], { kind: 'let', type: 'flat-apartment', bedrooms: 1 }),
    // One home too few for a range.
    ...createHomes([100_000, 110_000, 120_000, 130_000], { type: 'park-home' }),
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

describe('an estimate from our listings of the same place, type and bedrooms (STATIC-34)', () => {
  it('is the middle half of the asking prices of comparable homes, with their number', async () => {
    expect(await estimate({})).toMatchObject({
      place: { label: 'Witham' },
      miles: 0,
      count: 5,
      range: { low: 240_000, middle: 260_000, high: 280_000 },
    })
  })

  it('is rounded to £25 for a rent', async () => {
    // The quartiles of the five rents are £1,010, £1,020 and £1,030.
    expect(await estimate({ kind: 'let', type: 'flat-apartment', bedrooms: 1 })).toMatchObject({
      range: { low: 1_000, middle: 1_025, high: 1_025 },
    })
  })

  it('includes the homes within ten miles if the place has fewer than five', async () => {
    expect(await estimate({ type: 'detached-house' })).toMatchObject({ miles: 10, count: 5 })
  })

  it('has no range if there are fewer than five listings', async () => {
    expect(await estimate({ type: 'park-home' })).toMatchObject({ miles: 10, count: 4, range: null })
    expect(await estimate({ type: 'maisonette' })).toMatchObject({ count: 0, range: null })
  })

  it('has no place if the location is unknown', async () => {
    for (const location of ['Xyzzyville', 'any-location', "' OR 1=1 --"])
      expect(await estimate({ location })).toEqual({ place: null, miles: 0, count: 0, range: null })
  })
})
