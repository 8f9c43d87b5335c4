/** A set of rows: row r is bit r % 32 of word r / 32. */
export type Bits = Int32Array

export const WORD_ROWS = 32
/** The exponent of WORD_ROWS. */
const WORD_SHIFT = 5

/** The word that holds a row. */
export const wordOf = (row: number): number => row >>> WORD_SHIFT
/** Words that hold so many rows. */
export const countWords = (rows: number): number => (rows + WORD_ROWS - 1) >>> WORD_SHIFT

export const createBits = (rows: number): Bits => new Int32Array(countWords(rows))

// A shift counts by its operand's last five bits alone, so that `1 << row` is the bit of a row in its word.
export const hasRow = (bits: Bits, row: number): boolean => (bits[row >>> WORD_SHIFT]! & (1 << row)) !== 0

export function addRow(bits: Bits, row: number): void {
  bits[row >>> WORD_SHIFT]! |= 1 << row
}

export function deleteRow(bits: Bits, row: number): void {
  bits[row >>> WORD_SHIFT]! &= ~(1 << row)
}

/** The rows of a word from one on, and those before one. */
const maskFrom = (row: number): number => -1 << row
const maskBefore = (row: number): number => ~(-1 << row)

/** Adds the rows start … end − 1. */
export function addRows(bits: Bits, start: number, end: number): void {
  if (start >= end) return
  const [first, last] = [wordOf(start), wordOf(end)]
  if (first === last) {
    bits[first]! |= maskFrom(start) & maskBefore(end)
    return
  }
  bits[first]! |= maskFrom(start)
  bits.fill(-1, first + 1, last)
  if (end % WORD_ROWS > 0) bits[last]! |= maskBefore(end)
}

/** Counts the bits of a word, in pairs, fours and bytes, whose sum the multiplication brings into the highest byte. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Counts the rows of a set that are among start … end − 1. */
export function countRows(bits: Bits, start: number, end: number): number {
  if (start >= end) return 0
  const [first, last] = [wordOf(start), wordOf(end)]
  if (first === last) return countBits(bits[first]! & maskFrom(start) & maskBefore(end))
  let count = countBits(bits[first]! & maskFrom(start))
  for (let word = first + 1; word < last; word += 1) count += countBits(bits[word]!)
  return end % WORD_ROWS > 0 ? count + countBits(bits[last]! & maskBefore(end)) : count
}

const EIGHT = 8

/**
 * Counts the rows that some words share with those of another set that have the numbers. Eight words are added bit by
 * bit, with carries to twos, fours and eights, before bits are counted (Harley and Seal), which halves the work.
 */
export function countShared(words: Bits, other: Bits, numbers: Uint32Array): number {
  let ones = 0
  let twos = 0
  let fours = 0
  let eights = 0
  let at = 0
  for (; at + EIGHT <= words.length; at += EIGHT) {
    let a = words[at]! & other[numbers[at]!]!
    let b = words[at + 1]! & other[numbers[at + 1]!]!
    let sum = ones ^ a
    let twosA = (ones & a) | (sum & b)
    ones = sum ^ b
    a = words[at + 2]! & other[numbers[at + 2]!]!
    b = words[at + 3]! & other[numbers[at + 3]!]!
    sum = ones ^ a
    let twosB = (ones & a) | (sum & b)
    ones = sum ^ b
    sum = twos ^ twosA
    const foursA = (twos & twosA) | (sum & twosB)
    twos = sum ^ twosB
    a = words[at + 4]! & other[numbers[at + 4]!]!
    b = words[at + 5]! & other[numbers[at + 5]!]!
    sum = ones ^ a
    twosA = (ones & a) | (sum & b)
    ones = sum ^ b
    a = words[at + 6]! & other[numbers[at + 6]!]!
    b = words[at + 7]! & other[numbers[at + 7]!]!
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
  let count = EIGHT * eights + 4 * countBits(fours) + 2 * countBits(twos) + countBits(ones)
  for (; at < words.length; at += 1) count += countBits(words[at]! & other[numbers[at]!]!)
  return count
}

/**
 * Lists the rows of some words, which have the numbers among those of all rows.
 * @param rows takes the rows @returns how many they are
 */
export function listRows(words: Bits, numbers: Uint32Array, rows: Uint32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index += 1) {
    const firstRow = numbers[index]! << WORD_SHIFT
    for (let rest = words[index]!; rest !== 0; rest &= rest - 1)
      rows[count++] = firstRow + WORD_ROWS - 1 - Math.clz32(rest & -rest)
  }
  return count
}

/** Lists the rows of a set from start to end − 1. @param rows takes them from `at` on @returns where they end */
export function listRowsBetween(bits: Bits, start: number, end: number, rows: Uint32Array, at = 0): number {
  let count = at
  for (let word = wordOf(start); word < countWords(end); word += 1) {
    const firstRow = word << WORD_SHIFT
    let rest = bits[word]!
    if (firstRow < start) rest &= maskFrom(start)
    if (firstRow + WORD_ROWS > end) rest &= maskBefore(end)
    for (; rest !== 0; rest &= rest - 1) rows[count++] = firstRow + WORD_ROWS - 1 - Math.clz32(rest & -rest)
  }
  return count
}
