import type { Range, SearchCriteria } from '../criteria'
import { countShared, type Bits } from './bits'
import { ChoiceSplit } from './choice-split'
import { isWantedType, isWithinRange, type CountedFilter } from './conditions'
import { EdgeTally, type EdgeCounter } from './edge-tally'
import type { EngineCriteria } from './engine-criteria'
import type { FactBits } from './fact-bits'
import { countPart, listParts } from './parts'
import type { Run } from './runs'
import type { Segment } from './segment'
import type { Sliced } from './slices'
import type { Source } from './source'
import { SOME, type PlaceFilter } from './verdict'

/** A choice of one filter: what it changes of the criteria of a search. Features change by one at a time. */
export type CountedChange =
  | Pick<SearchCriteria, 'types'>
  | Pick<SearchCriteria, 'bedrooms'>
  | Pick<SearchCriteria, 'worstEpc'>
  | Pick<SearchCriteria, 'pricePence'>
  | Pick<SearchCriteria, 'listedSinceMs'>
  | FeatureChange
type FeatureChange = Pick<SearchCriteria, 'requiredFeatures' | 'excludedFeatures'>

/** Where a range of whole numbers begins, and where it has ended. */
const toPriceEdges = ({ min, max }: Range) => [min, max === null ? null : max + 1] as const

/** Ranks that are walked through in the time in which one row is counted by its own rank. */
const WALKED_ROWS_PER_ROW = 3

function sumWhere<Value>(counts: Map<Value, number>, test: (value: Value) => boolean): number {
  let sum = 0
  for (const [value, count] of counts) if (test(value)) sum += count
  return sum
}

/** Adds how many rows of a part have each value of a fact. */
function addValues<Value>(
  counts: Map<Value, number>,
  sets: Iterable<[Value, Bits]>,
  rows: Bits,
  numbers: Uint32Array,
): void {
  for (const [value, bits] of sets)
    counts.set(value, (counts.get(value) ?? 0) + countShared(rows, bits, numbers))
}

/** Counters of the rows that fail no filter but price, and no filter but age. */
interface Counters {
  prices: EdgeCounter
  times: EdgeCounter
}

/** Counts the rows of a search, and those that it would find if one of its filters were another, in one pass. */
export class ChoiceTally {
  /** The homes of the search as it is. */
  total = 0
  private readonly changed: ReadonlySet<string>
  /** Rows that fail no filter but one, by that filter. */
  private readonly totals = new Map<CountedFilter, number>()
  /** The same by their value of the fact that the filter asks for. */
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
  *addRuns(segment: Segment, runs: readonly Run[], place: PlaceFilter | null): Sliced {
    const { byPrice, byTime, columns, count } = segment
    const rows = runs.reduce((sum, { start, end }) => sum + end - start, 0)
    const by = rows > count / WALKED_ROWS_PER_ROW ? 'byWalk' : 'byRank'
    yield* this.addSource(segment, runs, place, {
      prices: this.prices[by](byPrice, columns.pricePence),
      times: this.times[by](byTime, columns.listedAtMs),
    })
  }

  /** Adds the first rows of a source that has no ranks. */
  *addRecent(source: Source, count: number, place: PlaceFilter | null): Sliced {
    const { pricePence, listedAtMs } = source.columns
    yield* this.addSource(source, [{ start: 0, end: count, verdict: SOME }], place, {
      prices: this.prices.byKey(pricePence),
      times: this.times.byKey(listedAtMs),
    })
  }

  private *addSource(
    source: Source,
    runs: readonly Run[],
    place: PlaceFilter | null,
    { prices, times }: Counters,
  ): Sliced {
    const { changed } = this
    const split = new ChoiceSplit(source, this.criteria, place)
    for (const part of listParts(runs)) {
      split.split(part)
      this.total += countPart(split.hits)
      this.addFacts(split, source.facts, part.numbers)
      if (changed.has('pricePence')) prices.take(split.without('pricePence'), part.numbers)
      if (changed.has('listedSinceMs')) times.take(split.without('listedSinceMs'), part.numbers)
      yield
    }
    yield* prices.finish()
    yield* times.finish()
  }

  /** Counts the rows of a part by the facts that have few values. */
  private addFacts(split: ChoiceSplit, facts: FactBits, numbers: Uint32Array): void {
    const { changed } = this
    const add = <Value>(filter: CountedFilter, counts: Map<Value, number>, sets: Iterable<[Value, Bits]>) => {
      const rows = split.without(filter)
      // Without the filter these are the rows of the search.
      if (split.has(filter)) this.totals.set(filter, (this.totals.get(filter) ?? 0) + countPart(rows))
      addValues(counts, sets, rows, numbers)
    }
    if (changed.has('types')) add('types', this.types, facts.types)
    if (changed.has('bedrooms')) add('bedrooms', this.bedrooms, facts.bedrooms)
    if (changed.has('worstEpc')) add('worstEpc', this.ratings, facts.ratings)
    if (changed.has('requiredFeatures')) for (const set of facts.features) add(set[0], this.features, [set])
  }

  /** The homes of the search with one of the changes that the tally was made for. */
  count(change: CountedChange): number {
    if ('types' in change) return sumWhere(this.types, isWantedType(change.types))
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
    const changed =
      (requiredFeatures ^ criteria.requiredFeatures) | (excludedFeatures ^ criteria.excludedFeatures)
    if (changed === 0) return this.total
    const feature = 31 - Math.clz32(changed)
    const [all, having] = [this.totals.get(feature) ?? this.total, this.features.get(feature) ?? 0]
    const [isRequired, isExcluded] = [(requiredFeatures & changed) !== 0, (excludedFeatures & changed) !== 0]
    if (isRequired && isExcluded) return 0
    if (isRequired) return having
    return isExcluded ? all - having : all
  }
}
