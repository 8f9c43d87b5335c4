import 'server-only'
import { cache } from 'react'
import { searchListings } from '@/lib/queries/search'
import { callInput } from '@/lib/search/codec'
import { listPage, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

/** Asked once for the head and the body of a page; React compares arguments by identity, hence the text. */
const find = cache(async (search: string): Promise<ListPage> => {
  const state = JSON.parse(search) as SearchState
  return listPage(await searchListings(state.kind, callInput(state)), state.page)
})

/** The page of results that an address asks for. Outages throw. */
export const findResults = (state: SearchState): Promise<ListPage> => find(JSON.stringify(state))
