import 'server-only'
import type { Reply } from '../contract/call'
import { MAX_LINK_KEY_CHARACTERS } from '../contract/link-key'
import type { Availability, FreeSlots, OwnViewing } from '../contract/viewings'
import { toWireKind } from '../contract/wire-kind'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

const NO_SLOTS: FreeSlots = { slots: [], is_usual: false }

/** A refusal counts as no free slots, since viewings may have closed. Returns null if the upstream lacks the call. */
const toSlots = (reply: Reply<FreeSlots>): FreeSlots | null => {
  if (reply.ok) return reply.data
  return reply.isUnknown ? null : NO_SLOTS
}

interface SlotRequest {
  kind: ListingKind
  id: number
  /** The viewing of the user that is to be moved. */
  viewingId?: number
}

/** Returns the free slots of a listing. With a user's id they do not overlap the user's own viewings either. */
export async function getFreeSlots(
  { kind, id, viewingId }: SlotRequest,
  userId: number | undefined,
): Promise<FreeSlots | null> {
  const home = { property_id: id, kind: toWireKind(kind) }
  if (userId === undefined) return toSlots(await gateway().viewingSlots(home))
  const input = { ...home, user_id: userId, viewing_id: viewingId }
  return toSlots(await readAsUser((caller) => gateway().ownViewingSlots(input, caller)))
}

/** Returns the user's viewings, the newest first; null if the upstream does not know the call. */
export const getOwnViewings = async (userId: number): Promise<OwnViewing[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getUserViewings({ user_id: userId }, caller)))

export const getOwnAvailability = async (userId: number): Promise<Availability | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getAvailability({ user_id: userId }, caller)))

/** Returns the viewing about which a mailed link asks for feedback; null for an expired or unknown link. */
export async function getFeedbackRequest(key: string) {
  if (!key || key.length > MAX_LINK_KEY_CHARACTERS) return null
  const reply = await gateway().viewingFeedbackRequest({ key })
  return reply.ok ? reply.data : null
}
