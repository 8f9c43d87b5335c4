import type { Reply } from '../contract/call'
import { outage } from '../errors'

/** Treats a refusal as an outage, because it must not be shown or cached as an empty list. */
export function requireList<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data
  throw outage(`a list was refused: ${reply.message}`)
}

/**
 * Like requireList, for a call that the agency refuses when it has no items. If that refusal counted
 * as an outage, the cache would go on showing an older page with the removed items.
 */
export const requireListOrEmpty = <T>(reply: Reply<T[]>, emptyMessage: string): T[] =>
  !reply.ok && reply.message === emptyMessage ? [] : requireList(reply)
