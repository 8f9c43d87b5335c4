import { setImmediate as nextTurn } from 'node:timers/promises'

/** A saved search takes up to a tenth of a millisecond, so a turn takes a few milliseconds. */
export const ITEMS_PER_TURN = 50

/** Lets the event loop answer requests between items. Awaiting promises that are resolved already does not let it. */
export async function forEachInTurns<T>(
  items: readonly T[],
  work: (item: T) => Promise<void> | void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_PER_TURN === 0) await nextTurn()
    await work(item)
  }
}
