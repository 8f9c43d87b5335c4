import { hasRow, type Bits } from './bits'
import { Boxes } from './boxes'
import { copyRow, createColumnsInSlices, type Columns } from './columns'
import { FactBits } from './fact-bits'
import { ROWS_PER_STEP, type SlicedWork } from './slices'
import { sortRows } from './sort-rows'
import type { Source } from './source'

/** The rows of a segment in the ascending order of a key: `rowAt[rank]` is a row, and `rankOf[row]` is its rank. */
export interface Ranking {
  rankOf: Uint32Array
  rowAt: Uint32Array
  /** Rows from this rank on have no key (prices on application). Results have them last in either direction. */
  firstWithoutKey: number
}

/** Listings of one kind by area, then by street. Rows never move: removing one only clears its bit in `facts.live`. */
export interface Segment extends Source {
  count: number
  /** The numbers of the areas, in the order in which their rows lie. */
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

/** A source with a copy of its set of live rows, made when building began, because rows may be removed meanwhile. */
interface FrozenSource extends CountedSource {
  live: Bits
}

/** Computes which rows of a new segment each area gets. The areas follow each other in the given order. */
function* computeAreaRanges(
  sources: readonly FrozenSource[],
  areas: Uint32Array,
): SlicedWork<Pick<Segment, 'areaStart' | 'areaEnd'>> {
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

/** @param rowAt the rows in the order of the key, which is Infinity for rows without one */
function* toRanking(rowAt: Uint32Array, key: Float64Array): SlicedWork<Ranking> {
  const rankOf = new Uint32Array(rowAt.length)
  yield
  // Runs from the last rank to the first, so that the last assignment is the lowest rank without a key.
  let firstWithoutKey = rowAt.length
  for (let rank = rowAt.length - 1; rank >= 0; rank -= 1) {
    const row = rowAt[rank]!
    rankOf[row] = rank
    if (key[row] === Infinity) firstWithoutKey = rank
    if (rank % ROWS_PER_STEP === 0) yield
  }
  return { rankOf, rowAt, firstWithoutKey }
}

/** Ranks rows by a key, then by id. */
function* rankBy(key: Float64Array, { id }: Columns, count: number): SlicedWork<Ranking> {
  const compare = (a: number, b: number) => {
    const [keyA, keyB] = [key[a]!, key[b]!]
    if (keyA !== keyB) return keyA < keyB ? -1 : 1
    return id[a]! - id[b]!
  }
  const rowAt = yield* sortRows(count, compare)
  return yield* toRanking(rowAt, key)
}

/**
 * Lists the rows of some sources, live or not, in the order of their streets, by a counting sort. The rows of the first
 * source are numbered from 0 on, those of the second on from there, and so forth.
 */
function* orderByStreet(sources: readonly FrozenSource[], streetCount: number): SlicedWork<Uint32Array> {
  // At first next[street + 1] is the number of rows of a street. Later next[street] is the position of its next row.
  const next = new Uint32Array(streetCount + 1)
  for (const { columns, count } of sources)
    for (let row = 0; row < count; row += 1) {
      next[columns.street[row]! + 1]! += 1
      if (row % ROWS_PER_STEP === 0) yield
    }
  for (let street = 0; street < streetCount; street += 1) next[street + 1]! += next[street]!
  const rows = new Uint32Array(next[streetCount]!)
  yield
  let first = 0
  for (const { columns, count } of sources) {
    for (let row = 0; row < count; row += 1) {
      const street = columns.street[row]!
      rows[next[street]!] = first + row
      next[street]! += 1
      if (row % ROWS_PER_STEP === 0) yield
    }
    first += count
  }
  return rows
}

/**
 * Sorts the given rows by area, by a counting sort, and leaves out rows that are not live. Rows of one area keep their
 * order. Rows are numbered across the sources as in orderByStreet.
 */
function* orderByArea(
  sources: readonly FrozenSource[],
  rows: Uint32Array,
  areaStart: Uint32Array,
): SlicedWork<Uint32Array> {
  const ordered = new Uint32Array(rows.length)
  yield
  // The position of each area's next row.
  const next = areaStart.slice()
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_PER_STEP === 0) yield
    // `row` becomes the row's number in its own source.
    let row = rows[index]!
    let source = 0
    while (row >= sources[source]!.count) {
      row -= sources[source]!.count
      source += 1
    }
    const { columns, live } = sources[source]!
    if (!hasRow(live, row)) continue
    const area = columns.area[row]!
    ordered[next[area]!] = rows[index]!
    next[area]! += 1
    count += 1
  }
  return ordered.subarray(0, count)
}

/** Copies rows, numbered across the sources as in orderByStreet, to new columns. */
function* copyColumns(sources: readonly FrozenSource[], rows: Uint32Array): SlicedWork<Columns> {
  const columns = yield* createColumnsInSlices(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_PER_STEP === 0) yield
    let row = rows[at]!
    let source = 0
    while (row >= sources[source]!.count) {
      row -= sources[source]!.count
      source += 1
    }
    copyRow(sources[source]!.columns, row, columns, at)
  }
  return columns
}

/**
 * Builds a segment from the rows of some sources that are live when building begins. If rows are removed from a source
 * meanwhile, the caller has to remove them from the segment.
 * @param areas the numbers of all areas, in the order in which their rows shall lie
 */
export function* buildSegment(
  sources: readonly CountedSource[],
  { areas, streetCount }: { areas: Uint32Array; streetCount: number },
): SlicedWork<Segment> {
  const frozen = sources.map((source) => ({ ...source, live: source.facts.live.slice() }))
  const { areaStart, areaEnd } = yield* computeAreaRanges(frozen, areas)
  const rows = yield* orderByArea(frozen, yield* orderByStreet(frozen, streetCount), areaStart)
  const count = rows.length
  const facts = new FactBits(count)
  yield* facts.copyFrom(sources, rows)
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

/** Finds the first rank whose key is at least a value, by binary search. Rows without a key are not searched. */
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

/** Finds the rows of a street, start … end − 1, among those of an area, which are sorted by street. */
export function findStreet(
  { columns: { street } }: Segment,
  areaStart: number,
  areaEnd: number,
  wanted: number,
): { start: number; end: number } {
  // Reading row after row is faster here than a binary search, each step of which waits for memory.
  let start = areaStart
  while (start < areaEnd && street[start]! < wanted) start += 1
  let end = start
  while (end < areaEnd && street[end] === wanted) end += 1
  return { start, end }
}
