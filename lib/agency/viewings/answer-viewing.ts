import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import { mayChangeViewing, statusAfterAnswer } from '../../domain/viewing'
import type { UserCaller } from '../callers'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { lockDiaries } from './diary'
import { getActor, lockOwnViewing, getOtherPartyId, type ViewingRow } from './own-viewing-row'
import { addProposal, addReminder, getSlotRefusal, takeViewingStep, toStartTime } from './record-step'
import { getListingRefusal, lockViewedListing, type ViewedListing } from './viewed-listing'
import { viewingTexts } from './viewing-texts'

type AnswerRequest = ParsedInput<'answerViewing'>
type ViewingAnswer = AnswerRequest['answer']

const confirmations: Record<ViewingAnswer, string> = {
  accept: 'The viewing is confirmed. You both see the full address and each other’s telephone number now.',
  decline: 'You have declined the viewing.',
  cancel: 'The viewing is cancelled.',
  reschedule: 'You have proposed another time.',
}

/** Answers, cancels or moves a viewing of the caller. Of two answers at the same time, the first counts. */
export async function answerViewing(
  request: AnswerRequest,
  { user }: UserCaller,
  now = new Date(),
): Promise<Reply<{ viewing_id: number }>> {
  return withTransaction(async (tx) => {
    const viewing = await lockOwnViewing(tx, request.viewing_id, user.id)
    if (!viewing) return failure(viewingMessages.notFound)
    const refusal = getAnswerRefusal(viewing, request, user.id, now)
    if (refusal) return refusal
    const rentRefusal = await getRentTermRefusal(tx, viewing.listingId, request.reason)
    if (rentRefusal) return rentRefusal
    const { answer, reason } = request
    return answer === 'reschedule'
      ? reschedule(tx, viewing, request, { userId: user.id, now })
      : acceptOrEnd(tx, viewing, { answer, reason, userId: user.id, now })
  })
}

/** Refuses an answer that the viewing's time or status does not allow the user to give. */
function getAnswerRefusal(
  viewing: ViewingRow,
  request: AnswerRequest,
  userId: number,
  now: Date,
): Refusal | null {
  const { status, startsAt } = viewing
  const actor = getActor(viewing, userId)
  if (startsAt <= now) return failure(viewingMessages.changed)
  if (!mayChangeViewing(status, statusAfterAnswer[request.answer], actor)) {
    const isOwnProposal = status === 'proposed' && actor === 'proposer'
    return failure(isOwnProposal ? viewingMessages.ownProposal : viewingMessages.changed)
  }
  return request.answer === 'cancel' && !request.reason ? failure(viewingMessages.reason) : null
}

/**
 * Locks a listing that is to be viewed. Refuses when it cannot be viewed, or when one party blocks the other
 * or has closed the account.
 */
async function lockViewableListing(
  tx: Tx,
  viewing: ViewingRow,
  userId: number,
): Promise<Reply<ViewedListing>> {
  const contactRefusal = await getContactRefusal(tx, userId, getOtherPartyId(viewing, userId))
  if (contactRefusal) return contactRefusal
  const listing = await lockViewedListing(tx, viewing.listingId)
  if (!listing) return failure(viewingMessages.unavailable)
  return getListingRefusal(listing, listing.kind, viewing.viewerId) ?? success(listing)
}

interface AcceptanceOrEnd {
  answer: Exclude<ViewingAnswer, 'reschedule'>
  reason: string
  userId: number
  now: Date
}

/** Accepts, declines or cancels a viewing. Only accepting needs a home that can still be viewed. */
async function acceptOrEnd(
  tx: Tx,
  viewing: ViewingRow,
  { answer, reason, userId, now }: AcceptanceOrEnd,
): Promise<Reply<{ viewing_id: number }>> {
  if (answer === 'accept') {
    const listingReply = await lockViewableListing(tx, viewing, userId)
    if (!listingReply.ok) return listingReply
    await addReminder(tx, viewing.id, viewing.startsAt, now)
  }
  // A blocked person may still decline or cancel. The other party is told so, but not given the reason.
  const contactRefusal = await getContactRefusal(tx, userId, getOtherPartyId(viewing, userId))
  const deliveredReason = contactRefusal ? '' : reason
  await takeViewingStep(tx, {
    viewingId: viewing.id,
    threadId: viewing.threadId,
    type: statusAfterAnswer[answer],
    actorId: userId,
    reason: deliveredReason,
    message: addNote([viewingTexts[answer](viewing.startsAt)], deliveredReason),
  })
  return success({ viewing_id: viewing.id }, confirmations[answer])
}

async function reschedule(
  tx: Tx,
  viewing: ViewingRow,
  { preferred_date: date, preferred_time: time, reason }: AnswerRequest,
  { userId, now }: { userId: number; now: Date },
): Promise<Reply<{ viewing_id: number }>> {
  if (!date) return failure(viewingMessages.date)
  if (!time) return failure(viewingMessages.time)
  const listingReply = await lockViewableListing(tx, viewing, userId)
  if (!listingReply.ok) return listingReply
  const { threadId, listingId, hostId, viewerId } = viewing
  await lockDiaries(tx, [hostId, viewerId])
  const startsAt = toStartTime(date, time)
  if (startsAt.getTime() === viewing.startsAt.getTime()) return failure(viewingMessages.sameTime)
  const diaryRequest = { hostId, viewerId, home: listingReply.data, exceptViewingId: viewing.id, now }
  const slotRefusal = await getSlotRefusal(tx, startsAt, diaryRequest)
  if (slotRefusal) return slotRefusal
  await takeViewingStep(tx, { viewingId: viewing.id, threadId, type: 'rescheduled', actorId: userId, reason })
  const newViewingId = await addProposal(tx, {
    threadId,
    listingId,
    hostId,
    viewerId,
    startsAt,
    proposedById: userId,
    replacesId: viewing.id,
    message: addNote([viewingTexts.reschedule(startsAt, viewing.startsAt)], reason),
  })
  if (newViewingId === null)
    throw new Error(`the slot of viewing ${viewing.id} was taken in spite of the lock`)
  return success({ viewing_id: newViewingId }, confirmations.reschedule)
}
