import type { ViewingActor } from '../../domain/viewing'
import type { Database, Tx } from '../database'

const selectOwnViewing = (database: Database, viewingId: number, userId: number) =>
  database
    .selectFrom('viewing')
    .select(['id', 'threadId', 'listingId', 'hostId', 'viewerId', 'startsAt', 'status', 'proposedById'])
    .where('id', '=', viewingId)
    .where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))

/** Finds a viewing of which the user is host or viewer. @returns undefined if there is none */
export const findOwnViewing = (database: Database, viewingId: number, userId: number) =>
  selectOwnViewing(database, viewingId, userId).executeTakeFirst()

export type ViewingRow = NonNullable<Awaited<ReturnType<typeof findOwnViewing>>>

/** Like `findOwnViewing`, and locks the viewing until the transaction ends. */
export const lockOwnViewing = (tx: Tx, viewingId: number, userId: number) =>
  selectOwnViewing(tx, viewingId, userId).forUpdate().executeTakeFirst()

export const getActor = ({ proposedById }: Pick<ViewingRow, 'proposedById'>, userId: number): ViewingActor =>
  proposedById === userId ? 'proposer' : 'invited'

export const getOtherPartyId = ({ hostId, viewerId }: ViewingRow, userId: number): number =>
  userId === hostId ? viewerId : hostId
