import { findRank, type Ranking } from './segment'

/* Buckets of rows between the edges that the choices of a filter have, such as the prices of a menu. */

/** Slots of price ranks: so many that hardly any has an edge in it. */
const RANK_SLOT_BITS = 12

/** Counts the edges that are at most a value. */
export function countReached(edges: Float64Array, value: number): number {
  let reached = 0
  while (reached < edges.length && edges[reached]! <= value) reached += 1
  return reached
}

/** The buckets between the edges of a key, by rank: rows below the first edge are in bucket 0. */
export interface RankBuckets {
  /** The first rank at or after each edge; rows without a key are in a bucket of their own at the end. */
  edges: Uint32Array
  /** The bucket of the first rank of each slot of ranks, with HAS_EDGE where an edge is in the slot. */
  slots: Uint16Array
  slotShift: number
}

/** A bit beyond the number of any bucket. */
export const HAS_EDGE = 2 ** 15

export function toRankBuckets(ranking: Ranking, key: Float64Array, values: Float64Array): RankBuckets {
  const ranks = Array.from(values, (value) => findRank(ranking, key, value))
  const edges = Uint32Array.from([...ranks, ranking.firstWithoutKey])
  const slotShift = Math.max(0, 32 - Math.clz32(ranking.rowAt.length) - RANK_SLOT_BITS)
  const slots = new Uint16Array((ranking.rowAt.length >>> slotShift) + 1)
  for (let slot = 0, bucket = 0; slot < slots.length; slot += 1) {
    while (bucket < edges.length && slot << slotShift >= edges[bucket]!) bucket += 1
    const hasEdge = bucket < edges.length && (slot + 1) << slotShift > edges[bucket]!
    slots[slot] = hasEdge ? bucket | HAS_EDGE : bucket
  }
  return { edges, slots, slotShift }
}

export const toEdges = (values: readonly (number | null)[]): Float64Array =>
  Float64Array.from(new Set(values.filter((value) => value !== null))).sort()
