import { addRows, countRows, countWords, listRows, ROWS_PER_WORD, toWordIndex, type Bits } from './bits'

/** The rows start … end − 1. */
interface RowRange {
  start: number
  end: number
}

/** The rows of one run that lie in a part. They have the bits startBit … endBit − 1 of the part's words. */
interface Piece<Run> {
  run: Run
  startBit: number
  endBit: number
  /** Bit b of the part's words is row b + rowOffset of the source. */
  rowOffset: number
}

/**
 * A working set of rows that a search narrows down, filter by filter. A part has only the words of a bitmap in which
 * some run has rows, so its words need not be neighbours in the bitmap.
 */
export interface Part<Run> {
  words: Bits
  /** wordIndices[i] is the index of words[i] in a bitmap of all rows of the source. */
  wordIndices: Uint32Array
  pieces: Piece<Run>[]
}

/** 8,192 rows: few enough that the words of a part and the columns of its rows stay in the processor's cache. */
export const WORDS_PER_PART = 256
export const ROWS_PER_PART = WORDS_PER_PART * ROWS_PER_WORD

/** Divides all rows of some runs into parts. Each part overwrites the arrays of the part before. */
export function* listParts<Run extends RowRange>(runs: readonly Run[]): Generator<Part<Run>> {
  const words = new Int32Array(WORDS_PER_PART)
  const wordIndices = new Uint32Array(WORDS_PER_PART)
  let pieces: Piece<Run>[] = []
  let count = 0
  for (const run of runs)
    for (let row = run.start; row < run.end;) {
      // One run may end, and the next begin, within the same word.
      const sharesLastWord = count > 0 && wordIndices[count - 1] === toWordIndex(row)
      if (count === WORDS_PER_PART && !sharesLastWord) {
        yield { words, wordIndices, pieces }
        words.fill(0)
        pieces = []
        count = 0
      }
      const firstWord = sharesLastWord ? count - 1 : count
      // If word 31 of the bitmap (rows 992 to 1,023) becomes word 3 of the part, rowOffset is 28 × 32 rows.
      const rowOffset = (toWordIndex(row) - firstWord) * ROWS_PER_WORD
      const end = Math.min(run.end, rowOffset + ROWS_PER_PART)
      const [startBit, endBit] = [row - rowOffset, end - rowOffset]
      addRows(words, startBit, endBit)
      pieces.push({ run, startBit, endBit, rowOffset })
      const wordCount = countWords(endBit)
      while (count < wordCount) {
        wordIndices[count] = toWordIndex(rowOffset) + count
        count += 1
      }
      row = end
    }
  if (count > 0)
    yield { words: words.subarray(0, count), wordIndices: wordIndices.subarray(0, count), pieces }
}

export const countPart = (words: Bits): number => countRows(words, 0, words.length * ROWS_PER_WORD)

/**
 * Lists the rows of some words in `buffer`, which has room for ROWS_PER_PART rows. `words` are the words of a part, or
 * a subset of the part's rows in words with the same indices.
 */
export const listPartRows = (words: Bits, wordIndices: Uint32Array, buffer: Uint32Array): Uint32Array =>
  buffer.subarray(0, listRows(words, wordIndices, buffer))
