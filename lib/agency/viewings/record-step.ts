import type { Refusal } from '../../contract/call'
import { failure } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { ViewingStatus } from '../../domain/viewing'
import { clashes, isOfferedTime, getReminderTime } from '../../domain/viewing-slots'
import { fromLondonClock, londonDay } from '../../format/london-clock'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { postMessage } from '../conversations/threads'
import type { Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { readDiary, type DiaryRequest } from './diary'

/** @param day as YYYY-MM-DD @param time as HH:MM of London's clock */
export const toStart = (day: string, time: string): Date =>
  fromLondonClock(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

/** Refuses a time that is not offered or not free. The diaries of both must be locked. */
export async function getSlotRefusal(
  tx: Tx,
  startsAt: Date,
  request: Required<Pick<DiaryRequest, 'viewerId'>> & DiaryRequest,
): Promise<Refusal | null> {
  if (londonDay(startsAt) < londonDay(request.at)) return failure(viewingMessages.past)
  const { engagements, ...hours } = await readDiary(tx, request)
  if (!isOfferedTime(startsAt, hours)) return failure(viewingMessages.notOffered)
  const isTaken = engagements.some((engagement) => clashes(startsAt, engagement))
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
  /** The proposer's own words, shown in the thread. */
  words: string
}

/** Adds a proposed viewing with its event and message. @returns its id; null where the slot was taken meanwhile */
export async function addProposal(tx: Tx, { words, ...values }: NewViewing): Promise<number | null> {
  const viewing = await tx
    .insertInto('viewing')
    .values(values)
    // The unique indexes of slots decide who was first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!viewing) return null
  await addEvent(tx, { viewingId: viewing.id, type: 'proposed', actorId: values.proposedById })
  const { threadId, proposedById: senderId } = values
  await postMessage(tx, { threadId, senderId, body: words, viewingId: viewing.id })
  return viewing.id
}

interface NewEvent {
  viewingId: number
  type: ViewingStatus
  /** Null for a step that no person takes. */
  actorId: number | null
  reason?: string
}

const addEvent = (tx: Tx, { reason, ...event }: NewEvent) =>
  tx
    .insertInto('viewingEvent')
    .values({ ...event, reason: reason || null })
    .execute()

interface Step extends NewEvent {
  threadId: number
  /** The actor's message in the thread; none where no person acts, or another message reports the step. */
  words?: string
}

/** Takes a viewing, which must be locked, to another status. The caller has checked that it may be taken there. */
export async function takeStep(tx: Tx, { threadId, words, ...event }: Step): Promise<void> {
  const { viewingId, type, actorId } = event
  await tx.updateTable('viewing').set({ status: type }).where('id', '=', viewingId).execute()
  await addEvent(tx, {
    ...event,
    ...(await hideContactDetailsUntilViewing(tx, threadId, { reason: event.reason ?? '' })),
  })
  if (words && actorId !== null)
    await postMessage(tx, { threadId, senderId: actorId, body: words, viewingId })
}

/** Reminds both sides on the evening before, unless that has begun already. */
export async function addReminder(tx: Tx, viewingId: number, startsAt: Date, at: Date): Promise<void> {
  const runAt = getReminderTime(startsAt)
  if (runAt > at) await addJob(tx, 'remind-of-viewing', { viewingId }, { key: `viewing:${viewingId}`, runAt })
}
