import { sql } from 'kysely'
import type { Database } from '../../database'

/** A moment of the database: which transactions had been committed, and in which run of the server. */
export interface Moment {
  /** A pg_snapshot in text. */
  snapshot: string
  /** When PostgreSQL was started; transactions of an earlier run may be lost. */
  startedAt: string
}

const moment = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started_at`

export async function readMoment(database: Database): Promise<Moment> {
  const { rows } = await sql<Moment>`select ${moment}`.execute(database)
  return rows[0]!
}

/**
 * Reads which listings have been changed by transactions that a snapshot did not see, however long these were open.
 * @returns the ids, and the moment of this statement
 */
export async function readChanges(
  database: Database,
  { snapshot }: Moment,
): Promise<Moment & { ids: number[] }> {
  const { rows } = await sql<Moment & { ids: number[] }>`
    select ${moment}, array(
      select distinct listing_id from listing_change
       where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
         and not pg_visible_in_snapshot(transaction_id::text::xid8, ${snapshot}::pg_snapshot)
    ) as ids`.execute(database)
  return rows[0]!
}

/** Longer than any transaction. A process that has read no changes for half of that reads all listings anew. */
const KEPT_HOURS = 24
export const MAX_MOMENT_AGE_MS = (KEPT_HOURS / 2) * 3_600_000

export const purgeListingChanges = (database: Database) =>
  database
    .deleteFrom('listingChange')
    .where('changedAt', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute()
