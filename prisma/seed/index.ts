import pg from 'pg'
import { insertDemonstration } from './fill'
import { generateDemonstration } from './generate'

/** The advisory lock's key, which no other lock has (tests/database/advisory-locks.test.ts). */
const SEED_LOCK = 72_707_411

/** Returns the midnight in UTC at which a day began. */
const startOfDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

/**
 * Seeds a migrated database with the demonstration data in one transaction, unless it has a listing already.
 * @param url PostgreSQL connection string
 * @param onProgress called with a line after each stage
 * @param today midnight of the day on which the newest listings were listed; by default the current day in UTC
 */
export async function fillDemonstration(
  url: string,
  onProgress: (text: string) => void,
  today: Date = startOfDay(new Date()),
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK])
    const { rows } = await client.query<{ is_filled: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM listing) AS is_filled',
    )
    if (rows[0]?.is_filled) {
      await client.query('ROLLBACK')
      return
    }
    const data = generateDemonstration(today)
    onProgress(`${data.listings.length.toLocaleString('en-GB')} listings drawn up`)
    await insertDemonstration(client, data, onProgress)
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } catch (error) {
    // A rollback fails if the connection is lost. The first error says more than that of the rollback.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
