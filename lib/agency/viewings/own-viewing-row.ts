import type { ViewingActor } from '../../domain/viewing'
import type { Database, Tx } from '../database'

const selectOwnViewing = (database: Database, viewingId: number, userId: number) =>
  database
    .selectFrom('viewing')
    .select(['id', 'threadId', 'listingId', 'hostId', 'viewerId', 'startsAt', 'status', 'proposedById'])
    .where('id', '=', viewingId)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))

/** Finds a viewing for one of its parties; undefined for an unknown one and for anybody else. */
export const findOwnViewing = (database: Database, viewingId: number, userId: number) =>
  selectOwnViewing(database, viewingId, userId).executeTakeFirst()
export type ViewingRow = NonNullable<Awaited<ReturnType<typeof findOwnViewing>>>

/** Does the same and locks it until the transaction ends. */
export const lockOwnViewing = (tx: Tx, viewingId: number, userId: number) =>
  selectOwnViewing(tx, viewingId, userId).forUpdate().executeTakeFirst()

export const actorOf = ({ proposedById }: Pick<ViewingRow, 'proposedById'>, userId: number): ViewingActor =>
  proposedById === userId ? 'proposer' : 'invited'

export const otherPartyOf = ({ hostId, viewerId }: ViewingRow, userId: number): number =>
  userId === hostId ? viewerId : hostId
