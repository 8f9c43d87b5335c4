import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { FreeSlots } from '../../contract/viewings'
import { findFreeSlots } from '../../domain/viewing-slots'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { readDiary, type DiaryRequest } from './diary'
import { findListing, fromWireKind, getListingRefusal } from './viewed-listing'
import { findOwnViewing } from './own-viewing-row'

async function findSlots(request: DiaryRequest, without?: Date): Promise<Reply<FreeSlots>> {
  const diary = await readDiary(db(), request)
  return success({
    slots: findFreeSlots(diary)
      .filter((slot) => slot.getTime() !== without?.getTime())
      .map((slot) => slot.toISOString()),
    is_usual: diary.stretches.length === 0,
  })
}

const NOBODY = 0

/** The slots that the owner of a listing has free. */
export async function getViewingSlots({
  property_id: id,
  kind,
}: ParsedInput<'viewingSlots'>): Promise<Reply<FreeSlots>> {
  const listing = await findListing(db(), id)
  const refusal = getListingRefusal(listing, fromWireKind(kind), NOBODY)
  if (!listing || refusal) return refusal ?? failure(viewingMessages.unavailable)
  return findSlots({ hostId: listing.ownerId, home: listing, at: new Date() })
}

/**
 * The slots that are free for both sides, for a first viewing or for one of the caller's viewings that is to be moved.
 */
export async function getOwnViewingSlots(
  { property_id: id, kind, viewing_id: viewingId }: ParsedInput<'ownViewingSlots'>,
  { user }: UserCaller,
): Promise<Reply<FreeSlots>> {
  const listing = await findListing(db(), id)
  const moved = viewingId === undefined ? undefined : await findOwnViewing(db(), viewingId, user.id)
  if (viewingId !== undefined && moved?.listingId !== id) return failure(viewingMessages.notFound)
  const viewerId = moved?.viewerId ?? user.id
  const refusal = getListingRefusal(listing, fromWireKind(kind), viewerId)
  if (!listing || refusal) return refusal ?? failure(viewingMessages.unavailable)
  const hostId = moved?.hostId ?? listing.ownerId
  const request = { hostId, viewerId, home: listing, exceptViewingId: moved?.id, at: new Date() }
  return findSlots(request, moved?.startsAt)
}
