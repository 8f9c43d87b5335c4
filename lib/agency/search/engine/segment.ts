import { hasRow, type Bits } from './bits'
import { Boxes } from './boxes'
import { copyRow, createColumnsInSlices, type Columns } from './columns'
import { FactBits } from './fact-bits'
import { ROWS_PER_STEP, type Sliced } from './slices'
import { sortRows } from './sort-rows'
import type { Source } from './source'

/** A way in which results are ordered: ranks by row, and rows by rank. */
export interface Ranking {
  rankOf: Uint32Array
  rowAt: Uint32Array
  /** Rows from this rank on have no key (prices on application) and stay last in both directions. */
  firstWithoutKey: number
}

/**
 * Listings of one kind in the order of their areas, and of their streets in each, with what searches need prepared. Its
 * rows never move; a row that is removed or replaced is not live any more.
 */
export interface Segment extends Source {
  count: number
  /** The areas in the order in which their rows lie. */
  areas: Uint32Array
  /** The rows of area a are areaStart[a] … areaEnd[a] − 1. */
  areaStart: Uint32Array
  areaEnd: Uint32Array
  byTime: Ranking
  byPrice: Ranking
  /** Rows in the order of their ids. */
  byId: Uint32Array
  boxes: Boxes
}

/** A source of which the first `count` rows are used. */
export interface CountedSource extends Source {
  count: number
}

/** A source with its rows that were live when building began, because rows may be removed meanwhile. */
interface FrozenSource extends CountedSource {
  live: Bits
}

/** Counts the live rows of each area. @returns where each area begins and ends if they lie in an order */
function* placeAreas(
  sources: readonly FrozenSource[],
  areas: Uint32Array,
): Sliced<Pick<Segment, 'areaStart' | 'areaEnd'>> {
  const counts = new Uint32Array(areas.length)
  for (const { columns, count, live } of sources)
    for (let row = 0; row < count; row += 1) {
      if (hasRow(live, row)) counts[columns.area[row]!]! += 1
      if (row % ROWS_PER_STEP === 0) yield
    }
  const areaStart = new Uint32Array(areas.length)
  const areaEnd = new Uint32Array(areas.length)
  let end = 0
  for (const area of areas) {
    areaStart[area] = end
    end += counts[area]!
    areaEnd[area] = end
  }
  return { areaStart, areaEnd }
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
function* rankBy(key: Float64Array, { id }: Columns, count: number): Sliced<Ranking> {
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [key[a]!, key[b]!]
    if (keyA !== keyB) return keyA < keyB ? -1 : 1
    return id[a]! - id[b]!
  }
  return yield* rank(yield* sortRows(count, compare), key)
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

/** Lists those of some rows that are live, area by area, and in an area in the order in which they are given. */
function* orderByArea(
  sources: readonly FrozenSource[],
  rows: Uint32Array,
  areaStart: Uint32Array,
): Sliced<Uint32Array> {
  const ordered = new Uint32Array(rows.length)
  const next = areaStart.slice()
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_PER_STEP === 0) yield
    let row = rows[index]!
    let source = 0
    while (row >= sources[source]!.count) row -= sources[source++]!.count
    const { columns, live } = sources[source]!
    if (!hasRow(live, row)) continue
    ordered[next[columns.area[row]!]!++] = rows[index]!
    count += 1
  }
  return ordered.subarray(0, count)
}

function* copyColumns(sources: readonly FrozenSource[], rows: Uint32Array): Sliced<Columns> {
  const columns = yield* createColumnsInSlices(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_PER_STEP === 0) yield
    let row = rows[at]!
    let source = 0
    while (row >= sources[source]!.count) row -= sources[source++]!.count
    copyRow(sources[source]!.columns, row, columns, at)
  }
  return columns
}

/**
 * Builds a segment from the live rows of some sources. Rows that are removed meanwhile are to be removed from it, too.
 * @param areas all areas, in the order in which their rows shall lie
 */
export function* buildSegment(
  sources: readonly CountedSource[],
  { areas, streetCount }: { areas: Uint32Array; streetCount: number },
): Sliced<Segment> {
  const frozen = sources.map((source) => ({ ...source, live: source.facts.live.slice() }))
  const { areaStart, areaEnd } = yield* placeAreas(frozen, areas)
  const rows = yield* orderByArea(frozen, yield* orderByStreet(frozen, streetCount), areaStart)
  const count = rows.length
  const facts = new FactBits(count)
  yield* facts.takeOver(sources, rows)
  const columns = yield* copyColumns(frozen, rows)
  const boxes = new Boxes(areas.length)
  for (let row = 0; row < count; row += 1) {
    boxes.include(columns, row)
    if (row % ROWS_PER_STEP === 0) yield
  }
  boxes.finish()
  const { id, pricePence, listedAtMs } = columns
  return {
    boxes,
    columns,
    facts,
    count,
    areas,
    areaStart,
    areaEnd,
    byTime: yield* rankBy(listedAtMs, columns, count),
    byPrice: yield* rankBy(pricePence, columns, count),
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
