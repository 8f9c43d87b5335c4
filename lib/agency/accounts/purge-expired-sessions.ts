import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

const DAY_SECONDS = 24 * 3_600
/**
 * How long an ended session is kept, so that login notices and rate limits still know the browser. At least a year, even
 * a leap year, because lib/agency/retention reads the last use of an account from its sessions.
 */
const KNOWN_BROWSER_SECONDS = 366 * DAY_SECONDS

/** Deletes sessions that ended a year ago, and codes, links and invitations that expired a day ago. */
export async function purgeExpiredSessions(): Promise<void> {
  await db()
    .deleteFrom('userSession')
    .where(
      // least() ignores the null of a session that was never ended.
      ({ fn }) => fn<Date>('least', ['endedAt', 'expiresAt']),
      '<',
      nowPlusSeconds(-KNOWN_BROWSER_SECONDS),
    )
    .execute()
  for (const table of ['oneTimePassword', 'accountLink', 'shareInvitation'] as const)
    await db().deleteFrom(table).where('expiresAt', '<', nowPlusSeconds(-DAY_SECONDS)).execute()
}
