import type { ListPage } from '@/lib/search/list-page'
import { addView } from './use-results-view'

/*
 * Remembers lists of results, so that a visitor who goes back finds a list as it was. The URL names only the page in
 * view; this module keeps the page that the list started from and the card in view. Session storage keeps both, and
 * the loaded pages, for a visitor who comes back from another document.
 */

export interface ScrollAnchor {
  cardId: number
  /** Distance of the card's top from the top of the window, in pixels. */
  top: number
  /** Whether the visitor left by a click on this card, which then gets the focus back. */
  wasClicked: boolean
}

interface Snapshot {
  href: string
  /** The page that the list starts from. */
  start: number
  pages: ListPage[]
  anchor: ScrollAnchor | null
  /** Key of the history entry, in browsers with the Navigation API. */
  entryKey?: string | undefined
  /** Milliseconds since 1970. */
  savedAt: number
}

const STORAGE_KEY = 'result_lists'
/** Session storage holds about 5 MB; a list that is not stored still restarts from the page in its URL. */
const MAX_SNAPSHOTS = 3
const MAX_STORED_PAGES = 40
/** Older results are loaded again, because some of the homes may have been sold. */
const SNAPSHOT_LIFETIME_MS = 30 * 60_000

/** These maps are keyed by the URL of a list. */
const startPageByHref = new Map<string, number>()
const entryKeyByHref = new Map<string, string | undefined>()
const anchorByHref = new Map<string, ScrollAnchor>()
/** True until this document has registered a list, because only its first list can be a reloaded one. */
let isFirstList = true
/** Whether the last registered list was reloaded. */
let isReloaded = false

/** The state that a history entry gets when it shows a list; an entry without `list` is new. */
type HistoryState = { list?: { start: number } } | null

// The type makes the Navigation API optional, because some browsers lack it.
const getCurrentEntryKey = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key

/** Returns the list's state in the history entry, or its snapshot if the router has dropped that state. */
function findEntryState(): { start: number } | undefined {
  const entryState = (window.history.state as HistoryState)?.list
  if (entryState) return entryState
  const key = getCurrentEntryKey()
  return key === undefined ? undefined : readSnapshots().find(({ entryKey }) => entryKey === key)
}

/** Whether the visitor reloaded the document at the current URL. */
function wasReloaded(): boolean {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  return load?.type === 'reload' && load.name === window.location.href
}

/** Returns the page that the list of a URL started from; undefined when the URL names that page itself. */
export const findStartPage = (href: string): number | undefined => startPageByHref.get(href)

/** Registers a mounted list. @returns its start page if the visitor came back; null for a new or reloaded list */
export function registerList(href: string, start: number): number | null {
  const entryState = findEntryState()
  isReloaded = isFirstList && wasReloaded() && entryState !== undefined
  const isNew = !entryState || isReloaded
  isFirstList = false
  entryKeyByHref.set(href, getCurrentEntryKey())
  if (!isNew) {
    startPageByHref.set(href, entryState.start)
    return entryState.start
  }
  startPageByHref.delete(href)
  anchorByHref.delete(href)
  // The copied state has the router's own fields, so that the router ignores the call.
  window.history.replaceState({ ...window.history.state, list: { start } }, '')
  return null
}

/** Whether the last registered list was reloaded. Its results are loaded again, but its position is kept. */
export const isReload = (): boolean => isReloaded

export const forgetStartPage = (href: string): void => void startPageByHref.delete(href)

export interface SearchOptions {
  /** Whether the search takes the place of the current history entry. */
  replacesEntry?: boolean
}

/** Sets the URL of another list. The state lacks the router's own fields, so that the router renders that URL. */
export function setListUrl(href: string, start: number, { replacesEntry = false }: SearchOptions): void {
  startPageByHref.delete(href)
  anchorByHref.delete(href)
  const entryState = { list: { start } }
  if (replacesEntry) window.history.replaceState(entryState, '', addView(href))
  else window.history.pushState(entryState, '', addView(href))
  entryKeyByHref.set(href, getCurrentEntryKey())
}

/** Sets the URL for the page in view. The state has the router's own fields, so that no navigation is aborted. */
export function replaceListUrl(href: string, start: number): void {
  startPageByHref.set(href, start)
  entryKeyByHref.set(href, getCurrentEntryKey())
  window.history.replaceState({ ...window.history.state, list: { start } }, '', addView(href))
}

export const saveAnchor = (href: string, anchor: ScrollAnchor): void => void anchorByHref.set(href, anchor)

function readSnapshots(): Snapshot[] {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(parsed)) return []
    return (parsed as Snapshot[]).filter(({ savedAt }) => Date.now() - savedAt < SNAPSHOT_LIFETIME_MS)
  } catch {
    return []
  }
}

export function saveList(href: string, start: number, pages: ListPage[]): void {
  if (pages.length > MAX_STORED_PAGES) return
  const snapshot: Snapshot = {
    href,
    start,
    pages,
    anchor: findAnchor(href),
    entryKey: entryKeyByHref.get(href),
    savedAt: Date.now(),
  }
  try {
    const others = readSnapshots().filter((other) => other.href !== href)
    const snapshots = [snapshot, ...others].slice(0, MAX_SNAPSHOTS)
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(snapshots))
  } catch {
    // If storage is blocked or full, the URL still leads to the page in view.
  }
}

export const findSavedPages = (href: string, start: number): ListPage[] | null =>
  readSnapshots().find((snapshot) => snapshot.href === href && snapshot.start === start)?.pages ?? null

export const findAnchor = (href: string): ScrollAnchor | null =>
  anchorByHref.get(href) ?? readSnapshots().find((snapshot) => snapshot.href === href)?.anchor ?? null
