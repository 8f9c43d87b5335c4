import { callApi } from '@/lib/browser/call-api'
import type { SearchCounts } from '@/lib/contract/search-counts'
import { toCallInput } from '@/lib/search/codec'
import { countHomes, toListPage, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

const searchCalls = { sale: 'propertySearch', let: 'lettingSearch' } as const

/** Loads a page of results in the browser. @throws NetworkError on an HTTP error status or without a reply */
export async function loadPage(state: SearchState, page: number, signal?: AbortSignal): Promise<ListPage> {
  const reply = await callApi(searchCalls[state.kind], toCallInput(state, page), { signal })
  return toListPage(reply, page)
}

/** Counts the homes that a search finds; null if the API refuses the search. @throws NetworkError like loadPage */
export async function countListings(state: SearchState, signal?: AbortSignal): Promise<number | null> {
  // Only the total is needed, but the API requires a limit of at least one card.
  const input = { ...toCallInput(state, 1), limit: 1 }
  const reply = await callApi(searchCalls[state.kind], input, { signal })
  return countHomes(state, toListPage(reply, 1))
}

/** Returns the filters of a search. Sort order and page are left out, because they do not change a count. */
const toCountedSearch = (state: SearchState) => {
  const filters: Partial<ReturnType<typeof toCallInput>> = toCallInput(state, 1)
  for (const name of ['orderby', 'page', 'limit'] as const) delete filters[name]
  return { ...filters, kind: state.kind }
}

/** Counts the homes of several searches in one request; null for each that fails. @throws NetworkError like loadPage */
export async function countSearches(
  states: readonly SearchState[],
  signal?: AbortSignal,
): Promise<(number | null)[]> {
  const reply = await callApi('countSearches', { searches: states.map(toCountedSearch) }, { signal })
  return states.map((_, index) => (reply.ok ? (reply.data.totals[index] ?? null) : null))
}

/** Counts the homes that each choice of a form would leave; empty if the upstream does not know the call. */
export async function countChoices(
  state: SearchState,
  signal: AbortSignal,
): Promise<SearchCounts['choices']> {
  const reply = await callApi('searchCounts', toCountedSearch(state), { signal })
  return reply.ok ? reply.data.choices : []
}
