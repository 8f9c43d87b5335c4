import type { Range, SearchCriteria } from '../criteria'
import type { ClassTable } from './classes'
import type { Columns } from './columns'
import { createFactFilter, passesFacts, type FactFilter } from './fact-filter'
import { findRank, type Ranking, type Segment } from './segment'
import {
  isWantedType,
  isWithinRange,
  passesPrice,
  toPriceBounds,
  toRankRange,
  type PriceBounds,
  type Run,
} from './selection'
import { ALL, type PlaceFilter } from './verdict'

/** A choice of one filter: what it changes of the criteria of a search. Features change by one at a time. */
export type CountedChange =
  | Pick<SearchCriteria, 'types'>
  | Pick<SearchCriteria, 'bedrooms'>
  | Pick<SearchCriteria, 'worstEpc'>
  | Pick<SearchCriteria, 'pricePence'>
  | Pick<SearchCriteria, 'listedSinceMs'>
  | Pick<SearchCriteria, 'requiredFeatures' | 'excludedFeatures'>

/* Which filter a row fails. A row that fails one alone counts for the other choices of that filter. */
const NOTHING = 0
const TYPE = 1
const BEDROOMS = 2
const EPC = 3
const PRICE = 4
const ADDED = 5
const FEATURES = 6
const SEVERAL = 7

const CLASS_FILTERS = 4
/** As many as the bits of the column of features say. */
const FEATURE_SETS = 2 ** 16
/** Slots of price ranks: so many that hardly any has an edge in it. */
const RANK_SLOT_BITS = 12

/** Counts the edges that are at most a value. */
function countReached(edges: Float64Array, value: number): number {
  let reached = 0
  while (reached < edges.length && edges[reached]! <= value) reached += 1
  return reached
}

/** The buckets between the edges of a key, by rank: rows below the first edge are in bucket 0. */
interface RankBuckets {
  /** The first rank at or after each edge; rows without a key are in a bucket of their own at the end. */
  edges: Uint32Array
  /** The bucket of the first rank of each slot of ranks. */
  firstOfSlot: Uint16Array
  slotShift: number
}

function toRankBuckets(ranking: Ranking, key: Float64Array, values: Float64Array): RankBuckets {
  const ranks = Array.from(values, (value) => findRank(ranking, key, value))
  const edges = Uint32Array.from([...ranks, ranking.firstWithoutKey])
  const slotShift = Math.max(0, 32 - Math.clz32(ranking.rowAt.length) - RANK_SLOT_BITS)
  const firstOfSlot = new Uint16Array((ranking.rowAt.length >>> slotShift) + 1)
  for (let slot = 0, bucket = 0; slot < firstOfSlot.length; slot += 1) {
    while (bucket < edges.length && slot << slotShift >= edges[bucket]!) bucket += 1
    firstOfSlot[slot] = bucket
  }
  return { edges, firstOfSlot, slotShift }
}

const toEdges = (values: readonly (number | null)[]): Float64Array =>
  Float64Array.from(new Set(values.filter((value) => value !== null))).sort()

/** Where a range of whole numbers begins, and where it has ended. */
const toPriceEdges = ({ min, max }: Range) => [min, max === null ? null : max + 1]

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
  private readonly failsOfClass: Uint8Array
  private readonly facts: FactFilter | null
  private readonly priceBounds: PriceBounds
  private readonly priceEdges: Float64Array
  private readonly timeEdges: Float64Array
  /** By filter and class: rows that fail nothing, or the filter by type, bedrooms or energy rating alone. */
  private readonly byClass: Uint32Array
  /** Rows that fail nothing, or are wrong in one feature alone. */
  private readonly byFeatures = new Uint32Array(FEATURE_SETS)
  /** Rows that fail nothing or the price alone; those without a price are last. */
  private readonly byPrice: Uint32Array
  /** Rows that fail nothing or their age alone. */
  private readonly byTime: Uint32Array
  private occurringFeatures: FeatureCount[] | undefined

  constructor(
    private readonly classes: ClassTable,
    private readonly criteria: SearchCriteria,
    changes: readonly CountedChange[],
  ) {
    const isWanted = isWantedType(criteria.types)
    this.failsOfClass = Uint8Array.from(classes.classes, (known) => {
      if (known === null) return SEVERAL
      const fails = [
        ...(isWanted(known.type) ? [] : [TYPE]),
        ...(isWithinRange(criteria.bedrooms, known.bedrooms) ? [] : [BEDROOMS]),
        ...(criteria.worstEpc === null || known.epc <= criteria.worstEpc ? [] : [EPC]),
      ]
      return fails.length > 1 ? SEVERAL : (fails[0] ?? NOTHING)
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
    this.byClass = new Uint32Array(CLASS_FILTERS * classes.classes.length)
    this.byPrice = new Uint32Array(this.priceEdges.length + 2)
    this.byTime = new Uint32Array(this.timeEdges.length + 1)
  }

  /** Adds the rows of a segment's runs. The loop holds no closure and no object, because it may pass a million rows. */
  addRuns(segment: Segment, runs: readonly Run[], place: PlaceFilter | null): void {
    const { failsOfClass, facts, byClass, byFeatures, byPrice, byTime, criteria } = this
    const { columns, byPrice: priceRanking, byTime: timeRanking } = segment
    const { listingClass, features } = columns
    const { requiredFeatures: required, excludedFeatures: excluded } = criteria
    const priceRankOf = priceRanking.rankOf
    const timeRankOf = timeRanking.rankOf
    const classCount = failsOfClass.length
    const prices = toRankBuckets(priceRanking, columns.pricePence, this.priceEdges)
    const { edges: priceEdges, firstOfSlot, slotShift } = prices
    const { edges: timeEdges } = toRankBuckets(timeRanking, columns.listedAtMs, this.timeEdges)
    const timeBuckets = this.timeEdges.length
    const range = toRankRange(segment, this.priceBounds)
    const from = range.from
    const span = range.to - from
    const firstTimeRank = findRank(timeRanking, columns.listedAtMs, criteria.listedSinceMs ?? -Infinity)
    for (const { start, end, verdict } of runs) {
      const isWhole = verdict === ALL || place === null
      for (let row = start; row < end; row += 1) {
        const rowClass = listingClass[row]!
        let fails = failsOfClass[rowClass]!
        if (fails === SEVERAL) continue
        const priceRank = priceRankOf[row]!
        if ((priceRank - from) >>> 0 >= span) {
          if (fails !== NOTHING) continue
          fails = PRICE
        }
        const has = features[row]!
        const wrong = ((has & required) ^ required) | (has & excluded)
        if (wrong !== 0) {
          if (fails !== NOTHING || (wrong & (wrong - 1)) !== 0) continue
          fails = FEATURES
        }
        const timeRank = timeRankOf[row]!
        if (timeRank < firstTimeRank) {
          if (fails !== NOTHING) continue
          fails = ADDED
        }
        if (facts !== null && !passesFacts(facts, columns, row)) continue
        if (!isWhole && !place.includes(columns, row)) continue
        if (fails <= EPC) byClass[fails * classCount + rowClass]! += 1
        if (fails === NOTHING || fails === FEATURES) byFeatures[has]! += 1
        if (fails === NOTHING || fails === PRICE) {
          let bucket = firstOfSlot[priceRank >>> slotShift]!
          while (bucket < priceEdges.length && priceRank >= priceEdges[bucket]!) bucket += 1
          byPrice[bucket]! += 1
        }
        if (fails === NOTHING || fails === ADDED) {
          let bucket = 0
          while (bucket < timeBuckets && timeRank >= timeEdges[bucket]!) bucket += 1
          byTime[bucket]! += 1
        }
      }
    }
  }

  /** Adds the first rows of other columns, which have no ranks. */
  addRows(columns: Columns, count: number, place: PlaceFilter | null): void {
    for (let row = 0; row < count; row += 1) {
      const fails = this.findFailure(columns, row)
      if (fails === SEVERAL || (place !== null && !place.includes(columns, row))) continue
      if (fails <= EPC) this.byClass[fails * this.failsOfClass.length + columns.listingClass[row]!]! += 1
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
    const failed: number[] = []
    const ofClass = this.failsOfClass[columns.listingClass[row]!]!
    if (ofClass !== NOTHING) failed.push(ofClass)
    if (!passesPrice(this.priceBounds, columns.pricePence[row]!)) failed.push(PRICE)
    const has = columns.features[row]!
    const wrong = (~has & criteria.requiredFeatures) | (has & criteria.excludedFeatures)
    if (wrong !== 0) failed.push((wrong & (wrong - 1)) === 0 ? FEATURES : SEVERAL)
    if (columns.listedAtMs[row]! < (criteria.listedSinceMs ?? -Infinity)) failed.push(ADDED)
    if (facts !== null && !passesFacts(facts, columns, row)) return SEVERAL
    return failed.length > 1 ? SEVERAL : (failed[0] ?? NOTHING)
  }

  /** The homes of the search as it is. */
  get total(): number {
    return this.byClass.subarray(0, this.failsOfClass.length).reduce((sum, count) => sum + count, 0)
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
    const classCount = this.failsOfClass.length
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
