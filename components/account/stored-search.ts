import { callApi } from '@/lib/browser/call-api'
import { readStored } from '@/lib/browser/storage'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { toCallInput, searchHref } from '@/lib/search/codec'
import { countHomes as countHomesOfPage, toListPage } from '@/lib/search/list-page'
import { readSavedFilters } from '@/lib/search/saved-filters'
import { defaultState, type SearchState } from '@/lib/search/state'
import { createChips, formatLocationFilter } from '@/lib/search/summary'

/** The last search, from local storage. This module is loaded only if there is one. */
export interface StoredSearch {
  /** Such as 'Witham · 2+ beds · up to £350k'. */
  summary: string
  href: string
  state: SearchState
}

/** Reads the last search of a kind from local storage; null if there is none. */
export function readStoredSearch(kind: ListingKind): StoredSearch | null {
  const filters = readSavedFilters(kind, readStored)
  if (!filters) return null
  const state: SearchState = { ...defaultState(kind), ...filters }
  const filterTexts = createChips(state).map(({ text }) => text)
  return {
    summary: [formatLocationFilter(state.location), ...filterTexts].join(' · '),
    href: searchHref(state),
    state,
  }
}

/** Counts the homes that a search finds now; null when the agency refuses. */
export async function countHomes({ state }: StoredSearch, signal: AbortSignal): Promise<number | null> {
  const call = state.kind === 'sale' ? 'propertySearch' : 'lettingSearch'
  const firstPage = 1
  // Requests one result, because only the total is needed.
  const input = { ...toCallInput(state, firstPage), limit: 1 }
  const reply = await callApi(call, input, { signal })
  return countHomesOfPage(state, toListPage(reply, firstPage))
}
