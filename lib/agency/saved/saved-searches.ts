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
import { parseSearchHref } from '../../search/saved-search'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Database, type Tx } from '../database'
import { addAlertJob } from './alert-jobs'

type NewSearch = Omit<ParsedInput<'addSavedSearch'>, 'user_id'>

const selectSearches = (database: Database | Tx, userId: number) =>
  database
    .selectFrom('savedSearch')
    .select(['id', 'name', 'href', 'frequency', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')

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

/** Normalises the href of a search, so that equal searches have equal hrefs; null if it is no search, or too long. */
function normaliseSearch({ href, name, frequency }: NewSearch): NewSearch | null {
  const state = parseSearchHref(href)
  if (!state) return null
  const savedHref = toSavedHref(state)
  return savedHref.length > MAX_SEARCH_HREF_CHARACTERS ? null : { href: savedHref, name, frequency }
}

/** Locks the user, so that two tabs cannot exceed the limit. @returns the ids of the saved searches by href */
const lockSavedSearches = async (tx: Tx, userId: number): Promise<Map<string, number>> => {
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
  // A new search counts as mailed today, so that its first digest comes on the next day or Monday.
  const digestedOn = sql<Date>`${londonDay(new Date())}::date`
  await tx
    .insertInto('savedSearch')
    .values(searches.map((search) => ({ ...search, userId, digestedOn })))
    .execute()
}

/** Saves a search. If the same search is saved already, its name and frequency are updated. */
export async function addSavedSearch(
  input: ParsedInput<'addSavedSearch'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const search = normaliseSearch(input)
  if (!search) return failure(savedSearchMessages.noSearch)
  return withTransaction(async (tx) => {
    const savedIds = await lockSavedSearches(tx, user.id)
    const id = savedIds.get(search.href)
    if (id !== undefined) await updateSearch(tx, user.id, { ...search, id })
    else if (savedIds.size >= MAX_SAVED_SEARCHES) return failure(savedSearchMessages.tooMany)
    else await insertSearches(tx, user.id, [search])
    return success(null)
  })
}

interface SearchUpdate {
  id: number
  name: string
  frequency: AlertFrequency
}

/** @returns false if the user has no such search */
async function updateSearch(tx: Tx, userId: number, { id, name, frequency }: SearchUpdate): Promise<boolean> {
  const updated = await tx
    .updateTable('savedSearch')
    .set({ name, frequency })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!updated.numUpdatedRows) return false
  if (frequency === 'none') await tx.deleteFrom('searchMatch').where('searchId', '=', id).execute()
  // Matches that waited for the daily or weekly mail are mailed at once.
  if (frequency === 'at_once') await addAlertJob(tx, userId)
  return true
}

export async function changeSavedSearch(
  input: ParsedInput<'changeSavedSearch'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { search_id: id, name, frequency } = input
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

/** Adds a browser's searches that the account lacks. Beyond the limit, the oldest ones, which are first, are left out. */
export async function mergeSavedSearches(
  { searches }: ParsedInput<'mergeSavedSearches'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'mergeSavedSearches'>>> {
  const searchByHref = new Map(
    searches.flatMap((browserSearch) => {
      const search = normaliseSearch(browserSearch)
      return search ? [[search.href, search] as const] : []
    }),
  )
  if (searchByHref.size === 0) return success({ left_out: [] })
  return withTransaction(async (tx) => {
    const savedIds = await lockSavedSearches(tx, user.id)
    const newSearches = [...searchByHref.values()].filter(({ href }) => !savedIds.has(href))
    const leftOutCount = Math.max(0, savedIds.size + newSearches.length - MAX_SAVED_SEARCHES)
    await insertSearches(tx, user.id, newSearches.slice(leftOutCount))
    return success({ left_out: newSearches.slice(0, leftOutCount).map(({ href }) => href) })
  })
}

export const exportSavedSearches = (tx: Tx, userId: number) => selectSearches(tx, userId).execute()
