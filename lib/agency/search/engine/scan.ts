import { countWords, deleteRow, hasRow, type Bits } from './bits'
import { listConditions, type Condition } from './conditions'
import type { EngineCriteria } from './engine-criteria'
import { countPart, listPartRows, listParts, ROWS_PER_PART, type Part } from './parts'
import type { Run } from './runs'
import type { Source } from './source'
import { ALL, type PlaceFilter } from './verdict'

export interface Scan {
  source: Source
  conditions: readonly Condition[]
  /** Null for a search anywhere. */
  place: PlaceFilter | null
  runs: readonly Run[]
}

export const createScan = (
  source: Source,
  criteria: EngineCriteria,
  place: PlaceFilter | null,
  runs: readonly Run[],
): Scan => ({ source, conditions: listConditions(source, criteria), place, runs })

/** Removes from a part the rows whose listings have been removed or replaced. */
export function keepLive<Run>({ words, wordIndices }: Part<Run>, { facts: { live } }: Source): void {
  for (let index = 0; index < words.length; index += 1) words[index]! &= live[wordIndices[index]!]!
}

/** Removes from a part the rows that are not in a place. All rows of a run with the verdict ALL are in the place. */
export function keepPlace(
  { words, pieces }: Part<Run>,
  { columns }: Source,
  place: PlaceFilter | null,
): void {
  if (place === null) return
  for (const { startBit, endBit, run, rowOffset } of pieces) {
    if (run.verdict === ALL) continue
    for (let bit = startBit; bit < endBit; bit += 1)
      if (hasRow(words, bit) && !place.includes(columns, bit + rowOffset)) deleteRow(words, bit)
  }
}

/** Finds the rows of a search part by part. Each part overwrites the part before; see listParts. */
function* findParts({ source, conditions, place, runs }: Scan): Generator<Part<Run>> {
  for (const part of listParts(runs)) {
    keepLive(part, source)
    for (const condition of conditions) condition.keep(part.words, part.wordIndices)
    keepPlace(part, source, place)
    yield part
  }
}

/** Shared by all searches, because clearing it is faster than allocating a new one. */
let hitBuffer: Bits = new Int32Array(0)

/** Finds the rows of a search. The next call overwrites the set. */
export function findHits(scan: Scan, rowCount: number): Bits {
  const wordCount = countWords(rowCount)
  if (hitBuffer.length < wordCount) hitBuffer = new Int32Array(wordCount)
  const hits = hitBuffer.subarray(0, wordCount).fill(0)
  for (const { words, wordIndices } of findParts(scan))
    for (let index = 0; index < words.length; index += 1) hits[wordIndices[index]!] = words[index]!
  return hits
}

export function countHits(scan: Scan): number {
  let count = 0
  for (const { words } of findParts(scan)) count += countPart(words)
  return count
}

/** Lists the rows of a search part by part, ascending. The array is used again for the next part. */
export function* listHits(scan: Scan): Generator<Uint32Array> {
  const rows = new Uint32Array(ROWS_PER_PART)
  for (const { words, wordIndices } of findParts(scan)) yield listPartRows(words, wordIndices, rows)
}
