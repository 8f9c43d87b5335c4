import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'

/** How long a list is kept after the visitor has left it. */
const CACHE_LIFETIME_MS = 30 * 60_000

/** Returns the cache key of a list. @param startPage the page that the list starts from */
export const getListKey = (state: SearchState, startPage: number) =>
  ['results', { ...state, page: startPage }] as const

export type ListData = InfiniteData<ListPage, number>

export const toListData = (pages: ListPage[]): ListData => ({
  pages,
  pageParams: pages.map(({ page }) => page),
})

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A list must not change while somebody reads it, so nothing is loaded again in the background.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failure is shown at once, with a button to try again.
        retry: false,
        // By default a call waits until the browser is online.
        networkMode: 'always',
        // On the server the default is kept, which sets no timer: a timer would hold each render's results in memory.
        ...(typeof window === 'undefined' ? {} : { gcTime: CACHE_LIFETIME_MS }),
      },
    },
  })

let browserClient: QueryClient | undefined

/** Returns the cache of result lists: one for the document in a browser, a new one for each render on the server. */
export const getResultsCache = (): QueryClient =>
  typeof window === 'undefined' ? createClient() : (browserClient ??= createClient())
