import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { savedHomeMessages } from '../../contract/saved-home-messages'
import { homeKey, MAX_SAVED_HOMES, type HomeRef } from '../../domain/saved-home'
import { consumeNetworkAttempt } from '../accounts/account-limits'
import type { AgencyCaller, UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { refuseTooManyAttempts } from '../limits/rate-limit'
import { toWholePounds } from '../listings/cards'
import { addSave } from '../selling/statistics'
import { withoutNul } from '../without-nul'
import { findKeptHomes } from './find-kept-homes'
import { findPartner, findSharers } from './sharing-partner'

/** More than a household saves in an hour; keeps a script from making up a listing's figures. */
const VISITOR_SAVES_PER_NETWORK = { maxAttempts: 120, windowSeconds: 3_600 }

/** Counts a save of a visitor, whose list stays in the browser: nothing is kept about who saved. */
export async function countVisitorSave({ id }: HomeRef, caller: AgencyCaller): Promise<Reply<null>> {
  const attempt = await consumeNetworkAttempt('count-save', caller.address, VISITOR_SAVES_PER_NETWORK)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  await addSave(id)
  return success(null)
}

/** The homes that the caller has saved, and those of the partner with whom they share, the newest first. */
export async function getSavedHomes(
  _input: ParsedInput<'getSavedHomes'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getSavedHomes'>>> {
  const rows = await db()
    .selectFrom('savedHome')
    .innerJoin('listing', 'listing.id', 'savedHome.listingId')
    .select(['listing.id', 'listing.kind', 'savedHome.userId'])
    .select(['savedHome.note', 'savedHome.savedAt', 'savedHome.pricePence'])
    .where('savedHome.userId', 'in', await findSharers(user.id))
    .orderBy('savedHome.savedAt', 'desc')
    .orderBy('listing.id', 'desc')
    .execute()
  const own = new Map(rows.filter(({ userId }) => userId === user.id).map((row) => [homeKey(row), row]))
  const partners = new Map(rows.filter(({ userId }) => userId !== user.id).map((row) => [homeKey(row), row]))
  const keys = [...new Map(rows.map((row) => [homeKey(row), row])).values()]
  const homes = await findKeptHomes(keys)
  return success(
    homes.map((home) => {
      const [mine, theirs] = [own.get(homeKey(home)), partners.get(homeKey(home))]
      const { savedAt, pricePence } = (mine ?? theirs)!
      return {
        ...home,
        note: mine?.note ?? '',
        partner_note: theirs?.note ?? '',
        saved_by: mine && theirs ? ('both' as const) : mine ? ('you' as const) : ('partner' as const),
        saved_at: savedAt.toISOString(),
        saved_price: pricePence === null ? null : toWholePounds(pricePence),
      }
    }),
  )
}

export const countSavedHomes = async (tx: Tx, userId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('savedHome')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const findSaved = (tx: Tx, userId: number, listingId: number) =>
  tx
    .selectFrom('savedHome')
    .select('listingId')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .executeTakeFirst()

/** Saves a home that is advertised. Saving it twice changes nothing. */
export async function addSavedHome(
  { kind, id }: ParsedInput<'addSavedHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  return withTransaction(async (tx) => {
    if (await findSaved(tx, user.id, id)) return success(null)
    if ((await countSavedHomes(tx, user.id)) >= MAX_SAVED_HOMES) return failure(savedHomeMessages.tooMany)
    const publicEntry = await tx
      .selectFrom('searchEntry')
      .select(['listingId', 'pricePence'])
      .where('listingId', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!publicEntry) return failure(savedHomeMessages.notFound)
    const added = await tx
      .insertInto('savedHome')
      .values({ userId: user.id, listingId: id, pricePence: publicEntry.pricePence })
      .onConflict((conflict) => conflict.doNothing())
      .returning('listingId')
      .executeTakeFirst()
    if (added) await addSave(id, tx)
    return success(null)
  })
}

/** Removes a home from the caller's list, which is that of their partner too. */
export async function removeSavedHome(
  { id }: ParsedInput<'removeSavedHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  await db()
    .deleteFrom('savedHome')
    .where('userId', 'in', await findSharers(user.id))
    .where('listingId', '=', id)
    .execute()
  return success(null)
}

/** Writes the caller's note about a home of their list. One that only their partner has saved, they save by that. */
export async function noteSavedHome(
  input: ParsedInput<'noteSavedHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { id, note } = withoutNul(input)
  const partnerId = await findPartner(user.id)
  const noted = await db()
    .insertInto('savedHome')
    .columns(['userId', 'listingId', 'note', 'pricePence', 'savedAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('savedHome')
        .select([val(user.id).as('userId'), 'listingId', val(note).as('note'), 'pricePence', 'savedAt'])
        .where('userId', 'in', partnerId === null ? [user.id] : [user.id, partnerId])
        .where('listingId', '=', id)
        .limit(1),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'listingId']).doUpdateSet({ note }))
    .returning('listingId')
    .executeTakeFirst()
  return noted ? success(null) : failure(savedHomeMessages.notFound)
}

/** What the account has saved, for its export. */
export const exportSavedHomes = (tx: Tx, userId: number) =>
  tx
    .selectFrom('savedHome')
    .innerJoin('listing', 'listing.id', 'savedHome.listingId')
    .select(['listing.id as listingId', 'listing.kind', 'listing.displayAddress', 'savedHome.note'])
    .select(['savedHome.pricePence', 'savedHome.savedAt'])
    .where('savedHome.userId', '=', userId)
    .orderBy(sql`saved_home.saved_at desc`)
    .execute()
