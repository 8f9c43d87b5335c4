import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import { openCriteria } from '../../../../lib/agency/search/criteria'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { criteria, listing, paging, sort } from './random-searches'

const search = fc.record({ criteria, orderby: sort, paging })

/** Ids are in no order of time, and some are never used. */
const toRows = (listings: Omit<EngineRow, 'id'>[]): EngineRow[] =>
  listings.map((row, index) => ({ ...row, id: ((index * 7) % 1_009) + 1 }))

function fill(rows: EngineRow[]): SearchEngine {
  const engine = new SearchEngine()
  rows.forEach((row) => engine.put(row))
  return engine
}

it('10,000 random searches find what looking at every listing finds (P3)', () => {
  const world = fc.record({
    listings: fc.array(listing, { maxLength: 300, size: 'max' }),
    searches: fc.array(search, { minLength: 100, maxLength: 100 }),
    recent: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent }) => {
      const rows = toRows(listings)
      const engine = fill(rows.slice(recent))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
      for (const {
        paging: { page, limit },
        ...asked
      } of searches)
        expect(engine.find(asked, page, limit)).toEqual(searchByBruteForce(rows, asked, page, limit))
    }),
    { numRuns: 100 },
  )
}, 120_000)

it('of homes with some words it finds those alone', () => {
  const world = fc.record({
    listings: fc.array(listing, { maxLength: 300, size: 'max' }),
    searches: fc.array(search, { minLength: 20, maxLength: 20 }),
    recent: fc.integer({ min: 0, max: 40 }),
    worded: fc.uniqueArray(fc.integer({ min: 1, max: 1_009 }), { maxLength: 500, size: 'max' }),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent, worded: ids }) => {
      const rows = toRows(listings)
      const engine = fill(rows.slice(recent))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
      const worded = new IdSet()
      ids.forEach((id) => worded.add(id))
      const wordedRows = rows.filter(({ id }) => ids.includes(id))
      for (const { paging, criteria: asked, orderby } of searches) {
        const { page, limit } = paging
        const found = engine.find({ criteria: { ...asked, worded }, orderby }, page, limit)
        expect(found).toEqual(searchByBruteForce(wordedRows, { criteria: asked, orderby }, page, limit))
        expect(runAtOnce(engine.countChanges({ ...asked, worded }, [])).total).toBe(found.total)
      }
    }),
    { numRuns: 50 },
  )
}, 60_000)

const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('put' as const), id: fc.integer({ min: 1, max: 60 }), listing }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('search' as const), search }) },
  { weight: 1, arbitrary: fc.constant({ do: 'rebuild' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('slice' as const) }) },
)

it('stays equal while listings are added, replaced, moved to the other kind and removed, also during a rebuild (P3)', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 150, size: 'max' }), (changes) => {
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
            ...asked
          } = step.search
          expect(engine.find(asked, page, limit)).toEqual(
            searchByBruteForce(rows.values(), asked, page, limit),
          )
        }
        expect(engine.size).toBe(rows.size)
      }
    }),
    { numRuns: 400 },
  )
}, 120_000)

it('25,000 listings are counted, walked and picked in every way as one by one (P3)', () => {
  const drawn = fc.sample(listing, { numRuns: 2_500, seed: 4 })
  const rows = Array.from({ length: 25_000 }, (_, index): EngineRow => {
    const row = drawn[index % drawn.length]!
    const shift = Math.floor(index / drawn.length) * 0.07
    return { ...row, kind: 'sale', id: index + 1, lat: row.lat === null ? null : row.lat + shift }
  })
  const engine = fill(rows.slice(60))
  runAtOnce(engine.rebuild({ isForced: true }))
  rows.slice(0, 60).forEach((row) => engine.put(row))
  for (const { criteria: asked, orderby } of fc.sample(search, { numRuns: 30, seed: 5 })) {
    const { types, pricePence, bedrooms, worstEpc } = asked
    // Searches anywhere by class and price alone are found by blocks of ranks.
    const anywhere = { ...openCriteria('sale'), types, pricePence, bedrooms, worstEpc }
    for (const criteria of [{ ...asked, kind: 'sale' as const }, anywhere])
      for (const page of [1, 40, 400]) {
        const found = engine.find({ criteria, orderby }, page, 24)
        expect(found).toEqual(searchByBruteForce(rows, { criteria, orderby }, page, 24))
      }
  }
}, 120_000)
