import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unfilteredCriteria, type SearchCriteria } from '../../../../lib/agency/search/criteria'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import { SearchEngine } from '../../../../lib/agency/search/engine/search-engine'
import type { SearchChange } from '../../../../lib/agency/search/engine/listing-store'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { criteriaArbitrary, FEATURE_COUNT, listingArbitrary } from './random-searches'

const MILES = [0, 0.25, 1, 3, 1, 42.5]

/** Requires one feature, and leaves the other features as they are. */
const requireFeature = (criteria: SearchCriteria, bit: number): SearchChange => ({
  requiredFeatures: criteria.requiredFeatures | bit,
  excludedFeatures: criteria.excludedFeatures & ~bit,
})

/** Excludes one feature, and leaves the other features as they are. */
const excludeFeature = (criteria: SearchCriteria, bit: number): SearchChange => ({
  requiredFeatures: criteria.requiredFeatures & ~bit,
  excludedFeatures: criteria.excludedFeatures | bit,
})

/** Changes the radius of a place; 0 miles is the place alone. */
const changeRadius = (place: SearchCriteria['place'], miles: number): SearchCriteria['place'] =>
  place && { ...place, disc: place.disc && miles > 0 ? { ...place.disc, miles } : null }

/** Lists changes of a search: each filter of another search by itself, and each feature. */
const listChanges = (criteria: SearchCriteria, otherCriteria: SearchCriteria): SearchChange[] => [
  { types: otherCriteria.types },
  { types: [] },
  { bedrooms: otherCriteria.bedrooms },
  { bedrooms: { min: criteria.bedrooms.min, max: otherCriteria.bedrooms.max } },
  { worstEpc: otherCriteria.worstEpc },
  { pricePence: otherCriteria.pricePence },
  { pricePence: { min: otherCriteria.pricePence.min, max: criteria.pricePence.max } },
  { pricePence: { min: criteria.pricePence.min, max: otherCriteria.pricePence.max } },
  { pricePence: { min: null, max: null } },
  { listedSinceMs: otherCriteria.listedSinceMs },
  { listedSinceMs: null },
  ...MILES.map((miles) => ({ place: changeRadius(otherCriteria.place ?? criteria.place, miles) })),
  ...MILES.map((miles) => ({ near: otherCriteria.near && { ...otherCriteria.near, miles } })),
  ...Array.from({ length: FEATURE_COUNT }, (_, bit) => [
    requireFeature(criteria, 1 << bit),
    excludeFeature(criteria, 1 << bit),
  ]).flat(),
]

it('each choice is counted as the search that it leads to', () => {
  const world = fc.record({
    listings: fc.array(listingArbitrary, { minLength: 50, maxLength: 300, size: 'max' }),
    searches: fc.array(fc.record({ criteria: criteriaArbitrary, otherCriteria: criteriaArbitrary }), {
      minLength: 40,
      maxLength: 40,
    }),
    recent: fc.integer({ min: 0, max: 40 }),
    // Whether the search has a keyword, which every other listing then contains.
    hasKeyword: fc.boolean(),
  })
  fc.assert(
    fc.property(world, ({ listings, searches, recent, hasKeyword }) => {
      const rows = listings.map((row, index): EngineRow => ({ ...row, id: index + 1 }))
      const engine = new SearchEngine()
      rows.slice(recent).forEach((row) => engine.put(row))
      runAtOnce(engine.rebuild({ isForced: true }))
      rows.slice(0, recent).forEach((row) => engine.put(row))
      // A replaced home is only marked as removed in the segment that contains it.
      rows.slice(-5).forEach((row) => engine.put(row))
      const worded = new IdSet()
      rows.forEach(({ id }) => id % 2 === 0 && worded.add(id))
      const countedRows = hasKeyword ? rows.filter(({ id }) => worded.has(id)) : rows
      for (const { criteria, otherCriteria } of searches) {
        const hasFurtherChanges = otherCriteria.bedrooms.min === 2
        const changes = listChanges(criteria, otherCriteria)
        if (hasFurtherChanges)
          changes.push({ place: otherCriteria.place }, { place: null }, { near: criteria.near })
        const { total, counts } = runAtOnce(
          engine.countChanges(hasKeyword ? { ...criteria, worded } : criteria, changes),
        )
        const count = (change: Partial<SearchCriteria>) =>
          searchByBruteForce(countedRows, { criteria: { ...criteria, ...change }, orderby: '' }, 1, 1).total
        expect(total).toBe(count({}))
        expect(changes.map((change, at) => ({ change, count: counts[at] }))).toEqual(
          changes.map((change) => ({ change, count: count(change) })),
        )
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

it('choices are counted as their searches where homes lie in several large areas', () => {
  const rows = fc.sample(listingArbitrary, { numRuns: 12_000, seed: 12 }).map((row, index): EngineRow => {
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
  for (const otherCriteria of fc.sample(criteriaArbitrary, { numRuns: 3, seed: 13 })) {
    const criteria = { ...unfilteredCriteria('sale'), place }
    const changes: SearchChange[] = [
      { types: otherCriteria.types },
      { pricePence: otherCriteria.pricePence },
      { types: [] },
    ]
    const { total, counts } = runAtOnce(engine.countChanges(criteria, changes))
    const count = (change: Partial<SearchCriteria>) =>
      searchByBruteForce(rows, { criteria: { ...criteria, ...change }, orderby: '' }, 1, 1).total
    expect([total, ...counts]).toEqual([{}, ...changes].map(count))
  }
})

it('all counts are of the same moment, also where homes change between the slices', () => {
  const [criteria, otherCriteria] = [
    unfilteredCriteria('sale'),
    { ...unfilteredCriteria('sale'), bedrooms: { min: 2, max: 3 } },
  ]
  const rows = fc
    .sample(listingArbitrary, { numRuns: 20_000, seed: 11 })
    .map((row, index): EngineRow => ({ ...row, kind: 'sale', id: index + 1 }))
  const engine = new SearchEngine()
  rows.forEach((row) => engine.put(row))
  runAtOnce(engine.rebuild({ isForced: true }))
  const changes = listChanges(criteria, otherCriteria)
  for (const changedSlices of [1, 2, 5]) {
    const counting = engine.countChanges(criteria, changes)
    const rowById = new Map(rows.map((row) => [row.id, row]))
    let step = counting.next()
    for (let slice = 0; !step.done; slice += 1, step = counting.next())
      if (slice < changedSlices) {
        rowById.delete(slice * 3 + 1)
        engine.remove(slice * 3 + 1)
        engine.put({ ...rows[9_000]!, id: 30_000 + slice })
        rowById.set(30_000 + slice, { ...rows[9_000]!, id: 30_000 + slice })
      }
    const { total, counts } = step.value
    const count = (change: Partial<SearchCriteria>) =>
      searchByBruteForce(rowById.values(), { criteria: { ...criteria, ...change }, orderby: '' }, 1, 1).total
    expect(total).toBe(count({}))
    expect(counts.slice(0, 10)).toEqual(changes.slice(0, 10).map(count))
    rows.splice(0, rows.length, ...rowById.values())
  }
})
