import { timingSafeEqual } from 'node:crypto'

/** Compares a key that a client sent with the right one, in a time that tells nothing about the right one. */
export function isSameKey(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
