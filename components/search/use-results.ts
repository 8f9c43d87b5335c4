'use client'

import { hashKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { writeStored } from '@/lib/browser/storage'
import { parsePathname, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { LETTINGS_PAGE_KEY } from '@/lib/search/saved-filters'
import { isCommercial, type SearchState } from '@/lib/search/state'
import {
  findSavedPages,
  findStartPage,
  forgetStartPage,
  pushList,
  registerList,
  replaceListAddress,
  saveList,
} from './list-history'
import { loadPage } from './load-page'
import { toListData, listKey } from './results-cache'

export interface Results {
  /** The search; its page is the page in view. */
  state: SearchState
  href: string
  /** Identifies the list, whichever of its pages is in view. */
  listId: string
  pages: ListPage[]
  isLoading: boolean
  isFailed: boolean
  isLoadingMore: boolean
  /** There are more pages, and the last load did not fail. */
  hasMore: boolean
  /** There are more pages, though the last load may have failed. */
  canLoadMore: boolean
  loadMore: () => void
  retry: () => void
  /** Opens another search, as a link to its address would. */
  search: (to: SearchState) => void
  /** Changes the address to the page in view, and returns it. */
  showPageInAddress: (page: number) => string
  cameBack: React.RefObject<boolean>
}

interface ServerResults {
  state: SearchState
  page: ListPage
}

/**
 * The results of the address (D-17, D-80 … D-82, D-166): the server rendered the first page, the browser
 * loads all others. Sort order, filters and pager change address and list without a navigation; another
 * location navigates, because its page has other texts.
 */
export function useResults(server: ServerResults): Results {
  const client = useQueryClient()
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [restarts, countRestart] = useReducer((count: number) => count + 1, 0)
  const cameBack = useRef(false)
  // The URL of a search that the router has not rendered yet; until then the old list is in sight.
  const pendingHref = useRef<string | null>(null)

  const addressState = useMemo(
    () => parsePathname(pathname, (name) => query.get(name)) ?? server.state,
    [pathname, query, server.state],
  )
  const start = findStartPage(searchHref(addressState)) ?? addressState.page
  const key = listKey(addressState, start)
  // The page in view after scrolling; `list` guards against the page of another list.
  const [pageInView, setPageInView] = useState({ list: '', page: 0 })
  const listId = `${JSON.stringify(key)}#${restarts}`
  const page = pageInView.list === listId ? pageInView.page : addressState.page
  const state = useMemo(() => ({ ...addressState, page }), [addressState, page])
  const href = searchHref(state)

  // Seeds the cache during the first render, on the server and in the browser.
  useState(() => {
    const seedKey = listKey(server.state, server.state.page)
    if (!client.getQueryData(seedKey)) client.setQueryData(seedKey, toListData([server.page]))
  })

  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => {
      const page = await loadPage(state, pageParam, signal)
      if (page.failure !== null && pageParam !== start) throw new Error(page.failure)
      return page
    },
    initialPageParam: start,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  })
  const pages = useMemo(() => list.data?.pages ?? [], [list.data])

  const latest = useRef({ state, href, start, pages, key, listId })
  useLayoutEffect(() => {
    latest.current = { state, href, start, pages, key, listId }
    if (pendingHref.current === searchHref(addressState)) pendingHref.current = null
  })

  // A list that the visitor comes back to is restored; any other, and one that the router has refreshed,
  // shows what the server has just sent.
  const handledServer = useRef<ServerResults | null>(null)
  useLayoutEffect(() => {
    if (handledServer.current === server) return
    const now = latest.current
    const restoredStart = handledServer.current ? null : registerList(now.href, now.state.page)
    handledServer.current = server
    cameBack.current = restoredStart !== null
    if (restoredStart === null) {
      // On a first visit the cache has been seeded with this page.
      if (now.start === server.state.page && now.pages.length === 1 && now.pages[0] === server.page) return
      client.setQueryData(listKey(server.state, server.state.page), toListData([server.page]))
    } else if (!client.getQueryData(listKey(now.state, restoredStart))) {
      const savedPages = findSavedPages(now.href, restoredStart)
      if (savedPages) client.setQueryData(listKey(now.state, restoredStart), toListData(savedPages))
      else forgetStartPage(now.href)
    }
    rerender()
  }, [client, server])

  useEffect(() => {
    const save = () => saveList(latest.current.href, latest.current.start, latest.current.pages)
    const handlePopState = () => {
      cameBack.current = true
      pendingHref.current = null
    }
    window.addEventListener('pagehide', save)
    window.addEventListener('popstate', handlePopState)
    return () => {
      window.removeEventListener('pagehide', save)
      window.removeEventListener('popstate', handlePopState)
      save()
    }
  }, [])

  const lastPage = pages.at(-1)?.page
  useEffect(() => {
    if (state.kind === 'let' && lastPage !== undefined) writeStored(LETTINGS_PAGE_KEY, String(lastPage))
  }, [state.kind, lastPage])

  const failedToLoadMore = list.isFetchNextPageError
  useEffect(() => {
    if (failedToLoadMore) console.error('More results could not be loaded', list.error)
  }, [failedToLoadMore, list.error])

  const { fetchNextPage, refetch } = list
  const search = useCallback(
    (to: SearchState) => {
      const target = searchHref(to)
      if (
        to.kind !== server.state.kind ||
        to.location !== server.state.location ||
        isCommercial(to) !== isCommercial(server.state)
      )
        return router.push(target)
      cameBack.current = false
      const queryKey = listKey(to, to.page)
      client.removeQueries({ queryKey, exact: true, type: 'inactive' })
      pushList(target, to.page)
      pendingHref.current = target
      rerender()
      // The list in sight starts from that page too, but may have grown by others since.
      if (hashKey(queryKey) === hashKey(latest.current.key)) {
        countRestart()
        void client.resetQueries({ queryKey, exact: true })
      }
    },
    [client, router, server.state],
  )
  const showPageInAddress = (toPage: number) => {
    const now = latest.current
    // After a search the address belongs to the next list, not to the one that is still in sight.
    if (pendingHref.current !== null) return now.href
    const target = searchHref({ ...now.state, page: toPage })
    if (toPage !== now.state.page) {
      replaceListAddress(target, now.start)
      setPageInView({ list: now.listId, page: toPage })
    }
    return target
  }

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
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    search,
    showPageInAddress,
    cameBack,
  }
}
