import type { ViewingStatus } from '../../domain/viewing'
import { addNote } from '../conversations/add-note'
import type { Tx } from '../database'
import { isOneOf, now } from '../sql-expressions'
import { getActor } from './own-viewing-row'
import { openStatuses } from './diary'
import { takeStep } from './record-step'
import { viewingTexts } from './viewing-texts'

interface OpenViewing {
  status: ViewingStatus
  proposedById: number
}

/** Returns how a viewing ends for a user who leaves: who was invited declines, and everybody else cancels. */
const getEndStatus = (viewing: OpenViewing, userId: number): ViewingStatus =>
  viewing.status === 'proposed' && getActor(viewing, userId) === 'invited' ? 'declined' : 'cancelled'

/** Ends the viewings ahead of a user whose account is being deleted, and deletes the user's availability. */
export async function closeViewingsOf(tx: Tx, userId: number): Promise<void> {
  const openViewings = await tx
    .selectFrom('viewing')
    .select(['id', 'threadId', 'status', 'startsAt', 'proposedById'])
    .where('status', 'in', openStatuses)
    .where('startsAt', '>', now)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const viewing of openViewings) {
    await takeStep(tx, {
      viewingId: viewing.id,
      threadId: viewing.threadId,
      type: getEndStatus(viewing, userId),
      actorId: userId,
      message: viewingTexts.closeAccount(viewing.startsAt),
    })
  }
  await tx.deleteFrom('availability').where('userId', '=', userId).execute()
  await tx.deleteFrom('dayOff').where('userId', '=', userId).execute()
}

/** Ends the viewings ahead of listings that have left the market, in the names of their hosts. */
export async function closeViewingsOn(tx: Tx, listingIds: readonly number[], reason: string): Promise<void> {
  const viewings = await tx
    .selectFrom('viewing')
    // Threads have an index by listing, and viewings have none.
    .innerJoin('thread', 'thread.id', 'viewing.threadId')
    .select(['viewing.id', 'viewing.threadId', 'viewing.hostId', 'viewing.status', 'viewing.startsAt'])
    .select('viewing.proposedById')
    .where(({ ref }) => isOneOf(ref('thread.listingId'), listingIds))
    .where('viewing.status', 'in', openStatuses)
    .where('viewing.startsAt', '>', now)
    .orderBy('viewing.id')
    .forUpdate('viewing')
    .execute()
  for (const viewing of viewings)
    await takeStep(tx, {
      viewingId: viewing.id,
      threadId: viewing.threadId,
      type: getEndStatus(viewing, viewing.hostId),
      actorId: viewing.hostId,
      reason,
      message: addNote([viewingTexts.cancel(viewing.startsAt)], reason),
    })
}
