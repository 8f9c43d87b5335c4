import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { MAX_SAVED_HOMES } from '../../domain/saved-home'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { lockAndCountSavedHomes } from './saved-homes'
import { findSharers } from './sharing-partner'

type MergeInput = ParsedInput<'mergeSavedHomes'>

/** Adds a browser's homes and fills empty notes. These saves were counted in the statistics when they were made. */
export async function mergeSavedHomes(
  input: MergeInput,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'mergeSavedHomes'>>> {
  const { homes } = input
  if (homes.length > 0) await withTransaction((tx) => addHomes(tx, user.id, homes))
  return success(
    await db()
      .selectFrom('savedHome')
      .innerJoin('listing', 'listing.id', 'savedHome.listingId')
      .select(['listing.kind', 'listing.id'])
      .where('savedHome.userId', 'in', await findSharers(user.id))
      .distinct()
      .orderBy('listing.id')
      .execute(),
  )
}

async function addHomes(tx: Tx, userId: number, homes: MergeInput['homes']): Promise<void> {
  const remainingCount = Math.max(0, MAX_SAVED_HOMES - (await lockAndCountSavedHomes(tx, userId)))
  const homesJson = JSON.stringify(homes)
  // Beyond the limit, the homes that were saved longest ago are left out.
  await sql`
    insert into saved_home (user_id, listing_id, note, price_pence, saved_at)
    select ${userId}::int, id, note, price_pence, saved_at
      from (select distinct on (listing.id) listing.id, incoming.note, listing.price_pence,
                   least(coalesce(incoming.saved_at, now()), now()) as saved_at
              from json_to_recordset(${homesJson}::json) as incoming (kind text, id int, note text, saved_at timestamptz)
              join listing on listing.id = incoming.id and listing.kind::text = incoming.kind and listing.status <> 'draft'
             where not exists (select from saved_home where user_id = ${userId} and listing_id = listing.id)
             order by listing.id) as new_home
     order by saved_at desc limit ${remainingCount}
    on conflict do nothing`.execute(tx)
  await sql`
    update saved_home set note = incoming.note
      from json_to_recordset(${homesJson}::json) as incoming (kind text, id int, note text)
     where user_id = ${userId} and listing_id = incoming.id and saved_home.note = '' and incoming.note <> ''`.execute(
    tx,
  )
}
