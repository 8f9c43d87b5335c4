import { createBits, type Bits } from './bits'
import { countPart, listPartRows, PART_ROWS } from './parts'
import { findRank, type Ranking } from './segment'
import type { Sliced } from './slices'

/** Slots of ranks: so many that hardly any has an edge in it. */
const SLOT_BITS = 12
/** Ranks between two pauses: well under a millisecond of work. */
const RANKS_PER_STEP = 65_536

/** The rows of a part, which are counted at once. */
const partRows = new Uint32Array(PART_ROWS)

/** Takes the rows to be counted part by part. */
export interface EdgeCounter {
  take(words: Bits, numbers: Uint32Array): void
  /** To be called after the last part. */
  finish(): Sliced
}

/** Counts rows between edges of a key, such as the prices of a menu. */
export class EdgeTally {
  private readonly edges: Float64Array
  /** Rows before the first edge, between the edges and after the last, and at the end those without a key. */
  private readonly counts: Uint32Array

  constructor(values: readonly (number | null)[]) {
    this.edges = Float64Array.from(new Set(values.filter((value) => value !== null))).sort()
    this.counts = new Uint32Array(this.edges.length + 2)
  }

  /** Counts the rows from a value on and before another, or of any value for null; those without a key only for any. */
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

  /** Counts each row by its key, which is Infinity for none. */
  byKey(key: Float64Array): EdgeCounter {
    return {
      take: (words, numbers) => {
        for (const row of listPartRows(words, numbers, partRows)) {
          const value = key[row]!
          this.counts[value === Infinity ? this.counts.length - 1 : this.findBucket(value)]! += 1
        }
      },
      finish: function* () {},
    }
  }

  private findRanks(ranking: Ranking, key: Float64Array): Uint32Array {
    const ranks = Array.from(this.edges, (value) => findRank(ranking, key, value))
    return Uint32Array.from([...ranks, ranking.firstWithoutKey])
  }

  /** Counts each row by its rank. */
  byRank(ranking: Ranking, key: Float64Array): EdgeCounter {
    const { counts } = this
    const { rankOf, rowAt } = ranking
    const edges = this.findRanks(ranking, key)
    const shift = Math.max(0, 32 - Math.clz32(rowAt.length) - SLOT_BITS)
    const bucketOfSlot = toSlots(edges, (rowAt.length >>> shift) + 1, shift)
    return {
      take: (words, numbers) => {
        const rows = listPartRows(words, numbers, partRows)
        for (let at = 0; at < rows.length; at += 1) {
          const rank = rankOf[rows[at]!]!
          let bucket = bucketOfSlot[rank >>> shift]!
          while (bucket < edges.length && rank >= edges[bucket]!) bucket += 1
          counts[bucket]! += 1
        }
      },
      finish: function* () {},
    }
  }

  /** Counts the rows by walking through all ranks from the first edge on, which is faster where many rows are counted. */
  byWalk(ranking: Ranking, key: Float64Array): EdgeCounter {
    const { counts } = this
    const { rowAt } = ranking
    const edges = this.findRanks(ranking, key)
    const counted = createBits(rowAt.length)
    let total = 0
    return {
      take(words, numbers) {
        for (let index = 0; index < words.length; index += 1) counted[numbers[index]!] = words[index]!
        total += countPart(words)
      },
      *finish() {
        let before = total
        for (const [index, edge] of edges.entries()) {
          const end = edges[index + 1] ?? rowAt.length
          for (let start = edge; start < end; start += RANKS_PER_STEP) {
            const count = countAt(counted, rowAt, start, Math.min(end, start + RANKS_PER_STEP))
            counts[index + 1]! += count
            before -= count
            yield
          }
        }
        counts[0]! += before
      },
    }
  }
}

/** The bucket of the first rank of each slot of ranks. */
function toSlots(edges: Uint32Array, slotCount: number, shift: number): Uint16Array {
  const slots = new Uint16Array(slotCount)
  for (let slot = 0, bucket = 0; slot < slotCount; slot += 1) {
    while (bucket < edges.length && slot << shift >= edges[bucket]!) bucket += 1
    slots[slot] = bucket
  }
  return slots
}

/** Counts the rows of a set that have the ranks from start to end − 1. Adding 0 or 1 is faster than a branch. */
export function countAt(bits: Bits, rowAt: Uint32Array, start: number, end: number): number {
  let count = 0
  for (let rank = start; rank < end; rank += 1) {
    const row = rowAt[rank]!
    count += (bits[row >>> 5]! >>> row) & 1
  }
  return count
}
