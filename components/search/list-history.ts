import type { ListPage } from '@/lib/search/list-page'

/**
 * Restores lists of results when a visitor goes back. For each list the browser keeps the page that it
 * started from (the address names the page in view), the card that was in view and, across document
 * loads, the loaded pages: in this module while the document lives, then in session storage.
 */
export interface ScrollAnchor {
  cardId: number
  /** Distance of the card's top from the top of the window, in pixels. */
  top: number
  /** Whether the visitor left by this card, which then gets the focus back. */
  wasClicked: boolean
}

interface Snapshot {
  href: string
  start: number
  pages: ListPage[]
  anchor: ScrollAnchor | null
  /** Key of the history entry, in browsers with the Navigation API. */
  entryKey?: string | undefined
  /** Milliseconds since 1970. */
  savedAt: number
}

const STORAGE_KEY = 'result_lists'
const MAX_SNAPSHOTS = 3
const SNAPSHOT_LIFETIME_MS = 30 * 60_000
/** Longer lists are not stored, because storage is limited; their address still leads to the page in view. */
const MAX_PAGES = 40

const startPages = new Map<string, number>()
const entryKeys = new Map<string, string | undefined>()
const anchors = new Map<string, ScrollAnchor>()
let isFirstList = true
let isReloaded = false

/** State of a history entry that has shown a list; an entry without it is new. */
type HistoryState = { list?: { start: number } } | null

const currentEntryKey = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key

/**
 * Finds the state of the current history entry. When the router loads a page again on the way back it
 * drops the state; the entry's key then leads to the stored snapshot.
 */
function findEntryState(): { start: number } | undefined {
  const key = currentEntryKey()
  return (
    (window.history.state as HistoryState)?.list ??
    (key === undefined ? undefined : readSnapshots().find(({ entryKey }) => entryKey === key))
  )
}

/** Whether the document of this very address was reloaded. */
function wasReloaded(): boolean {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  return load?.type === 'reload' && load.name === window.location.href
}

/** The page that the list at an address started from; undefined when it is the page that the address names. */
export const findStartPage = (href: string): number | undefined => startPages.get(href)

/**
 * Registers a list when it is mounted.
 * @returns the page that it started from when the visitor comes back to it, null when it is new or reloaded
 */
export function registerList(href: string, start: number): number | null {
  const entryState = findEntryState()
  isReloaded = isFirstList && wasReloaded() && entryState !== undefined
  const isNew = !entryState || isReloaded
  isFirstList = false
  entryKeys.set(href, currentEntryKey())
  if (!isNew) {
    startPages.set(href, entryState.start)
    return entryState.start
  }
  startPages.delete(href)
  anchors.delete(href)
  // The router ignores a replaceState that keeps its own fields.
  window.history.replaceState({ ...window.history.state, list: { start } }, '')
  return null
}

/** Whether the last registered list was reloaded: its results are read again and its position is kept. */
export const isReload = (): boolean => isReloaded

export const forgetStartPage = (href: string): void => void startPages.delete(href)

/** Pushes a history entry for another list. The router takes over the address without rendering. */
export function pushList(href: string, start: number): void {
  startPages.delete(href)
  anchors.delete(href)
  window.history.pushState({ list: { start } }, '', href)
  entryKeys.set(href, currentEntryKey())
}

/**
 * Changes the address to the page in view; the list and its start page stay. The router is bypassed,
 * because it would render again and abort a navigation in progress.
 */
export function replaceListAddress(href: string, start: number): void {
  startPages.set(href, start)
  entryKeys.set(href, currentEntryKey())
  window.history.replaceState({ ...window.history.state, list: { start } }, '', href)
}

export const saveAnchor = (href: string, anchor: ScrollAnchor): void => void anchors.set(href, anchor)

function readSnapshots(): Snapshot[] {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(parsed)) return []
    return (parsed as Snapshot[]).filter(({ savedAt }) => Date.now() - savedAt < SNAPSHOT_LIFETIME_MS)
  } catch {
    return []
  }
}

/** Stores a list for the next document load. Only the newest few are kept, and none when storage is blocked or full. */
export function saveList(href: string, start: number, pages: ListPage[]): void {
  if (pages.length > MAX_PAGES) return
  const snapshot: Snapshot = {
    href,
    start,
    pages,
    anchor: findAnchor(href),
    entryKey: entryKeys.get(href),
    savedAt: Date.now(),
  }
  try {
    window.sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(
        [snapshot, ...readSnapshots().filter((other) => other.href !== href)].slice(0, MAX_SNAPSHOTS),
      ),
    )
  } catch {
    // Without the snapshot the address still leads to the page in view.
  }
}

/** Finds the stored pages of a list, or null. */
export const findSavedPages = (href: string, start: number): ListPage[] | null =>
  readSnapshots().find((snapshot) => snapshot.href === href && snapshot.start === start)?.pages ?? null

/** Finds the card at which a list was left, or null. */
export const findAnchor = (href: string): ScrollAnchor | null =>
  anchors.get(href) ?? readSnapshots().find((snapshot) => snapshot.href === href)?.anchor ?? null
