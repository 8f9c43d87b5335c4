import type { ListingKind } from '../../domain/listing-kind'
import type { ViewingStatus } from '../../domain/viewing'
import { addNote } from '../conversations/add-note'
import type { Tx } from '../database'
import { isOneOf, now } from '../sql-expressions'
import { getActor, hasAcceptedViewer } from './own-viewing-row'
import { openStatuses } from './diary'
import { takeViewingStep } from './record-step'
import { viewingTexts } from './viewing-texts'

interface OpenViewing {
  status: ViewingStatus
  proposedById: number
}

/** Returns the status in which a user ends a viewing: 'declined' for an unanswered invitation, else 'cancelled'. */
const getEndStatus = (viewing: OpenViewing, userId: number): ViewingStatus =>
  viewing.status === 'proposed' && getActor(viewing, userId) === 'invited' ? 'declined' : 'cancelled'

/** Ends the future viewings of a user whose account is being deleted, and deletes the user's availability. */
export async function closeViewingsOfUser(tx: Tx, userId: number): Promise<void> {
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
    await takeViewingStep(tx, {
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

/** Tells viewers why a listing takes no more viewings. */
const agreedReasons: Record<ListingKind, string> = {
  sale: 'The property is sold subject to contract.',
  let: 'The property is let agreed.',
}

/** Ends the future viewings of listings of a kind that are sold subject to contract or let agreed. */
export const closeViewingsOfAgreedListings = (
  tx: Tx,
  kind: ListingKind,
  listingIds: readonly number[],
): Promise<void> => closeViewingsOfListings(tx, listingIds, agreedReasons[kind], { keepsAccepted: true })

/** Ends future viewings as their hosts. `keepsAccepted` spares viewers with an accepted offer or request. */
export async function closeViewingsOfListings(
  tx: Tx,
  listingIds: readonly number[],
  reason: string,
  { keepsAccepted = false } = {},
): Promise<void> {
  const viewings = await tx
    .selectFrom('viewing')
    // Threads have an index by listing, and viewings have none.
    .innerJoin('thread', 'thread.id', 'viewing.threadId')
    .select(['viewing.id', 'viewing.threadId', 'viewing.hostId', 'viewing.status', 'viewing.startsAt'])
    .select('viewing.proposedById')
    .where(({ ref }) => isOneOf(ref('thread.listingId'), listingIds))
    .where('viewing.status', 'in', openStatuses)
    .where('viewing.startsAt', '>', now)
    .$if(keepsAccepted, (query) => query.where(({ not }) => not(hasAcceptedViewer)))
    .orderBy('viewing.id')
    .forUpdate('viewing')
    .execute()
  for (const viewing of viewings)
    await takeViewingStep(tx, {
      viewingId: viewing.id,
      threadId: viewing.threadId,
      type: getEndStatus(viewing, viewing.hostId),
      actorId: viewing.hostId,
      reason,
      message: addNote([viewingTexts.cancel(viewing.startsAt)], reason),
    })
}
