import { sql, type SqlBool } from 'kysely'
import { homeKey } from '../../domain/saved-home'
import { generateKey, hashKey } from '../accounts/random-key'
import { insertRows } from '../bulk'
import { withTransaction, type Tx } from '../database'
import { toAdvertisedPounds } from '../listings/cards'
import { queueMail } from '../mail/queue'
import { isOneOf } from '../sql-expressions'
import { writeAlertEmail, type AlertHome } from './alert-email'
import { getDigestDay, isAlertDue } from './alert-jobs'
import { findHomeSummaries } from './find-home-summaries'
import { keepMatchingHomes } from './match-searches'

/** Mails the homes of due searches. One transaction records homes and queues the mail, so none is lost or repeated. */
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
  const searchIdByListing = await takeMatches(tx, searches)
  const news = await findUnmailedNews(tx, userId, [...searchIdByListing.keys()])
  if (news.length === 0) return
  const homes = new Map((await findHomeSummaries(news)).map((home) => [homeKey(home), home]))
  const groups = searches.flatMap(({ id, name }) => {
    const newsOfSearch = news.filter((listing) => searchIdByListing.get(listing.id) === id)
    const alertHomes = newsOfSearch.flatMap(({ previousPence, ...listing }): AlertHome[] => {
      const home = homes.get(homeKey(listing))
      if (!home) return []
      const reducedFrom = previousPence === null ? null : toAdvertisedPounds(home.kind, previousPence)
      return [{ home, reducedFrom }]
    })
    return alertHomes.length > 0 ? [{ name, homes: alertHomes }] : []
  })
  const key = generateKey()
  const { id } = await tx
    .insertInto('searchAlert')
    .values({ userId, keyHash: hashKey(key) })
    .returning('id')
    .executeTakeFirstOrThrow()
  // 0, which no event has as its id, stands for a listing without events.
  const eventIds = new Map(news.map((listing) => [listing.id, listing.newestEventId ?? 0]))
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

/** Marks and locks the due searches, so that a second job of the user waits here. @returns the newest search first */
async function takeDueSearches(tx: Tx, userId: number, moment: Date) {
  const dueSearches = await tx
    .updateTable('savedSearch as search')
    .set({ digestedOn: sql<Date>`${getDigestDay(moment)}::date` })
    .where('search.userId', '=', userId)
    .where(isAlertDue(moment))
    .returning(['search.id', 'search.name', 'search.href'])
    .execute()
  return dueSearches.sort((a, b) => b.id - a.id)
}

/** Removes the matches of the searches. @returns the search under which each home is mailed, by the listing's id */
async function takeMatches(
  tx: Tx,
  searches: readonly { id: number; href: string }[],
): Promise<Map<number, number>> {
  const searchIds = searches.map(({ id }) => id)
  const takenMatches = await tx
    .deleteFrom('searchMatch')
    .where(({ ref }) => isOneOf(ref('searchId'), searchIds))
    .returning(['searchId', 'listingId'])
    .execute()
  const matches = await keepMatchingHomes(tx, searches, takenMatches)
  // A home that several searches found is mailed under the newest search, because the map keeps the last entry.
  const oldestFirst = matches.sort((a, b) => a.searchId - b.searchId)
  return new Map(oldestFirst.map(({ listingId, searchId }) => [listingId, searchId]))
}

/** Finds the advertised, unhidden listings that were not mailed, or that were reduced after the mail; newest first. */
const findUnmailedNews = (tx: Tx, userId: number, listingIds: readonly number[]) =>
  tx
    .selectFrom('searchEntry as entry')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('alertedHome')
          .select(({ fn }) => fn.max('eventId').as('eventId'))
          .where('userId', '=', userId)
          .whereRef('listingId', '=', 'entry.listingId')
          .as('mailed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('listingEvent')
          .select(['id as eventId', 'previousPence'])
          .whereRef('listingId', '=', 'entry.listingId')
          .where('type', '=', 'price_changed')
          .whereRef('listingEvent.pricePence', '<', 'previousPence')
          // A cut that was taken back does not count: the present price must be lower than the price before the cut.
          .whereRef('previousPence', '>', 'entry.pricePence')
          .where(sql<SqlBool>`listing_event.id > coalesce(mailed.event_id, 0)`)
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
    .where(({ or, eb }) => or([eb('mailed.eventId', 'is', null), eb('cut.eventId', 'is not', null)]))
    .orderBy('newestEventId', 'desc')
    .execute()
