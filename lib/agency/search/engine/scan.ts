import { countWords, deleteRow, hasRow, type Bits } from './bits'
import { listConditions, type Condition } from './conditions'
import type { EngineCriteria } from './engine-criteria'
import { countPart, listPartRows, listParts, PART_ROWS, type Part } from './parts'
import type { Run } from './runs'
import type { Source } from './source'
import { ALL, type PlaceFilter } from './verdict'

/** A search of some rows. */
export interface Scan {
  source: Source
  conditions: readonly Condition[]
  /** Null for anywhere. */
  place: PlaceFilter | null
  runs: readonly Run[]
}

/** Prepares a search of a source. */
export const createScan = (
  source: Source,
  criteria: EngineCriteria,
  place: PlaceFilter | null,
  runs: readonly Run[],
): Scan => ({ source, conditions: listConditions(source, criteria), place, runs })

export function keepLive<Run>({ words, numbers }: Part<Run>, { facts: { live } }: Source): void {
  for (let index = 0; index < words.length; index += 1) words[index]! &= live[numbers[index]!]!
}

/** Keeps the rows of a part that are in a place, of the runs of which it takes only some. */
export function keepPlace(
  { words, pieces }: Part<Run>,
  { columns }: Source,
  place: PlaceFilter | null,
): void {
  if (place === null) return
  for (const { start, end, run, rowOfBit } of pieces) {
    if (run.verdict === ALL) continue
    for (let bit = start; bit < end; bit += 1)
      if (hasRow(words, bit) && !place.includes(columns, bit + rowOfBit)) deleteRow(words, bit)
  }
}

/** Finds the rows of a search part by part. */
function* findParts({ source, conditions, place, runs }: Scan): Generator<Part<Run>> {
  for (const part of listParts(runs)) {
    keepLive(part, source)
    for (const condition of conditions) condition.keep(part.words, part.numbers)
    keepPlace(part, source, place)
    yield part
  }
}

let hits: Bits = new Int32Array(0)

/**
 * Finds the rows of a search among some.
 * @param rowCount of the source @returns a set that is used again by the next search
 */
export function findHits(scan: Scan, rowCount: number): Bits {
  const wordCount = countWords(rowCount)
  if (hits.length < wordCount) hits = new Int32Array(wordCount)
  const found = hits.subarray(0, wordCount).fill(0)
  for (const { words, numbers } of findParts(scan))
    for (let index = 0; index < words.length; index += 1) found[numbers[index]!] = words[index]!
  return found
}

export function countHits(scan: Scan): number {
  let count = 0
  for (const { words } of findParts(scan)) count += countPart(words)
  return count
}

/** Lists the rows of a search part by part, in their order. The array is used again for the next part. */
export function* listHits(scan: Scan): Generator<Uint32Array> {
  const rows = new Uint32Array(PART_ROWS)
  for (const { words, numbers } of findParts(scan)) yield listPartRows(words, numbers, rows)
}
