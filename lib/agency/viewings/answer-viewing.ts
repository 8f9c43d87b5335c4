import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import { mayChangeViewing, needsViewableListing, statusAfterAnswer } from '../../domain/viewing'
import type { UserCaller } from '../callers'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { VIEWING_LIMIT } from './arrange-viewing'
import { lockDiaries } from './diary'
import { findOwnViewing, getActor, getOtherPartyId, lockOwnViewing, type ViewingRow } from './own-viewing-row'
import { addProposal, addReminder, getSlotRefusal, takeViewingStep, toStartTime } from './record-step'
import { getExistingViewingRefusal, lockViewedListing, type ViewedListing } from './viewed-listing'
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
  if (request.answer === 'reschedule') {
    const attempt = await consumeAttempt(`viewing:user:${user.id}`, VIEWING_LIMIT)
    if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  }
  return withTransaction(async (tx) => {
    // Other steps lock the accounts first and the listing next, so the parties are read without a lock.
    const unlockedViewing = await findOwnViewing(tx, request.viewing_id, user.id)
    if (!unlockedViewing) return failure(viewingMessages.notFound)
    const { hostId, viewerId, listingId } = unlockedViewing
    if (request.answer === 'reschedule') await lockDiaries(tx, [hostId, viewerId])
    const contactRefusal = await getContactRefusal(tx, user.id, getOtherPartyId(unlockedViewing, user.id))
    const listing = await lockViewedListing(tx, listingId)
    const viewing = await lockOwnViewing(tx, request.viewing_id, user.id)
    if (!listing || !viewing) return failure(viewingMessages.notFound)
    const refusal = getAnswerRefusal(viewing, request, user.id, now)
    if (refusal) return refusal
    const rentRefusal = await getRentTermRefusal(tx, listingId, request.reason)
    if (rentRefusal) return rentRefusal
    if (needsViewableListing(request.answer)) {
      const viewingRefusal = contactRefusal ?? getExistingViewingRefusal(listing, viewing)
      if (viewingRefusal) return viewingRefusal
    }
    // A blocked person may still decline or cancel. The other party learns of it, but does not see the reason.
    const answer = { ...request, reason: contactRefusal ? '' : request.reason }
    const context = { listing, userId: user.id, now }
    return answer.answer === 'reschedule'
      ? reschedule(tx, viewing, answer, context)
      : acceptOrEnd(tx, viewing, { answer: answer.answer, reason: answer.reason, ...context })
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

interface FinalAnswer {
  answer: Exclude<ViewingAnswer, 'reschedule'>
  /** The reason that the other party is given; '' for none. */
  reason: string
  userId: number
  now: Date
}

async function acceptOrEnd(
  tx: Tx,
  viewing: ViewingRow,
  { answer, reason, userId, now }: FinalAnswer,
): Promise<Reply<{ viewing_id: number }>> {
  if (answer === 'accept') await addReminder(tx, viewing.id, viewing.startsAt, now)
  await takeViewingStep(tx, {
    viewingId: viewing.id,
    threadId: viewing.threadId,
    type: statusAfterAnswer[answer],
    actorId: userId,
    reason,
    message: addNote([viewingTexts[answer](viewing.startsAt)], reason),
  })
  return success({ viewing_id: viewing.id }, confirmations[answer])
}

/** Moves a viewing. The caller has locked the diaries of both parties. */
async function reschedule(
  tx: Tx,
  viewing: ViewingRow,
  { preferred_date: date, preferred_time: time, reason }: AnswerRequest,
  { listing, userId, now }: { listing: ViewedListing; userId: number; now: Date },
): Promise<Reply<{ viewing_id: number }>> {
  if (!date) return failure(viewingMessages.date)
  if (!time) return failure(viewingMessages.time)
  const { threadId, listingId, hostId, viewerId } = viewing
  const startsAt = toStartTime(date, time)
  if (startsAt.getTime() === viewing.startsAt.getTime()) return failure(viewingMessages.sameTime)
  const diaryRequest = { hostId, viewerId, home: listing, exceptViewingId: viewing.id, now }
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
