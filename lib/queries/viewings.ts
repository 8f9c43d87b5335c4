import 'server-only'
import type { Reply } from '../contract/call'
import type { Availability, FreeSlots, OwnViewing } from '../contract/viewings'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

const NO_SLOTS: FreeSlots = { slots: [], is_usual: false }

/**
 * No slots where viewings of the listing have been closed meanwhile; null where the upstream offers no slots to choose
 * from.
 */
const toSlots = (reply: Reply<FreeSlots>): FreeSlots | null => {
  if (reply.ok) return reply.data
  return reply.isUnknown ? null : NO_SLOTS
}

interface SlotRequest {
  kind: ListingKind
  id: number
  /** A viewing of the user that is to be moved. */
  viewingId?: number
}

/** The free slots of a listing. Without a user's id only the owner's diary counts. */
export async function getFreeSlots(
  { kind, id, viewingId }: SlotRequest,
  userId: number | undefined,
): Promise<FreeSlots | null> {
  const home = { property_id: id, kind: kind === 'sale' ? ('property' as const) : ('letting' as const) }
  if (userId === undefined) return toSlots(await gateway().viewingSlots(home))
  const input = { ...home, user_id: userId, viewing_id: viewingId }
  return toSlots(await readAsUser((caller) => gateway().ownViewingSlots(input, caller)))
}

/** The newest first; null where the upstream does not know the call. */
export const getOwnViewings = async (userId: number): Promise<OwnViewing[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getUserViewings({ user_id: userId }, caller)))

export const getOwnAvailability = async (userId: number): Promise<Availability | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getAvailability({ user_id: userId }, caller)))

/** What a mailed link asks a viewer about; null where the link is expired or unknown. */
export async function getFeedbackRequest(key: string) {
  if (!key || key.length > 200) return null
  const reply = await gateway().viewingFeedbackRequest({ key })
  return reply.ok ? reply.data : null
}
