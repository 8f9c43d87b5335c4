import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unfilteredCriteria, type SearchCriteria } from '../../../../lib/agency/search/criteria'
import { IdSet } from '../../../../lib/agency/search/engine/id-set'
import type { SearchChange } from '../../../../lib/agency/search/engine/listing-store'
import type { EngineRow } from '../../../../lib/agency/search/engine/row'
import { runAtOnce } from '../../../../lib/agency/search/engine/slices'
import { searchByBruteForce } from './brute-force'
import { createEngine } from './create-engine'
import { criteriaArbitrary, FEATURE_COUNT, listingArbitrary } from './random-searches'

/** One radius comes twice and out of order, because the engine must not rely on ordered or distinct radii. */
const RADII_MILES = [0, 0.25, 1, 3, 1, 42.5]

/** Requires one feature, given by its bit, and leaves the other features as they are. */
const requireFeature = (criteria: SearchCriteria, bit: number): SearchChange => ({
  requiredFeatures: criteria.requiredFeatures | bit,
  excludedFeatures: criteria.excludedFeatures & ~bit,
})

/** Excludes one feature, given by its bit, and leaves the other features as they are. */
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
  ...RADII_MILES.map((miles) => ({ place: changeRadius(otherCriteria.place ?? criteria.place, miles) })),
  ...RADII_MILES.map((miles) => ({ near: otherCriteria.near && { ...otherCriteria.near, miles } })),
  ...Array.from({ length: FEATURE_COUNT }, (_, feature) => [
    requireFeature(criteria, 1 << feature),
    excludeFeature(criteria, 1 << feature),
  ]).flat(),
]

it('each choice has the count of the search that it leads to', () => {
  const caseArbitrary = fc.record({
    listings: fc.array(listingArbitrary, { minLength: 50, maxLength: 300, size: 'max' }),
    searches: fc.array(fc.record({ criteria: criteriaArbitrary, otherCriteria: criteriaArbitrary }), {
      minLength: 40,
      maxLength: 40,
    }),
    // How many listings the engine gets after it was rebuilt.
    recentCount: fc.integer({ min: 0, max: 40 }),
    // Whether the search has a keyword. Listings with an even id contain the keyword.
    hasKeyword: fc.boolean(),
  })
  fc.assert(
    fc.property(caseArbitrary, ({ listings, searches, recentCount, hasKeyword }) => {
      const rows = listings.map((row, index): EngineRow => ({ ...row, id: index + 1 }))
      const engine = createEngine(rows, recentCount)
      // A replaced home is only marked as removed in the segment that contains it.
      rows.slice(-5).forEach((row) => engine.put(row))
      const keywordMatches = new IdSet()
      for (const { id } of rows) if (id % 2 === 0) keywordMatches.add(id)
      const countedRows = hasKeyword ? rows.filter(({ id }) => keywordMatches.has(id)) : rows
      for (const { criteria, otherCriteria } of searches) {
        const changes = listChanges(criteria, otherCriteria)
        // In some searches the changed places differ in more than their radius, so that they cannot be counted in rings
        // around one place. The number of bedrooms picks these searches at random.
        const hasUnrelatedPlaces = otherCriteria.bedrooms.min === 2
        if (hasUnrelatedPlaces)
          changes.push({ place: otherCriteria.place }, { place: null }, { near: criteria.near })
        const { total, counts } = runAtOnce(
          engine.countChanges(hasKeyword ? { ...criteria, keywordMatches } : criteria, changes),
        )
        const count = (change: Partial<SearchCriteria>) =>
          searchByBruteForce(countedRows, { criteria: { ...criteria, ...change }, orderby: '' }, 1, 1).total
        expect(total).toBe(count({}))
        expect(changes.map((change, index) => ({ change, count: counts[index] }))).toEqual(
          changes.map((change) => ({ change, count: count(change) })),
        )
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

it('the counts of excluding a required feature, or of no longer requiring it, are right even if no home has it', () => {
  const [row] = fc.sample(listingArbitrary, { numRuns: 1, seed: 14 })
  const createRow = ({ id, features }: { id: number; features: number }): EngineRow => ({
    ...row!,
    kind: 'sale',
    type: 'flat',
    id,
    features,
  })
  const FEATURE_BIT = 1
  // The first home is in the engine when it is rebuilt. The second home is added later, and lacks the feature.
  for (const features of [0, FEATURE_BIT]) {
    const engine = createEngine([createRow({ id: 1, features })])
    engine.put(createRow({ id: 2, features: 0 }))
    const criteria = { ...unfilteredCriteria('sale'), requiredFeatures: FEATURE_BIT }
    const release = { requiredFeatures: 0, excludedFeatures: 0 }
    const changes = [excludeFeature(criteria, FEATURE_BIT), release]
    const homesWithFeature = features === FEATURE_BIT ? 1 : 0
    expect(runAtOnce(engine.countChanges(criteria, changes))).toEqual({
      total: homesWithFeature,
      counts: [2 - homesWithFeature, 2],
    })
  }
})

it('each choice has the count of its search also where the searched areas do not lie side by side in memory', () => {
  // Twelve towns of a thousand homes each. Every third town is in Kent, and the others are in Essex, which is searched.
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
  const engine = createEngine(rows)
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

it('all counts are of the moment at which counting ends, even if homes change between its slices', () => {
  const [criteria, otherCriteria] = [
    unfilteredCriteria('sale'),
    { ...unfilteredCriteria('sale'), bedrooms: { min: 2, max: 3 } },
  ]
  const rows = fc
    .sample(listingArbitrary, { numRuns: 20_000, seed: 11 })
    .map((row, index): EngineRow => ({ ...row, kind: 'sale', id: index + 1 }))
  const engine = createEngine(rows)
  const changes = listChanges(criteria, otherCriteria)
  for (const changedSlices of [1, 2, 5]) {
    const counting = engine.countChanges(criteria, changes)
    const rowById = new Map(rows.map((row) => [row.id, row]))
    let step = counting.next()
    for (let slice = 0; !step.done; slice += 1, step = counting.next())
      if (slice < changedSlices) {
        const removedId = slice * 3 + 1
        // A copy of any listing, with an id above all others.
        const addedRow = { ...rows[9_000]!, id: 30_000 + slice }
        engine.remove(removedId)
        rowById.delete(removedId)
        engine.put(addedRow)
        rowById.set(addedRow.id, addedRow)
      }
    const { total, counts } = step.value
    const count = (change: Partial<SearchCriteria>) =>
      searchByBruteForce(rowById.values(), { criteria: { ...criteria, ...change }, orderby: '' }, 1, 1).total
    expect(total).toBe(count({}))
    // Only ten changes are compared, because the search without an engine takes long.
    expect(counts.slice(0, 10)).toEqual(changes.slice(0, 10).map(count))
    // The next round starts with the listings that the engine now has.
    rows.splice(0, rows.length, ...rowById.values())
  }
})
