/**
 * A random generator (sfc32) with a seed: the same text as seed gives the same numbers on every machine. Each listing
 * has a generator of its own, so that a change of one listing leaves the others unchanged.
 */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns a whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  /** Returns a number of a nearly normal distribution with the mean 0 and the standard deviation 1. */
  normal(): number
  /** Returns true with a probability from 0 to 1. */
  chance(probability: number): boolean
  /** Returns one of the values, all equally likely. */
  pick<T>(list: readonly T[]): T
  /** Returns one of the values, with a probability in proportion to its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
  /** Returns `count` different values in random order, or all values if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/* The constants of the 32-bit FNV-1a hash. */
const FNV_OFFSET_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Hashes a text by 32-bit FNV-1a. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  return hash >>> 0
}

function sfc32(seed: string): () => number {
  let a = hashText(seed)
  let b = hashText(`${seed}/b`)
  let c = hashText(`${seed}/c`)
  let counter = 1
  const step = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  // The first numbers of sfc32 are not random enough, because its state is still that of the seed.
  for (let round = 0; round < 12; round += 1) step()
  return step
}

export function randomFrom(seed: string): Random {
  const next = sfc32(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const random: Random = {
    next,
    int,
    // The sum of six uniform numbers has the mean 3 and the standard deviation √½.
    normal: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[int(0, list.length - 1)]!
    },
    weighted(entries) {
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
      if (total <= 0) throw new RangeError('Nothing to draw from')
      let remainingWeight = next() * total
      for (const [value, weight] of entries) {
        if (weight > 0 && remainingWeight < weight) return value
        remainingWeight -= weight
      }
      // Rounding may leave a rest, which belongs to the last value that has a weight.
      return entries.findLast(([, weight]) => weight > 0)![0]
    },
    sample(list, count) {
      const rest = [...list]
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(int(0, rest.length - 1), 1)[0]!,
      )
    },
  }
  return random
}
