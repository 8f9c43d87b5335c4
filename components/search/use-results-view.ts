'use client'

import { useSyncExternalStore } from 'react'

/* 'view=map' is not part of a search: the codec of searches does not know it, and the server renders no map. */

const PARAMETER = 'view'
const MAP_VALUE = 'map'
const CHANGE_EVENT = 'results-view'

const isMapUrl = (): boolean => new URLSearchParams(window.location.search).get(PARAMETER) === MAP_VALUE

/** Adds 'view=map' to the URL of another list, if the map is open. */
export function addView(href: string): string {
  if (typeof window === 'undefined' || !isMapUrl()) return href
  return `${href}${href.includes('?') ? '&' : '?'}${PARAMETER}=${MAP_VALUE}`
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGE_EVENT, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGE_EVENT, onChange)
  }
}

/** Shows or hides the map. The history entry keeps its state, which belongs to the lists and the router. */
function showMap(isMap: boolean): void {
  const url = new URL(window.location.href)
  if (isMap) url.searchParams.set(PARAMETER, MAP_VALUE)
  else url.searchParams.delete(PARAMETER)
  // ',' and ';' stay readable, as in the links of searches.
  const query = url.search.replaceAll('%2C', ',').replaceAll('%3B', ';')
  window.history.replaceState(window.history.state, '', `${url.pathname}${query}`)
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

interface ResultsView {
  /** Null before hydration, when the Map button is left out because it needs JavaScript. */
  isMap: boolean | null
  showMap: (isMap: boolean) => void
}

export function useResultsView(): ResultsView {
  return { isMap: useSyncExternalStore<boolean | null>(subscribe, isMapUrl, () => null), showMap }
}
