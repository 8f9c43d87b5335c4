import { passesFacts } from './fact-filter'
import { pickNearest } from './nearest'
import { rankingOf, turnRank, type KeyOrder, type ResultOrder } from './order-rows'
import { collectHits, countHits, type Scan } from './scan'
import { SOME } from './verdict'

/** Rows up to which a search is collected at once; beyond, it is counted first to choose the faster way to its page. */
const SMALL_SCAN_ROWS = 20_000
/** What a row costs, relative to a row of a count: in a walk by rank, which jumps in memory, and for a collected hit. */
const WALKED_ROW_COST = 10
const HIT_COST = 5

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
  const candidates = positions
    .filter((position) => position >>> shift >= first && position >>> shift <= last)
    .sort()
  return Array.from(
    candidates.subarray(from - before, to - before),
    (position) => ranking.rowAt[turnRank(position, ranking, order.isDescending)]!,
  )
}

/** Finds the same rows by walking through all listings in the order of the results. */
function walkToPage(
  { segment, selection, runs, ranks }: Scan,
  order: KeyOrder,
  from: number,
  to: number,
): number[] {
  const ranking = rankingOf(segment, order)
  const { columns, areaStart, byPrice } = segment
  const verdicts = selection.place === null ? null : new Uint8Array(areaStart.length)
  if (verdicts)
    for (const { start, end, verdict } of runs)
      markAreas(verdicts, columns.area[start]!, columns.area[end - 1]!, verdict)
  const rows: number[] = []
  for (let position = 0, found = 0; position < segment.count && found < to; position += 1) {
    const row = ranking.rowAt[turnRank(position, ranking, order.isDescending)]!
    if (selection.allowed[columns.listingClass[row]!] !== 1) continue
    if (selection.hasPriceBound && (byPrice.rankOf[row]! < ranks.from || byPrice.rankOf[row]! >= ranks.to))
      continue
    if (selection.facts !== null && !passesFacts(selection.facts, columns, row)) continue
    const verdict = verdicts?.[columns.area[row]!]
    if (verdict === 0 || (verdict === SOME && !selection.place!.includes(columns, row))) continue
    if (found >= from) rows.push(row)
    found += 1
  }
  return rows
}

function markAreas(verdicts: Uint8Array, first: number, last: number, verdict: number): void {
  verdicts.fill(verdict, first, last + 1)
}

/** Finds the count of a search in a segment, and the rows with the places from … to − 1 in its order. */
export function findRows(scan: Scan, order: ResultOrder, from: number, to: number): RowsOfPage {
  if (order.key === 'distance') {
    const hits = collectHits(scan)
    return { total: hits.length, rows: pickNearest(scan.segment, hits, order.centre, from, to) }
  }
  const scanned = scan.runs.reduce((sum, { start, end }) => sum + end - start, 0)
  if (scanned > SMALL_SCAN_ROWS) {
    const total = countHits(scan)
    const end = Math.min(to, total)
    if (from >= end) return { total, rows: [] }
    const walkedRows = (end * scan.segment.count) / total
    if (walkedRows * WALKED_ROW_COST < scanned + total * HIT_COST)
      return { total, rows: walkToPage(scan, order, from, end) }
  }
  const hits = collectHits(scan)
  const end = Math.min(to, hits.length)
  return { total: hits.length, rows: from < end ? pickFromHits(scan, hits, order, from, end) : [] }
}
