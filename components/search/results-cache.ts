import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

/** Loaded lists are kept this long after they were left. */
const KEPT_MS = 30 * 60_000

/** A list in the cache: what is searched for, in which order, from which page on. */
export const listKey = (state: SearchState, start: number) => ['results', { ...state, page: start }] as const

export type ListData = InfiniteData<ListPage, number>

/** Pages as the cache holds them. */
export const listData = (pages: ListPage[]): ListData => ({
  pages,
  pageParams: pages.map(({ page }) => page),
})

const create = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Results are fresh when they are asked for; nothing is asked for twice behind one's back.
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        // On the server a timer would keep each answer for as long.
        ...(typeof window === 'undefined' ? {} : { gcTime: KEPT_MS }),
      },
    },
  })

let browserClient: QueryClient | undefined

/** The cache of result lists: one for a document, so that it outlives the page; one for each render on the server. */
export const resultsCache = (): QueryClient =>
  typeof window === 'undefined' ? create() : (browserClient ??= create())
