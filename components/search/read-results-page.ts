import 'server-only'
import { cache } from 'react'
import { searchListings } from '@/lib/queries/search'
import { toCallInput } from '@/lib/search/codec'
import { toListPage, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

/** The search is passed as JSON, because React's cache compares objects by identity. */
const readPage = cache(async (stateJson: string): Promise<ListPage> => {
  const state = JSON.parse(stateJson) as SearchState
  return toListPage(await searchListings(state.kind, toCallInput(state)), state.page)
})

/** Reads a page of results on the server, once for each request. @throws Outage if the API does not answer */
export const readResultsPage = (state: SearchState): Promise<ListPage> => readPage(JSON.stringify(state))
