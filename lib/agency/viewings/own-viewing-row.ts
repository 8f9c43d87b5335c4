import { sql } from 'kysely'
import type { ViewingActor } from '../../domain/viewing'
import type { Database, Tx } from '../database'

/** Whether a viewing's viewer has an accepted offer or request on its listing. */
export const hasAcceptedViewer = sql<boolean>`(
  EXISTS (SELECT FROM offer WHERE offer.listing_id = viewing.listing_id
    AND offer.buyer_id = viewing.viewer_id AND offer.status = 'accepted')
  OR EXISTS (SELECT FROM let_request WHERE let_request.listing_id = viewing.listing_id
    AND let_request.tenant_id = viewing.viewer_id AND let_request.status = 'accepted'))`

const selectOwnViewing = (database: Database, viewingId: number, userId: number) =>
  database
    .selectFrom('viewing')
    .select(['id', 'threadId', 'listingId', 'hostId', 'viewerId', 'startsAt', 'status', 'proposedById'])
    .select(hasAcceptedViewer.as('hasAcceptedViewer'))
    .where('id', '=', viewingId)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))

/** Finds a viewing of which the user is host or viewer. @returns undefined if there is none */
export const findOwnViewing = (database: Database, viewingId: number, userId: number) =>
  selectOwnViewing(database, viewingId, userId).executeTakeFirst()

export type ViewingRow = NonNullable<Awaited<ReturnType<typeof findOwnViewing>>>

/** Like `findOwnViewing`, but locks the viewing until the transaction ends. */
export const lockOwnViewing = (tx: Tx, viewingId: number, userId: number) =>
  selectOwnViewing(tx, viewingId, userId).forUpdate().executeTakeFirst()

export const getActor = ({ proposedById }: Pick<ViewingRow, 'proposedById'>, userId: number): ViewingActor =>
  proposedById === userId ? 'proposer' : 'invited'

export const getOtherPartyId = ({ hostId, viewerId }: ViewingRow, userId: number): number =>
  userId === hostId ? viewerId : hostId
