import { passesFacts } from './fact-filter'
import { pickNearest } from './nearest'
import { rankingOf, turnRank, type KeyOrder, type ResultOrder } from './order-rows'
import { countRanked, pickRanked, type RankedSearch } from './ranked-rows'
import { collectHits, countHits, type Scan } from './scan'
import { findRank, type Ranking } from './segment'
import { NONE, SOME } from './verdict'

/** What a row of a walk by rank costs, which jumps in memory, relative to a hit that is put in a bucket. */
const WALKED_ROW_COST = 10

/** Buckets of ranks: enough that those around a page hold few rows. */
const BUCKET_BITS = 12

interface RowsOfPage {
  total: number
  rows: number[]
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
function pickFromHits(scan: Scan, hits: Uint32Array, order: KeyOrder, from: number, to: number): number[] {
  const ranking = rankingOf(scan.segment, order)
  const pick = (first: number, last: number) => pickByRank(ranking, hits, first, last)
  if (!order.isDescending) return pick(from, to)
  return pickTurned(pick, { withKey: countWithKey(ranking, hits), all: hits.length }, from, to)
}

/** Picks in a descending order, which turns the rows with a key round, and those without one among themselves. */
function pickTurned(
  pick: (from: number, to: number) => number[],
  { withKey, all }: { withKey: number; all: number },
  from: number,
  to: number,
): number[] {
  const pickBefore = (end: number, first: number, last: number) => pick(end - last, end - first).reverse()
  return [
    ...pickBefore(withKey, Math.min(from, withKey), Math.min(to, withKey)),
    ...pickBefore(all, Math.max(from, withKey) - withKey, Math.max(to, withKey) - withKey),
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
  // A walk may take longer than expected, because neighbours by rank are often neighbours by place, too.
  const maxRows = Math.ceil(hitCount / WALKED_ROW_COST)
  const expectedRows = ((end - start) * to) / hitCount
  if (expectedRows > maxRows / 2) return undefined
  const lastPosition = Math.min(end, start + maxRows)
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

/** Finds the rows of a search anywhere, by type, bedrooms, energy rating and price alone. */
function findAnywhere(scan: Scan, order: KeyOrder, from: number, to: number): RowsOfPage {
  const { segment, selection, ranks } = scan
  const search = (ranking: Ranking): RankedSearch => ({
    ranking,
    columns: segment.columns,
    allowed: selection.allowed,
    ...ranks,
  })
  const total = countRanked(search(segment.byPrice))
  const end = Math.min(to, total)
  if (from >= end) return { total, rows: [] }
  if (selection.hasPriceBound && order.key !== 'pricePence') {
    const walked = walkToPage(scan, total, order, from, end)
    return { total, rows: walked ?? pickFromHits(scan, collectHits(scan), order, from, end) }
  }
  const ranked = search(rankingOf(segment, order))
  const pick = (first: number, last: number) => pickRanked(ranked, first, last)
  if (!order.isDescending) return { total, rows: pick(from, end) }
  const withKey = countRanked({ ...ranked, to: Math.min(ranks.to, ranked.ranking.firstWithoutKey) })
  return { total, rows: pickTurned(pick, { withKey, all: total }, from, end) }
}

/** Finds the count of a search in a segment, and the rows with the places from … to − 1 in its order. */
export function findRows(scan: Scan, order: ResultOrder, from: number, to: number): RowsOfPage {
  const { place, facts } = scan.selection
  if (place === null && facts === null && order.key !== 'distance') return findAnywhere(scan, order, from, to)
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
