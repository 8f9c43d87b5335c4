import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { savedSearchMessages } from '../../contract/saved-search-messages'
import {
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_HREF_CHARACTERS,
  type AlertFrequency,
} from '../../domain/saved-search'
import { londonDay } from '../../format/london-clock'
import { toSavedHref } from '../../search/saved-href'
import { nameSearch, parseSearchHref } from '../../search/saved-search'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Database, type Tx } from '../database'
import { withoutNul } from '../without-nul'
import { addAlertJob } from './alert-jobs'

type NewSearch = Omit<ParsedInput<'addSavedSearch'>, 'user_id'>

const selectSearches = (database: Database | Tx, userId: number) =>
  database
    .selectFrom('savedSearch')
    .select(['id', 'name', 'href', 'frequency', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')

/** The caller's saved searches, the newest first. */
export async function getSavedSearches(
  _input: ParsedInput<'getSavedSearches'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getSavedSearches'>>> {
  const { emailProvedAt } = await db()
    .selectFrom('user')
    .select('emailProvedAt')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const rows = await selectSearches(db(), user.id).execute()
  return success({
    is_email_verified: emailProvedAt !== null,
    searches: rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
  })
}

/** Reads the address of a search in the one form in which it is saved; null for an address that is no search. */
function toNewSearch({ href, name, frequency }: NewSearch): NewSearch | null {
  const state = parseSearchHref(href)
  if (!state) return null
  const saved = toSavedHref(state)
  if (saved.length > MAX_SEARCH_HREF_CHARACTERS) return null
  const clean = withoutNul({ name }).name.trim()
  return { href: saved, name: clean || nameSearch(state), frequency }
}

/** Locks the user, so that two tabs together save no more than the limit. */
const lockSearches = async (tx: Tx, userId: number): Promise<Map<string, number>> => {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const rows = await tx
    .selectFrom('savedSearch')
    .select(['id', 'href'])
    .where('userId', '=', userId)
    .execute()
  return new Map(rows.map(({ id, href }) => [href, id]))
}

const insertSearches = async (tx: Tx, userId: number, searches: readonly NewSearch[]): Promise<void> => {
  if (searches.length === 0) return
  const digestedOn = sql<Date>`${londonDay(new Date())}::date`
  await tx
    .insertInto('savedSearch')
    .values(searches.map((search) => ({ ...search, userId, digestedOn })))
    .execute()
}

/** Saves a search. One that is saved already gets the name and the frequency. */
export async function addSavedSearch(
  input: ParsedInput<'addSavedSearch'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const search = toNewSearch(input)
  if (!search) return failure(savedSearchMessages.noSearch)
  return withTransaction(async (tx) => {
    const known = await lockSearches(tx, user.id)
    const id = known.get(search.href)
    if (id !== undefined) await updateSearch(tx, user.id, { ...search, id })
    else if (known.size >= MAX_SAVED_SEARCHES) return failure(savedSearchMessages.tooMany)
    else await insertSearches(tx, user.id, [search])
    return success(null)
  })
}

interface Change {
  id: number
  name: string
  frequency: AlertFrequency
}

/** @returns false where the user has no such search */
async function updateSearch(tx: Tx, userId: number, { id, name, frequency }: Change): Promise<boolean> {
  const updated = await tx
    .updateTable('savedSearch')
    .set({ name, frequency })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!updated.numUpdatedRows) return false
  if (frequency === 'none') await tx.deleteFrom('searchMatch').where('searchId', '=', id).execute()
  // What waited for the daily or weekly mail is told at once.
  if (frequency === 'at_once') await addAlertJob(tx, userId)
  return true
}

export async function changeSavedSearch(
  input: ParsedInput<'changeSavedSearch'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { search_id: id, name, frequency } = withoutNul(input)
  const isChanged = await withTransaction((tx) => updateSearch(tx, user.id, { id, name, frequency }))
  return isChanged ? success(null) : failure(savedSearchMessages.notFound)
}

export async function removeSavedSearch(
  { search_id: id }: ParsedInput<'removeSavedSearch'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  await db().deleteFrom('savedSearch').where('id', '=', id).where('userId', '=', user.id).execute()
  return success(null)
}

/**
 * Takes over what a browser has kept before its user logged in. A search that the account has saved already stays as it
 * is; where there are too many, the last ones of the list are left out.
 */
export async function mergeSavedSearches(
  { searches }: ParsedInput<'mergeSavedSearches'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const searchByHref = new Map(
    searches.flatMap((each) => {
      const search = toNewSearch(each)
      return search ? [[search.href, search] as const] : []
    }),
  )
  if (searchByHref.size === 0) return success(null)
  return withTransaction(async (tx) => {
    const known = await lockSearches(tx, user.id)
    const added = [...searchByHref.values()].filter(({ href }) => !known.has(href))
    await insertSearches(tx, user.id, added.slice(0, Math.max(0, MAX_SAVED_SEARCHES - known.size)))
    return success(null)
  })
}

/** What the account has saved, for its export. */
export const exportSavedSearches = (tx: Tx, userId: number) => selectSearches(tx, userId).execute()
