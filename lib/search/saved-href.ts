import { searchHref } from './codec'
import type { SearchState } from './state'

/**
 * Creates the URL by which a search is saved. It leaves out what belongs to one visit: the sort order, the page, the
 * notice of unsupported wishes and the location that an area has replaced.
 */
export function toSavedHref(state: SearchState): string {
  const savedState: SearchState = { ...state, sort: 'most-recent', page: 1 }
  delete savedState.unsupported
  delete savedState.locationBeforeArea
  return searchHref(savedState)
}
