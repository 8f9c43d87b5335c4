import pg from 'pg'
import { fill } from './fill'
import { generateDemonstration } from './generate'

/** Held while filling, so that two applications that start at once do not both fill. */
const fillingLock = 72_707_411

/** The start of a day in UTC. */
export const startOfDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

/**
 * Fills an empty, migrated database with the demonstration data, in one transaction; one that has a
 * listing already is left as it is.
 * @param url PostgreSQL connection string
 * @param onProgress told a line when a stage is done
 * @param today the day from which "new today" counts; the start of the present day (UTC) unless given
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
    await client.query('SELECT pg_advisory_xact_lock($1)', [fillingLock])
    const { rows } = await client.query<{ filled: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM listing) AS filled',
    )
    if (rows[0]?.filled) {
      await client.query('ROLLBACK')
      return
    }
    const data = generateDemonstration(today)
    onProgress(`${data.listings.length.toLocaleString('en-GB')} listings drawn up`)
    await fill(client, data, onProgress)
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
