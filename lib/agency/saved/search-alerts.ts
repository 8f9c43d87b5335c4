import type { CallOutput, ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { savedSearchMessages } from '../../contract/saved-search-messages'
import { ALERT_HOMES_PER_PAGE } from '../../domain/saved-search'
import { hashKey } from '../accounts/random-key'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { findHomeSummaries } from './find-home-summaries'

/** Returns a page of the homes in an alert email to the caller, in the email's order. */
export async function getSearchAlert(
  { alert_id: id, page }: ParsedInput<'getSearchAlert'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getSearchAlert'>>> {
  const alert = await db()
    .selectFrom('searchAlert')
    .select(['sentAt'])
    .select(({ selectFrom }) =>
      selectFrom('alertedHome')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('alertId', '=', 'searchAlert.id')
        .as('total'),
    )
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (!alert) return failure(savedSearchMessages.alertNotFound)
  const rows = await db()
    .selectFrom('alertedHome')
    .innerJoin('listing', 'listing.id', 'alertedHome.listingId')
    .select(['listing.id', 'listing.kind'])
    .where('alertId', '=', id)
    .orderBy('position')
    .limit(ALERT_HOMES_PER_PAGE)
    .offset((page - 1) * ALERT_HOMES_PER_PAGE)
    .execute()
  return success({
    sent_at: alert.sentAt.toISOString(),
    total: Number(alert.total),
    homes: await findHomeSummaries(rows),
  })
}

/** Stops all alert emails of a user, by the key of a link in any of them. The link may be used more than once. */
export const stopSearchAlerts = ({ key }: ParsedInput<'stopSearchAlerts'>): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const alert = await tx
      .selectFrom('searchAlert')
      .select('userId')
      .where('keyHash', '=', hashKey(key))
      .executeTakeFirst()
    if (!alert) return failure(INVALID_LINK)
    const stoppedSearches = await tx
      .updateTable('savedSearch')
      .set({ frequency: 'none' })
      .where('userId', '=', alert.userId)
      .returning('id')
      .execute()
    const searchIds = stoppedSearches.map(({ id }) => id)
    if (searchIds.length > 0) await tx.deleteFrom('searchMatch').where('searchId', 'in', searchIds).execute()
    return success(null)
  })

/** Returns the homes that emails about saved searches have reported to a user, those of the newest email first. */
export const exportSearchAlerts = (tx: Tx, userId: number, maxRows: number) =>
  tx
    .selectFrom('alertedHome')
    .innerJoin('searchAlert', 'searchAlert.id', 'alertedHome.alertId')
    .innerJoin('listing', 'listing.id', 'alertedHome.listingId')
    .select(['listing.id as listingId', 'listing.kind', 'listing.displayAddress', 'searchAlert.sentAt'])
    .where('searchAlert.userId', '=', userId)
    .orderBy('searchAlert.id', 'desc')
    .orderBy('alertedHome.position')
    .limit(maxRows)
    .execute()
