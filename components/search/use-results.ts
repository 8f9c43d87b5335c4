'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { writeStored } from '@/lib/browser/storage'
import { parsePathname, searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { LETTINGS_PAGE_KEY } from '@/lib/search/saved-filters'
import { isCommercial, type SearchState } from '@/lib/search/state'
import { arrive, followTo, forgetStart, keepList, openList, recallList, startOf } from './list-memory'
import { loadPage } from './load-page'
import { listData, listKey } from './results-cache'

export interface Results {
  /** What is searched for; its page is the one in view. */
  state: SearchState
  href: string
  /** Names the list, whichever of its pages is in view. */
  listId: string
  pages: ListPage[]
  /** Loading the first page, with nothing to show. */
  isLoading: boolean
  /** The first page did not come: no answer, or an HTTP error. */
  isLost: boolean
  isLoadingMore: boolean
  /** There is more, and it has not failed to come. */
  hasMore: boolean
  /** There is more, though the last attempt may have failed. */
  canLoadMore: boolean
  loadMore: () => void
  retry: () => void
  /** Goes to another list, as a link to its address would. */
  go: (to: SearchState) => void
  /** Lets the address name the page in view; returns that address. */
  follow: (page: number) => string
  /** How the present list was come to: opened here, or come back to. */
  cameBack: React.RefObject<boolean>
}

interface Server {
  state: SearchState
  page: ListPage
}

/**
 * A list of results as its address has it (D-17, D-80 … D-82, D-166): the first page came with the
 * document, every other comes through /api. Sort, refine and pager change the address and the list in
 * place; another location is another page of the site, with its own words, and is navigated to.
 */
export function useResults(server: Server): Results {
  const client = useQueryClient()
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const cameBack = useRef(false)

  const opened = useMemo(
    () => parsePathname(pathname, (name) => query.get(name)) ?? server.state,
    [pathname, query, server.state],
  )
  const start = startOf(searchHref(opened)) ?? opened.page
  const key = listKey(opened, start)
  // The page in view, once the list was scrolled; it belongs to this list alone.
  const [inView, setInView] = useState({ list: '', page: 0 })
  const listId = JSON.stringify(key)
  const page = inView.list === listId ? inView.page : opened.page
  const state = useMemo(() => ({ ...opened, page }), [opened, page])
  const href = searchHref(state)

  // What the server sent is there before the first render, on both sides.
  useState(() => {
    const seedKey = listKey(server.state, server.state.page)
    if (!client.getQueryData(seedKey)) client.setQueryData(seedKey, listData([server.page]))
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

  const latest = useRef({ state, href, start, pages, listId })
  useLayoutEffect(() => {
    latest.current = { state, href, start, pages, listId }
  })

  // Arrival: a list that is come back to shows what it showed; any other, and one that the router
  // was told to fetch again, what the server just sent.
  const handled = useRef<Server | null>(null)
  useLayoutEffect(() => {
    if (handled.current === server) return
    const now = latest.current
    const from = handled.current ? null : arrive(now.href, now.state.page)
    handled.current = server
    cameBack.current = from !== null
    if (from === null) {
      // On a first visit it was drawn from just this.
      if (now.start === server.state.page && now.pages.length === 1 && now.pages[0] === server.page) return
      client.setQueryData(listKey(server.state, server.state.page), listData([server.page]))
    } else if (!client.getQueryData(listKey(now.state, from))) {
      const kept = recallList(now.href, from)
      if (kept) client.setQueryData(listKey(now.state, from), listData(kept))
      else forgetStart(now.href)
    }
    redraw()
  }, [client, server])

  useEffect(() => {
    const keep = () => keepList(latest.current.href, latest.current.start, latest.current.pages)
    const onPop = () => void (cameBack.current = true)
    window.addEventListener('pagehide', keep)
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('popstate', onPop)
      keep()
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
  const go = useCallback(
    (to: SearchState) => {
      const target = searchHref(to)
      if (
        to.kind !== server.state.kind ||
        to.location !== server.state.location ||
        isCommercial(to) !== isCommercial(server.state)
      )
        return router.push(target)
      cameBack.current = false
      client.removeQueries({ queryKey: listKey(to, to.page), exact: true, type: 'inactive' })
      openList(target, to.page)
      redraw()
      if (target === latest.current.href)
        void client.resetQueries({ queryKey: listKey(to, to.page), exact: true })
    },
    [client, router, server.state],
  )
  const follow = (toPage: number) => {
    const now = latest.current
    const target = searchHref({ ...now.state, page: toPage })
    if (toPage !== now.state.page) {
      followTo(target, now.start)
      setInView({ list: now.listId, page: toPage })
    }
    return target
  }

  return {
    state,
    href,
    listId,
    pages,
    isLoading: list.isPending,
    isLost: list.isError && !failedToLoadMore,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage && !failedToLoadMore,
    canLoadMore: list.hasNextPage,
    loadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    go,
    follow,
    cameBack,
  }
}
