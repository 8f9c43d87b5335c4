import type { Reply } from '../contract/call'
import { outage } from '../errors'

/** Treats a refusal as an outage, because it must not be shown or cached as an empty list. */
export function requireList<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data
  throw outage(`a list was refused: ${reply.message}`)
}

/** An empty list is no outage: an outage is not cached, and a copy with removed items would stay. */
export const requireListOrEmpty = <T>(reply: Reply<T[]>, emptyMessage: string): T[] =>
  !reply.ok && reply.message === emptyMessage ? [] : requireList(reply)
