import type { Reply } from '../contract/call'
import { outage } from '../errors'

/** A list that the agency refuses to give is as good as an outage: it is never "nothing there", and never kept. */
export function listOf<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data
  throw outage(`a list was refused: ${reply.message}`)
}
