import { countBinaryDigits, countRows, hasRow, listRowsBetween, type Bits } from './bits'
import { countRowsAtRanks } from './edge-tally'
import type { EngineCriteria } from './engine-criteria'
import { pickNearest } from './nearest'
import { rankingOf, convertRank, type KeyOrder, type ResultOrder } from './order-rows'
import { findHits, type Scan } from './scan'
import { findRank, type Ranking, type Segment } from './segment'

/** How many rows a walk by rank visits in the time that pickFromHits needs for one hit. */
const PICKED_HIT_COST = 4
/** A walk counts the hits of so many rows together, as long as the page cannot begin among them. */
const ROWS_PER_STRIDE = 256

/** Ranks are put in 2 ** BUCKET_BITS buckets: so many that the buckets of a page hold few other rows. */
const BUCKET_BITS = 12

interface RowsOfPage {
  total: number
  rows: number[]
}

/** The hits of a search in a segment, of which a page is to be found. */
interface SegmentHits {
  segment: Segment
  hits: Bits
  total: number
}

/** Sums the counts from the first to the last, both included. */
const sumCounts = (counts: Uint32Array, first: number, last: number): number =>
  counts.subarray(first, last + 1).reduce((total, count) => total + count, 0)

/**
 * Finds the rows at the positions from … to − 1 of the hits in the ascending order of their ranks. The hits are counted
 * in buckets of ranks, so that only those in the buckets of these positions have to be sorted.
 */
function pickByRank({ rankOf, rowAt }: Ranking, hits: Uint32Array, from: number, to: number): number[] {
  if (from >= to) return []
  const shift = Math.max(0, countBinaryDigits(rowAt.length) - BUCKET_BITS)
  const counts = new Uint32Array(2 ** BUCKET_BITS)
  for (let index = 0; index < hits.length; index += 1) counts[rankOf[hits[index]!]! >>> shift]! += 1
  // The buckets that hold the positions, and the number of hits in the buckets before.
  let first = 0
  let before = 0
  while (before + counts[first]! <= from) {
    before += counts[first]!
    first += 1
  }
  let last = first
  let reached = before + counts[first]!
  while (reached < to) {
    last += 1
    reached += counts[last]!
  }
  const candidates = new Uint32Array(sumCounts(counts, first, last))
  const firstRank = first << shift
  const span = (last + 1 - first) << shift
  for (let index = 0, at = 0; index < hits.length; index += 1) {
    const rank = rankOf[hits[index]!]!
    // `>>> 0` turns a negative number into a great one, so that one comparison tests both bounds.
    const isCandidate = (rank - firstRank) >>> 0 < span
    if (!isCandidate) continue
    candidates[at] = rank
    at += 1
  }
  const ranks = candidates.sort().subarray(from - before, to - before)
  return Array.from(ranks, (rank) => rowAt[rank]!)
}

/** Finds the rows at the positions from … to − 1 of the results by picking them from all hits. */
function pickFromHits(
  { segment, hits, total }: SegmentHits,
  order: KeyOrder,
  from: number,
  to: number,
): number[] {
  const ranking = rankingOf(segment, order)
  const rows = new Uint32Array(total)
  listRowsBetween(hits, 0, segment.count, rows)
  if (!order.isDescending) return pickByRank(ranking, rows, from, to)
  // A descending order reverses the rows with a key, and separately those without a key, which stay last.
  const withKey = countWithKey(ranking, rows)
  // Picks the positions first … last − 1, counted backwards from the hit before `end`.
  const pickBackwards = (end: number, first: number, last: number) =>
    pickByRank(ranking, rows, end - last, end - first).reverse()
  return [
    ...pickBackwards(withKey, Math.min(from, withKey), Math.min(to, withKey)),
    ...pickBackwards(total, Math.max(from, withKey) - withKey, Math.max(to, withKey) - withKey),
  ]
}

function countWithKey({ rankOf, rowAt, firstWithoutKey }: Ranking, hits: Uint32Array): number {
  if (firstWithoutKey === rowAt.length) return hits.length
  let count = 0
  for (let index = 0; index < hits.length; index += 1)
    count += Number(rankOf[hits[index]!]! < firstWithoutKey)
  return count
}

/**
 * Finds the positions, start … end − 1, that a walk has to visit. In an order by price, for example, these are the
 * positions of the rows within the price range of the search.
 */
function narrowPositions(
  segment: Segment,
  { pricePence, listedSinceMs }: EngineCriteria,
  order: KeyOrder,
): { start: number; end: number } {
  const { columns, count } = segment
  const ranking = rankingOf(segment, order)
  let firstRank = 0
  let endRank = count
  if (order.key === 'pricePence' && (pricePence.min !== null || pricePence.max !== null)) {
    firstRank = findRank(ranking, columns.pricePence, pricePence.min ?? -Infinity)
    // Prices are whole pence, so the first price above the range is a penny higher.
    const endPence = (pricePence.max ?? Infinity) + 1
    endRank = Math.max(firstRank, findRank(ranking, columns.pricePence, endPence))
  }
  if (order.key === 'listedAtMs' && listedSinceMs !== null)
    firstRank = findRank(ranking, columns.listedAtMs, listedSinceMs)
  const isNarrowed = firstRank > 0 || endRank < count
  if (!order.isDescending || !isNarrowed) return { start: firstRank, end: endRank }
  // In a descending order, the rows with a key have the positions of their ranks counted backwards (see convertRank).
  return { start: ranking.firstWithoutKey - endRank, end: ranking.firstWithoutKey - firstRank }
}

/**
 * Finds the rows at the positions from … to − 1 of the results by walking through all listings in the order of the
 * results and skipping those that are no hits. This is fast for the first pages of a search with many hits.
 * @returns undefined if pickFromHits takes less time
 */
function walkToPage(
  { segment, hits, total }: SegmentHits,
  criteria: EngineCriteria,
  order: KeyOrder,
  from: number,
  to: number,
): number[] | undefined {
  const { start, end } = narrowPositions(segment, criteria, order)
  const maxRows = total * PICKED_HIT_COST
  // The length of a walk if the hits were spread uniformly over the ranks. They are not, because neighbours by rank are
  // often neighbours on the map, so a walk may take twice as long.
  const evenlySpreadRows = ((end - start) * to) / total
  if (evenlySpreadRows > maxRows / 2) return undefined
  const ranking = rankingOf(segment, order)
  const last = Math.min(end, start + maxRows)
  const rows: number[] = []
  let { position, found } = skipStrides({ segment, hits, total }, order, { start, end: last, from })
  for (; position < last; position += 1) {
    const row = ranking.rowAt[convertRank(position, ranking, order)]!
    if (!hasRow(hits, row)) continue
    if (found >= from) rows.push(row)
    found += 1
    if (found === to) return rows
  }
  return undefined
}

/**
 * Walks in strides as long as a stride cannot reach the page, and counts the hits of each stride.
 * @returns the position from which the walk goes on row by row, and the number of hits before that position
 */
function skipStrides(
  { segment, hits }: SegmentHits,
  order: KeyOrder,
  { start, end, from }: { start: number; end: number; from: number },
): { position: number; found: number } {
  const ranking = rankingOf(segment, order)
  let position = start
  let found = 0
  while (found + ROWS_PER_STRIDE <= from && position + ROWS_PER_STRIDE <= end) {
    // The ranks of a stride are neighbours, except where it reaches from rows with a key to those without.
    const first = convertRank(position, ranking, order)
    const last = convertRank(position + ROWS_PER_STRIDE - 1, ranking, order)
    if (Math.abs(last - first) !== ROWS_PER_STRIDE - 1) break
    found += countRowsAtRanks(hits, ranking.rowAt, Math.min(first, last), Math.max(first, last) + 1)
    position += ROWS_PER_STRIDE
  }
  return { position, found }
}

/** Counts the hits of a search in a segment, and finds the rows at the positions from … to − 1 of its results. */
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
  const segmentHits = { segment, hits, total }
  const walked = walkToPage(segmentHits, criteria, order, from, end)
  return { total, rows: walked ?? pickFromHits(segmentHits, order, from, end) }
}
