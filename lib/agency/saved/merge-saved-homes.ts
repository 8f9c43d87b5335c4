import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { MAX_SAVED_HOMES } from '../../domain/saved-home'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { withoutNul } from '../without-nul'
import { countSavedHomes } from './saved-homes'
import { findSharers } from './sharing-partner'

type Input = ParsedInput<'mergeSavedHomes'>

/**
 * Takes over what a browser has kept before its user logged in. A home that the account has saved already stays as it
 * is, with the browser's note where it has none. Nothing is counted: the browser's saves were counted when they were made.
 */
export async function mergeSavedHomes(
  input: Input,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'mergeSavedHomes'>>> {
  const { homes } = withoutNul(input)
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

async function addHomes(tx: Tx, userId: number, homes: Input['homes']): Promise<void> {
  const room = Math.max(0, MAX_SAVED_HOMES - (await countSavedHomes(tx, userId)))
  const homesJson = JSON.stringify(homes)
  // Where there are too many, the oldest are left out.
  await sql`
    insert into saved_home (user_id, listing_id, note, price_pence, saved_at)
    select ${userId}::int, id, note, price_pence, saved_at
      from (select distinct on (listing.id) listing.id, given.note, listing.price_pence,
                   least(coalesce(given.saved_at, now()), now()) as saved_at
              from json_to_recordset(${homesJson}::json) as given (kind text, id int, note text, saved_at timestamptz)
              join listing on listing.id = given.id and listing.kind::text = given.kind and listing.status <> 'draft'
             where not exists (select from saved_home where user_id = ${userId} and listing_id = listing.id)
             order by listing.id) as new_home
     order by saved_at desc limit ${room}
    on conflict do nothing`.execute(tx)
  await sql`
    update saved_home set note = given.note
      from json_to_recordset(${homesJson}::json) as given (kind text, id int, note text)
     where user_id = ${userId} and listing_id = given.id and saved_home.note = '' and given.note <> ''`.execute(
    tx,
  )
}
