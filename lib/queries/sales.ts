import 'server-only'
import type { Sale } from '../contract/sales'
import { gateway } from '../gateway'
import { readAsUser } from './account'
import { parseId } from './listings'

/** Null if the offer is not the user's or not accepted; 'unsupported' if the upstream lacks the call. */
export async function getOwnSale(userId: number, segment: string): Promise<Sale | null | 'unsupported'> {
  const offerId = parseId(segment)
  if (offerId === null) return null
  const reply = await readAsUser((caller) =>
    gateway().getSale({ user_id: userId, offer_id: offerId }, caller),
  )
  if (reply.ok) return reply.data
  return reply.isUnknown ? 'unsupported' : null
}
