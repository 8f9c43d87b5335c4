import { createBits, toWordIndex, type Bits } from './bits'
import { countPart, listPartRows, ROWS_PER_PART } from './parts'
import { findRank, type Ranking } from './segment'
import type { Sliced } from './slices'

/** Ranks are divided into up to 2 ** SLOT_BITS equal slots: so many that hardly any slot has an edge in it. */
const SLOT_BITS = 12
/** Ranks between two pauses: well under a millisecond of work. */
const RANKS_PER_STEP = 65_536

/** Takes the rows of one part after the other. */
const partRowBuffer = new Uint32Array(ROWS_PER_PART)

/** Counts the rows that it is given part by part. */
export interface EdgeCounter {
  take(words: Bits, wordIndices: Uint32Array): void
  /** To be called after the last part. */
  finish(): Sliced
}

/**
 * Counts rows by their key (a price or a time) in the buckets between edges, such as the prices of a menu: bucket 0 is
 * below the first edge, and bucket n is from edge n − 1 on and below edge n. The last bucket has the rows without a
 * key. Of the three ways to count, each is the fastest for some searches.
 */
export class EdgeTally {
  private readonly edges: Float64Array
  /** The rows of each bucket. */
  private readonly counts: Uint32Array

  /** @param values the edges in any order, perhaps repeated; null is no edge */
  constructor(values: readonly (number | null)[]) {
    this.edges = Float64Array.from(new Set(values.filter((value) => value !== null))).sort()
    this.counts = new Uint32Array(this.edges.length + 2)
  }

  /**
   * Returns how many of the counted rows have a key from `from` on and below `end`, both of which must be edges. Null
   * is no bound; rows without a key are only included where both are null.
   */
  count(from: number | null, end: number | null): number {
    const first = from === null ? 0 : this.findBucket(from)
    let last = this.counts.length - 1
    if (end !== null) last = this.findBucket(end)
    else if (from === null) last = this.counts.length
    return this.counts.subarray(first, Math.max(first, last)).reduce((sum, count) => sum + count, 0)
  }

  private findBucket(value: number): number {
    let bucket = 0
    while (bucket < this.edges.length && this.edges[bucket]! <= value) bucket += 1
    return bucket
  }

  /** Makes a counter that compares the key of each row with the edges. The key is Infinity for none. */
  createKeyCounter(key: Float64Array): EdgeCounter {
    return {
      take: (words, wordIndices) => {
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

  /** Makes a counter that compares the rank of each row with the ranks of the edges, which a table makes fast. */
  createRankCounter(ranking: Ranking, key: Float64Array): EdgeCounter {
    const { counts } = this
    const { rankOf, rowAt } = ranking
    const edgeRanks = this.findEdgeRanks(ranking, key)
    const shift = Math.max(0, 32 - Math.clz32(rowAt.length) - SLOT_BITS)
    const bucketOfSlot = listBucketsOfSlots(edgeRanks, (rowAt.length >>> shift) + 1, shift)
    return {
      take: (words, wordIndices) => {
        const rows = listPartRows(words, wordIndices, partRowBuffer)
        for (let at = 0; at < rows.length; at += 1) {
          const rank = rankOf[rows[at]!]!
          let bucket = bucketOfSlot[rank >>> shift]!
          while (bucket < edgeRanks.length && rank >= edgeRanks[bucket]!) bucket += 1
          counts[bucket]! += 1
        }
      },
      finish: function* () {},
    }
  }

  /** A counter that at last walks through all ranks from the first edge on: faster where many rows are counted. */
  createWalkCounter(ranking: Ranking, key: Float64Array): EdgeCounter {
    const { counts } = this
    const { rowAt } = ranking
    const edgeRanks = this.findEdgeRanks(ranking, key)
    const counted = createBits(rowAt.length)
    let total = 0
    return {
      take(words, wordIndices) {
        for (let index = 0; index < words.length; index += 1) counted[wordIndices[index]!] = words[index]!
        total += countPart(words)
      },
      *finish() {
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
      },
    }
  }
}

/** Lists the bucket of the first rank of each slot. A slot is 2 ** shift neighbouring ranks. */
function listBucketsOfSlots(edgeRanks: Uint32Array, slotCount: number, shift: number): Uint16Array {
  const buckets = new Uint16Array(slotCount)
  for (let slot = 0, bucket = 0; slot < slotCount; slot += 1) {
    while (bucket < edgeRanks.length && slot << shift >= edgeRanks[bucket]!) bucket += 1
    buckets[slot] = bucket
  }
  return buckets
}

/** Counts the rows of a set that have the ranks from start to end − 1. */
export function countRowsAtRanks(bits: Bits, rowAt: Uint32Array, start: number, end: number): number {
  let count = 0
  for (let rank = start; rank < end; rank += 1) {
    const row = rowAt[rank]!
    // Adding 0 or 1 is faster than a branch.
    count += (bits[toWordIndex(row)]! >>> row) & 1
  }
  return count
}
