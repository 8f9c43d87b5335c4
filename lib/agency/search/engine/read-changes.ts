import { sql } from 'kysely'
import type { Database } from '../../database'

/** A moment of the database: which transactions were committed, and since when PostgreSQL has been running. */
export interface Moment {
  /** PostgreSQL's pg_snapshot as text. */
  snapshot: string
  /** When PostgreSQL was started. A restart may lose transactions that an earlier snapshot saw. */
  startedAt: string
}

const selectedMoment = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started_at`

export async function readMoment(database: Database): Promise<Moment> {
  const { rows } = await sql<Moment>`select ${selectedMoment}`.execute(database)
  return rows[0]!
}

/**
 * Reads the new moment and the ids of the listings that were changed since a snapshot. Transactions that were still
 * open at the snapshot count as later, because the snapshot did not see their changes. The upper bound leaves out rows
 * of a restored dump, whose transaction ids this server has not given out yet. PostgreSQL casts xid8 only to text.
 */
export async function readChanges(
  database: Database,
  { snapshot }: Moment,
): Promise<Moment & { ids: number[] }> {
  const { rows } = await sql<Moment & { ids: number[] }>`
    select ${selectedMoment}, array(
      select distinct listing_id from listing_change
       where transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
         and transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
         and not pg_visible_in_snapshot(transaction_id::text::xid8, ${snapshot}::pg_snapshot)
    ) as ids`.execute(database)
  return rows[0]!
}

const MS_PER_HOUR = 3_600_000
/** Changes are kept for longer than any transaction takes. */
const KEPT_HOURS = 24
/** A process that has read no changes for longer than this reads all listings anew, well before changes are purged. */
export const MAX_MOMENT_AGE_MS = (KEPT_HOURS / 2) * MS_PER_HOUR

export const purgeListingChanges = (database: Database) =>
  database
    .deleteFrom('listingChange')
    .where('changedAt', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute()
