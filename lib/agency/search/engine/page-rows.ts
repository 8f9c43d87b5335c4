import { passesFacts } from './fact-filter'
import { pickNearest } from './nearest'
import { rankingOf, turnRank, type KeyOrder, type ResultOrder } from './order-rows'
import { collectHits, countHits, type Scan } from './scan'
import { findRank } from './segment'
import { NONE, SOME } from './verdict'

/** What a row of a walk by rank costs, which jumps in memory, relative to a hit that is put in a bucket. */
const WALKED_ROW_COST = 3
/** How much longer than expected a walk may be: neighbours by rank are often neighbours by place, too. */
const MAX_WALK_EXCESS = 2

/** Buckets of positions: enough that those around a page hold few rows. */
const BUCKET_BITS = 12

interface RowsOfPage {
  total: number
  rows: number[]
}

/** Finds the rows with the places from … to − 1 among the hits, by counting the hits in buckets of positions. */
function pickFromHits(scan: Scan, hits: Uint32Array, order: KeyOrder, from: number, to: number): number[] {
  const ranking = rankingOf(scan.segment, order)
  const shift = Math.max(0, 32 - Math.clz32(scan.segment.count) - BUCKET_BITS)
  const counts = new Uint32Array(2 ** BUCKET_BITS + 1)
  const positions = new Uint32Array(hits.length)
  for (let index = 0; index < hits.length; index += 1) {
    const position = turnRank(ranking.rankOf[hits[index]!]!, ranking, order.isDescending)
    positions[index] = position
    counts[position >>> shift]! += 1
  }
  let first = 0
  let before = 0
  while (before + counts[first]! <= from) before += counts[first++]!
  let last = first
  for (let reached = before + counts[first]!; reached < to; reached += counts[last]!) last += 1
  const candidates = new Uint32Array(sum(counts, first, last))
  for (let index = 0, at = 0; index < positions.length; index += 1) {
    const bucket = positions[index]! >>> shift
    if (bucket >= first && bucket <= last) candidates[at++] = positions[index]!
  }
  return Array.from(
    candidates.sort().subarray(from - before, to - before),
    (position) => ranking.rowAt[turnRank(position, ranking, order.isDescending)]!,
  )
}

const sum = (counts: Uint32Array, first: number, last: number): number =>
  counts.subarray(first, last + 1).reduce((total, count) => total + count, 0)

/** Positions in the results, the end not included, that may hold a hit by the bounds of the order's own key. */
function toPositions({ segment, selection, ranks }: Scan, order: KeyOrder): { start: number; end: number } {
  const { byTime, columns, count } = segment
  let { from, to } = { from: 0, to: count }
  if (order.key === 'pricePence' && selection.hasPriceBound) ({ from, to } = ranks)
  const since = selection.facts?.listedSinceMs ?? -Infinity
  if (order.key === 'listedAtMs' && since !== -Infinity) from = findRank(byTime, columns.listedAtMs, since)
  if (!order.isDescending || (from === 0 && to === count)) return { start: from, end: to }
  const { firstWithoutKey } = rankingOf(segment, order)
  return { start: firstWithoutKey - to, end: firstWithoutKey - from }
}

/**
 * Finds the same rows by walking through the listings in the order of the results.
 * @returns undefined where that would take longer than picking them from the hits
 */
function walkToPage(
  scan: Scan,
  hitCount: number,
  order: KeyOrder,
  from: number,
  to: number,
): number[] | undefined {
  const { segment, selection, ranks } = scan
  const { start, end } = toPositions(scan, order)
  const expectedRows = ((end - start) * to) / hitCount
  if (expectedRows * WALKED_ROW_COST > hitCount) return undefined
  const lastPosition = Math.min(end, start + MAX_WALK_EXCESS * Math.ceil(hitCount / WALKED_ROW_COST))
  const ranking = rankingOf(segment, order)
  const { columns, byPrice } = segment
  const verdicts = toVerdicts(scan)
  const rows: number[] = []
  let found = 0
  for (let position = start; position < lastPosition; position += 1) {
    const row = ranking.rowAt[turnRank(position, ranking, order.isDescending)]!
    if (selection.allowed[columns.listingClass[row]!] !== 1) continue
    if (selection.hasPriceBound && (byPrice.rankOf[row]! < ranks.from || byPrice.rankOf[row]! >= ranks.to))
      continue
    if (selection.facts !== null && !passesFacts(selection.facts, columns, row)) continue
    const verdict = verdicts?.[columns.area[row]!]
    if (verdict === NONE || (verdict === SOME && !selection.place!.includes(columns, row))) continue
    if (found >= from) rows.push(row)
    found += 1
    if (found === to) return rows
  }
  return undefined
}

/** What the place filter says of each area; null for anywhere. */
function toVerdicts({ segment, selection, runs }: Scan): Uint8Array | null {
  if (selection.place === null) return null
  const { columns, areaStart } = segment
  const verdicts = new Uint8Array(areaStart.length)
  for (const { start, end, verdict } of runs)
    verdicts.fill(verdict, columns.area[start]!, columns.area[end - 1]! + 1)
  return verdicts
}

/** Finds the count of a search in a segment, and the rows with the places from … to − 1 in its order. */
export function findRows(scan: Scan, order: ResultOrder, from: number, to: number): RowsOfPage {
  if (from >= to) return { total: countHits(scan), rows: [] }
  const hits = collectHits(scan)
  const total = hits.length
  const end = Math.min(to, total)
  if (from >= end) return { total, rows: [] }
  if (order.key === 'distance')
    return { total, rows: pickNearest(scan.segment, hits, order.centre, from, end) }
  const walked = walkToPage(scan, total, order, from, end)
  return { total, rows: walked ?? pickFromHits(scan, hits, order, from, end) }
}
