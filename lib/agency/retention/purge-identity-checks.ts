import { sql } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { findDueIds, selectIds } from './find-due-ids'
import { isUnfinishedListing } from './open-matters'
import { allowDeletionOfRecords, before, readDeletionTime } from './periods'

/** Deletes the identity checks of owners and buyers with whom business ended five years ago, and their histories. */
export async function purgeIdentityChecks(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  const checkIds = await findDueIds('identity_check', isDue(at))
  await processEach(checkIds, (id) => withTransaction((tx) => purgeCheck(tx, id, at)))
}

/** Whether there were offers or requests for a listing, or steps of its sale or letting. */
const hasDealingSince = (cutoff: ReturnType<typeof before>) => sql<boolean>`(
  exists (select from offer where offer.listing_id = listing.id and (offer.updated_at >= ${cutoff}
    or exists (select from sale_milestone
      where sale_milestone.offer_id = offer.id and sale_milestone.at >= ${cutoff})
    or exists (select from memorandum
      where memorandum.offer_id = offer.id and memorandum.sent_at >= ${cutoff})))
  or exists (select from let_request where let_request.listing_id = listing.id and (
    let_request.updated_at >= ${cutoff}
    or exists (select from tenancy_milestone
      where tenancy_milestone.let_request_id = let_request.id and tenancy_milestone.at >= ${cutoff}))))`

/** The business with an owner lasts as long as that with any of the owner's homes, their sales and lettings included. */
const hasOwnerBusinessSince = (cutoff: ReturnType<typeof before>) => sql<boolean>`
  exists (select from property
    join property owned on owned.owner_id = property.owner_id
    join listing on listing.property_id = owned.id
    where property.id = identity_check.property_id
      and (listing.updated_at >= ${cutoff} or ${isUnfinishedListing} or ${hasDealingSince(cutoff)}))
  or exists (select from property join "order" on "order".user_id = property.owner_id
    where property.id = identity_check.property_id
      and (greatest("order".created_at, "order".settled_at, "order".performed_at) >= ${cutoff}
        or exists (select from order_event event where event.order_id = "order".id and event.at >= ${cutoff})))`

/** A purchase ends with its offer; if the offer was accepted, with the completion of the sale. */
const hasPurchaseSince = (cutoff: ReturnType<typeof before>) => sql<boolean>`
  exists (select from offer join listing on listing.id = offer.listing_id
    where offer.id = identity_check.offer_id and (
      offer.status in ('made', 'countered') or offer.updated_at >= ${cutoff}
      or offer.status = 'accepted' and (listing.status <> 'completed' or listing.updated_at >= ${cutoff})
      or exists (select from sale_milestone
        where sale_milestone.offer_id = offer.id and sale_milestone.at >= ${cutoff})
      or exists (select from memorandum
        where memorandum.offer_id = offer.id and memorandum.sent_at >= ${cutoff})))`

/** The record is kept for court proceedings (regulation 40(5)(b)) of any party to the business. */
const isUnderLegalHold = sql<boolean>`
  exists (select from property join "user" on "user".id = property.owner_id
    where property.id = identity_check.property_id and "user".legal_hold_since is not null)
  or exists (select from offer join thread on thread.id = offer.thread_id
    join "user" on "user".id in (thread.starter_id, thread.owner_id)
    where offer.id = identity_check.offer_id and "user".legal_hold_since is not null)`

function isDue(at: Date) {
  const cutoff = before(at, { years: retentionPeriods.identityCheckYears })
  return sql<boolean>`
    greatest(identity_check.created_at, identity_check.removed_at,
      (select max(event.at) from identity_check_event event where event.check_id = identity_check.id)) < ${cutoff}
    and not (${hasOwnerBusinessSince(cutoff)})
    and not (${hasPurchaseSince(cutoff)})
    and not (${isUnderLegalHold})`
}

/** Does nothing if business has begun again since the check was found. */
async function purgeCheck(tx: Tx, id: number, at: Date): Promise<void> {
  const isStillDue = sql<boolean>`identity_check.id = ${id} and ${isDue(at)}`
  const { rows } = await sql`${selectIds('identity_check', isStillDue)} for update`.execute(tx)
  if (rows.length === 0) return
  await allowDeletionOfRecords(tx)
  await tx.deleteFrom('identityCheckEvent').where('checkId', '=', id).execute()
  await tx.deleteFrom('identityCheck').where('id', '=', id).execute()
}
