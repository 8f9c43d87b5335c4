import 'server-only'
import type { Sale } from '../contract/sales'
import { gateway } from '../gateway'
import { readAsUser } from './account'
import { parseId } from './listings'

/**
 * Returns an agreed sale of the user. Returns null for another person's offer or an offer that is not accepted, and
 * 'unsupported' if the upstream does not know the call.
 */
export async function getOwnSale(userId: number, segment: string): Promise<Sale | null | 'unsupported'> {
  const offerId = parseId(segment)
  if (offerId === null) return null
  const reply = await readAsUser((caller) =>
    gateway().getSale({ user_id: userId, offer_id: offerId }, caller),
  )
  if (reply.ok) return reply.data
  return reply.isUnknown ? 'unsupported' : null
}
