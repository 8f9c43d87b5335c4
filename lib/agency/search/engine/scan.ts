import { retainFacts } from './fact-filter'
import type { Segment } from './segment'
import type { RankRange, Run, Selection } from './selection'
import { ALL } from './verdict'

/* The loops over rows. They hold no closures and no objects, because they may pass a million rows. */

/** What a scan of a segment needs. */
export interface Scan {
  segment: Segment
  selection: Selection
  runs: readonly Run[]
  ranks: RankRange
}

/** Rows that pass one filter before the next is asked: few enough to stay in the processor's cache. */
const BLOCK_ROWS = 4_096

/** Counts the rows that the filters by class and price let pass. Adding 0 or 1 is faster than a branch. */
function countRun({ segment, selection, ranks }: Scan, { start, end }: Run): number {
  const { allowed } = selection
  const { listingClass } = segment.columns
  const { rankOf } = segment.byPrice
  let count = 0
  if (!selection.hasPriceBound) {
    for (let row = start; row < end; row += 1) count += allowed[listingClass[row]!]!
    return count
  }
  const { from } = ranks
  const span = ranks.to - from
  for (let row = start; row < end; row += 1)
    count += allowed[listingClass[row]!]! & Number((rankOf[row]! - from) >>> 0 < span)
  return count
}

/** Writes the rows that the filters by class, features and price let pass. @returns the number of rows written so far */
function collectAllowed(
  { segment, selection, ranks }: Scan,
  start: number,
  end: number,
  hits: Uint32Array,
  at: number,
): number {
  const { allowed, facts } = selection
  const { listingClass, features } = segment.columns
  const mask = facts === null ? 0 : facts.featureMask
  const wanted = facts === null ? 0 : facts.features
  if (!selection.hasPriceBound) {
    for (let row = start; row < end; row += 1) {
      hits[at] = row
      at += allowed[listingClass[row]!]! & Number((features[row]! & mask) === wanted)
    }
    return at
  }
  const { rankOf } = segment.byPrice
  const { from } = ranks
  const span = ranks.to - from
  for (let row = start; row < end; row += 1) {
    hits[at] = row
    at +=
      allowed[listingClass[row]!]! &
      Number((features[row]! & mask) === wanted) &
      Number((rankOf[row]! - from) >>> 0 < span)
  }
  return at
}

/** Writes the rows of a part of a run that the search finds. @returns the number of rows written so far */
function collectBlock(
  scan: Scan,
  start: number,
  end: number,
  isWhole: boolean,
  hits: Uint32Array,
  first: number,
): number {
  const { facts, place } = scan.selection
  const { columns } = scan.segment
  let at = collectAllowed(scan, start, end, hits, first)
  if (facts !== null) at = retainFacts(facts, columns, hits, first, at)
  if (isWhole || place === null) return at
  let kept = first
  for (let index = first; index < at; index += 1) {
    const row = hits[index]!
    hits[kept] = row
    if (place.includes(columns, row)) kept += 1
  }
  return kept
}

const isWholeRun = ({ selection }: Scan, { verdict }: Run) => verdict === ALL || selection.place === null

/** One row longer than a segment, because a row is written before it is known to be a hit. */
let hitBuffer = new Uint32Array(0)

/** Finds the rows of a search in the segment's order. The array is used again by the next search. */
export function collectHits(scan: Scan): Uint32Array {
  const { count } = scan.segment
  if (hitBuffer.length <= count) hitBuffer = new Uint32Array(count + 1)
  let at = 0
  for (const run of scan.runs) {
    const isWhole = isWholeRun(scan, run)
    for (let start = run.start; start < run.end; start += BLOCK_ROWS)
      at = collectBlock(scan, start, Math.min(start + BLOCK_ROWS, run.end), isWhole, hitBuffer, at)
  }
  return hitBuffer.subarray(0, at)
}

const block = new Uint32Array(BLOCK_ROWS + 1)

export function countHits(scan: Scan): number {
  let count = 0
  for (const run of scan.runs) {
    const isWhole = isWholeRun(scan, run)
    if (isWhole && scan.selection.facts === null) {
      count += countRun(scan, run)
      continue
    }
    for (let start = run.start; start < run.end; start += BLOCK_ROWS)
      count += collectBlock(scan, start, Math.min(start + BLOCK_ROWS, run.end), isWhole, block, 0)
  }
  return count
}

/** Finds the rows of a search block by block, in the segment's order. The array is used again by the next search. */
export function* collectBlocks(scan: Scan): Generator<Uint32Array> {
  for (const run of scan.runs) {
    const isWhole = isWholeRun(scan, run)
    for (let start = run.start; start < run.end; start += BLOCK_ROWS) {
      const count = collectBlock(scan, start, Math.min(start + BLOCK_ROWS, run.end), isWhole, block, 0)
      if (count > 0) yield block.subarray(0, count)
    }
  }
}
