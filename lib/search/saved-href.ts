import { searchHref } from './codec'
import type { SearchState } from './state'

/** Creates the address by which a search is saved. Order, page and notices belong to one visit and are left out. */
export function toSavedHref(state: SearchState): string {
  const savedState: SearchState = { ...state, sort: 'most-recent', page: 1 }
  delete savedState.unsupported
  delete savedState.locationBeforeArea
  return searchHref(savedState)
}
