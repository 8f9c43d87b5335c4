import { sql, type SqlBool } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
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

/** What viewers are told about a listing that is open to viewings no longer. */
const agreedReasons: Record<ListingKind, string> = {
  sale: 'The property is sold subject to contract.',
  let: 'The property is let agreed.',
}

/** Ends the viewings ahead of listings of a kind that are sold subject to contract or let agreed. */
export const closeViewingsOnAgreed = (
  tx: Tx,
  kind: ListingKind,
  listingIds: readonly number[],
): Promise<void> => closeViewingsOn(tx, listingIds, agreedReasons[kind], { keepsAccepted: true })

/**
 * Ends the viewings ahead of listings, in the names of their hosts.
 * @param options.keepsAccepted for a listing whose accepted buyer or tenant may still view it
 */
export async function closeViewingsOn(
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
    .$if(keepsAccepted, (query) => query.where(({ not }) => not(isOfAcceptedParty())))
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

/** Whether a viewing's viewer has an accepted offer or request on its listing. */
const isOfAcceptedParty = () => sql<SqlBool>`(
  EXISTS (SELECT FROM offer WHERE offer.listing_id = viewing.listing_id
    AND offer.buyer_id = viewing.viewer_id AND offer.status = 'accepted')
  OR EXISTS (SELECT FROM let_request WHERE let_request.listing_id = viewing.listing_id
    AND let_request.tenant_id = viewing.viewer_id AND let_request.status = 'accepted'))`
