import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/pool'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings, type TestListing } from '../../support/listings'

let database: TestDatabase
const DEGREES_NORTH_PER_MILE = 1 / 69.09
/** Creates a terraced house with three bedrooms for £250,000 (the defaults), some miles north of Witham. */
const createHomeAt = (miles: number, change: TestListing = {}): TestListing => ({
  lat: 51.8 + miles * DEGREES_NORTH_PER_MILE,
  ...change,
})

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

/** Adds listings, and finds those that are similar to the last one. @returns their indexes in the list */
async function findSimilar(listings: TestListing[]): Promise<number[]> {
  const ids = await addListings(listings)
  const reply = await createEmbeddedGateway().propertyDetail({ id: ids.at(-1) ?? 0 })
  if (!reply.ok) throw new Error(reply.message)
  return (reply.data.similar ?? []).map(({ id }) => ids.indexOf(id))
}
/** Moves listings to a longitude that no other test uses. */
const atLongitude = (lng: number, listings: TestListing[]) => listings.map((listing) => ({ ...listing, lng }))

describe('similar homes', () => {
  it('are at most four within 15 miles, in any town, the nearest first', async () => {
    const similarIndexes = await findSimilar(
      atLongitude(0, [
        createHomeAt(4),
        createHomeAt(1, { town: 'Maldon', postcode: 'CM9 5AB' }),
        createHomeAt(3),
        createHomeAt(2),
        createHomeAt(5), // one more than four
        createHomeAt(16), // too far: the limit is 15 miles
        createHomeAt(0),
      ]),
    )
    expect(similarIndexes).toEqual([1, 3, 2, 0])
  })

  it('are of the same class: houses for a house, flats for a flat, commercial property for an office', async () => {
    // Only the bungalow, the last one, is a house.
    const types = ['office', 'flat-apartment', 'garage', 'land', 'park-home', 'detached-bungalow']
    const homesOfOtherTypes = types.map((type, index) => createHomeAt(index + 1, { type }))
    expect(await findSimilar(atLongitude(1, [...homesOfOtherTypes, createHomeAt(0)]))).toEqual([5])
    expect(
      await findSimilar(
        atLongitude(-1, [
          createHomeAt(1),
          createHomeAt(2, { type: 'retirement-flat' }),
          createHomeAt(3, { type: 'maisonette' }),
          createHomeAt(0, { type: 'studio-flat' }),
        ]),
      ),
    ).toEqual([2])
    expect(
      await findSimilar(
        atLongitude(-2, [
          createHomeAt(1, { type: 'garage', bedrooms: 0 }),
          createHomeAt(2, { type: 'detached-bungalow' }),
          createHomeAt(3, { type: 'shop', bedrooms: 0 }),
          createHomeAt(0, { type: 'office', bedrooms: 0 }),
        ]),
      ),
    ).toEqual([2])
  })

  it('differ by at most a quarter of the price and one bedroom, and are available', async () => {
    expect(
      await findSimilar(
        atLongitude(-3, [
          createHomeAt(1, { price: 187_500 }),
          createHomeAt(1, { price: 187_499 }),
          createHomeAt(2, { price: 312_500 }),
          createHomeAt(2, { price: 312_501 }),
          createHomeAt(3, { bedrooms: 4 }),
          createHomeAt(3, { bedrooms: 5 }),
          createHomeAt(3, { qualifier: 'poa' }),
          createHomeAt(3, { status: 'under_offer' }),
          createHomeAt(0),
        ]),
      ),
    ).toEqual([0, 2, 4])
  })

  it('may have any price if the price of the home is on application', async () => {
    expect(
      await findSimilar(
        atLongitude(-4, [createHomeAt(1, { price: 900_000 }), createHomeAt(0, { qualifier: 'poa' })]),
      ),
    ).toEqual([0])
  })

  it('are shares for a share, and whole homes for a whole home', async () => {
    const share: TestListing = {
      price: 70_000,
      qualifier: 'shared-ownership',
      share: { percent: 25, rent: 450 },
    }
    expect(
      await findSimilar(
        atLongitude(-5, [createHomeAt(1, { price: 70_000 }), createHomeAt(2, share), createHomeAt(0, share)]),
      ),
    ).toEqual([1])
    expect(
      await findSimilar(
        atLongitude(-5.5, [
          createHomeAt(1, share),
          createHomeAt(2, { price: 71_000 }),
          createHomeAt(0, { price: 70_000 }),
        ]),
      ),
    ).toEqual([1])
  })

  it('include their bedrooms and the terms of their share, with the pence of its rent', async () => {
    const share: TestListing = {
      price: 66_250,
      qualifier: 'shared-ownership',
      share: { percent: 25, rent: 455.6 },
    }
    const [, id = 0] = await addListings(atLongitude(-6, [createHomeAt(1, share), createHomeAt(0, share)]))
    expect(await createEmbeddedGateway().propertyDetail({ id })).toMatchObject({
      ok: true,
      data: {
        share: { percent: 25, rent_pcm: 455.6 },
        similar: [{ bedrooms: 3, share: { percent: 25, rent_pcm: 455.6 } }],
      },
    })
  })
})

describe('typical prices of an area', () => {
  it('leave shares out, but count them among the homes', async () => {
    const home = { town: 'Truro', county: 'Cornwall', postcode: 'TR1 1AB', lat: 50.26, lng: -5.05 }
    const share = { ...home, price: 10_000, qualifier: 'part-buy-part-rent' as const }
    await addListings([
      ...[100_000, 110_000, 120_000, 130_000, 140_000].map((price) => ({ ...home, price })),
      ...Array.from({ length: 6 }, () => share),
    ])
    expect(await createEmbeddedGateway().areaFigures({ location: 'Truro' })).toMatchObject({
      ok: true,
      data: { for_sale: 11, median_price: 120_000 },
    })
    // Four prices are too few for a median.
    const homeInPenzance = { ...home, town: 'Penzance', postcode: 'TR18 1AB', lat: 50.12, lng: -5.54 }
    await addListings([
      ...Array.from({ length: 4 }, () => homeInPenzance),
      { ...homeInPenzance, ...share, town: 'Penzance' },
    ])
    expect(await createEmbeddedGateway().areaFigures({ location: 'Penzance' })).toMatchObject({
      ok: true,
      data: { for_sale: 5, median_price: null },
    })
  })
})
