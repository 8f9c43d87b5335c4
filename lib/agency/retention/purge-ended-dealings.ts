import { sql } from 'kysely'
import { retentionPeriods } from '../../config/claims'
import { withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { findDueIds, selectIds } from './find-due-ids'
import { hasReminderLeft, isKeptForClaim, isRecordedDealing, isUnfinishedListing } from './open-matters'
import { allowDeletionOfRecords, before, readDeletionTime } from './periods'

/**
 * Deletes conversations about homes that have left the market, with their viewings, offers and requests: a year after
 * their last change, or six years if there was an offer, a request, a holding deposit or a report.
 */
export async function purgeEndedDealings(time?: Date): Promise<void> {
  const at = time ?? (await readDeletionTime())
  const threadIds = await findDueIds('thread', isDue(at))
  await processEach(threadIds, (id) => withTransaction((tx) => purgeThread(tx, id, at)))
}

const lastChangeAt = sql<Date>`greatest(
  thread.last_message_at,
  -- The time of the withdrawal or completion, or of a later change.
  listing.updated_at,
  (select max(viewing.starts_at) from viewing where viewing.thread_id = thread.id),
  (select max(offer.updated_at) from offer where offer.thread_id = thread.id),
  (select max(sale_milestone.at) from sale_milestone join offer on offer.id = sale_milestone.offer_id
    where offer.thread_id = thread.id),
  (select max(memorandum.sent_at) from memorandum join offer on offer.id = memorandum.offer_id
    where offer.thread_id = thread.id),
  (select max(let_request.updated_at) from let_request where let_request.thread_id = thread.id),
  (select max(tenancy_milestone.at) from tenancy_milestone
    join let_request on let_request.id = tenancy_milestone.let_request_id where let_request.thread_id = thread.id),
  (select max(thread_report.created_at) from thread_report where thread_report.thread_id = thread.id),
  (select max(event.at) from order_event event join "order" on "order".id = event.order_id
    where "order".listing_id = thread.listing_id and "order".user_id = thread.starter_id))`

/** Nobody reports a tenancy's end, so one may run while a party uses the account or gets reminders of certificates. */
const mayBeRunningTenancy = (aYearAgo: ReturnType<typeof before>) => sql<boolean>`(
  exists (select from let_request where let_request.thread_id = thread.id and let_request.status = 'accepted')
  and (
    exists (select from user_session where user_session.user_id in (thread.starter_id, thread.owner_id)
      and user_session.last_seen_at >= ${aYearAgo})
    or exists (select from letting_certificate
      where letting_certificate.property_id = listing.property_id and ${hasReminderLeft})))`

/** The identity checks of buyers have a period of their own, which must end first. */
const hasIdentityCheck = sql<boolean>`
  exists (select from identity_check join offer on offer.id = identity_check.offer_id where offer.thread_id = thread.id)`

function isDue(at: Date) {
  const shortCutoff = before(at, { months: retentionPeriods.personalDataMonths })
  const longCutoff = before(at, { years: retentionPeriods.offerAndComplaintYears })
  return sql<boolean>`
    thread.last_message_at < ${shortCutoff}
    and ${lastChangeAt} < case when ${isRecordedDealing} then ${longCutoff} else ${shortCutoff} end
    and not ${isUnfinishedListing}
    and not ${mayBeRunningTenancy(shortCutoff)}
    and not ${hasIdentityCheck}
    and not exists (select from "user" where "user".id in (thread.starter_id, thread.owner_id) and ${isKeptForClaim})`
}

/** Does nothing if the thread has changed since it was found. */
async function purgeThread(tx: Tx, threadId: number, at: Date): Promise<void> {
  const isStillDue = sql<boolean>`thread.id = ${threadId} and ${isDue(at)}`
  const { rows } = await sql`${selectIds('thread', isStillDue)} for update of thread`.execute(tx)
  if (rows.length === 0) return
  await allowDeletionOfRecords(tx)
  await tx.deleteFrom('threadMessage').where('threadId', '=', threadId).execute()
  const viewingIds = tx.selectFrom('viewing').select('id').where('threadId', '=', threadId)
  await tx.deleteFrom('viewingEvent').where('viewingId', 'in', viewingIds).execute()
  await tx.deleteFrom('viewing').where('threadId', '=', threadId).execute()
  await deleteOffers(tx, threadId)
  await deleteRequests(tx, threadId)
  for (const table of ['threadReport', 'threadParticipant'] as const)
    await tx.deleteFrom(table).where('threadId', '=', threadId).execute()
  await tx.deleteFrom('thread').where('id', '=', threadId).execute()
}

async function deleteOffers(tx: Tx, threadId: number): Promise<void> {
  const offerIds = tx.selectFrom('offer').select('id').where('threadId', '=', threadId)
  const tables = ['saleReminder', 'memorandum', 'saleMilestone', 'conveyancer', 'offerEvent'] as const
  for (const table of tables) await tx.deleteFrom(table).where('offerId', 'in', offerIds).execute()
  await tx.deleteFrom('offer').where('threadId', '=', threadId).execute()
}

async function deleteRequests(tx: Tx, threadId: number): Promise<void> {
  const requestIds = tx.selectFrom('letRequest').select('id').where('threadId', '=', threadId)
  const tables = ['depositReminder', 'tenancyMilestone', 'letRequestEvent'] as const
  for (const table of tables) await tx.deleteFrom(table).where('letRequestId', 'in', requestIds).execute()
  await tx.deleteFrom('letRequest').where('threadId', '=', threadId).execute()
}
