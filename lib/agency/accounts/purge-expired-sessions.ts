import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

const DAY_SECONDS = 24 * 3_600
/** How long an ended session is kept, so that its browser counts as known (login notices, limits). */
const KNOWN_BROWSER_SECONDS = 365 * DAY_SECONDS

/** Deletes what no login looks at any more: sessions long over, codes and links that have expired. */
export async function purgeExpiredSessions(): Promise<void> {
  await db()
    .deleteFrom('userSession')
    .where(
      ({ fn }) => fn<Date>('least', ['endedAt', 'expiresAt']),
      '<',
      nowPlusSeconds(-KNOWN_BROWSER_SECONDS),
    )
    .execute()
  for (const table of ['oneTimePassword', 'accountLink'] as const)
    await db().deleteFrom(table).where('expiresAt', '<', nowPlusSeconds(-DAY_SECONDS)).execute()
}
