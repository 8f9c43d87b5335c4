import { countRows, hasRow, listRowsBetween, type Bits } from './bits'
import { countAt } from './edge-tally'
import type { EngineCriteria } from './engine-criteria'
import { pickNearest } from './nearest'
import { rankingOf, turnRank, type KeyOrder, type ResultOrder } from './order-rows'
import { findHits, type Scan } from './scan'
import { findRank, type Ranking, type Segment } from './segment'

/** What a hit costs that is put in a bucket, relative to a row of a walk by rank. */
const PICKED_HIT_COST = 4
/** Rows of a walk that are counted together, until a page is near. */
const WALKED_TOGETHER = 256

/** Buckets of ranks: enough that those around a page hold few rows. */
const BUCKET_BITS = 12

interface RowsOfPage {
  total: number
  rows: number[]
}

/** What a page is found in: the segment, and the hits of a search. */
interface Found {
  segment: Segment
  hits: Bits
  total: number
}

const sum = (counts: Uint32Array, first: number, last: number): number =>
  counts.subarray(first, last + 1).reduce((total, count) => total + count, 0)

/**
 * Finds those of the hits that have the places from … to − 1 in the ascending order of their ranks, by counting the
 * hits in buckets of ranks.
 */
function pickByRank({ rankOf, rowAt }: Ranking, hits: Uint32Array, from: number, to: number): number[] {
  if (from >= to) return []
  const shift = Math.max(0, 32 - Math.clz32(rowAt.length) - BUCKET_BITS)
  const counts = new Uint32Array(2 ** BUCKET_BITS + 1)
  for (let index = 0; index < hits.length; index += 1) counts[rankOf[hits[index]!]! >>> shift]! += 1
  let first = 0
  let before = 0
  while (before + counts[first]! <= from) before += counts[first++]!
  let last = first
  for (let reached = before + counts[first]!; reached < to; reached += counts[last]!) last += 1
  const candidates = new Uint32Array(sum(counts, first, last))
  const firstRank = first << shift
  const span = (last + 1 - first) << shift
  for (let index = 0, at = 0; index < hits.length; index += 1) {
    const rank = rankOf[hits[index]!]!
    if ((rank - firstRank) >>> 0 < span) candidates[at++] = rank
  }
  return Array.from(candidates.sort().subarray(from - before, to - before), (rank) => rowAt[rank]!)
}

/** Finds the rows with the places from … to − 1 among the hits. */
function pickFromHits({ segment, hits, total }: Found, order: KeyOrder, from: number, to: number): number[] {
  const ranking = rankingOf(segment, order)
  const rows = new Uint32Array(total)
  listRowsBetween(hits, 0, segment.count, rows)
  if (!order.isDescending) return pickByRank(ranking, rows, from, to)
  // A descending order turns the rows with a key round, and those without one among themselves.
  const withKey = countWithKey(ranking, rows)
  const pickBefore = (end: number, first: number, last: number) =>
    pickByRank(ranking, rows, end - last, end - first).reverse()
  return [
    ...pickBefore(withKey, Math.min(from, withKey), Math.min(to, withKey)),
    ...pickBefore(total, Math.max(from, withKey) - withKey, Math.max(to, withKey) - withKey),
  ]
}

function countWithKey({ rankOf, rowAt, firstWithoutKey }: Ranking, hits: Uint32Array): number {
  if (firstWithoutKey === rowAt.length) return hits.length
  let count = 0
  for (let index = 0; index < hits.length; index += 1)
    count += Number(rankOf[hits[index]!]! < firstWithoutKey)
  return count
}

/** Positions in the results, the end not included, that may hold a hit by the bounds of the order's own key. */
function toPositions(
  segment: Segment,
  { pricePence, listedSinceMs }: EngineCriteria,
  order: KeyOrder,
): { start: number; end: number } {
  const { columns, count } = segment
  const ranking = rankingOf(segment, order)
  let { from, to } = { from: 0, to: count }
  if (order.key === 'pricePence' && (pricePence.min !== null || pricePence.max !== null)) {
    from = findRank(ranking, columns.pricePence, pricePence.min ?? -Infinity)
    // Prices are whole pence.
    to = Math.max(from, findRank(ranking, columns.pricePence, (pricePence.max ?? Infinity) + 1))
  }
  if (order.key === 'listedAtMs' && listedSinceMs !== null)
    from = findRank(ranking, columns.listedAtMs, listedSinceMs)
  if (!order.isDescending || (from === 0 && to === count)) return { start: from, end: to }
  return { start: ranking.firstWithoutKey - to, end: ranking.firstWithoutKey - from }
}

/**
 * Finds the same rows by walking through the listings in the order of the results.
 * @returns undefined where that would take longer than picking them from the hits
 */
function walkToPage(
  { segment, hits, total }: Found,
  criteria: EngineCriteria,
  order: KeyOrder,
  from: number,
  to: number,
): number[] | undefined {
  const { start, end } = toPositions(segment, criteria, order)
  // A walk may take longer than expected, because neighbours by rank are often neighbours by place, too.
  const maxRows = total * PICKED_HIT_COST
  if (((end - start) * to) / total > maxRows / 2) return undefined
  const ranking = rankingOf(segment, order)
  const last = Math.min(end, start + maxRows)
  const rows: number[] = []
  let { position, found } = walkNear({ segment, hits, total }, order, { start, end: last, from })
  for (; position < last; position += 1) {
    const row = ranking.rowAt[turnRank(position, ranking, order.isDescending)]!
    if (!hasRow(hits, row)) continue
    if (found >= from) rows.push(row)
    found += 1
    if (found === to) return rows
  }
  return undefined
}

/** Walks on while the hits that are passed are surely before a page. */
function walkNear(
  { segment, hits }: Found,
  order: KeyOrder,
  { start, end, from }: { start: number; end: number; from: number },
): { position: number; found: number } {
  const ranking = rankingOf(segment, order)
  let position = start
  let found = 0
  while (found + WALKED_TOGETHER <= from && position + WALKED_TOGETHER <= end) {
    // Ranks ascend or descend from one position to the next, but for the first without a key.
    const first = turnRank(position, ranking, order.isDescending)
    const last = turnRank(position + WALKED_TOGETHER - 1, ranking, order.isDescending)
    if (Math.abs(last - first) !== WALKED_TOGETHER - 1) break
    found += countAt(hits, ranking.rowAt, Math.min(first, last), Math.max(first, last) + 1)
    position += WALKED_TOGETHER
  }
  return { position, found }
}

/** Finds the count of a search in a segment, and the rows with the places from … to − 1 in its order. */
export function findRows(
  segment: Segment,
  scan: Scan,
  criteria: EngineCriteria,
  order: ResultOrder,
  from: number,
  to: number,
): RowsOfPage {
  const hits = findHits(scan, segment.count)
  const total = countRows(hits, 0, segment.count)
  const end = Math.min(to, total)
  if (from >= end) return { total, rows: [] }
  if (order.key === 'distance')
    return { total, rows: pickNearest(segment, hits, total, order.centre, from, end) }
  const found = { segment, hits, total }
  const walked = walkToPage(found, criteria, order, from, end)
  return { total, rows: walked ?? pickFromHits(found, order, from, end) }
}
