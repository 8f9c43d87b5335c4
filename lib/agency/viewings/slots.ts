import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { FreeSlots } from '../../contract/viewings'
import { fromWireKind } from '../../contract/wire-kind'
import { VISITOR_ID } from '../../domain/listing-permissions'
import { findFreeSlots } from '../../domain/viewing-slots'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { readDiary, type DiaryRequest } from './diary'
import { findViewedListing, getExistingViewingRefusal, getListingRefusal } from './viewed-listing'
import { findOwnViewing } from './own-viewing-row'

/** Finds the free slots. @param excludedSlot the present time of a viewing that is being moved */
async function findSlots(request: DiaryRequest, excludedSlot?: Date): Promise<Reply<FreeSlots>> {
  const diary = await readDiary(db(), request)
  return success({
    slots: findFreeSlots(diary)
      .filter((slot) => slot.getTime() !== excludedSlot?.getTime())
      .map((slot) => slot.toISOString()),
    // An owner who has set no times shows homes at the usual times.
    is_usual: diary.weeklyPeriods.length === 0,
  })
}

/** Returns the slots that suit the host. Visitors may ask for them too. */
export async function getViewingSlots({
  property_id: id,
  kind,
}: ParsedInput<'viewingSlots'>): Promise<Reply<FreeSlots>> {
  const listing = await findViewedListing(db(), id)
  const refusal = getListingRefusal(listing, fromWireKind(kind), VISITOR_ID)
  if (!listing || refusal) return refusal ?? failure(viewingMessages.unavailable)
  return findSlots({ hostId: listing.ownerId, home: listing, now: new Date() })
}

/** Returns the slots that suit both host and viewer, for a new viewing or for moving a viewing of the caller. */
export async function getOwnViewingSlots(
  { property_id: id, kind, viewing_id: viewingId }: ParsedInput<'ownViewingSlots'>,
  { user }: UserCaller,
): Promise<Reply<FreeSlots>> {
  const listing = await findViewedListing(db(), id)
  const viewing = viewingId === undefined ? undefined : await findOwnViewing(db(), viewingId, user.id)
  if (viewingId !== undefined && viewing?.listingId !== id) return failure(viewingMessages.notFound)
  const viewerId = viewing?.viewerId ?? user.id
  const refusal =
    listing && viewing
      ? getExistingViewingRefusal(listing, viewing)
      : getListingRefusal(listing, fromWireKind(kind), viewerId)
  if (!listing || refusal) return refusal ?? failure(viewingMessages.unavailable)
  const hostId = viewing?.hostId ?? listing.ownerId
  const request = { hostId, viewerId, home: listing, exceptViewingId: viewing?.id, now: new Date() }
  return findSlots(request, viewing?.startsAt)
}
