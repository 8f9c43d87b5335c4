import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import { mayChangeViewing, statusAfterAnswer } from '../../domain/viewing'
import type { UserCaller } from '../callers'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getUnreachableRefusal } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { withoutNul } from '../without-nul'
import { lockDiaries } from './diary'
import { actorOf, lockOwnViewing, otherPartyOf, type ViewingRow } from './own-viewing-row'
import { addProposal, addReminder, getSlotRefusal, takeStep, toStart } from './record-step'
import { getListingRefusal, lockListing } from './viewed-listing'
import { viewingTexts } from './viewing-texts'

type Answer = ParsedInput<'answerViewing'>

const doneMessages: Record<Answer['answer'], string> = {
  accept: 'The viewing is confirmed. You both see the full address and each other’s telephone number now.',
  decline: 'You have declined the viewing.',
  cancel: 'The viewing is cancelled.',
  reschedule: 'You have proposed another time.',
}

/** Answers, cancels or moves a viewing of the caller. Of two answers at once, the first wins. */
export async function answerViewing(
  input: Answer,
  { user }: UserCaller,
  at = new Date(),
): Promise<Reply<{ viewing_id: number }>> {
  const request = withoutNul(input)
  return withTransaction(async (tx) => {
    const viewing = await lockOwnViewing(tx, request.viewing_id, user.id)
    if (!viewing) return failure(viewingMessages.notFound)
    const refusal = getStepRefusal(viewing, request, user.id, at)
    if (refusal) return refusal
    const rentRefusal = await getRentTermRefusal(tx, viewing.listingId, request.reason)
    if (rentRefusal) return rentRefusal
    return request.answer === 'reschedule'
      ? reschedule(tx, viewing, request, { userId: user.id, at })
      : answer(tx, viewing, request, { userId: user.id, at })
  })
}

interface Context {
  userId: number
  at: Date
}

function getStepRefusal(viewing: ViewingRow, request: Answer, userId: number, at: Date): Refusal | null {
  const { status, startsAt } = viewing
  const actor = actorOf(viewing, userId)
  if (startsAt <= at) return failure(viewingMessages.changed)
  if (!mayChangeViewing(status, statusAfterAnswer[request.answer], actor)) {
    const isOwnProposal = status === 'proposed' && actor === 'proposer'
    return failure(isOwnProposal ? viewingMessages.ownProposal : viewingMessages.changed)
  }
  return request.answer === 'cancel' && !request.reason ? failure(viewingMessages.reason) : null
}

/** A viewing can always be declined or cancelled; it is accepted or moved only while the home can be viewed. */
async function getOpenRefusal(tx: Tx, viewing: ViewingRow, userId: number): Promise<Refusal | null> {
  const unreachable = await getUnreachableRefusal(tx, userId, otherPartyOf(viewing, userId))
  if (unreachable) return unreachable
  const listing = await lockListing(tx, viewing.listingId)
  if (!listing) return failure(viewingMessages.unavailable)
  return getListingRefusal(listing, listing.kind, viewing.viewerId)
}

async function answer(
  tx: Tx,
  viewing: ViewingRow,
  { answer: given, reason }: Answer,
  { userId, at }: Context,
): Promise<Reply<{ viewing_id: number }>> {
  if (given === 'reschedule') throw new Error('a viewing is moved by `reschedule`')
  if (given === 'accept') {
    const refusal = await getOpenRefusal(tx, viewing, userId)
    if (refusal) return refusal
    await addReminder(tx, viewing.id, viewing.startsAt, at)
  }
  // A blocked person may still cancel. The other side is then told so, without the person's own words.
  const isUnreachable = await getUnreachableRefusal(tx, userId, otherPartyOf(viewing, userId))
  const words = isUnreachable ? '' : reason
  await takeStep(tx, {
    viewingId: viewing.id,
    threadId: viewing.threadId,
    type: statusAfterAnswer[given],
    actorId: userId,
    reason: words,
    words: addNote([viewingTexts[given](viewing.startsAt)], words),
  })
  return success({ viewing_id: viewing.id }, doneMessages[given])
}

async function reschedule(
  tx: Tx,
  viewing: ViewingRow,
  { preferred_date: date, preferred_time: time, reason }: Answer,
  { userId, at }: Context,
): Promise<Reply<{ viewing_id: number }>> {
  if (!date) return failure(viewingMessages.date)
  if (!time) return failure(viewingMessages.time)
  const refusal = await getOpenRefusal(tx, viewing, userId)
  if (refusal) return refusal
  const { threadId, listingId, hostId, viewerId } = viewing
  const home = await lockListing(tx, listingId)
  if (!home) return failure(viewingMessages.unavailable)
  await lockDiaries(tx, [hostId, viewerId])
  const startsAt = toStart(date, time)
  if (startsAt.getTime() === viewing.startsAt.getTime()) return failure(viewingMessages.sameTime)
  const slot = { hostId, viewerId, home, exceptViewingId: viewing.id, at }
  const slotRefusal = await getSlotRefusal(tx, startsAt, slot)
  if (slotRefusal) return slotRefusal
  await takeStep(tx, { viewingId: viewing.id, threadId, type: 'rescheduled', actorId: userId, reason })
  const id = await addProposal(tx, {
    threadId,
    listingId,
    hostId,
    viewerId,
    startsAt,
    proposedById: userId,
    replacesId: viewing.id,
    words: addNote([viewingTexts.reschedule(startsAt, viewing.startsAt)], reason),
  })
  if (id === null) throw new Error(`the slot of viewing ${viewing.id} was taken in spite of the lock`)
  return success({ viewing_id: id }, doneMessages.reschedule)
}
