'use client'

import { useSyncExternalStore } from 'react'

/*
 * Whether results are shown with the map: 'view=map' in the URL. It is no filter, so the codec of searches does not know
 * it, and the server renders every page without a map.
 */

const NAME = 'view'
const MAP = 'map'
const CHANGE_EVENT = 'results-view'

const isMapUrl = (): boolean => new URLSearchParams(window.location.search).get(NAME) === MAP

/** Adds the view that is in sight to the URL of another list. */
export function addView(href: string): string {
  if (typeof window === 'undefined' || !isMapUrl()) return href
  return `${href}${href.includes('?') ? '&' : '?'}${NAME}=${MAP}`
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGE_EVENT, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGE_EVENT, onChange)
  }
}

/** Shows or hides the map. The state of the history entry is kept, because lists and router keep theirs in it. */
function showMap(isMap: boolean): void {
  const url = new URL(window.location.href)
  if (isMap) url.searchParams.set(NAME, MAP)
  else url.searchParams.delete(NAME)
  // ',' and ';' stay readable, as in the links of searches.
  const query = url.search.replaceAll('%2C', ',').replaceAll('%3B', ';')
  window.history.replaceState(window.history.state, '', `${url.pathname}${query}`)
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

interface ResultsView {
  /** Null before hydration: the server leaves the button out, which does nothing without a script. */
  isMap: boolean | null
  showMap: (isMap: boolean) => void
}

export function useResultsView(): ResultsView {
  return { isMap: useSyncExternalStore<boolean | null>(subscribe, isMapUrl, () => null), showMap }
}
