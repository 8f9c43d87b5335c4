import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import { unfilteredCriteria } from '../../../../lib/agency/search/criteria'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { createEngine } from './create-engine'
import { criteriaArbitrary, listingArbitrary, pagingArbitrary, sortArbitrary } from './random-searches'

const searchArbitrary = fc.record({
  criteria: criteriaArbitrary,
  orderby: sortArbitrary,
  paging: pagingArbitrary,
})

/** Gives each listing an id. The ids have gaps and are out of order. No id repeats, because 1,009 is prime. */
const toRows = (listings: Omit<EngineRow, 'id'>[]): EngineRow[] =>
  listings.map((row, index) => ({ ...row, id: ((index * 7) % 1_009) + 1 }))

it('10,000 random searches find the same as a scan of all listings (P3)', () => {
  const caseArbitrary = fc.record({
    listings: fc.array(listingArbitrary, { maxLength: 300, size: 'max' }),
    searches: fc.array(searchArbitrary, { minLength: 100, maxLength: 100 }),
    // How many listings the engine gets after it was rebuilt.
    recentCount: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(caseArbitrary, ({ listings, searches, recentCount }) => {
      const rows = toRows(listings)
      const engine = createEngine(rows, recentCount)
      for (const {
        paging: { page, limit },
        ...search
      } of searches)
        expect(engine.find(search, page, limit)).toEqual(searchByBruteForce(rows, search, page, limit))
    }),
    { numRuns: 100 },
  )
}, 120_000)

it('a search with a keyword finds only listings that contain it', () => {
  const caseArbitrary = fc.record({
    listings: fc.array(listingArbitrary, { maxLength: 300, size: 'max' }),
    searches: fc.array(searchArbitrary, { minLength: 20, maxLength: 20 }),
    recentCount: fc.integer({ min: 0, max: 40 }),
    // The ids of the listings that contain the keyword.
    matchingIds: fc.uniqueArray(fc.integer({ min: 1, max: 1_009 }), { maxLength: 500, size: 'max' }),
  })
  fc.assert(
    fc.property(caseArbitrary, ({ listings, searches, recentCount, matchingIds }) => {
      const rows = toRows(listings)
      const engine = createEngine(rows, recentCount)
      const keywordMatches = new IdSet()
      matchingIds.forEach((id) => keywordMatches.add(id))
      const matchingRows = rows.filter(({ id }) => matchingIds.includes(id))
      for (const { paging, criteria, orderby } of searches) {
        const { page, limit } = paging
        const found = engine.find({ criteria: { ...criteria, keywordMatches }, orderby }, page, limit)
        expect(found).toEqual(searchByBruteForce(matchingRows, { criteria, orderby }, page, limit))
        expect(runAtOnce(engine.countChanges({ ...criteria, keywordMatches }, [])).total).toBe(found.total)
      }
    }),
    { numRuns: 50 },
  )
}, 60_000)

/** A step of the test: changes the listings, searches them, or starts or continues a rebuild. */
const stepArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      id: fc.integer({ min: 1, max: 60 }),
      listing: listingArbitrary,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('search' as const), search: searchArbitrary }) },
  { weight: 1, arbitrary: fc.constant({ do: 'rebuild' as const }) },
  // Runs the next slice of a rebuild, if one is under way.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('slice' as const) }) },
)

it('searches find the same as a scan while listings are added, replaced and removed, also during a rebuild (P3)', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 150, size: 'max' }), (steps) => {
      const engine = new SearchEngine()
      const rows = new Map<number, EngineRow>()
      let rebuild: Generator | undefined
      for (const step of steps) {
        if (step.do === 'put') {
          rows.set(step.id, { ...step.listing, id: step.id })
          engine.put({ ...step.listing, id: step.id })
        } else if (step.do === 'remove') {
          rows.delete(step.id)
          engine.remove(step.id)
        } else if (step.do === 'rebuild') rebuild ??= engine.rebuild({ isForced: true })
        else if (step.do === 'slice') {
          const isRebuilt = rebuild?.next().done
          if (isRebuilt) rebuild = undefined
        } else {
          const {
            paging: { page, limit },
            ...search
          } = step.search
          expect(engine.find(search, page, limit)).toEqual(
            searchByBruteForce(rows.values(), search, page, limit),
          )
        }
        expect(engine.size).toBe(rows.size)
      }
    }),
    { numRuns: 400 },
  )
}, 120_000)

it('searches of 25,000 listings find the same as a scan, on every page and in every order (P3)', () => {
  const sample = fc.sample(listingArbitrary, { numRuns: 2_500, seed: 4 })
  // Ten copies of each sampled listing.
  const rows = Array.from({ length: 25_000 }, (_, index): EngineRow => {
    const row = sample[index % sample.length]!
    // Each copy of the sample lies further north.
    const northDegrees = Math.floor(index / sample.length) * 0.07
    return { ...row, kind: 'sale', id: index + 1, lat: row.lat === null ? null : row.lat + northDegrees }
  })
  const recentCount = 60
  const engine = createEngine(rows, recentCount)
  for (const sampledSearch of fc.sample(searchArbitrary, { numRuns: 30, seed: 5 })) {
    const { orderby } = sampledSearch
    const { types, pricePence, bedrooms, worstEpc } = sampledSearch.criteria
    // Without a place and with few filters a search has many hits, so its first pages are found by walking the ranks.
    const anywhere = { ...unfilteredCriteria('sale'), types, pricePence, bedrooms, worstEpc }
    for (const criteria of [{ ...sampledSearch.criteria, kind: 'sale' as const }, anywhere])
      for (const page of [1, 40, 400]) {
        const found = engine.find({ criteria, orderby }, page, 24)
        expect(found).toEqual(searchByBruteForce(rows, { criteria, orderby }, page, 24))
      }
  }
}, 120_000)
