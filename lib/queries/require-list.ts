import type { Reply } from '../contract/call'
import { outage } from '../errors'

/** Treats a refusal as an outage, because it must not be shown or cached as an empty list. */
export function requireList<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data
  throw outage(`a list was refused: ${reply.message}`)
}
