import { addRows, countRows, listRows, ROWS_PER_WORD, toWordIndex, type Bits } from './bits'

/** The rows start … end − 1. */
interface Rows {
  start: number
  end: number
}

/**
 * The rows of one run that lie in a part. `start` and `end` count bits from the beginning of the part's words: bit b is
 * row b + rowOffset.
 */
interface Piece<Run> extends Rows {
  run: Run
  rowOffset: number
}

/**
 * A working set of rows that a search narrows down, filter by filter: as many words of a bitmap as stay in the
 * processor's cache. The words need not be neighbours, because runs leave out what lies between them.
 */
export interface Part<Run> {
  words: Bits
  /** wordIndices[i] is the index of words[i] in a bitmap of all rows of the source. */
  wordIndices: Uint32Array
  pieces: Piece<Run>[]
}

/** Few enough to stay in the processor's cache. */
export const WORDS_PER_PART = 256
export const ROWS_PER_PART = WORDS_PER_PART * ROWS_PER_WORD

/** Parts first hold all rows of the runs. The next part uses the same arrays, so finish with one before it. */
export function* listParts<Run extends Rows>(runs: readonly Run[]): Generator<Part<Run>> {
  const words = new Int32Array(WORDS_PER_PART)
  const wordIndices = new Uint32Array(WORDS_PER_PART)
  let pieces: Piece<Run>[] = []
  let count = 0
  for (const run of runs)
    for (let row = run.start; row < run.end;) {
      // A run may begin in the word in which the one before it ends.
      const sharesLastWord = count > 0 && wordIndices[count - 1] === toWordIndex(row)
      if (count === WORDS_PER_PART && !sharesLastWord) {
        yield { words, wordIndices, pieces }
        words.fill(0)
        pieces = []
        count = 0
      }
      const firstWord = sharesLastWord ? count - 1 : count
      const rowOffset = (toWordIndex(row) - firstWord) * ROWS_PER_WORD
      const end = Math.min(run.end, rowOffset + ROWS_PER_PART)
      addRows(words, row - rowOffset, end - rowOffset)
      pieces.push({ start: row - rowOffset, end: end - rowOffset, run, rowOffset })
      for (; count < WORDS_PER_PART && count * ROWS_PER_WORD + rowOffset < end; count += 1)
        wordIndices[count] = toWordIndex(rowOffset) + count
      row = end
    }
  if (count > 0)
    yield { words: words.subarray(0, count), wordIndices: wordIndices.subarray(0, count), pieces }
}

export const countPart = (words: Bits): number => countRows(words, 0, words.length * ROWS_PER_WORD)

/** Lists the rows of a part, or of another set with its words, in `buffer`, which has room for ROWS_PER_PART. */
export const listPartRows = (words: Bits, wordIndices: Uint32Array, buffer: Uint32Array): Uint32Array =>
  buffer.subarray(0, listRows(words, wordIndices, buffer))
