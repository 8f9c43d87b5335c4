import { addRows, countRows, listRows, wordOf, WORD_ROWS, type Bits } from './bits'

interface Rows {
  start: number
  /** Not included. */
  end: number
}

/** What lies in a part of one of the runs, by the bits of the part's words; the row of a bit is `rowOfBit` greater. */
interface Piece<Run> extends Rows {
  run: Run
  rowOfBit: number
}

/** Words of a set of rows that searches look at together, wherever the rows lie. */
export interface Part<Run> {
  words: Bits
  /** The number of each of the words among those of all rows. */
  numbers: Uint32Array
  pieces: Piece<Run>[]
}

/** Words of a part: few enough to stay in the processor's cache. */
export const PART_WORDS = 256
export const PART_ROWS = PART_WORDS * WORD_ROWS

/** Divides runs, which ascend, into parts that have all their rows. The words are used again for the next part. */
export function* listParts<Run extends Rows>(runs: readonly Run[]): Generator<Part<Run>> {
  const words = new Int32Array(PART_WORDS)
  const numbers = new Uint32Array(PART_WORDS)
  let pieces: Piece<Run>[] = []
  let count = 0
  for (const run of runs)
    for (let row = run.start; row < run.end;) {
      // A run may begin in the word in which the one before it ends.
      const isShared = count > 0 && numbers[count - 1] === wordOf(row)
      if (count === PART_WORDS && !isShared) {
        yield { words, numbers, pieces }
        words.fill(0)
        pieces = []
        count = 0
      }
      const first = isShared ? count - 1 : count
      const rowOfBit = (wordOf(row) - first) * WORD_ROWS
      const end = Math.min(run.end, rowOfBit + PART_ROWS)
      addRows(words, row - rowOfBit, end - rowOfBit)
      pieces.push({ start: row - rowOfBit, end: end - rowOfBit, run, rowOfBit })
      for (; count < PART_WORDS && count * WORD_ROWS + rowOfBit < end; count += 1)
        numbers[count] = wordOf(rowOfBit) + count
      row = end
    }
  if (count > 0) yield { words: words.subarray(0, count), numbers: numbers.subarray(0, count), pieces }
}

export const countPart = (words: Bits): number => countRows(words, 0, words.length * WORD_ROWS)

/** Lists the rows of some words of a part. */
export const listPartRows = (words: Bits, numbers: Uint32Array, rows: Uint32Array): Uint32Array =>
  rows.subarray(0, listRows(words, numbers, rows))
