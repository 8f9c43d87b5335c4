import {
  countBinaryDigits,
  countWords,
  createBits,
  findLowestBit,
  ROWS_PER_WORD,
  toWordIndex,
  type Bits,
} from './bits'
import { countPart, listPartRows, ROWS_PER_PART } from './parts'
import { findRank, type Ranking } from './segment'
import type { SlicedWork } from './slices'

/** Ranks are divided into up to 2 ** SLOT_BITS equal slots: many more than edges, so most slots lie in one bucket. */
const SLOT_BITS = 12
/** Ranks, or rows, between two pauses: well under a millisecond of work. */
const RANKS_PER_STEP = 65_536

/** Sets of finished counters, for later counters. Allocating such large arrays anew makes V8 collect garbage often. */
const spareSets: Bits[] = []
const MAX_SPARE_SETS = 4

/** Returns an empty set. Drops a spare set of another size, as that of an old segment or the other kind. */
function borrowBits(rows: number): Bits {
  const spare = spareSets.pop()
  return spare?.length === countWords(rows) ? spare.fill(0) : createBits(rows)
}

function returnBits(bits: Bits): void {
  if (spareSets.length < MAX_SPARE_SETS) spareSets.push(bits)
}

/** Holds the rows of one part at a time. */
const partRowBuffer = new Uint32Array(ROWS_PER_PART)

/** Counts the rows of a search, which it gets part by part. */
export interface EdgeCounter {
  addPart(words: Bits, wordIndices: Uint32Array): void
  /** To be called after the last part. */
  finish(): SlicedWork
}

/**
 * Counts rows by their key (a price or a time) in the buckets between edges, such as the prices of a menu: bucket 0 is
 * below the first edge, and bucket n is from edge n − 1 on and below edge n. The last bucket is for rows without a key.
 */
export class EdgeTally {
  private readonly edges: Float64Array
  /** The rows of each bucket. */
  private readonly counts: Uint32Array

  /** @param values the edges in any order, perhaps repeated; null is no edge */
  constructor(values: readonly (number | null)[]) {
    this.edges = Float64Array.from(new Set(values.filter((value) => value !== null))).sort()
    // One bucket more than edges, and the bucket of the rows without a key.
    this.counts = new Uint32Array(this.edges.length + 2)
  }

  /**
   * Returns how many of the counted rows have a key from `from` on and below `end`, both of which must be edges. Null
   * is no bound; rows without a key are only included where both are null.
   */
  count(from: number | null, end: number | null): number {
    const firstBucket = from === null ? 0 : this.findBucket(from)
    const endBucket = Math.max(firstBucket, this.findEndBucket(from, end))
    return this.counts.subarray(firstBucket, endBucket).reduce((sum, count) => sum + count, 0)
  }

  private findEndBucket(from: number | null, end: number | null): number {
    if (end !== null) return this.findBucket(end)
    const bucketWithoutKey = this.counts.length - 1
    return from === null ? bucketWithoutKey + 1 : bucketWithoutKey
  }

  private findBucket(value: number): number {
    let bucket = 0
    while (bucket < this.edges.length && this.edges[bucket]! <= value) bucket += 1
    return bucket
  }

  /** Creates a counter that compares the key of each row with the edges. A row without a key has Infinity. */
  createKeyCounter(key: Float64Array): EdgeCounter {
    return {
      addPart: (words, wordIndices) => {
        for (const row of listPartRows(words, wordIndices, partRowBuffer)) {
          const value = key[row]!
          const bucket = value === Infinity ? this.counts.length - 1 : this.findBucket(value)
          this.counts[bucket]! += 1
        }
      },
      finish: function* () {},
    }
  }

  /** Finds the first rank of each bucket but bucket 0. */
  private findEdgeRanks(ranking: Ranking, key: Float64Array): Uint32Array {
    const ranks = Array.from(this.edges, (value) => findRank(ranking, key, value))
    return Uint32Array.from([...ranks, ranking.firstWithoutKey])
  }

  /**
   * Creates a counter by ranks. Once it has all rows, it either visits all ranks from the first edge on, or looks up
   * the rank of each counted row. It does what takes fewer steps, because both steps take about the same time.
   */
  createRankCounter(ranking: Ranking, key: Float64Array): EdgeCounter {
    const { counts } = this
    const { rowAt } = ranking
    const edgeRanks = this.findEdgeRanks(ranking, key)
    const counted = borrowBits(rowAt.length)
    let total = 0
    return {
      addPart(words, wordIndices) {
        for (let index = 0; index < words.length; index += 1) counted[wordIndices[index]!] = words[index]!
        total += countPart(words)
      },
      *finish() {
        const walkedRanks = rowAt.length - edgeRanks[0]!
        if (total === 0) return returnBits(counted)
        if (total < walkedRanks) yield* countBySlots(counts, edgeRanks, counted, ranking)
        else yield* countByWalk(counts, edgeRanks, counted, { rowAt, total })
        returnBits(counted)
      },
    }
  }
}

/** Adds the counted rows to their buckets, walking through all ranks from the first edge on. */
function* countByWalk(
  counts: Uint32Array,
  edgeRanks: Uint32Array,
  counted: Bits,
  { rowAt, total }: { rowAt: Uint32Array; total: number },
): SlicedWork {
  let belowFirstEdge = total
  for (const [index, edgeRank] of edgeRanks.entries()) {
    const end = edgeRanks[index + 1] ?? rowAt.length
    for (let start = edgeRank; start < end; start += RANKS_PER_STEP) {
      const count = countRowsAtRanks(counted, rowAt, start, Math.min(end, start + RANKS_PER_STEP))
      counts[index + 1]! += count
      belowFirstEdge -= count
      yield
    }
  }
  counts[0]! += belowFirstEdge
}

/** Adds the counted rows to their buckets. Counts them by slot at first, then by rank in the few slots with an edge. */
function* countBySlots(
  counts: Uint32Array,
  edgeRanks: Uint32Array,
  counted: Bits,
  { rowAt, rankOf }: Ranking,
): SlicedWork {
  // The slot of a rank is the rank without its last `shift` bits.
  const shift = Math.max(0, countBinaryDigits(rowAt.length) - SLOT_BITS)
  const slotCounts = new Uint32Array((rowAt.length >>> shift) + 1)
  const wordsPerStep = RANKS_PER_STEP / ROWS_PER_WORD
  for (let start = 0; start < counted.length; start += wordsPerStep) {
    const end = Math.min(counted.length, start + wordsPerStep)
    countSlots(slotCounts, counted, { start, end }, { rankOf, shift })
    yield
  }
  for (let slot = 0, bucket = 0; slot < slotCounts.length; slot += 1) {
    const end = Math.min(rowAt.length, (slot + 1) << shift)
    let from = slot << shift
    // The rows of a slot below an edge belong to that edge's lower bucket. The rest belong to the bucket above.
    let rest = slotCounts[slot]!
    for (; bucket < edgeRanks.length && edgeRanks[bucket]! < end; bucket += 1) {
      const count = countRowsAtRanks(counted, rowAt, from, edgeRanks[bucket]!)
      counts[bucket]! += count
      rest -= count
      from = edgeRanks[bucket]!
    }
    counts[bucket]! += rest
  }
}

/** Counts the rows of some words of a set by the slot of their rank. */
function countSlots(
  slotCounts: Uint32Array,
  bits: Bits,
  { start, end }: { start: number; end: number },
  { rankOf, shift }: { rankOf: Uint32Array; shift: number },
): void {
  for (let index = start; index < end; index += 1)
    for (let rest = bits[index]!; rest !== 0; rest &= rest - 1) {
      const row = index * ROWS_PER_WORD + findLowestBit(rest)
      slotCounts[rankOf[row]! >>> shift]! += 1
    }
}

/** Counts the rows of a set that have the ranks start … end − 1. Four ranks in each round take a quarter less time. */
export function countRowsAtRanks(bits: Bits, rowAt: Uint32Array, start: number, end: number): number {
  // Adding 0 or 1 is faster than a branch.
  const countAt = (row: number) => (bits[toWordIndex(row)]! >>> row) & 1
  let count = 0
  let rank = start
  for (; rank + 4 <= end; rank += 4)
    count +=
      countAt(rowAt[rank]!) +
      countAt(rowAt[rank + 1]!) +
      countAt(rowAt[rank + 2]!) +
      countAt(rowAt[rank + 3]!)
  for (; rank < end; rank += 1) count += countAt(rowAt[rank]!)
  return count
}
