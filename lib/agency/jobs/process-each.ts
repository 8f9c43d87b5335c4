import { isUnreachable } from '../pool'

/** PostgreSQL's code for a statement that it cancelled, for example because it waited too long for one row's lock. */
const CANCELLED_SQLSTATE = '57014'

/** Whether the other items would fail too, because the database or another server cannot be reached. */
function affectsAllItems(error: unknown): boolean {
  const isCancelled = error instanceof Error && 'code' in error && error.code === CANCELLED_SQLSTATE
  return isUnreachable(error) && !isCancelled
}

/**
 * Processes items one after the other. An item that fails does not stop the others: otherwise a scheduled job, which
 * meets the same item first in each run, would never reach them.
 * @throws the item's error, or an AggregateError for several, after the last item; an outage's error at once
 */
export async function processEach<Item>(
  items: readonly Item[],
  process: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await process(item)
    } catch (error) {
      if (affectsAllItems(error)) throw error
      errors.push(error)
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${items.length} items failed`)
  if (errors.length === 1) throw errors[0]
}
