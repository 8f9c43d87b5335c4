import { savedSearchMessages } from '../contract/saved-search-messages'
import { MAX_SAVED_SEARCHES } from '../domain/saved-search'
import { toSavedHref } from '../search/saved-href'
import { nameSearch, parseSearchHref } from '../search/saved-search'
import { callApi } from './call-api'
import { coalesce } from './coalesce'
import { announceMove } from './move-to-account'
import { hasLogin, SAVED_SEARCHES_KEY } from './saved-search-keys'
import { readStoredUser } from './session'
import { readStored, removeStored, writeStored } from './storage'

export interface BrowserSearch {
  href: string
  name: string
}

/** Reads the searches that a visitor has saved in this browser, the newest first. Invalid entries are skipped. */
export function readBrowserSearches(): BrowserSearch[] {
  let stored: unknown
  try {
    stored = JSON.parse(readStored(SAVED_SEARCHES_KEY) ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const hrefs = stored.flatMap((href: unknown) => {
    const state = typeof href === 'string' ? parseSearchHref(href) : null
    return state ? [toSavedHref(state)] : []
  })
  return [...new Set(hrefs)]
    .slice(0, MAX_SAVED_SEARCHES)
    .map((href) => ({ href, name: nameSearch(parseSearchHref(href)!) }))
}

/** Stores only the URLs, because the names are made from the URLs when the searches are read. */
function writeBrowserSearches(searches: readonly BrowserSearch[]): boolean {
  if (searches.length > 0)
    return writeStored(SAVED_SEARCHES_KEY, JSON.stringify(searches.map(({ href }) => href)))
  removeStored(SAVED_SEARCHES_KEY)
  return true
}

const BLOCKED_MESSAGE =
  'Your browser keeps nothing for this website, so the search could not be saved. Log in to save it.'

/** Saves a search of a visitor. @returns null, or the message why it could not be saved */
export function saveInBrowser(href: string): string | null {
  const others = readBrowserSearches().filter((search) => search.href !== href)
  if (others.length >= MAX_SAVED_SEARCHES) return savedSearchMessages.tooMany
  return writeBrowserSearches([{ href, name: '' }, ...others]) ? null : BLOCKED_MESSAGE
}

export const removeFromBrowser = (href: string): boolean =>
  writeBrowserSearches(readBrowserSearches().filter((search) => search.href !== href))

/**
 * Moves the searches of the browser to the account, where they send no emails until the user asks for them. If the
 * account is full, the other searches stay in the browser.
 */
export const mergeSavedSearches = coalesce(async () => {
  const userId = readStoredUser().id
  if (!hasLogin() || !userId) return
  const textBeforeMerge = readStored(SAVED_SEARCHES_KEY)
  if (textBeforeMerge === null) return
  const browserSearches = readBrowserSearches()
  // The account lists the last saved search first, so the newest one is sent last.
  const searches = browserSearches.toReversed().map((search) => ({ ...search, frequency: 'none' as const }))
  const reply = await callApi('mergeSavedSearches', { user_id: userId, searches }).catch(() => undefined)
  if (!reply?.ok || readStored(SAVED_SEARCHES_KEY) !== textBeforeMerge) return
  const leftOutHrefs = new Set(reply.data.left_out)
  writeBrowserSearches(browserSearches.filter(({ href }) => leftOutHrefs.has(href)))
  if (leftOutHrefs.size < searches.length) announceMove('searches')
})
