import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import { unfilteredCriteria } from '../../../../lib/agency/search/criteria'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { criteriaArbitrary, listingArbitrary, pagingArbitrary, sortArbitrary } from './random-searches'

const searchArbitrary = fc.record({
  criteria: criteriaArbitrary,
  orderby: sortArbitrary,
  paging: pagingArbitrary,
})

/** Gives listings ids that are not in the order of time, with gaps. */
const toRows = (listings: Omit<EngineRow, 'id'>[]): EngineRow[] =>
  listings.map((row, index) => ({ ...row, id: ((index * 7) % 1_009) + 1 }))

function createEngine(rows: EngineRow[]): SearchEngine {
  const engine = new SearchEngine()
  rows.forEach((row) => engine.put(row))
  return engine
}

it('10,000 random searches find the same as a scan of all listings (P3)', () => {
  const world = fc.record({
    listings: fc.array(listingArbitrary, { maxLength: 300, size: 'max' }),
    searches: fc.array(searchArbitrary, { minLength: 100, maxLength: 100 }),
    recent: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent }) => {
      const rows = toRows(listings)
      const engine = createEngine(rows.slice(recent))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
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
  const world = fc.record({
    listings: fc.array(listingArbitrary, { maxLength: 300, size: 'max' }),
    searches: fc.array(searchArbitrary, { minLength: 20, maxLength: 20 }),
    recent: fc.integer({ min: 0, max: 40 }),
    worded: fc.uniqueArray(fc.integer({ min: 1, max: 1_009 }), { maxLength: 500, size: 'max' }),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent, worded: ids }) => {
      const rows = toRows(listings)
      const engine = createEngine(rows.slice(recent))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
      const worded = new IdSet()
      ids.forEach((id) => worded.add(id))
      const wordedRows = rows.filter(({ id }) => ids.includes(id))
      for (const { paging, criteria, orderby } of searches) {
        const { page, limit } = paging
        const found = engine.find({ criteria: { ...criteria, worded }, orderby }, page, limit)
        expect(found).toEqual(searchByBruteForce(wordedRows, { criteria, orderby }, page, limit))
        expect(runAtOnce(engine.countChanges({ ...criteria, worded }, [])).total).toBe(found.total)
      }
    }),
    { numRuns: 50 },
  )
}, 60_000)

const changeArbitrary = fc.oneof(
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
  { weight: 3, arbitrary: fc.record({ do: fc.constant('slice' as const) }) },
)

it('searches find the same as a scan while listings are added, replaced, moved to the other kind and removed, also during a rebuild (P3)', () => {
  fc.assert(
    fc.property(fc.array(changeArbitrary, { maxLength: 150, size: 'max' }), (changes) => {
      const engine = new SearchEngine()
      const rows = new Map<number, EngineRow>()
      let rebuild: Generator | undefined
      for (const step of changes) {
        if (step.do === 'put') {
          rows.set(step.id, { ...step.listing, id: step.id })
          engine.put({ ...step.listing, id: step.id })
        } else if (step.do === 'remove') {
          rows.delete(step.id)
          engine.remove(step.id)
        } else if (step.do === 'rebuild') rebuild ??= engine.rebuild({ isForced: true })
        else if (step.do === 'slice') rebuild = rebuild?.next().done ? undefined : rebuild
        else {
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
  const rows = Array.from({ length: 25_000 }, (_, index): EngineRow => {
    const row = sample[index % sample.length]!
    const shift = Math.floor(index / sample.length) * 0.07
    return { ...row, kind: 'sale', id: index + 1, lat: row.lat === null ? null : row.lat + shift }
  })
  const engine = createEngine(rows.slice(60))
  runAtOnce(engine.rebuild({ isForced: true }))
  rows.slice(0, 60).forEach((row) => engine.put(row))
  for (const sampledSearch of fc.sample(searchArbitrary, { numRuns: 30, seed: 5 })) {
    const { orderby } = sampledSearch
    const { types, pricePence, bedrooms, worstEpc } = sampledSearch.criteria
    // Searches anywhere by class and price alone are found by blocks of ranks.
    const anywhere = { ...unfilteredCriteria('sale'), types, pricePence, bedrooms, worstEpc }
    for (const criteria of [{ ...sampledSearch.criteria, kind: 'sale' as const }, anywhere])
      for (const page of [1, 40, 400]) {
        const found = engine.find({ criteria, orderby }, page, 24)
        expect(found).toEqual(searchByBruteForce(rows, { criteria, orderby }, page, 24))
      }
  }
}, 120_000)
