import { Boxes } from './boxes'
import { REMOVED } from './classes'
import { copyRow, createColumns, type Columns } from './columns'
import { ROWS_PER_STEP, type Sliced } from './slices'
import { sortRows } from './sort-rows'

/** A way in which results are ordered: ranks by row, and rows by rank. */
export interface Ranking {
  rankOf: Uint32Array
  rowAt: Uint32Array
  /** Rows from this rank on have no key (prices on application) and stay last in both directions. */
  firstWithoutKey: number
}

/**
 * Listings of one kind in the order of their areas, with what searches need prepared. Its rows never move; a row that
 * is removed or replaced gets the class REMOVED.
 */
export interface Segment {
  columns: Columns
  count: number
  /** The rows of area a are areaStart[a] … areaStart[a + 1] − 1. */
  areaStart: Uint32Array
  byTime: Ranking
  byPrice: Ranking
  /** Rows in the order of their ids. */
  byId: Uint32Array
  boxes: Boxes
}

/** Columns of which the first `count` rows are used. */
export interface Source {
  columns: Columns
  count: number
}

/** A source with the classes as they were when building began, because rows may be removed meanwhile. */
interface FrozenSource extends Source {
  classes: Uint16Array
}

/** Counts the rows of each area that are not removed. @returns where each area begins, with one more entry at the end */
function* countAreas(sources: readonly FrozenSource[], areaCount: number): Sliced<Uint32Array> {
  const start = new Uint32Array(areaCount + 1)
  for (const { columns, count, classes } of sources) {
    for (let row = 0; row < count; row += 1) {
      if (classes[row] !== REMOVED) start[columns.area[row]! + 1] = start[columns.area[row]! + 1]! + 1
      if (row % ROWS_PER_STEP === 0) yield
    }
  }
  for (let area = 0; area < areaCount; area += 1) start[area + 1] = start[area + 1]! + start[area]!
  return start
}

function* rank(rowAt: Uint32Array, key: Float64Array): Sliced<Ranking> {
  const rankOf = new Uint32Array(rowAt.length)
  let firstWithoutKey = rowAt.length
  for (let at = rowAt.length - 1; at >= 0; at -= 1) {
    const row = rowAt[at]!
    rankOf[row] = at
    if (key[row] === Infinity) firstWithoutKey = at
    if (at % ROWS_PER_STEP === 0) yield
  }
  return { rankOf, rowAt, firstWithoutKey }
}

/** Sorts by a key, then by id. */
function* rankBy(key: Float64Array, id: Int32Array, count: number): Sliced<Ranking> {
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [key[a]!, key[b]!]
    if (keyA !== keyB) return keyA < keyB ? -1 : 1
    return id[a]! - id[b]!
  }
  return yield* rank(yield* sortRows(count, compare), key)
}

/**
 * Builds a segment from the rows of some sources that are not removed.
 * @param areaCount the number of known areas
 */
export function* buildSegment(sources: readonly Source[], areaCount: number): Sliced<Segment> {
  const frozen = sources.map((source) => ({
    ...source,
    classes: source.columns.listingClass.slice(0, source.count),
  }))
  const areaStart = yield* countAreas(frozen, areaCount)
  const count = areaStart[areaCount]!
  const columns = createColumns(count)
  const next = areaStart.slice()
  for (const source of frozen) {
    for (let row = 0; row < source.count; row += 1) {
      if (source.classes[row] !== REMOVED) {
        const at = next[source.columns.area[row]!]!++
        copyRow(source.columns, row, columns, at)
        columns.listingClass[at] = source.classes[row]!
      }
      if (row % ROWS_PER_STEP === 0) yield
    }
  }
  const boxes = new Boxes(areaCount)
  for (let row = 0; row < count; row += 1) {
    boxes.include(columns, row)
    if (row % ROWS_PER_STEP === 0) yield
  }
  boxes.finish()
  const { id, pricePence, listedAtMs } = columns
  return {
    boxes,
    columns,
    count,
    areaStart,
    byTime: yield* rankBy(listedAtMs, id, count),
    byPrice: yield* rankBy(pricePence, id, count),
    byId: yield* sortRows(count, (a, b) => id[a]! - id[b]!),
  }
}

/** Finds the row of a listing by binary search; undefined where the segment has none. */
export function findRow({ byId, columns: { id } }: Segment, listingId: number): number | undefined {
  let low = 0
  let high = byId.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (id[byId[middle]!]! < listingId) low = middle + 1
    else high = middle
  }
  const row = byId[low]
  return row !== undefined && id[row] === listingId ? row : undefined
}

/** Finds the first rank whose key is at least a value, by binary search; rows without a key come after. */
export function findRank({ rowAt, firstWithoutKey }: Ranking, key: Float64Array, value: number): number {
  let low = 0
  let high = firstWithoutKey
  while (low < high) {
    const middle = (low + high) >>> 1
    if (key[rowAt[middle]!]! >= value) high = middle
    else low = middle + 1
  }
  return low
}
