import { Boxes } from './boxes'
import { ClassBlocks } from './class-blocks'
import { REMOVED } from './classes'
import { copyRow, createColumnsInSlices, type Columns } from './columns'
import { ROWS_PER_STEP, type Sliced } from './slices'
import { sortRows } from './sort-rows'

/** A way in which results are ordered: ranks by row, and rows by rank. */
export interface Ranking {
  rankOf: Uint32Array
  rowAt: Uint32Array
  /** Rows from this rank on have no key (prices on application) and stay last in both directions. */
  firstWithoutKey: number
  blocks: ClassBlocks
}

/**
 * Listings of one kind in the order of their areas, and of their streets in each, with what searches need prepared. Its rows never move; a row that
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

function* rank(rowAt: Uint32Array, key: Float64Array, listingClass: Uint16Array): Sliced<Ranking> {
  const rankOf = new Uint32Array(rowAt.length)
  let firstWithoutKey = rowAt.length
  for (let at = rowAt.length - 1; at >= 0; at -= 1) {
    const row = rowAt[at]!
    rankOf[row] = at
    if (key[row] === Infinity) firstWithoutKey = at
    if (at % ROWS_PER_STEP === 0) yield
  }
  return { rankOf, rowAt, firstWithoutKey, blocks: yield* ClassBlocks.build(rowAt, listingClass) }
}

/** Sorts by a key, then by id. */
function* rankBy(key: Float64Array, { id, listingClass }: Columns, count: number): Sliced<Ranking> {
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [key[a]!, key[b]!]
    if (keyA !== keyB) return keyA < keyB ? -1 : 1
    return id[a]! - id[b]!
  }
  return yield* rank(yield* sortRows(count, compare), key, listingClass)
}

/**
 * Lists the rows of some sources in the order of their streets, by counting how many each street has. The rows of a
 * source are numbered on from those of the one before.
 */
function* orderByStreet(sources: readonly FrozenSource[], streetCount: number): Sliced<Uint32Array> {
  const next = new Uint32Array(streetCount + 1)
  for (const { columns, count } of sources)
    for (let row = 0; row < count; row += 1) {
      next[columns.street[row]! + 1]! += 1
      if (row % ROWS_PER_STEP === 0) yield
    }
  for (let street = 0; street < streetCount; street += 1) next[street + 1]! += next[street]!
  const rows = new Uint32Array(next[streetCount]!)
  let first = 0
  for (const { columns, count } of sources) {
    for (let row = 0; row < count; row += 1) {
      rows[next[columns.street[row]!]!++] = first + row
      if (row % ROWS_PER_STEP === 0) yield
    }
    first += count
  }
  return rows
}

/** Copies rows to their areas, in the order in which they are listed. */
function* copyToAreas(
  sources: readonly FrozenSource[],
  rows: Uint32Array,
  areaStart: Uint32Array,
): Sliced<Columns> {
  const columns = yield* createColumnsInSlices(areaStart.at(-1)!)
  const next = areaStart.slice()
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_PER_STEP === 0) yield
    let row = rows[index]!
    let source = 0
    while (row >= sources[source]!.count) row -= sources[source++]!.count
    const { columns: from, classes } = sources[source]!
    if (classes[row] === REMOVED) continue
    const at = next[from.area[row]!]!++
    copyRow(from, row, columns, at)
    // The class may have become REMOVED since, which is repeated on the new segment.
    columns.listingClass[at] = classes[row]!
  }
  return columns
}

/**
 * Builds a segment from the rows of some sources that are not removed.
 * @param known the numbers of known areas and streets
 */
export function* buildSegment(
  sources: readonly Source[],
  known: { areas: number; streets: number },
): Sliced<Segment> {
  const areaCount = known.areas
  const frozen = sources.map((source) => ({
    ...source,
    classes: source.columns.listingClass.slice(0, source.count),
  }))
  const areaStart = yield* countAreas(frozen, areaCount)
  const count = areaStart[areaCount]!
  const columns = yield* copyToAreas(frozen, yield* orderByStreet(frozen, known.streets), areaStart)
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
    byTime: yield* rankBy(listedAtMs, columns, count),
    byPrice: yield* rankBy(pricePence, columns, count),
    byId: yield* sortRows(count, (a, b) => id[a]! - id[b]!),
  }
}

/** Takes a row out of all searches. */
export function removeRow({ columns: { listingClass }, byTime, byPrice }: Segment, row: number): void {
  for (const { rankOf, blocks } of [byTime, byPrice]) blocks.remove(rankOf[row]!, listingClass[row]!)
  listingClass[row] = REMOVED
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

/** Finds the rows of a street among those of an area, which lie in the order of their streets. */
export function findStreet(
  { columns: { street } }: Segment,
  areaStart: number,
  areaEnd: number,
  wanted: number,
): { start: number; end: number } {
  // One row after the other is faster than a binary search, which waits for memory at each step.
  let start = areaStart
  while (start < areaEnd && street[start]! < wanted) start += 1
  let end = start
  while (end < areaEnd && street[end] === wanted) end += 1
  return { start, end }
}
