import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../../../prisma/generated/tables'
import { findStage, type SavedHomeStage } from '../../domain/saved-home-stage'
import { db } from '../database'
import { now } from '../sql-expressions'

interface SavedHomeStageEntry {
  stage: SavedHomeStage
  /** When the viewing begins; null at a stage that is not a viewing. */
  at: Date | null
  threadId: number
}

const selectViewings = ({ selectFrom }: ExpressionBuilder<DB, 'thread'>) =>
  selectFrom('viewing').whereRef('viewing.threadId', '=', 'thread.id')

/** Finds how far a buyer or tenant has come with each listing. A listing without a conversation has no entry. */
export async function findSavedHomeStages(
  userId: number,
  listingIds: readonly number[],
): Promise<Map<number, SavedHomeStageEntry>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('thread')
    .select(['thread.id', 'thread.listingId'])
    .select((eb) => [
      eb
        .selectFrom('offer')
        .select('offer.status')
        .whereRef('offer.threadId', '=', 'thread.id')
        .where('offer.status', 'in', ['made', 'countered', 'accepted'])
        .limit(1)
        .as('offerStatus'),
      eb
        .selectFrom('letRequest')
        .select('letRequest.status')
        .whereRef('letRequest.threadId', '=', 'thread.id')
        .where('letRequest.status', 'in', ['made', 'accepted'])
        .limit(1)
        .as('requestStatus'),
      selectViewings(eb)
        .select(({ fn }) => fn.min('viewing.startsAt').as('at'))
        .where('viewing.status', '=', 'accepted')
        .where('viewing.startsAt', '>', now)
        .as('nextViewingAt'),
      selectViewings(eb)
        .select(({ fn }) => fn.min('viewing.startsAt').as('at'))
        .where('viewing.status', '=', 'proposed')
        .where('viewing.startsAt', '>', now)
        .as('proposedViewingAt'),
      selectViewings(eb)
        .select(({ fn }) => fn.max('viewing.startsAt').as('at'))
        .where('viewing.status', 'in', ['accepted', 'done'])
        .where('viewing.startsAt', '<=', now)
        .as('lastViewingAt'),
    ])
    .where('thread.starterId', '=', userId)
    .where('thread.listingId', 'in', listingIds)
    .execute()
  return new Map(
    rows.map(({ id, listingId, offerStatus, requestStatus, ...viewings }) => {
      const stage = findStage({ negotiation: offerStatus ?? requestStatus, ...viewings })
      return [listingId, { ...stage, threadId: id }]
    }),
  )
}
