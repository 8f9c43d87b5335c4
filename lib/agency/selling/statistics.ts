import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, type Database } from '../database'
import { findHome, notFound } from './home-row'

export const STATISTICS_DAYS = 28

/** Counts by London day, oldest first. A viewing that replaces one whose time was changed is not counted again. */
const countByDay = (listingId: number) =>
  sql<{ day: string; views: number; saves: number; questions: number; viewings: number }>`
    with days as (
      select (now() at time zone 'Europe/London')::date - days_ago as day
        from generate_series(${STATISTICS_DAYS - 1}::int, 0, -1) as days_ago
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(counted.views, 0)::int as views,
      coalesce(counted.saves, 0)::int as saves,
      (select count(*) from thread
        where listing_id = ${listingId} and (created_at at time zone 'Europe/London')::date = days.day)::int as questions,
      (select count(*) from viewing
        where listing_id = ${listingId} and replaces_id is null
          and (created_at at time zone 'Europe/London')::date = days.day)::int as viewings
    from days
    left join listing_day counted on counted.listing_id = ${listingId} and counted.day = days.day
    order by days.day`

/** Returns the statistics of a home of the caller for the last 28 days. */
export async function getHomeStatistics(
  { id, kind }: ParsedInput<'getHomeStatistics'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getHomeStatistics'>>> {
  if (!(await findHome(db(), { id, kind, ownerId: user.id }))) return notFound(kind)
  const { rows } = await countByDay(id).execute(db())
  return success(rows)
}

/** Adds views to today's counts, of public listings only. The order of the ids prevents deadlocks of processes. */
export async function addViews(
  viewsByListing: ReadonlyMap<number, number>,
  database: Database = db(),
): Promise<void> {
  if (viewsByListing.size === 0) return
  await sql`
    insert into listing_day (listing_id, day, views)
    select entry.listing_id, (now() at time zone 'Europe/London')::date, counted.views
      from unnest(${[...viewsByListing.keys()]}::int[], ${[...viewsByListing.values()]}::int[]) as counted (id, views)
      join search_entry entry on entry.listing_id = counted.id
     order by entry.listing_id
    on conflict (listing_id, day) do update set views = listing_day.views + excluded.views`.execute(database)
}

/** Adds a save of a listing to today's count. Ignores a listing that is not public. */
export async function addSave(listingId: number, database: Database = db()): Promise<void> {
  await sql`
    insert into listing_day (listing_id, day, saves)
    select listing_id, (now() at time zone 'Europe/London')::date, 1 from search_entry
     where listing_id = ${listingId}
    on conflict (listing_id, day) do update set saves = listing_day.saves + 1`.execute(database)
}
