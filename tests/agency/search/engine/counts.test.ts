import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCriteria, type SearchCriteria } from '../../../../lib/agency/search/criteria'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import type { SearchChange } from '../../../../lib/agency/search/engine/listing-store'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { criteria, listing } from './random-searches'

const FEATURE_COUNT = 14
const MILES = [0, 0.25, 1, 3, 1, 42.5]

/** Requires one feature, or excludes it, whatever is asked for beside it. */
function changeFeature(of: SearchCriteria, bit: number, isRequired: boolean): SearchChange {
  const [required, excluded] = [of.requiredFeatures & ~bit, of.excludedFeatures & ~bit]
  return isRequired
    ? { requiredFeatures: required | bit, excludedFeatures: excluded }
    : { requiredFeatures: required, excludedFeatures: excluded | bit }
}

/** All within some miles of a place, as the choices of a radius are; the place alone for none. */
const widen = (place: SearchCriteria['place'], miles: number): SearchCriteria['place'] =>
  place && { ...place, disc: place.disc && miles > 0 ? { ...place.disc, miles } : null }

/** Takes each filter of another search by itself, and each feature. */
const listChanges = (of: SearchCriteria, other: SearchCriteria): SearchChange[] => [
  { types: other.types },
  { types: [] },
  { bedrooms: other.bedrooms },
  { bedrooms: { min: of.bedrooms.min, max: other.bedrooms.max } },
  { worstEpc: other.worstEpc },
  { pricePence: other.pricePence },
  { pricePence: { min: other.pricePence.min, max: of.pricePence.max } },
  { pricePence: { min: of.pricePence.min, max: other.pricePence.max } },
  { pricePence: { min: null, max: null } },
  { listedSinceMs: other.listedSinceMs },
  { listedSinceMs: null },
  ...MILES.map((miles) => ({ place: widen(other.place ?? of.place, miles) })),
  ...MILES.map((miles) => ({ near: other.near && { ...other.near, miles } })),
  ...Array.from({ length: FEATURE_COUNT }, (_, bit) => [
    changeFeature(of, 1 << bit, true),
    changeFeature(of, 1 << bit, false),
  ]).flat(),
]

it('each choice is counted as the search that it leads to', () => {
  const world = fc.record({
    listings: fc.array(listing, { minLength: 50, maxLength: 300, size: 'max' }),
    searches: fc.array(fc.record({ of: criteria, other: criteria }), { minLength: 40, maxLength: 40 }),
    recent: fc.integer({ min: 0, max: 40 }),
    // Every other listing has the words of a search.
    isWorded: fc.boolean(),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent, isWorded }) => {
      const rows = listings.map((row, index): EngineRow => ({ ...row, id: index + 1 }))
      const engine = new SearchEngine()
      rows.slice(recent).forEach((row) => engine.put(row))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
      // Homes that were replaced are hidden in the segment.
      rows.slice(-5).forEach((row) => engine.put(row))
      const worded = new IdSet()
      rows.forEach(({ id }) => id % 2 === 0 && worded.add(id))
      const countedRows = isWorded ? rows.filter(({ id }) => worded.has(id)) : rows
      for (const { of, other } of searches) {
        const isMixed = other.bedrooms.min === 2
        const changes = listChanges(of, other)
        if (isMixed) changes.push({ place: other.place }, { place: null }, { near: of.near })
        const { total, counts } = runAtOnce(engine.countChanges(isWorded ? { ...of, worded } : of, changes))
        const count = (change: Partial<SearchCriteria>) =>
          searchByBruteForce(countedRows, { criteria: { ...of, ...change }, orderby: '' }, 1, 1).total
        expect(total).toBe(count({}))
        expect(changes.map((change, at) => ({ change, count: counts[at] }))).toEqual(
          changes.map((change) => ({ change, count: count(change) })),
        )
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

it('choices are counted alike where homes lie in several large areas', () => {
  const rows = fc.sample(listing, { numRuns: 12_000, seed: 12 }).map((row, index): EngineRow => {
    const town = Math.floor(index / 1_000)
    const address = { nation: 'england', county: town % 3 === 0 ? 'kent' : 'essex', locality: null } as const
    return {
      ...row,
      ...address,
      town: `town-${town}`,
      district: 'CM8',
      sector: null,
      kind: 'sale',
      id: index + 1,
    }
  })
  const engine = new SearchEngine()
  rows.forEach((row) => engine.put(row))
  runAtOnce(engine.rebuild({ isForced: true }))
  const place = { inside: { by: 'county' as const, counties: ['essex'] }, disc: null }
  for (const other of fc.sample(criteria, { numRuns: 3, seed: 13 })) {
    const of = { ...openCriteria('sale'), place }
    const changes: SearchChange[] = [{ types: other.types }, { pricePence: other.pricePence }, { types: [] }]
    const { total, counts } = runAtOnce(engine.countChanges(of, changes))
    const count = (change: Partial<SearchCriteria>) =>
      searchByBruteForce(rows, { criteria: { ...of, ...change }, orderby: '' }, 1, 1).total
    expect([total, ...counts]).toEqual([{}, ...changes].map(count))
  }
})

it('counts are of one moment, also where homes change between the slices', () => {
  const [of, other] = [openCriteria('sale'), { ...openCriteria('sale'), bedrooms: { min: 2, max: 3 } }]
  const rows = fc
    .sample(listing, { numRuns: 20_000, seed: 11 })
    .map((row, index): EngineRow => ({ ...row, kind: 'sale', id: index + 1 }))
  const engine = new SearchEngine()
  rows.forEach((row) => engine.put(row))
  runAtOnce(engine.rebuild({ isForced: true }))
  const changes = listChanges(of, other)
  for (const changing of [1, 2, 5]) {
    const counting = engine.countChanges(of, changes)
    const rowById = new Map(rows.map((row) => [row.id, row]))
    let step = counting.next()
    for (let at = 0; !step.done; at += 1, step = counting.next())
      if (at < changing) {
        rowById.delete(at * 3 + 1)
        engine.remove(at * 3 + 1)
        engine.put({ ...rows[9_000]!, id: 30_000 + at })
        rowById.set(30_000 + at, { ...rows[9_000]!, id: 30_000 + at })
      }
    const { total, counts } = step.value
    const count = (change: Partial<SearchCriteria>) =>
      searchByBruteForce(rowById.values(), { criteria: { ...of, ...change }, orderby: '' }, 1, 1).total
    expect(total).toBe(count({}))
    expect(counts.slice(0, 10)).toEqual(changes.slice(0, 10).map(count))
    rows.splice(0, rows.length, ...rowById.values())
  }
})
