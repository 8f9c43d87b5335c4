import type { Refusal } from '../../contract/call'
import { failure } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { ViewingStatus } from '../../domain/viewing'
import { isClashing, isOfferedTime, getReminderTime } from '../../domain/viewing-slots'
import { fromLondonClock, londonDay } from '../../format/london-clock'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { postMessage } from '../conversations/threads'
import type { Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { readDiary, type DiaryRequest } from './diary'

/** Converts a London day (YYYY-MM-DD) and time (HH:MM) to a moment. */
export const toStartTime = (day: string, time: string): Date =>
  fromLondonClock(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

interface SlotRequest extends DiaryRequest {
  viewerId: number
}

/** Refuses a time that is not offered or not free. The caller must have locked the diaries of host and viewer. */
export async function getSlotRefusal(tx: Tx, startsAt: Date, request: SlotRequest): Promise<Refusal | null> {
  if (londonDay(startsAt) < londonDay(request.now)) return failure(viewingMessages.past)
  const { engagements, ...availability } = await readDiary(tx, request)
  if (!isOfferedTime(startsAt, availability)) return failure(viewingMessages.notOffered)
  const isTaken = engagements.some((engagement) => isClashing(startsAt, engagement))
  return isTaken ? failure(viewingMessages.taken) : null
}

interface NewViewing {
  threadId: number
  listingId: number
  hostId: number
  viewerId: number
  proposedById: number
  startsAt: Date
  replacesId?: number
  /** The proposer's message in the thread. */
  message: string
}

/** Adds a proposed viewing with its event and message. @returns its id; null if the slot was taken meanwhile */
export async function addProposal(tx: Tx, { message, ...values }: NewViewing): Promise<number | null> {
  const viewing = await tx
    .insertInto('viewing')
    .values(values)
    // A unique index refuses the second of two proposals for one slot.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!viewing) return null
  await addEvent(tx, { viewingId: viewing.id, type: 'proposed', actorId: values.proposedById })
  const { threadId, proposedById: senderId } = values
  await postMessage(tx, { threadId, senderId, body: message, viewingId: viewing.id })
  return viewing.id
}

interface NewViewingEvent {
  viewingId: number
  type: ViewingStatus
  /** The user who takes the step; null for a scheduled job. */
  actorId: number | null
  reason?: string
}

const addEvent = (tx: Tx, { reason, ...event }: NewViewingEvent) =>
  tx
    .insertInto('viewingEvent')
    .values({ ...event, reason: reason || null })
    .execute()

interface ViewingStep extends NewViewingEvent {
  threadId: number
  /** The actor's message in the thread; absent if nobody acts, or if another message reports the step. */
  message?: string
}

/** Changes the status of a viewing. The caller has locked the viewing and checked that the change is allowed. */
export async function takeViewingStep(tx: Tx, { threadId, message, ...event }: ViewingStep): Promise<void> {
  const { viewingId, type, actorId } = event
  await tx.updateTable('viewing').set({ status: type }).where('id', '=', viewingId).execute()
  const { reason } = await hideContactDetailsUntilViewing(tx, threadId, { reason: event.reason ?? '' })
  await addEvent(tx, { ...event, reason })
  if (message && actorId !== null)
    await postMessage(tx, { threadId, senderId: actorId, body: message, viewingId })
}

/** Adds a job that reminds both parties on the evening before the viewing, if that evening has not begun. */
export async function addReminder(tx: Tx, viewingId: number, startsAt: Date, now: Date): Promise<void> {
  const runAt = getReminderTime(startsAt)
  if (runAt > now)
    await addJob(tx, 'remind-of-viewing', { viewingId }, { key: `viewing:${viewingId}`, runAt })
}
