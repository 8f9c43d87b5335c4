import { HAS_EDGE, type RankBuckets } from './rank-buckets'

/* What ChoiceTally does with a block of rows: those that count for some choice, and the filter that each fails. */

/* Which filter a row fails. A row that fails one alone counts for the other choices of that filter. */
export const NOTHING = 0
export const TYPE = 1
export const BEDROOMS = 2
export const EPC = 3
export const PRICE = 4
export const ADDED = 5
export const FEATURES = 6
export const SEVERAL = 7
export const FILTERS = 8

/* A bit for each of them, and that of SEVERAL for a second feature that is wrong. */
export const bitOf = (filter: number): number => 1 << (filter - 1)
/** The filter that a combination of the bits stands for. */
export const filterOfBits = Uint8Array.from({ length: 128 }, (_, bits) => {
  if (bits === 0) return NOTHING
  return (bits & (bits - 1)) === 0 ? 32 - Math.clz32(bits) : SEVERAL
})

/** A removed row counts for nothing. */
export const ALL_BITS_OF_CLASS = bitOf(TYPE) | bitOf(BEDROOMS) | bitOf(EPC)

/** 1 for a row that fails nothing or one filter alone, which counts for the choices of that filter. */
const countsFor = (filter: number): Uint8Array =>
  Uint8Array.from({ length: FILTERS }, (_, failed) => (failed === NOTHING || failed === filter ? 1 : 0))
export const countsForPrice = countsFor(PRICE)
export const countsForAdded = countsFor(ADDED)
export const countsForFeatures = countsFor(FEATURES)

/** Rows that are taken through one loop before the next: few enough to stay in the processor's cache. */
export const BLOCK_ROWS = 4_096

export interface BlockRows {
  rows: Uint32Array
  /** The filter that each of the rows fails. */
  fails: Uint8Array
}

export const createBlockRows = (): BlockRows => ({
  // One row more, because a row is written before it is known to count.
  rows: new Uint32Array(BLOCK_ROWS + 1),
  fails: new Uint8Array(BLOCK_ROWS + 1),
})

/** Counts the rows of the block by the buckets of their ranks. */
export function addToBuckets(
  counts: Uint32Array,
  { rows, fails }: BlockRows,
  { edges, slots, slotShift }: RankBuckets,
  rankOf: Uint32Array,
  countsOf: Uint8Array,
  count: number,
): void {
  for (let at = 0; at < count; at += 1) {
    const rank = rankOf[rows[at]!]!
    const slot = slots[rank >>> slotShift]!
    let bucket = slot & ~HAS_EDGE
    if (bucket !== slot) while (bucket < edges.length && rank >= edges[bucket]!) bucket += 1
    counts[bucket]! += countsOf[fails[at]!]!
  }
}

/** Keeps those of the rows of a block from a place on that pass a test. @returns how many the block then has */
export function retainRows(
  { rows, fails }: BlockRows,
  from: number,
  count: number,
  test: (row: number) => boolean,
): number {
  let kept = from
  for (let at = from; at < count; at += 1) {
    const row = rows[at]!
    if (!test(row)) continue
    rows[kept] = row
    fails[kept] = fails[at]!
    kept += 1
  }
  return kept
}

/** Counts the rows of a block by filter and class. */
export function addToClasses(
  counts: Uint32Array,
  { rows, fails }: BlockRows,
  listingClass: Uint16Array,
  classCount: number,
  count: number,
): void {
  for (let at = 0; at < count; at += 1) counts[fails[at]! * classCount + listingClass[rows[at]!]!]! += 1
}

/** Counts the rows of a block by their features. */
export function addToFeatures(
  counts: Uint32Array,
  { rows, fails }: BlockRows,
  features: Uint16Array,
  countsOf: Uint8Array,
  count: number,
): void {
  for (let at = 0; at < count; at += 1) counts[features[rows[at]!]!]! += countsOf[fails[at]!]!
}
