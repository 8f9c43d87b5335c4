import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { savedHomeMessages } from '../../contract/saved-home-messages'
import { homeKey, MAX_SAVED_HOMES } from '../../domain/saved-home'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { findHomeSummaries } from './find-home-summaries'

const selectHiddenHomes = (userId: number) =>
  db()
    .selectFrom('hiddenHome')
    .innerJoin('listing', 'listing.id', 'hiddenHome.listingId')
    .select(['listing.id', 'listing.kind', 'hiddenHome.hiddenAt'])
    .where('hiddenHome.userId', '=', userId)
    .orderBy('hiddenHome.hiddenAt', 'desc')
    .orderBy('listing.id', 'desc')

export async function getHiddenHomes(
  _input: ParsedInput<'getHiddenHomes'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getHiddenHomes'>>> {
  const rows = await selectHiddenHomes(user.id).execute()
  const hiddenAt = new Map(rows.map((row) => [homeKey(row), row.hiddenAt]))
  const homes = await findHomeSummaries(rows)
  return success(homes.map((home) => ({ ...home, hidden_at: hiddenAt.get(homeKey(home))!.toISOString() })))
}

type NewHiddenHome = ParsedInput<'mergeHiddenHomes'>['homes'][number]

/**
 * Hides homes. Beyond the limit, the homes that were hidden longest ago are left out. The lock on the user keeps two
 * tabs from exceeding the limit together. A time in the future, from a browser's wrong clock, counts as now.
 * @returns how many of these homes are hidden afterwards
 */
const hideHomes = (userId: number, homes: readonly NewHiddenHome[]): Promise<number> =>
  withTransaction(async (tx) => {
    await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { rows } = await sql<{ id: number }>`
      with new_home as (
        select distinct on (listing.id) listing.id, least(coalesce(item.hidden_at, now()), now()) as hidden_at
          from json_to_recordset(${JSON.stringify(homes)}::json) as item (kind text, id int, hidden_at timestamptz)
          join listing on listing.id = item.id and listing.kind::text = item.kind and listing.status <> 'draft'
         order by listing.id, item.hidden_at desc),
      hidden as (select listing_id from hidden_home where user_id = ${userId}),
      added as (
        insert into hidden_home (user_id, listing_id, hidden_at)
        select ${userId}::int, id, hidden_at from new_home where id not in (select listing_id from hidden)
         order by hidden_at desc
         limit greatest(0, ${MAX_SAVED_HOMES} - (select count(*) from hidden))
        returning listing_id)
      select id from new_home
       where id in (select listing_id from hidden union all select listing_id from added)`.execute(tx)
    return rows.length
  })

/** Hides a home, which may be off the market. Hiding it twice changes nothing. */
export async function addHiddenHome(
  { kind, id }: ParsedInput<'addHiddenHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  if ((await hideHomes(user.id, [{ kind, id }])) > 0) return success(null)
  const existingHomes = await findHomeSummaries([{ kind, id }])
  return failure(existingHomes.length > 0 ? savedHomeMessages.tooManyHidden : savedHomeMessages.notFound)
}

export async function removeHiddenHome(
  { id }: ParsedInput<'removeHiddenHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  await db().deleteFrom('hiddenHome').where('userId', '=', user.id).where('listingId', '=', id).execute()
  return success(null)
}

/** Adds the homes that a browser hid before its user logged in. */
export async function mergeHiddenHomes(
  { homes }: ParsedInput<'mergeHiddenHomes'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'mergeHiddenHomes'>>> {
  if (homes.length > 0) await hideHomes(user.id, homes)
  const rows = await selectHiddenHomes(user.id).execute()
  return success(rows.map(({ kind, id }) => ({ kind, id })))
}

export const exportHiddenHomes = (tx: Tx, userId: number) =>
  tx
    .selectFrom('hiddenHome')
    .innerJoin('listing', 'listing.id', 'hiddenHome.listingId')
    .select(['listing.id as listingId', 'listing.kind', 'listing.displayAddress', 'hiddenHome.hiddenAt'])
    .where('hiddenHome.userId', '=', userId)
    .orderBy('hiddenHome.hiddenAt', 'desc')
    .execute()
