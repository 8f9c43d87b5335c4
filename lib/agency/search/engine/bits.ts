/** A set of rows as a bitmap. A word is 32 bits of it: row r is bit r % 32 of the word at index ⌊r / 32⌋. */
export type Bits = Int32Array

export const ROWS_PER_WORD = 32
/** log₂ of ROWS_PER_WORD: shifting a row to the right by it divides the row by 32. */
const WORD_SHIFT = 5

export const toWordIndex = (row: number): number => row >>> WORD_SHIFT
/** The number of words that a set of so many rows takes. */
export const countWords = (rows: number): number => (rows + ROWS_PER_WORD - 1) >>> WORD_SHIFT

export const createBits = (rows: number): Bits => new Int32Array(countWords(rows))

// JavaScript shifts by the last five bits of the operand alone, so `1 << row` is the bit of a row in its word.
export const hasRow = (bits: Bits, row: number): boolean => (bits[toWordIndex(row)]! & (1 << row)) !== 0

export function addRow(bits: Bits, row: number): void {
  bits[toWordIndex(row)]! |= 1 << row
}

export function deleteRow(bits: Bits, row: number): void {
  bits[toWordIndex(row)]! &= ~(1 << row)
}

/** The bits of a row and of the rows after it in its word. */
const maskFrom = (row: number): number => -1 << row
/** The bits of the rows before a row in its word. */
const maskBefore = (row: number): number => ~(-1 << row)

/** Adds the rows start … end − 1. */
export function addRows(bits: Bits, start: number, end: number): void {
  if (start >= end) return
  const [first, last] = [toWordIndex(start), toWordIndex(end)]
  if (first === last) {
    bits[first]! |= maskFrom(start) & maskBefore(end)
    return
  }
  bits[first]! |= maskFrom(start)
  bits.fill(-1, first + 1, last)
  // Without this check, a set that ends with a whole word would be written beyond its last word.
  if (end % ROWS_PER_WORD > 0) bits[last]! |= maskBefore(end)
}

/**
 * Counts the bits of a word that are set (a population count): sums of two bits, then of four, then of eight. The
 * multiplication adds up the four bytes in the highest one.
 */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f
  return Math.imul(bytes, 0x01010101) >>> 24
}

/** Counts the binary digits of a whole number: 10 for 1,000. */
export const countBinaryDigits = (value: number): number => 32 - Math.clz32(value)

/** Finds the number (0 to 31) of the lowest bit that is set. `word & -word` has that bit alone. */
export const findLowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** Counts the rows of a set that are among start … end − 1. */
export function countRows(bits: Bits, start: number, end: number): number {
  if (start >= end) return 0
  const [first, last] = [toWordIndex(start), toWordIndex(end)]
  if (first === last) return countBits(bits[first]! & maskFrom(start) & maskBefore(end))
  let count = countBits(bits[first]! & maskFrom(start))
  for (let index = first + 1; index < last; index += 1) count += countBits(bits[index]!)
  return end % ROWS_PER_WORD > 0 ? count + countBits(bits[last]! & maskBefore(end)) : count
}

const WORDS_PER_ROUND = 8

/**
 * Counts the rows that two sets share. `other` has a word for every 32 rows. Of the first set only some words are given:
 * `words[i]` stands for the same rows as the word at index `wordIndices[i]` of `other`.
 *
 * Each round adds eight words bit by bit, with carries to twos, fours and eights, and counts bits only in the eights
 * (the Harley–Seal population count), which halves the work. Each step adds two words to `ones`: the XOR of all three
 * stays, and their carry has twice the weight. A function that returns both would be slower than these steps.
 */
export function countShared(words: Bits, other: Bits, wordIndices: Uint32Array): number {
  let ones = 0
  let twos = 0
  let fours = 0
  let eights = 0
  let at = 0
  for (; at + WORDS_PER_ROUND <= words.length; at += WORDS_PER_ROUND) {
    let a = words[at]! & other[wordIndices[at]!]!
    let b = words[at + 1]! & other[wordIndices[at + 1]!]!
    let sum = ones ^ a
    let twosA = (ones & a) | (sum & b)
    ones = sum ^ b

    a = words[at + 2]! & other[wordIndices[at + 2]!]!
    b = words[at + 3]! & other[wordIndices[at + 3]!]!
    sum = ones ^ a
    let twosB = (ones & a) | (sum & b)
    ones = sum ^ b

    sum = twos ^ twosA
    const foursA = (twos & twosA) | (sum & twosB)
    twos = sum ^ twosB

    a = words[at + 4]! & other[wordIndices[at + 4]!]!
    b = words[at + 5]! & other[wordIndices[at + 5]!]!
    sum = ones ^ a
    twosA = (ones & a) | (sum & b)
    ones = sum ^ b

    a = words[at + 6]! & other[wordIndices[at + 6]!]!
    b = words[at + 7]! & other[wordIndices[at + 7]!]!
    sum = ones ^ a
    twosB = (ones & a) | (sum & b)
    ones = sum ^ b

    sum = twos ^ twosA
    const foursB = (twos & twosA) | (sum & twosB)
    twos = sum ^ twosB

    sum = fours ^ foursA
    eights += countBits((fours & foursA) | (sum & foursB))
    fours = sum ^ foursB
  }
  let count = 8 * eights + 4 * countBits(fours) + 2 * countBits(twos) + countBits(ones)
  for (; at < words.length; at += 1) count += countBits(words[at]! & other[wordIndices[at]!]!)
  return count
}

/** Fills `rows` with the rows of some words, and returns their number. `wordIndices` are as in countShared. */
export function listRows(words: Bits, wordIndices: Uint32Array, rows: Uint32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const firstRow = wordIndices[index]! << WORD_SHIFT
    // Each step visits the lowest bit that is set, and then clears this bit by `rest & (rest - 1)`.
    for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
      rows[count] = firstRow + findLowestBit(rest)
      count += 1
    }
  }
  return count
}

/** Fills `rows`, from the index `at` on, with the rows from start to end − 1. Returns the index after the last. */
export function listRowsBetween(bits: Bits, start: number, end: number, rows: Uint32Array, at = 0): number {
  let next = at
  for (let index = toWordIndex(start); index < countWords(end); index += 1) {
    const firstRow = index << WORD_SHIFT
    let rest = bits[index]!
    if (firstRow < start) rest &= maskFrom(start)
    if (firstRow + ROWS_PER_WORD > end) rest &= maskBefore(end)
    for (; rest !== 0; rest &= rest - 1) {
      rows[next] = firstRow + findLowestBit(rest)
      next += 1
    }
  }
  return next
}
