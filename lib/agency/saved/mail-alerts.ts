import { sql, type SqlBool } from 'kysely'
import { londonDay } from '../../format/london-clock'
import { homeKey } from '../../domain/saved-home'
import { generateKey, hashKey } from '../accounts/random-key'
import { insertRows } from '../bulk'
import { withTransaction, type Tx } from '../database'
import { toWholePounds } from '../listings/cards'
import { queueMail } from '../mail/queue'
import { isOneOf } from '../sql-expressions'
import { writeAlertEmail, type AlertHome } from './alert-email'
import { isDue } from './alert-jobs'
import { findKeptHomes } from './find-kept-homes'

/**
 * Mails a user what their saved searches have found and no mail has told yet, as far as it is due. The mail is queued
 * in the transaction that notes what it tells, so it is neither lost nor sent twice, however long a mail server is down.
 */
export const mailSearchAlerts = (userId: number, moment = new Date()): Promise<void> =>
  withTransaction((tx) => mailAlerts(tx, userId, moment))

async function mailAlerts(tx: Tx, userId: number, moment: Date): Promise<void> {
  const user = await tx
    .selectFrom('user')
    .select(['email', 'firstName'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .where('emailProvedAt', 'is not', null)
    .executeTakeFirst()
  if (!user) return
  const searches = await takeDueSearches(tx, userId, moment)
  const found = await takeMatches(
    tx,
    searches.map(({ id }) => id),
  )
  const news = await findUntold(tx, userId, [...found.keys()])
  if (news.length === 0) return
  const homes = new Map((await findKeptHomes(news)).map((home) => [homeKey(home), home]))
  const groups = searches.flatMap(({ id, name }) => {
    const ofSearch = news.flatMap(({ previousPence, ...each }): AlertHome[] => {
      const home = found.get(each.id) === id ? homes.get(homeKey(each)) : undefined
      return home ? [{ home, reducedFrom: previousPence === null ? null : toWholePounds(previousPence) }] : []
    })
    return ofSearch.length > 0 ? [{ name, homes: ofSearch }] : []
  })
  const key = generateKey()
  const { id } = await tx
    .insertInto('searchAlert')
    .values({ userId, keyHash: hashKey(key) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const eventIds = new Map(news.map((each) => [each.id, each.newestEventId ?? 0]))
  const alertedIds = groups.flatMap((group) => group.homes.map(({ home }) => home.id))
  await insertRows(
    tx,
    'alertedHome',
    alertedIds.map((listingId, index) => ({
      alertId: id,
      listingId,
      userId,
      eventId: eventIds.get(listingId)!,
      position: index + 1,
    })),
  )
  await queueMail(tx, { to: user.email, ...writeAlertEmail({ id, key, firstName: user.firstName, groups }) })
}

/**
 * Finds the searches that are due, the newest first, and notes that they have been. Of two jobs of a user the second
 * waits here until the first has ended.
 */
async function takeDueSearches(tx: Tx, userId: number, moment: Date) {
  const due = await tx
    .updateTable('savedSearch as search')
    .set({ digestedOn: sql<Date>`${londonDay(moment)}::date` })
    .where('search.userId', '=', userId)
    .where(isDue(moment))
    .returning(['search.id', 'search.name'])
    .execute()
  return due.sort((a, b) => b.id - a.id)
}

/** Removes what the searches have found. @returns the search under which each home is told, by the home's id */
async function takeMatches(tx: Tx, searchIds: readonly number[]): Promise<Map<number, number>> {
  const matches = await tx
    .deleteFrom('searchMatch')
    .where(({ ref }) => isOneOf(ref('searchId'), [...searchIds]))
    .returning(['searchId', 'listingId'])
    .execute()
  return new Map(
    matches.sort((a, b) => a.searchId - b.searchId).map((each) => [each.listingId, each.searchId]),
  )
}

/**
 * Of some homes, finds those that are still advertised, and of which the user has not been told, or not of the newest
 * cut of the price. Those that the user has hidden are left out. The newest come first.
 */
const findUntold = (tx: Tx, userId: number, listingIds: readonly number[]) =>
  tx
    .selectFrom('searchEntry as entry')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('alertedHome')
          .select(({ fn }) => fn.max('eventId').as('eventId'))
          .where('userId', '=', userId)
          .whereRef('listingId', '=', 'entry.listingId')
          .as('told'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('listingEvent')
          .select(['id as eventId', 'previousPence'])
          .whereRef('listingId', '=', 'entry.listingId')
          .where('type', '=', 'price_changed')
          .whereRef('listingEvent.pricePence', '<', 'previousPence')
          // Not of one that was taken back.
          .whereRef('previousPence', '>', 'entry.pricePence')
          .where(sql<SqlBool>`listing_event.id > coalesce(told.event_id, 0)`)
          .orderBy('id', 'desc')
          .limit(1)
          .as('cut'),
      (join) => join.onTrue(),
    )
    .select(({ selectFrom }) => [
      'entry.listingId as id',
      'entry.kind',
      'cut.previousPence',
      selectFrom('listingEvent')
        .select(({ fn }) => fn.max<number>('id').as('id'))
        .whereRef('listingId', '=', 'entry.listingId')
        .as('newestEventId'),
    ])
    .where(({ ref }) => isOneOf(ref('entry.listingId'), [...listingIds]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hiddenHome')
            .select('listingId')
            .where('userId', '=', userId)
            .whereRef('listingId', '=', 'entry.listingId'),
        ),
      ),
    )
    .where(({ or, eb }) => or([eb('told.eventId', 'is', null), eb('cut.eventId', 'is not', null)]))
    .orderBy('newestEventId', 'desc')
    .execute()
