import 'server-only'
import { cache } from 'react'
import { searchListings } from '@/lib/queries/search'
import { toCallInput } from '@/lib/search/codec'
import { toListPage, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

/** Cached for the request. React's cache compares arguments by identity, so the state is passed as JSON. */
const readPage = cache(async (search: string): Promise<ListPage> => {
  const state = JSON.parse(search) as SearchState
  return toListPage(await searchListings(state.kind, toCallInput(state)), state.page)
})

/** Reads the page of results that an address names. @throws on an outage */
export const readResultsPage = (state: SearchState): Promise<ListPage> => readPage(JSON.stringify(state))
