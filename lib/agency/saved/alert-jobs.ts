import { sql, type Expression, type SqlBool } from 'kysely'
import { addDays, londonDay, londonMinute } from '../../format/london-clock'
import { addJob, addJobs } from '../jobs/add-job'
import { withTransaction, type Tx } from '../database'

/** The homes that come within this time are told in one mail, as those of an import. */
const AT_ONCE_MS = 10_000
/** Daily and weekly mails are sent from this hour of London's clock on. */
const DIGEST_MINUTE = 8 * 60

const alertJob = (userId: number) => ({
  key: `search-alerts:${userId}`,
  payload: { userId },
})

/** Adds the job that mails a user what is due. A job that waits already keeps its time. */
export async function addAlertJob(tx: Tx, userId: number): Promise<void> {
  const { key, payload } = alertJob(userId)
  await addJob(tx, 'mail-search-alerts', payload, { key, keepsTime: true })
}

/** Adds the job that finds the users to be mailed at once, soon. */
export const addQueueJob = (tx: Tx): Promise<void> =>
  addJob(
    tx,
    'queue-search-alerts',
    {},
    { key: 'queue-search-alerts', keepsTime: true, runAt: new Date(Date.now() + AT_ONCE_MS) },
  )

/** The Monday of a day's week; both as YYYY-MM-DD. */
const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The condition of a saved search whose matches are to be mailed now. A digest that was missed is due at once. */
export function isDue(moment: Date): Expression<SqlBool> {
  const today = londonDay(moment)
  const isMorning = londonMinute(moment) >= DIGEST_MINUTE
  // The last day, and the last Monday, whose hour of mails has come.
  const day = isMorning ? today : addDays(today, -1)
  return sql<SqlBool>`(search.frequency = 'at_once'
    or (search.frequency = 'daily' and search.digested_on < ${day}::date)
    or (search.frequency = 'weekly' and search.digested_on < ${mondayOf(day)}::date))`
}

/**
 * Adds the jobs of all users for whom something is due: the daily and weekly mails, and what waited until an address
 * was verified. Two processes may do so at once, because a user's job has a key, and locks what it mails.
 */
export const queueSearchAlerts = (moment = new Date()): Promise<void> =>
  withTransaction(async (tx) => {
    const users = await tx
      .selectFrom('savedSearch as search')
      .innerJoin('user', 'user.id', 'search.userId')
      .select('user.id')
      .distinct()
      .where('user.closedAt', 'is', null)
      .where('user.emailProvedAt', 'is not', null)
      .where(isDue(moment))
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('searchMatch').select('listingId').whereRef('searchId', '=', 'search.id')),
      )
      .execute()
    const jobs = users.map(({ id }) => alertJob(id))
    await addJobs(tx, 'mail-search-alerts', jobs, { keepsTime: true })
  })
