import { searchHref } from './codec'
import type { SearchState } from './state'

/** The address by which a search is saved. The order of results and wishes that no filter covers are no part of it. */
export function toSavedHref(state: SearchState): string {
  const saved: SearchState = { ...state, sort: 'most-recent', page: 1 }
  delete saved.unsupported
  return searchHref(saved)
}
