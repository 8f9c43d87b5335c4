import 'server-only'
import type { Tenancy } from '../contract/tenancies'
import { gateway } from '../gateway'
import { readAsUser } from './account'
import { parseId } from './listings'

/**
 * Returns an accepted request of the user to rent a home. Returns null for another person's request or a request that
 * is not accepted, and 'unsupported' if the upstream does not know the call.
 */
export async function getOwnTenancy(
  userId: number,
  segment: string,
): Promise<Tenancy | null | 'unsupported'> {
  const requestId = parseId(segment)
  if (requestId === null) return null
  const reply = await readAsUser((caller) =>
    gateway().getTenancy({ user_id: userId, request_id: requestId }, caller),
  )
  if (reply.ok) return reply.data
  return reply.isUnknown ? 'unsupported' : null
}
