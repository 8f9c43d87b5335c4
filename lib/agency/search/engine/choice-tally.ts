import type { SearchCriteria } from '../criteria'
import type { ClassTable } from './classes'
import type { Columns } from './columns'
import { passesFacts } from './fact-filter'
import type { Selection } from './selection'
import { isWithinRange, isWantedType } from './selection'

const FEATURE_SETS = 2 ** 14

/* The filters whose choices are counted. A row that fails one of them alone counts for that filter's other choices. */
const TYPE = 1
const BEDROOMS = 2
const EPC = 4
const PRICE = 8
const ADDED = 16
const REMOVED = 255

const passesAll = (fails: number): boolean => fails === 0
const failsSeveral = (fails: number): boolean => (fails & (fails - 1)) !== 0

/** Counts the rows of a search, and those that it would find if one of its filters were another. */
export class ChoiceTally {
  total = 0
  /** By class: rows that fail nothing, and rows that fail the filter by type, bedrooms or rating alone. */
  private readonly byClass: Record<typeof TYPE | typeof BEDROOMS | typeof EPC | 0, Uint32Array>
  private readonly classFails: Uint8Array
  /** Rows that fail nothing by their features, of which each is a bit. */
  private readonly byFeatures = new Uint32Array(FEATURE_SETS)
  /** Rows by how many of the bounds they reach, whether they fail that filter or not. */
  private readonly byPrice: Uint32Array
  private readonly byTime: Uint32Array
  private withoutPrice = 0

  /**
   * @param selection of a search without a filter by age
   * @param priceBounds in pence, and timeBounds in milliseconds: in order, none twice
   */
  constructor(
    private readonly classes: ClassTable,
    criteria: SearchCriteria,
    private readonly selection: Selection,
    private readonly priceBounds: Float64Array,
    private readonly timeBounds: Float64Array,
  ) {
    const isWanted = isWantedType(criteria.types)
    this.classFails = Uint8Array.from(classes.classes, (known) => {
      if (known === null) return REMOVED
      const isRated = criteria.worstEpc === null || known.epc <= criteria.worstEpc
      const hasRooms = isWithinRange(criteria.bedrooms, known.bedrooms)
      return (isWanted(known.type) ? 0 : TYPE) | (hasRooms ? 0 : BEDROOMS) | (isRated ? 0 : EPC)
    })
    const column = () => new Uint32Array(classes.classes.length)
    this.byClass = { 0: column(), [TYPE]: column(), [BEDROOMS]: column(), [EPC]: column() }
    this.byPrice = new Uint32Array(priceBounds.length + 1)
    this.byTime = new Uint32Array(timeBounds.length + 1)
    this.listedSinceMs = criteria.listedSinceMs ?? -Infinity
  }

  private readonly listedSinceMs: number

  add(columns: Columns, row: number): void {
    const { selection } = this
    const listingClass = columns.listingClass[row]!
    let fails = this.classFails[listingClass]!
    if (failsSeveral(fails)) return
    const pence = columns.pricePence[row]!
    if (
      selection.hasPriceBound &&
      !(pence >= selection.minPence && pence <= selection.maxPence && pence !== Infinity)
    )
      fails |= PRICE
    if (columns.listedAtMs[row]! < this.listedSinceMs) fails |= ADDED
    if (failsSeveral(fails)) return
    if (selection.facts !== null && !passesFacts(selection.facts, columns, row)) return
    if (passesAll(fails)) {
      this.total += 1
      this.byFeatures[columns.features[row]!]! += 1
    }
    if (fails <= EPC) this.byClass[fails as 0][listingClass]! += 1
    if (passesAll(fails) || fails === PRICE) {
      if (pence === Infinity) this.withoutPrice += 1
      else this.byPrice[countReached(this.priceBounds, pence)]! += 1
    }
    if (passesAll(fails) || fails === ADDED)
      this.byTime[countReached(this.timeBounds, columns.listedAtMs[row]!)]! += 1
  }

  private countClasses(
    filter: typeof TYPE | typeof BEDROOMS | typeof EPC,
    test: (listing: { type: string; bedrooms: number; epc: number }) => boolean,
  ): number {
    let count = 0
    this.classes.classes.slice(0, this.classFails.length).forEach((known, id) => {
      if (known !== null && test(known)) count += this.byClass[0][id]! + this.byClass[filter][id]!
    })
    return count
  }

  countTypes(types: readonly string[]): number {
    const isWanted = isWantedType(types)
    return this.countClasses(TYPE, ({ type }) => isWanted(type))
  }

  countBedrooms(range: SearchCriteria['bedrooms']): number {
    return this.countClasses(BEDROOMS, ({ bedrooms }) => isWithinRange(range, bedrooms))
  }

  countRatings(worst: number): number {
    return this.countClasses(EPC, ({ epc }) => epc <= worst)
  }

  /** The rows that have a feature too, or that are not known to have it. */
  countFeature(bit: number): { having: number; lacking: number } {
    let having = 0
    this.byFeatures.forEach((count, features) => {
      if ((features & bit) !== 0) having += count
    })
    return { having, lacking: this.total - having }
  }

  /** @param range in pence; its bounds, and one above its maximum, are among the bounds of the tally */
  countPrices({ min, max }: SearchCriteria['pricePence']): number {
    const from = min === null ? 0 : countReached(this.priceBounds, min)
    const to = max === null ? this.byPrice.length : countReached(this.priceBounds, max) + 1
    let count = min === null && max === null ? this.withoutPrice : 0
    for (let at = from; at < to; at += 1) count += this.byPrice[at]!
    return count
  }

  /** @param sinceMs one of the bounds of the tally */
  countListedSince(sinceMs: number): number {
    let count = 0
    for (let at = countReached(this.timeBounds, sinceMs); at < this.byTime.length; at += 1)
      count += this.byTime[at]!
    return count
  }
}

/** Counts the bounds that are at most a value, by binary search. */
function countReached(bounds: Float64Array, value: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (bounds[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}
