import type { Reply } from '../contract/call'
import { outage } from '../errors'

/** Takes a refusal to give a list for an outage: it is neither shown as an empty list nor cached. */
export function requireList<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data
  throw outage(`a list was refused: ${reply.message}`)
}
