import type { PublishBlocker } from '../../contract/selling'
import { isLive } from '../../domain/listing-status'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { changeStatus } from '../listings/change-status'
import { queueOwnerMail } from '../listings/publishing'
import { lockHome } from './home-row'
import { findPublishBlockers, findReturnBlockers } from './publish-blockers'

type PublishDraftResult = { isLive: true } | { isLive: false; blockers: PublishBlocker[] }

const lockHomeById = async (tx: Tx, id: number) => {
  const listing = await tx.selectFrom('listing').select('kind').where('id', '=', id).executeTakeFirst()
  return listing ? lockHome(tx, { id, kind: listing.kind, ownerId: null }) : undefined
}

/** Publishes a draft if nothing blocks it. Called in each transaction that may remove the last blocker. */
export async function publishDraftIfReady(tx: Tx, listingId: number, at: Date): Promise<PublishDraftResult> {
  const home = await lockHomeById(tx, listingId)
  if (!home) return { isLive: false, blockers: [] }
  if (isLive(home.status)) return { isLive: true }
  // A withdrawn home goes back only when its owner or the agency asks for it; the home of a deleted account never does.
  if (home.status !== 'draft' || home.ownerClosedAt) return { isLive: false, blockers: [] }
  const blockers = await findPublishBlockers(tx, home, at)
  if (blockers.length) return { isLive: false, blockers }
  await changeStatus(tx, listingId, 'available', at)
  await queueOwnerMail(tx, {
    ...home,
    email: home.ownerEmail,
    firstName: home.ownerFirstName,
    closedAt: home.ownerClosedAt,
  })
  return { isLive: true }
}

/** Publishes the drafts whose 14 days for cancelling have ended. An hourly job calls it. */
export async function publishWaitingDrafts(at = new Date()): Promise<void> {
  const drafts = await db()
    .selectFrom('listingSubmission')
    .innerJoin('listing', 'listing.id', 'listingSubmission.listingId')
    .select('listing.id')
    .where('listing.status', '=', 'draft')
    .orderBy('listing.id')
    .execute()
  await processEach(drafts, ({ id }) => withTransaction((tx) => publishDraftIfReady(tx, id, at)))
}

/** Records that the agency approves an advert, and publishes the home if nothing else blocks it. */
export const approveAsAgency = (listingId: number, at = new Date()): Promise<PublishDraftResult> =>
  withTransaction(async (tx) => {
    await tx
      .updateTable('listingSubmission')
      .set({ approvedAt: at })
      .where('listingId', '=', listingId)
      .where('approvedAt', 'is', null)
      .execute()
    return publishDraftIfReady(tx, listingId, at)
  })

/**
 * Finds what prevents the agency from putting a withdrawn home back on the market; [] for a home of another status. A
 * home with a package must pass every check that its owner would have to pass. A home without one is imported, and must
 * pass only the identity checks and orders that it already has.
 */
export const findBlockersForAgencyReturn = (listingId: number, at = new Date()): Promise<PublishBlocker[]> =>
  withTransaction(async (tx) => {
    const home = await lockHomeById(tx, listingId)
    if (home?.status !== 'withdrawn') return []
    if (home.ownerClosedAt) return [{ step: null, who: 'owner', text: 'The account of the owner is closed.' }]
    return home.packageDef ? findPublishBlockers(tx, home, at) : findReturnBlockers(tx, home, at)
  })

/** Whether a listing is a draft that its owner created in the selling steps, and not an imported one. */
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
