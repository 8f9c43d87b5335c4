import { callApi } from '@/lib/browser/call-api'
import { readStored } from '@/lib/browser/storage'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { toCallInput, searchHref } from '@/lib/search/codec'
import { toListPage } from '@/lib/search/list-page'
import { readSavedFilters } from '@/lib/search/saved-filters'
import { defaultState, type SearchState } from '@/lib/search/state'
import { createChips, formatLocationFilter } from '@/lib/search/summary'

/** The last search of this browser. A chunk of its own, loaded only where there is one. */
export interface KeptSearch {
  /** 'Witham · 2+ beds · up to £350k'. */
  words: string
  href: string
  state: SearchState
}

/** The last search of a kind, or null. */
export function keptSearch(kind: ListingKind): KeptSearch | null {
  const filters = readSavedFilters(kind, readStored)
  if (!filters) return null
  const state: SearchState = { ...defaultState(kind), ...filters }
  return {
    words: [formatLocationFilter(state.location), ...createChips(state).map(({ text }) => text)].join(' · '),
    href: searchHref(state),
    state,
  }
}

/** Counts the homes that the search finds now; null when the agency refuses. */
export async function countNow({ state }: KeptSearch, signal: AbortSignal): Promise<number | null> {
  const found = toListPage(
    await callApi(
      state.kind === 'sale' ? 'propertySearch' : 'lettingSearch',
      { ...toCallInput(state, 1), limit: 1 },
      { signal },
    ),
    1,
  )
  return found.failure === null ? found.total : null
}
