'use client'

import { hashKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { writeStored } from '@/lib/browser/storage'
import { parsePathname, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { LETTINGS_PAGE_KEY } from '@/lib/search/saved-filters'
import { isCommercial, type SearchState } from '@/lib/search/state'
import {
  findSavedPages,
  findStartPage,
  forgetStartPage,
  registerList,
  replaceListUrl,
  saveList,
  setListUrl,
  type SearchOptions,
} from './list-history'
import { loadPage } from './load-page'
import { toListData, getListKey } from './results-cache'
import { addView } from './use-results-view'

export interface Results {
  /** The search, with the page in view as its page. */
  state: SearchState
  href: string
  /** Identifies the list; the same for all of its pages. */
  listId: string
  pages: ListPage[]
  isLoading: boolean
  isFailed: boolean
  isLoadingMore: boolean
  /** Whether there are more pages, and the last load did not fail. */
  hasMore: boolean
  /** Whether there are more pages, also after a failed load. */
  canLoadMore: boolean
  loadMore: () => void
  retry: () => void
  search: (to: SearchState, options?: SearchOptions) => void
  /** Puts the page in view into the URL. @returns the URL of the list */
  showPageInUrl: (page: number) => string
  /** Whether the visitor came back to the list, so that its position is restored. */
  cameBack: RefObject<boolean>
}

interface ServerResults {
  state: SearchState
  page: ListPage
}

/** The list on the screen, for handlers that run after the render. */
interface CurrentList {
  state: SearchState
  href: string
  startPage: number
  pages: ListPage[]
  listId: string
  cacheKey: ReturnType<typeof getListKey>
}

const increment = (count: number) => count + 1

/** Shows the search in the URL (D-17, D-80 … D-82, D-166). A new location navigates: its page has other texts. */
export function useResults(server: ServerResults): Results {
  const [, rerender] = useReducer(increment, 0)
  const [restartCount, restartList] = useReducer(increment, 0)
  const cameBack = useRef(false)
  // The URL of a search that the router has not rendered yet; the old list is still on the screen.
  const pendingHref = useRef<string | null>(null)

  const urlState = useUrlState(server.state)
  const startPage = findStartPage(searchHref(urlState)) ?? urlState.page
  const cacheKey = getListKey(urlState, startPage)
  const listId = `${JSON.stringify(cacheKey)}#${restartCount}`
  // The page in view after scrolling, with its list, because the page means nothing in the next list.
  const [pageInView, setPageInView] = useState({ listId: '', page: 0 })
  const page = pageInView.listId === listId ? pageInView.page : urlState.page
  const state = useMemo(() => ({ ...urlState, page }), [urlState, page])
  const href = searchHref(state)

  const list = useListQuery({ server, state, startPage, cacheKey })
  const pages = useMemo(() => list.data?.pages ?? [], [list.data])

  const latestList = useRef<CurrentList>({ state, href, startPage, pages, listId, cacheKey })
  useLayoutEffect(() => {
    latestList.current = { state, href, startPage, pages, listId, cacheKey }
    if (pendingHref.current === searchHref(urlState)) pendingHref.current = null
  })
  useServerResults({ server, latestListRef: latestList, cameBackRef: cameBack, rerender })
  useSaveOnLeave({ latestListRef: latestList, cameBackRef: cameBack, pendingHrefRef: pendingHref })
  useStoredLettingsPage(state, pages)

  const search = useSearch({
    serverState: server.state,
    latestListRef: latestList,
    cameBackRef: cameBack,
    pendingHrefRef: pendingHref,
    rerender,
    restartList,
  })
  const showPageInUrl = (pageToShow: number) => {
    const shownList = latestList.current
    // After a search the URL belongs to the next list, not to the list that is still on the screen.
    if (pendingHref.current !== null || pageToShow === shownList.state.page) return shownList.href
    const target = searchHref({ ...shownList.state, page: pageToShow })
    replaceListUrl(target, shownList.startPage)
    setPageInView({ listId: shownList.listId, page: pageToShow })
    return target
  }

  const { fetchNextPage, refetch, isFetchNextPageError: failedToLoadMore } = list
  return {
    state,
    href,
    listId,
    pages,
    isLoading: list.isPending,
    isFailed: list.isError && !failedToLoadMore,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage && !failedToLoadMore,
    canLoadMore: list.hasNextPage,
    // A load that is under way is not started again.
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    search,
    showPageInUrl,
    cameBack,
  }
}

interface ListQueryOptions {
  server: ServerResults
  state: SearchState
  startPage: number
  cacheKey: CurrentList['cacheKey']
}

/** The query that loads a list page by page; its cache is seeded with the page that the server rendered. */
function useListQuery({ server, state, startPage, cacheKey }: ListQueryOptions) {
  const client = useQueryClient()
  // The initialiser of a state runs once, in the first render, on the server and in the browser.
  useState(() => {
    const seedKey = getListKey(server.state, server.state.page)
    if (!client.getQueryData(seedKey)) client.setQueryData(seedKey, toListData([server.page]))
  })
  const list = useInfiniteQuery({
    queryKey: cacheKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await loadPage(state, pageParam, signal)
      // A refused first page is shown with its message; a refused further page leaves the list as it is.
      if (page.failure !== null && pageParam !== startPage) throw new Error(page.failure)
      return page
    },
    initialPageParam: startPage,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  })

  const { isFetchNextPageError, error } = list
  useEffect(() => {
    if (isFetchNextPageError) console.error('More results could not be loaded', error)
  }, [isFetchNextPageError, error])
  return list
}

interface UseSearchOptions {
  serverState: SearchState
  latestListRef: RefObject<CurrentList>
  cameBackRef: RefObject<boolean>
  pendingHrefRef: RefObject<string | null>
  rerender: () => void
  restartList: () => void
}

/** Returns a function that shows another search, in place of the list or by a navigation. */
function useSearch(options: UseSearchOptions): Results['search'] {
  const { serverState, latestListRef, cameBackRef, pendingHrefRef, rerender, restartList } = options
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(
    (to, { replacesEntry = false } = {}) => {
      const target = searchHref(to)
      if (!hasSamePage(to, serverState))
        return replacesEntry ? router.replace(addView(target)) : router.push(addView(target))
      cameBackRef.current = false
      const targetKey = getListKey(to, to.page)
      // A cached copy of the target list is dropped, so that a search always loads its list anew.
      client.removeQueries({ queryKey: targetKey, exact: true, type: 'inactive' })
      setListUrl(target, to.page, { replacesEntry })
      pendingHrefRef.current = target
      rerender()
      // A search for the same list, which may have loaded further pages, starts that list anew.
      if (hashKey(targetKey) === hashKey(latestListRef.current.cacheKey)) {
        restartList()
        void client.resetQueries({ queryKey: targetKey, exact: true })
      }
    },
    [client, router, serverState, latestListRef, cameBackRef, pendingHrefRef, rerender, restartList],
  )
}

/** Returns the search that the browser's URL names. The URL changes without a new render by the server. */
function useUrlState(serverState: SearchState): SearchState {
  const pathname = usePathname()
  const query = useSearchParams()
  return useMemo(
    () => parsePathname(pathname, (name) => query.get(name)) ?? serverState,
    [pathname, query, serverState],
  )
}

/** Whether both searches are shown by the same page, with the same heading and texts. */
const hasSamePage = (a: SearchState, b: SearchState) =>
  a.kind === b.kind && a.location === b.location && isCommercial(a) === isCommercial(b)

interface ServerResultsOptions {
  server: ServerResults
  latestListRef: RefObject<CurrentList>
  cameBackRef: RefObject<boolean>
  rerender: () => void
}

/** Restores a list to which the visitor comes back. Any other list shows what the server has just sent. */
function useServerResults({ server, latestListRef, cameBackRef, rerender }: ServerResultsOptions) {
  const client = useQueryClient()
  const handledServer = useRef<ServerResults | null>(null)
  useLayoutEffect(() => {
    if (handledServer.current === server) return
    const { href, state, startPage, pages } = latestListRef.current
    const restoredStart = handledServer.current ? null : registerList(href, state.page)
    handledServer.current = server
    cameBackRef.current = restoredStart !== null
    if (restoredStart === null) {
      const isSeeded = startPage === server.state.page && pages.length === 1 && pages[0] === server.page
      if (isSeeded) return
      client.setQueryData(getListKey(server.state, server.state.page), toListData([server.page]))
    } else if (!client.getQueryData(getListKey(state, restoredStart))) {
      const savedPages = findSavedPages(href, restoredStart)
      if (savedPages) client.setQueryData(getListKey(state, restoredStart), toListData(savedPages))
      else forgetStartPage(href)
    }
    rerender()
  }, [client, server, latestListRef, cameBackRef, rerender])
}

interface SaveOnLeaveOptions {
  latestListRef: RefObject<CurrentList>
  cameBackRef: RefObject<boolean>
  pendingHrefRef: RefObject<string | null>
}

/** Saves the list when the visitor leaves it, and notes a step back or forward in the history. */
function useSaveOnLeave({ latestListRef, cameBackRef, pendingHrefRef }: SaveOnLeaveOptions) {
  useEffect(() => {
    const save = () =>
      saveList(latestListRef.current.href, latestListRef.current.startPage, latestListRef.current.pages)
    const handlePopState = () => {
      cameBackRef.current = true
      pendingHrefRef.current = null
    }
    window.addEventListener('pagehide', save)
    window.addEventListener('popstate', handlePopState)
    return () => {
      window.removeEventListener('pagehide', save)
      window.removeEventListener('popstate', handlePopState)
      save()
    }
  }, [latestListRef, cameBackRef, pendingHrefRef])
}

/** Stores the last loaded page of lettings, under its own key (LET-06). */
function useStoredLettingsPage({ kind }: SearchState, pages: ListPage[]) {
  const lastPage = pages.at(-1)?.page
  useEffect(() => {
    if (kind === 'let' && lastPage !== undefined) writeStored(LETTINGS_PAGE_KEY, String(lastPage))
  }, [kind, lastPage])
}
