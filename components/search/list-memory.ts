import type { ListPage } from '@/lib/search/list-page'

/**
 * What a browser remembers of its lists, so that Back shows what was there: which page a list
 * started from (its address names the page in view), which card was in view, and, across full
 * loads, the loaded pages. Held in this module while the document lives, in session storage after.
 */
export interface Anchor {
  /** Id of the card, and where its top stood in the window, in pixels. */
  card: number
  top: number
  /** True when the visitor left by this card: it gets the focus back. */
  left: boolean
}

interface Snapshot {
  href: string
  start: number
  pages: ListPage[]
  anchor: Anchor | null
  /** Key of the history entry that showed it, where the browser tells. */
  entry?: string | undefined
  /** Milliseconds since 1970; old lists are fetched anew. */
  at: number
}

const KEY = 'result_lists'
const KEPT = 3
const KEPT_MS = 30 * 60_000
/** A longer list is not worth its weight in storage; its address leads to the page in view. */
const MOST_PAGES = 40

const starts = new Map<string, number>()
const entries = new Map<string, string | undefined>()
const anchors = new Map<string, Anchor>()
let firstList = true
let reloaded = false

/** Mark of a history entry that showed a list: entries without it are new, whatever is remembered. */
type Mark = { list?: { start: number } } | null

const entryKey = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key

/** The router drops the mark where it fetches the page anew on the way back; the kept list knows its entry all the same. */
function markOf(): { start: number } | undefined {
  const key = entryKey()
  return (
    (window.history.state as Mark)?.list ??
    (key === undefined ? undefined : snapshots().find(({ entry }) => entry === key))
  )
}

/** Whether this very page was reloaded; another one may have been, and a list come back to from there. */
function wasReloaded(): boolean {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  return load?.type === 'reload' && load.name === window.location.href
}

/** Page that the list at an address started from; undefined when its address says it all. */
export const startOf = (href: string): number | undefined => starts.get(href)

/**
 * Called once when a list is mounted. Returns the page it started from when the visitor comes back
 * to it, null when it is new here or was reloaded for fresh results.
 */
export function arrive(href: string, start: number): number | null {
  const mark = markOf()
  reloaded = firstList && wasReloaded() && mark !== undefined
  const fresh = !mark || reloaded
  firstList = false
  entries.set(href, entryKey())
  if (!fresh) {
    starts.set(href, mark.start)
    return mark.start
  }
  starts.delete(href)
  anchors.delete(href)
  // Everything that the router keeps in the entry stays: with it, the router is not told.
  window.history.replaceState({ ...window.history.state, list: { start } }, '')
  return null
}

/** Whether the list that last arrived was reloaded: it is fetched anew, and the visitor stays where they were in it. */
export const isReload = (): boolean => reloaded

/** Nothing is left of the list at an address: it starts from the page that its address names. */
export const forgetStart = (href: string): void => void starts.delete(href)

/** Opens a new history entry for another list; the router learns of the address and renders nothing anew. */
export function openList(href: string, start: number): void {
  starts.delete(href)
  anchors.delete(href)
  window.history.pushState({ list: { start } }, '', href)
  entries.set(href, entryKey())
}

/**
 * Lets the address name the page in view; the list, and where it started, stay. The router is not
 * told: it would draw the page anew, and drop a navigation that is under way.
 */
export function followTo(href: string, start: number): void {
  starts.set(href, start)
  entries.set(href, entryKey())
  window.history.replaceState({ ...window.history.state, list: { start } }, '', href)
}

export const keepAnchor = (href: string, anchor: Anchor): void => void anchors.set(href, anchor)

function snapshots(): Snapshot[] {
  try {
    const parsed: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(parsed) ? (parsed as Snapshot[]).filter((one) => Date.now() - one.at < KEPT_MS) : []
  } catch {
    return []
  }
}

/** Keeps a list across a full load; the newest few, and nothing where storage is blocked or full. */
export function keepList(href: string, start: number, pages: ListPage[]): void {
  if (pages.length > MOST_PAGES) return
  const one: Snapshot = {
    href,
    start,
    pages,
    anchor: recallAnchor(href),
    entry: entries.get(href),
    at: Date.now(),
  }
  try {
    window.sessionStorage.setItem(
      KEY,
      JSON.stringify([one, ...snapshots().filter((other) => other.href !== href)].slice(0, KEPT)),
    )
  } catch {
    // The address still leads to the page in view.
  }
}

/** Pages of a list kept across a full load, or null. */
export const recallList = (href: string, start: number): ListPage[] | null =>
  snapshots().find((one) => one.href === href && one.start === start)?.pages ?? null

/** Where the list at an address was left, or null. */
export const recallAnchor = (href: string): Anchor | null =>
  anchors.get(href) ?? snapshots().find((one) => one.href === href)?.anchor ?? null
