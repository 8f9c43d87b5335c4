import type { Range, SearchCriteria } from '../criteria'
import type { EngineCriteria } from './engine-criteria'
import type { ClassTable } from './classes'
import type { Columns } from './columns'
import { createFactFilter, passesFacts, type FactFilter } from './fact-filter'
import {
  addToBuckets,
  addToClasses,
  addToFeatures,
  ADDED,
  ALL_BITS_OF_CLASS,
  BEDROOMS,
  bitOf,
  type BlockRows,
  BLOCK_ROWS,
  createBlockRows,
  countsForAdded,
  countsForFeatures,
  countsForPrice,
  EPC,
  FEATURES,
  filterOfBits,
  FILTERS,
  NOTHING,
  PRICE,
  retainRows,
  SEVERAL,
  TYPE,
} from './choice-block'
import { countReached, toEdges, toRankBuckets, type RankBuckets } from './rank-buckets'
import { findRank, type Segment } from './segment'
import {
  isWantedType,
  isWithinRange,
  passesPrice,
  toPriceBounds,
  toRankRange,
  type PriceBounds,
  type RankRange,
  type Run,
} from './selection'
import type { Sliced } from './slices'
import { ALL, type PlaceFilter } from './verdict'

/** A choice of one filter: what it changes of the criteria of a search. Features change by one at a time. */
export type CountedChange =
  | Pick<SearchCriteria, 'types'>
  | Pick<SearchCriteria, 'bedrooms'>
  | Pick<SearchCriteria, 'worstEpc'>
  | Pick<SearchCriteria, 'pricePence'>
  | Pick<SearchCriteria, 'listedSinceMs'>
  | Pick<SearchCriteria, 'requiredFeatures' | 'excludedFeatures'>

/** As many as the bits of the column of features say. */
const FEATURE_SETS = 2 ** 16
/** Where a range of whole numbers begins, and where it has ended. */
const toPriceEdges = ({ min, max }: Range) => [min, max === null ? null : max + 1]

/** What the loops over the blocks of a segment need. */
interface Block {
  segment: Segment
  found: BlockRows
  range: RankRange
  firstTimeRank: number
  prices: RankBuckets
  times: RankBuckets
}

interface FeatureCount {
  features: number
  count: number
}

function listOccurring(byFeatures: Uint32Array): FeatureCount[] {
  const occurring: FeatureCount[] = []
  for (let features = 0; features < byFeatures.length; features += 1)
    if (byFeatures[features]! > 0) occurring.push({ features, count: byFeatures[features]! })
  return occurring
}

/** Counts the rows of a search, and those that it would find if one of its filters were another, in one pass. */
export class ChoiceTally {
  private readonly bitsOfClass: Uint8Array
  private readonly facts: FactFilter | null
  private readonly priceBounds: PriceBounds
  private readonly priceEdges: Float64Array
  private readonly timeEdges: Float64Array
  /** By filter and class: rows that fail nothing, or the filter by type, bedrooms or energy rating alone. */
  private readonly byClass: Uint32Array
  /** Rows that fail nothing, or are wrong only in one feature. */
  private readonly byFeatures = new Uint32Array(FEATURE_SETS)
  /** Rows that fail nothing or the price alone; those without a price are last. */
  private readonly byPrice: Uint32Array
  /** Rows that fail nothing or their age alone. */
  private readonly byTime: Uint32Array
  private occurringFeatures: FeatureCount[] | undefined

  constructor(
    private readonly classes: ClassTable,
    private readonly criteria: EngineCriteria,
    changes: readonly CountedChange[],
  ) {
    const isWanted = isWantedType(criteria.types)
    this.bitsOfClass = Uint8Array.from(classes.classes, (known) => {
      if (known === null) return ALL_BITS_OF_CLASS
      return (
        (isWanted(known.type) ? 0 : bitOf(TYPE)) |
        (isWithinRange(criteria.bedrooms, known.bedrooms) ? 0 : bitOf(BEDROOMS)) |
        (criteria.worstEpc === null || known.epc <= criteria.worstEpc ? 0 : bitOf(EPC))
      )
    })
    // What is left of the facts has no choices.
    this.facts = createFactFilter({
      ...criteria,
      requiredFeatures: 0,
      excludedFeatures: 0,
      listedSinceMs: null,
    })
    this.priceBounds = toPriceBounds(criteria.pricePence)
    this.priceEdges = toEdges(
      changes.flatMap((change) => ('pricePence' in change ? toPriceEdges(change.pricePence) : [])),
    )
    this.timeEdges = toEdges(
      changes.map((change) => ('listedSinceMs' in change ? change.listedSinceMs : null)),
    )
    this.byClass = new Uint32Array(FILTERS * classes.classes.length)
    this.byPrice = new Uint32Array(this.priceEdges.length + 2)
    // A listing has always been listed at some time, so that the last bucket stays empty.
    this.byTime = new Uint32Array(this.timeEdges.length + 2)
  }

  /** Adds the rows of a segment's runs, with pauses. */
  *addRuns(segment: Segment, runs: readonly Run[], place: PlaceFilter | null): Sliced {
    const { criteria, facts } = this
    const { byPrice, byTime, columns } = segment
    const block: Block = {
      segment,
      found: createBlockRows(),
      range: toRankRange(segment, this.priceBounds),
      firstTimeRank: findRank(byTime, columns.listedAtMs, criteria.listedSinceMs ?? -Infinity),
      prices: toRankBuckets(byPrice, columns.pricePence, this.priceEdges),
      times: toRankBuckets(byTime, columns.listedAtMs, this.timeEdges),
    }
    let count = 0
    let scanned = 0
    for (const { start, end, verdict } of runs)
      for (let first = start; first < end;) {
        const last = Math.min(end, first + BLOCK_ROWS - count)
        const before = count
        count = this.findFails(block, first, last, before)
        if (facts !== null)
          count = retainRows(block.found, before, count, (row) => passesFacts(facts, columns, row))
        if (verdict !== ALL && place !== null)
          count = retainRows(block.found, before, count, (row) => place.includes(columns, row))
        scanned += last - first
        first = last
        // The rows of several runs fill a block, because a run may be a few homes of a street.
        if (scanned < BLOCK_ROWS) continue
        this.countBlock(block, count)
        count = 0
        scanned = 0
        yield
      }
    this.countBlock(block, count)
  }

  /** Writes the rows of a block that fail at most one filter, and which. The sums have no branches, which is faster. */
  private findFails(
    { segment, found, range, firstTimeRank }: Block,
    start: number,
    end: number,
    before: number,
  ): number {
    const { bitsOfClass } = this
    const { rows, fails } = found
    // A local constant, because an import is looked up anew for each row.
    const filterOf = filterOfBits
    const { listingClass, features } = segment.columns
    const { requiredFeatures: required, excludedFeatures: excluded } = this.criteria
    const priceRankOf = segment.byPrice.rankOf
    const timeRankOf = segment.byTime.rankOf
    const { from } = range
    const span = range.to - from
    let count = before
    for (let row = start; row < end; row += 1) {
      const has = features[row]!
      const wrong = ((has & required) ^ required) | (has & excluded)
      const bits =
        bitsOfClass[listingClass[row]!]! |
        (Number((priceRankOf[row]! - from) >>> 0 >= span) << (PRICE - 1)) |
        (Number(timeRankOf[row]! < firstTimeRank) << (ADDED - 1)) |
        (Number(wrong !== 0) << (FEATURES - 1)) |
        (Number((wrong & (wrong - 1)) !== 0) << (SEVERAL - 1))
      const failed = filterOf[bits]!
      rows[count] = row
      fails[count] = failed
      count += Number(failed !== SEVERAL)
    }
    return count
  }

  private countBlock({ segment, prices, times, found }: Block, count: number): void {
    const { listingClass, features } = segment.columns
    addToClasses(this.byClass, found, listingClass, this.bitsOfClass.length, count)
    addToFeatures(this.byFeatures, found, features, countsForFeatures, count)
    addToBuckets(this.byPrice, found, prices, segment.byPrice.rankOf, countsForPrice, count)
    addToBuckets(this.byTime, found, times, segment.byTime.rankOf, countsForAdded, count)
  }

  /** Adds the first rows of other columns, which have no ranks. */
  addRows(columns: Columns, count: number, place: PlaceFilter | null): void {
    for (let row = 0; row < count; row += 1) {
      const fails = this.findFailure(columns, row)
      if (fails === SEVERAL || (place !== null && !place.includes(columns, row))) continue
      if (fails <= EPC) this.byClass[fails * this.bitsOfClass.length + columns.listingClass[row]!]! += 1
      if (fails === NOTHING || fails === FEATURES) this.byFeatures[columns.features[row]!]! += 1
      if (fails === NOTHING || fails === PRICE) {
        const pence = columns.pricePence[row]!
        const bucket = pence === Infinity ? this.byPrice.length - 1 : countReached(this.priceEdges, pence)
        this.byPrice[bucket]! += 1
      }
      if (fails === NOTHING || fails === ADDED)
        this.byTime[countReached(this.timeEdges, columns.listedAtMs[row]!)]! += 1
    }
  }

  private findFailure(columns: Columns, row: number): number {
    const { criteria, facts } = this
    if (facts !== null && !passesFacts(facts, columns, row)) return SEVERAL
    const has = columns.features[row]!
    const wrong = (~has & criteria.requiredFeatures) | (has & criteria.excludedFeatures)
    const isListedBefore = columns.listedAtMs[row]! < (criteria.listedSinceMs ?? -Infinity)
    const bits =
      this.bitsOfClass[columns.listingClass[row]!]! |
      (passesPrice(this.priceBounds, columns.pricePence[row]!) ? 0 : bitOf(PRICE)) |
      (isListedBefore ? bitOf(ADDED) : 0) |
      (wrong === 0 ? 0 : bitOf(FEATURES)) |
      ((wrong & (wrong - 1)) === 0 ? 0 : bitOf(SEVERAL))
    return filterOfBits[bits]!
  }

  /** The homes of the search as it is. */
  get total(): number {
    return this.byClass.subarray(0, this.bitsOfClass.length).reduce((sum, count) => sum + count, 0)
  }

  /** The homes of the search with one of the changes that the tally was made for. */
  count(change: CountedChange): number {
    if ('types' in change) {
      const isWanted = isWantedType(change.types)
      return this.countClasses(TYPE, ({ type }) => isWanted(type))
    }
    if ('bedrooms' in change)
      return this.countClasses(BEDROOMS, ({ bedrooms }) => isWithinRange(change.bedrooms, bedrooms))
    if ('worstEpc' in change)
      return this.countClasses(EPC, ({ epc }) => change.worstEpc === null || epc <= change.worstEpc)
    if ('pricePence' in change) return this.countPrices(change.pricePence)
    if ('listedSinceMs' in change) return this.countListedSince(change.listedSinceMs)
    return this.countFeatures(change)
  }

  private countClasses(
    filter: number,
    test: (listing: { type: string; bedrooms: number; epc: number }) => boolean,
  ): number {
    const classCount = this.bitsOfClass.length
    let count = 0
    for (let id = 0; id < classCount; id += 1) {
      const found = this.byClass[id]! + this.byClass[filter * classCount + id]!
      if (found > 0 && test(this.classes.classes[id]!)) count += found
    }
    return count
  }

  private countPrices({ min, max }: Range): number {
    const from = min === null ? 0 : countReached(this.priceEdges, min)
    let to = this.byPrice.length - 1
    if (max !== null) to = countReached(this.priceEdges, max + 1)
    // A price on application is within no bounds (D-85).
    else if (min === null) to = this.byPrice.length
    return this.byPrice.subarray(from, Math.max(from, to)).reduce((sum, count) => sum + count, 0)
  }

  private countListedSince(sinceMs: number | null): number {
    const from = sinceMs === null ? 0 : countReached(this.timeEdges, sinceMs)
    return this.byTime.subarray(from).reduce((sum, count) => sum + count, 0)
  }

  private countFeatures({
    requiredFeatures,
    excludedFeatures,
  }: Pick<SearchCriteria, 'requiredFeatures' | 'excludedFeatures'>): number {
    const occurring = (this.occurringFeatures ??= listOccurring(this.byFeatures))
    let sum = 0
    for (const { features, count } of occurring)
      if ((features & requiredFeatures) === requiredFeatures && (features & excludedFeatures) === 0)
        sum += count
    return sum
  }
}
