import type { Range, SearchCriteria } from '../criteria'
import { countShared, findLowestBit, type Bits } from './bits'
import { ChoiceSplit } from './choice-split'
import { createTypeTest, isWithinRange, type CountedFilter } from './conditions'
import { EdgeTally, type EdgeCounter } from './edge-tally'
import type { EngineCriteria } from './engine-criteria'
import type { FactBits } from './fact-bits'
import { countPart, listParts } from './parts'
import type { Run } from './runs'
import type { Segment } from './segment'
import type { SlicedWork } from './slices'
import type { Source } from './source'
import { SOME, type PlaceFilter } from './verdict'

/** Another choice of one filter. A change of features requires, excludes or releases one feature. */
export type CountedChange =
  | Pick<SearchCriteria, 'types'>
  | Pick<SearchCriteria, 'bedrooms'>
  | Pick<SearchCriteria, 'worstEpc'>
  | Pick<SearchCriteria, 'pricePence'>
  | Pick<SearchCriteria, 'listedSinceMs'>
  | FeatureChange
type FeatureChange = Pick<SearchCriteria, 'requiredFeatures' | 'excludedFeatures'>

/** Converts a range of whole pence to edges: the first price in the range, and the first above it. */
const toPriceEdges = ({ min, max }: Range) => [min, max === null ? null : max + 1] as const

function sumWhere<Value>(counts: Map<Value, number>, test: (value: Value) => boolean): number {
  let sum = 0
  for (const [value, count] of counts) if (test(value)) sum += count
  return sum
}

/** Adds to the counts how many of the rows, given as in countShared, have each value of a fact. */
function addValues<Value>(
  counts: Map<Value, number>,
  sets: Iterable<[Value, Bits]>,
  rows: Bits,
  wordIndices: Uint32Array,
): void {
  for (const [value, bits] of sets)
    counts.set(value, (counts.get(value) ?? 0) + countShared(rows, bits, wordIndices))
}

interface Counters {
  /** Counts the rows that a search would find without its price range. */
  prices: EdgeCounter
  /** Counts the rows that a search would find without its earliest time of listing. */
  times: EdgeCounter
}

/**
 * Counts, in one pass, the rows that a search finds and the rows that it would find with another choice of one filter.
 * For each filter, it takes the rows that the search would find without that filter and counts them by value: for the
 * filter by bedrooms, how many have one bedroom, two bedrooms and so on. The count of a choice is then the sum over the
 * values that the choice allows.
 */
export class ChoiceTally {
  /** The number of rows that the search finds as it is. */
  total = 0
  /** The names of the criteria that at least one of the changes concerns. */
  private readonly changed: ReadonlySet<string>
  /** For each filter of the search, how many rows the search would find without that filter. */
  private readonly totals = new Map<CountedFilter, number>()
  /** For each value of a fact, how many rows with that value the search would find without its filter on the fact. */
  private readonly types = new Map<string, number>()
  private readonly bedrooms = new Map<number, number>()
  private readonly ratings = new Map<number, number>()
  private readonly features = new Map<number, number>()
  private readonly prices: EdgeTally
  private readonly times: EdgeTally

  constructor(
    private readonly criteria: EngineCriteria,
    changes: readonly CountedChange[],
  ) {
    this.changed = new Set(changes.flatMap((change) => Object.keys(change)))
    this.prices = new EdgeTally(
      changes.flatMap((change) => ('pricePence' in change ? toPriceEdges(change.pricePence) : [])),
    )
    this.times = new EdgeTally(
      changes.map((change) => ('listedSinceMs' in change ? change.listedSinceMs : null)),
    )
  }

  /** Adds the rows of a segment's runs, with pauses. */
  *addRuns(segment: Segment, runs: readonly Run[], place: PlaceFilter | null): SlicedWork {
    const { byPrice, byTime, columns } = segment
    yield* this.addSource(segment, runs, place, {
      prices: this.prices.createRankCounter(byPrice, columns.pricePence),
      times: this.times.createRankCounter(byTime, columns.listedAtMs),
    })
  }

  /** Adds the first `count` rows of the source for recently changed rows, which has no ranks. */
  *addRecent(source: Source, count: number, place: PlaceFilter | null): SlicedWork {
    const { pricePence, listedAtMs } = source.columns
    yield* this.addSource(source, [{ start: 0, end: count, verdict: SOME }], place, {
      prices: this.prices.createKeyCounter(pricePence),
      times: this.times.createKeyCounter(listedAtMs),
    })
  }

  private *addSource(
    source: Source,
    runs: readonly Run[],
    place: PlaceFilter | null,
    { prices, times }: Counters,
  ): SlicedWork {
    const { changed } = this
    const split = new ChoiceSplit(source, this.criteria, place)
    for (const part of listParts(runs)) {
      split.split(part)
      this.total += countPart(split.hits)
      this.addTotals(split)
      this.addFacts(split, source.facts, part.wordIndices)
      if (changed.has('pricePence')) prices.addPart(split.getRowsWithout('pricePence'), part.wordIndices)
      if (changed.has('listedSinceMs')) times.addPart(split.getRowsWithout('listedSinceMs'), part.wordIndices)
      yield
    }
    yield* prices.finish()
    yield* times.finish()
  }

  /** Counts, for each filter, the rows of a part that the search would find without that filter. */
  private addTotals(split: ChoiceSplit): void {
    for (const filter of split.filters) {
      // A number is the filter by a feature. Each change of features names both of its criteria, so one is enough.
      const criterion = typeof filter === 'number' ? 'requiredFeatures' : filter
      if (!this.changed.has(criterion)) continue
      this.totals.set(filter, (this.totals.get(filter) ?? 0) + countPart(split.getRowsWithout(filter)))
    }
  }

  /** Counts rows of a part by the facts that FactBits holds. */
  private addFacts(split: ChoiceSplit, facts: FactBits, wordIndices: Uint32Array): void {
    const { changed } = this
    const add = <Value>(filter: CountedFilter, counts: Map<Value, number>, sets: Iterable<[Value, Bits]>) => {
      addValues(counts, sets, split.getRowsWithout(filter), wordIndices)
    }
    if (changed.has('types')) add('types', this.types, facts.types)
    if (changed.has('bedrooms')) add('bedrooms', this.bedrooms, facts.bedrooms)
    if (changed.has('worstEpc')) add('worstEpc', this.ratings, facts.ratings)
    if (changed.has('requiredFeatures')) {
      // Each feature is a filter of its own.
      for (const [feature, bits] of facts.features) add(feature, this.features, [[feature, bits]])
    }
  }

  /** Returns how many rows the search would find with one of the changes that the tally was made for. */
  count(change: CountedChange): number {
    if ('types' in change) return sumWhere(this.types, createTypeTest(change.types))
    if ('bedrooms' in change) return sumWhere(this.bedrooms, (value) => isWithinRange(change.bedrooms, value))
    if ('worstEpc' in change) {
      const { worstEpc } = change
      if (worstEpc === null) return this.totals.get('worstEpc') ?? this.total
      return sumWhere(this.ratings, (rating) => rating <= worstEpc)
    }
    if ('pricePence' in change) {
      const [from, end] = toPriceEdges(change.pricePence)
      return this.prices.count(from, end)
    }
    if ('listedSinceMs' in change) return this.times.count(change.listedSinceMs, null)
    return this.countFeature(change)
  }

  private countFeature({ requiredFeatures, excludedFeatures }: FeatureChange): number {
    const { criteria } = this
    const changedBit =
      (requiredFeatures ^ criteria.requiredFeatures) | (excludedFeatures ^ criteria.excludedFeatures)
    if (changedBit === 0) return this.total
    const feature = findLowestBit(changedBit)
    const totalWithoutFilter = this.totals.get(feature) ?? this.total
    const withFeature = this.features.get(feature) ?? 0
    const isRequired = (requiredFeatures & changedBit) !== 0
    const isExcluded = (excludedFeatures & changedBit) !== 0
    if (isRequired && isExcluded) return 0
    if (isRequired) return withFeature
    return isExcluded ? totalWithoutFilter - withFeature : totalWithoutFilter
  }
}
