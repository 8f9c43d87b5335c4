import { sql, type Expression, type SqlBool } from 'kysely'
import { addDays, londonDay, londonMinute } from '../../format/london-clock'
import { addJob, addJobs } from '../jobs/add-job'
import { withTransaction, type Tx } from '../database'

/** Homes that come on the market within this time are mailed together, so that an import causes one mail. */
const BATCHING_DELAY_MS = 10_000
/** The minute of the day in London from which daily and weekly mails are sent: 8 o'clock. */
const DIGEST_MINUTE_OF_DAY = 8 * 60

const createAlertJob = (userId: number) => ({
  key: `search-alerts:${userId}`,
  payload: { userId },
})

/** Adds the job that mails a user the due alerts. A waiting job of the user keeps its time. */
export async function addAlertJob(tx: Tx, userId: number): Promise<void> {
  const { key, payload } = createAlertJob(userId)
  await addJob(tx, 'mail-search-alerts', payload, { key, keepsTime: true })
}

/** Adds the job that finds the users to be mailed, after a short time in which more homes may come. */
export const addQueueAlertsJob = (tx: Tx): Promise<void> =>
  addJob(
    tx,
    'queue-search-alerts',
    {},
    { key: 'queue-search-alerts', keepsTime: true, runAt: new Date(Date.now() + BATCHING_DELAY_MS) },
  )

/** Returns the Monday of a day's week. Both days are 'YYYY-MM-DD'. */
function getMonday(day: string): string {
  const daysSinceSunday = new Date(day).getUTCDay()
  // Six days lie between Monday and the Sunday after it.
  const daysSinceMonday = (daysSinceSunday + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** Returns the day, in London, of the latest digests as 'YYYY-MM-DD': before 8 o'clock it is yesterday. */
export function getDigestDay(moment: Date): string {
  const today = londonDay(moment)
  return londonMinute(moment) >= DIGEST_MINUTE_OF_DAY ? today : addDays(today, -1)
}

/** Whether the matches of a saved search are to be mailed now. A digest that was missed is due at once. */
export function isAlertDue(moment: Date): Expression<SqlBool> {
  // A daily search is due if its last digest is older than this day, and a weekly one if its last digest is older than
  // the Monday of this day's week.
  const digestDay = getDigestDay(moment)
  return sql<SqlBool>`(search.frequency = 'at_once'
    or (search.frequency = 'daily' and search.digested_on < ${digestDay}::date)
    or (search.frequency = 'weekly' and search.digested_on < ${getMonday(digestDay)}::date))`
}

/** Adds jobs for all due alerts. Two processes may do so at once: a user's job has a key and locks its searches. */
export const queueSearchAlerts = (moment = new Date()): Promise<void> =>
  withTransaction(async (tx) => {
    const users = await tx
      .selectFrom('savedSearch as search')
      .innerJoin('user', 'user.id', 'search.userId')
      .select('user.id')
      .distinct()
      .where('user.closedAt', 'is', null)
      .where('user.emailProvedAt', 'is not', null)
      .where(isAlertDue(moment))
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('searchMatch').select('listingId').whereRef('searchId', '=', 'search.id')),
      )
      .execute()
    const jobs = users.map(({ id }) => createAlertJob(id))
    await addJobs(tx, 'mail-search-alerts', jobs, { keepsTime: true })
    // A due digest without homes counts as sent: otherwise the next home would be mailed at once, at any hour.
    await tx
      .updateTable('savedSearch as search')
      .set({ digestedOn: sql<Date>`${getDigestDay(moment)}::date` })
      .where('search.frequency', 'in', ['daily', 'weekly'])
      .where(isAlertDue(moment))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('searchMatch').select('listingId').whereRef('searchId', '=', 'search.id'))),
      )
      .execute()
  })
