import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '../../../lib/agency/database'
import { createColumns } from '../../../lib/agency/search/engine/columns'
import { Disc } from '../../../lib/agency/search/engine/disc'
import { isWithinMiles } from '../../../lib/agency/search/place-predicate'
import { addListings } from '../../support/listings'
import { openSearchSuite, type SearchSuite } from './search-suite'

/** Two houses about a hundred metres apart. The site shows both at the same public position: 51.800, 0.640. */
const houses = [
  { lat: 51.7996, lng: 0.6396 },
  { lat: 51.8004, lng: 0.6404 },
]
let suite: SearchSuite
let ids: number[]
beforeAll(async () => {
  suite = await openSearchSuite()
  ids = await addListings(houses)
})
afterAll(() => suite.close())

it('a search by radius finds both or neither of two houses with one public position, so it locates neither house', async () => {
  // The engine's rows 0 and 1 are the houses.
  const columns = createColumns(houses.length)
  for (const [row, { lat, lng }] of houses.entries()) {
    columns.lat[row] = lat
    columns.lng[row] = lng
  }
  const foundCounts = new Set<number>()
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        lat: fc.double({ min: 51.79, max: 51.81, noNaN: true }),
        lng: fc.double({ min: 0.62, max: 0.66, noNaN: true }),
      }),
      fc.double({ min: 0.05, max: 1.2, noNaN: true }),
      async (point, miles) => {
        const rows = await db()
          .selectFrom('searchEntry')
          .select('listingId')
          .where((entry) => isWithinMiles(entry, point, miles))
          .execute()
        const disc = new Disc(point, miles)
        const inEngine = ids.filter((_, row) => disc.includes(columns, row))
        expect(rows.map(({ listingId }) => listingId).sort()).toEqual(inEngine)
        expect([0, ids.length]).toContain(rows.length)
        foundCounts.add(rows.length)
      },
    ),
    { numRuns: 300 },
  )
  expect(foundCounts, 'some radii find both houses, and some find neither').toEqual(new Set([0, ids.length]))
})
