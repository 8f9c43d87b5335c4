import type { PublishBlock } from '../../contract/selling'
import { isLive } from '../../domain/listing-status'
import { db, withTransaction, type Tx } from '../database'
import { changeStatus } from '../listings/change-status'
import { queueOwnerMail } from '../listings/publishing'
import { lockHome } from './home-row'
import { findPublishBlocks } from './publish-blocks'

type AdvanceResult = { isLive: true } | { isLive: false; blocks: PublishBlock[] }

const lockById = async (tx: Tx, id: number) => {
  const listing = await tx.selectFrom('listing').select('kind').where('id', '=', id).executeTakeFirst()
  return listing && lockHome(tx, { id, kind: listing.kind, ownerId: null })
}

/**
 * Publishes a draft that nothing keeps from being public: the order is settled, the advert is approved and without
 * fault, every owner's identity is proved, and its owner asked to start at once or the 14 days are over. Whatever ends
 * one of these blocks calls it in its own transaction; calling it again changes nothing.
 */
export async function advanceListing(tx: Tx, listingId: number, at: Date): Promise<AdvanceResult> {
  const home = await lockById(tx, listingId)
  if (!home) return { isLive: false, blocks: [] }
  if (isLive(home.status)) return { isLive: true }
  // A withdrawn home comes back only by its owner's word.
  if (home.status !== 'draft') return { isLive: false, blocks: [] }
  const blocks = await findPublishBlocks(tx, home, at)
  if (blocks.length) return { isLive: false, blocks }
  await changeStatus(tx, listingId, 'available', at)
  await queueOwnerMail(tx, {
    ...home,
    email: home.ownerEmail,
    firstName: home.ownerFirstName,
    closedAt: home.ownerClosedAt,
  })
  return { isLive: true }
}

/** Publishes the drafts whose 14 days have ended; a job of each hour. */
export async function advanceWaitingListings(at = new Date()): Promise<void> {
  const drafts = await db()
    .selectFrom('listingSubmission')
    .innerJoin('listing', 'listing.id', 'listingSubmission.listingId')
    .select('listing.id')
    .where('listing.status', '=', 'draft')
    .orderBy('listing.id')
    .execute()
  for (const { id } of drafts) await withTransaction((tx) => advanceListing(tx, id, at))
}

/** Records that the agency has read an advert that its owner approved, and publishes it if nothing else is missing. */
export const approveAsAgency = (listingId: number, at = new Date()): Promise<AdvanceResult> =>
  withTransaction(async (tx) => {
    await tx
      .updateTable('listingSubmission')
      .set({ approvedAt: at })
      .where('listingId', '=', listingId)
      .where('approvedAt', 'is', null)
      .execute()
    return advanceListing(tx, listingId, at)
  })

/** Whether a draft is one that its owner has described in steps, and not one of an import. */
export async function isOwnersDraft(listingId: number): Promise<boolean> {
  const draft = await db()
    .selectFrom('listing')
    .select('id')
    .where('id', '=', listingId)
    .where('status', '=', 'draft')
    .where('packageDef', 'is not', null)
    .where('importBranch', 'is', null)
    .executeTakeFirst()
  return draft !== undefined
}
