import 'server-only'
import type { Tenancy } from '../contract/tenancies'
import { gateway } from '../gateway'
import { readAsUser } from './account'
import { parseId } from './listings'

/** Null if the request is not the user's or not accepted; 'unsupported' if the upstream lacks the call. */
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
