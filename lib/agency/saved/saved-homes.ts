import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { savedHomeMessages } from '../../contract/saved-home-messages'
import { homeKey, MAX_SAVED_HOMES, type HomeRef } from '../../domain/saved-home'
import { consumeNetworkAttempt } from '../accounts/account-limits'
import type { AgencyCaller, UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { refuseTooManyAttempts } from '../limits/rate-limit'
import { toAdvertisedPounds } from '../listings/cards'
import { addSave } from '../selling/statistics'
import { findHomeSummaries } from './find-home-summaries'
import { findSavedHomeStages } from './find-stages'
import { findSharers } from './sharing-partner'

/** No household saves so many homes. The limit keeps a script from inflating a listing's statistics. */
const VISITOR_SAVES_PER_NETWORK = { maxAttempts: 120, windowSeconds: 3_600 }

/** Counts the save of a visitor without an account, whose list stays in the browser. */
export async function countVisitorSave({ id }: HomeRef, caller: AgencyCaller): Promise<Reply<null>> {
  const attempt = await consumeNetworkAttempt('count-save', caller.address, VISITOR_SAVES_PER_NETWORK)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  await addSave(id)
  return success(null)
}

function toSavedBy(isSavedBy: { user: boolean; partner: boolean }): 'both' | 'you' | 'partner' {
  if (isSavedBy.user && isSavedBy.partner) return 'both'
  return isSavedBy.user ? 'you' : 'partner'
}

/** Returns the homes that the caller and the partner who shares with them have saved, the newest first. */
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
  const indexByKey = (savedRows: typeof rows) => new Map(savedRows.map((row) => [homeKey(row), row]))
  const ownRows = indexByKey(rows.filter(({ userId }) => userId === user.id))
  const partnerRows = indexByKey(rows.filter(({ userId }) => userId !== user.id))
  // A home that both have saved has two rows, and the map by key keeps one of them.
  const distinctHomes = [...indexByKey(rows).values()]
  const homes = await findHomeSummaries(distinctHomes)
  const stages = await findSavedHomeStages(
    user.id,
    rows.map(({ id }) => id),
  )
  return success(
    homes.map((home) => {
      const ownRow = ownRows.get(homeKey(home))
      const partnerRow = partnerRows.get(homeKey(home))
      const stage = stages.get(home.id)
      const { savedAt, pricePence } = (ownRow ?? partnerRow)!
      return {
        ...home,
        note: ownRow?.note ?? '',
        partner_note: partnerRow?.note ?? '',
        saved_by: toSavedBy({ user: ownRow !== undefined, partner: partnerRow !== undefined }),
        saved_at: savedAt.toISOString(),
        saved_price: pricePence === null ? null : toAdvertisedPounds(home.kind, pricePence),
        stage: stage?.stage ?? 'saved',
        stage_at: stage?.at?.toISOString() ?? null,
        thread_id: stage?.threadId ?? null,
      }
    }),
  )
}

/** Locks the user, so that two tabs cannot together exceed the limit, and counts the user's saved homes. */
export const lockAndCountSavedHomes = async (tx: Tx, userId: number): Promise<number> => {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('savedHome')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const findSavedHome = (tx: Tx, userId: number, listingId: number) =>
  tx
    .selectFrom('savedHome')
    .select('listingId')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .executeTakeFirst()

/** Saves an advertised home. Saving it twice changes nothing. */
export async function addSavedHome(
  { kind, id }: ParsedInput<'addSavedHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  return withTransaction(async (tx) => {
    if (await findSavedHome(tx, user.id, id)) return success(null)
    if ((await lockAndCountSavedHomes(tx, user.id)) >= MAX_SAVED_HOMES)
      return failure(savedHomeMessages.tooMany)
    const searchEntry = await tx
      .selectFrom('searchEntry')
      .select(['listingId', 'pricePence'])
      .where('listingId', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!searchEntry) return failure(savedHomeMessages.notFound)
    const added = await tx
      .insertInto('savedHome')
      .values({ userId: user.id, listingId: id, pricePence: searchEntry.pricePence })
      .onConflict((conflict) => conflict.doNothing())
      .returning('listingId')
      .executeTakeFirst()
    if (added) await addSave(id, tx)
    return success(null)
  })
}

/** Removes a home from the list that the caller shares with their partner, if any. */
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

/** Writes the caller's note about a saved home. A home that only the partner had saved is saved for both. */
export async function noteSavedHome(
  input: ParsedInput<'noteSavedHome'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { id, note } = input
  const sharerIds = await findSharers(user.id)
  const notedRow = await db()
    .insertInto('savedHome')
    .columns(['userId', 'listingId', 'note', 'pricePence', 'savedAt'])
    // Copies the row of either sharer to the caller. If the caller has saved the home, only the note changes.
    .expression(({ selectFrom, val }) =>
      selectFrom('savedHome')
        .select([val(user.id).as('userId'), 'listingId', val(note).as('note'), 'pricePence', 'savedAt'])
        .where('userId', 'in', sharerIds)
        .where('listingId', '=', id)
        .limit(1),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'listingId']).doUpdateSet({ note }))
    .returning('listingId')
    .executeTakeFirst()
  return notedRow ? success(null) : failure(savedHomeMessages.notFound)
}

export const exportSavedHomes = (tx: Tx, userId: number) =>
  tx
    .selectFrom('savedHome')
    .innerJoin('listing', 'listing.id', 'savedHome.listingId')
    .select(['listing.id as listingId', 'listing.kind', 'listing.displayAddress', 'savedHome.note'])
    .select(['savedHome.pricePence', 'savedHome.savedAt'])
    .where('savedHome.userId', '=', userId)
    .orderBy('savedHome.savedAt', 'desc')
    .execute()
