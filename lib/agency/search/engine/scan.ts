import { passesFacts } from './fact-filter'
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

function countRun({ segment, selection, ranks }: Scan, { start, end }: Run): number {
  const { allowed, facts } = selection
  const { listingClass } = segment.columns
  const { rankOf } = segment.byPrice
  let count = 0
  if (!selection.hasPriceBound && facts === null) {
    for (let row = start; row < end; row += 1) count += allowed[listingClass[row]!]!
    return count
  }
  const { from } = ranks
  const span = ranks.to - from
  if (facts !== null) {
    for (let row = start; row < end; row += 1) {
      if (allowed[listingClass[row]!] !== 1 || (rankOf[row]! - from) >>> 0 >= span) continue
      if (passesFacts(facts, segment.columns, row)) count += 1
    }
    return count
  }
  for (let row = start; row < end; row += 1)
    count += allowed[listingClass[row]!]! & Number((rankOf[row]! - from) >>> 0 < span)
  return count
}

/** Writes the rows of a run that the search finds. @returns the number of rows written so far */
function collectRun(
  { segment, selection, ranks }: Scan,
  { start, end, verdict }: Run,
  hits: Uint32Array,
  at: number,
) {
  const { allowed, place, facts } = selection
  const { columns, byPrice } = segment
  const { listingClass } = columns
  const { rankOf } = byPrice
  const { from } = ranks
  const span = ranks.to - from
  const isWhole = verdict === ALL || place === null
  for (let row = start; row < end; row += 1) {
    if (allowed[listingClass[row]!] !== 1 || (rankOf[row]! - from) >>> 0 >= span) continue
    if (facts !== null && !passesFacts(facts, columns, row)) continue
    if (isWhole || place.includes(columns, row)) hits[at++] = row
  }
  return at
}

let hitBuffer = new Uint32Array(0)

function hitsOf(scan: Scan, runs: readonly Run[]): Uint32Array {
  if (hitBuffer.length < scan.segment.count) hitBuffer = new Uint32Array(scan.segment.count)
  let count = 0
  for (const run of runs) count = collectRun(scan, run, hitBuffer, count)
  return hitBuffer.subarray(0, count)
}

/** Finds the rows of a search in the segment's order. The array is used again by the next search. */
export const collectHits = (scan: Scan): Uint32Array => hitsOf(scan, scan.runs)

export function countHits(scan: Scan): number {
  let count = 0
  for (const run of scan.runs) count += run.verdict === ALL ? countRun(scan, run) : hitsOf(scan, [run]).length
  return count
}
