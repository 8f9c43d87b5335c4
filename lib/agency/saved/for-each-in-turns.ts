import { setImmediate as nextTurn } from 'node:timers/promises'

/** A saved search takes up to a tenth of a millisecond, so a turn takes a few milliseconds. */
export const ITEMS_PER_TURN = 50

/**
 * Does work on each item in order. Awaiting values that are already there does not let the event loop answer requests,
 * so it gets a turn after every ITEMS_PER_TURN items.
 */
export async function forEachInTurns<T>(
  items: readonly T[],
  work: (item: T) => Promise<void> | void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_PER_TURN === 0) await nextTurn()
    await work(item)
  }
}
