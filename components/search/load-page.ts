import { callApi } from '@/lib/browser/call-api'
import { callInput } from '@/lib/search/codec'
import { listPage, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

const callOf = { sale: 'propertySearch', let: 'lettingSearch' } as const

/**
 * One page of a list from the agency.
 * @throws NetworkError when there is no answer, or an HTTP error status
 */
export async function loadPage(state: SearchState, page: number, signal?: AbortSignal): Promise<ListPage> {
  return listPage(await callApi(callOf[state.kind], callInput(state, page), signal), page)
}

/** How many homes a search finds, or null when the agency refuses. @throws NetworkError as above */
export async function countListings(state: SearchState, signal?: AbortSignal): Promise<number | null> {
  const found = listPage(await callApi(callOf[state.kind], { ...callInput(state, 1), limit: 1 }, signal), 1)
  return found.failure === null ? found.total : null
}
