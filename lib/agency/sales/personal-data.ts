import { sql } from 'kysely'
import { toIsoDay } from '../../format/iso-day'
import type { Tx } from '../database'

/** Whether the user is the party, 'buyer' or 'seller', that a row's column names. */
const isParty = (column: 'conveyancer.party' | 'saleMilestone.party', userId: number) =>
  sql<boolean>`case ${sql.ref(column)} when 'buyer' then offer.buyer_id else thread.owner_id end = ${userId}`

/** Reads what a user entered about agreed sales and the memoranda that were sent, newest first, for the data export. */
export async function exportSales(tx: Tx, userId: number, maxRows: number) {
  const conveyancers = await selectOwnConveyancers(tx, userId).limit(maxRows).execute()
  const buyerChecks = await tx
    .selectFrom('identityCheck')
    .innerJoin('offer', 'offer.id', 'identityCheck.offerId')
    .select(['identityCheck.offerId', 'identityCheck.name', 'identityCheck.state'])
    .select(['identityCheck.expiresAt', 'identityCheck.removedAt', 'identityCheck.createdAt'])
    .where('offer.buyerId', '=', userId)
    .orderBy('identityCheck.id', 'desc')
    .limit(maxRows)
    .execute()
  const memoranda = await tx
    .selectFrom('memorandum')
    .innerJoin('offer', 'offer.id', 'memorandum.offerId')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['memorandum.offerId', 'memorandum.text', 'memorandum.sentAt'])
    .where(({ eb, or }) => or([eb('offer.buyerId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .orderBy('memorandum.id', 'desc')
    .limit(maxRows)
    .execute()
  const saleMilestones = await tx
    .selectFrom('saleMilestone')
    .innerJoin('offer', 'offer.id', 'saleMilestone.offerId')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['saleMilestone.offerId', 'milestone', 'state', 'day', 'party', 'at'])
    .where(isParty('saleMilestone.party', userId))
    .orderBy('saleMilestone.id', 'desc')
    .limit(maxRows)
    .execute()
  return {
    conveyancers,
    buyerChecks,
    memoranda,
    saleMilestones: saleMilestones.map(({ day, ...row }) => ({ ...row, day: toIsoDay(day) })),
  }
}

const selectOwnConveyancers = (tx: Tx, userId: number) =>
  tx
    .selectFrom('conveyancer')
    .innerJoin('offer', 'offer.id', 'conveyancer.offerId')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['conveyancer.offerId', 'conveyancer.party', 'conveyancer.firm', 'conveyancer.contactName'])
    .select(['conveyancer.email', 'conveyancer.phone', 'conveyancer.updatedAt'])
    .where(isParty('conveyancer.party', userId))
    .orderBy('conveyancer.offerId', 'desc')

/** Deletes the conveyancers whom a user has named, when the account is deleted. A memorandum that was sent is kept. */
export async function deleteConveyancersOf(tx: Tx, userId: number): Promise<void> {
  for (const { offerId, party } of await selectOwnConveyancers(tx, userId).execute())
    await tx.deleteFrom('conveyancer').where('offerId', '=', offerId).where('party', '=', party).execute()
}
