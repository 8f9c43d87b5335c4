// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '@/components/search/load-page'
import { getResultsCache } from '@/components/search/results-cache'
import { useResults } from '@/components/search/use-results'
import { searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { defaultState } from '@/lib/search/state'

const router = vi.hoisted(() => ({ url: '/', push: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', () => ({
  usePathname: () => router.url.split('?')[0],
  useSearchParams: () => new URLSearchParams(router.url.split('?')[1]),
  useRouter: () => router,
}))
vi.mock('@/components/search/load-page', () => ({ loadPage: vi.fn() }))

const essex = { ...defaultState('sale'), location: 'Essex' }
const createPage = (page: number): ListPage => ({
  page,
  cards: [],
  total: 27,
  hasMore: page < 3,
  failure: null,
  candidates: [],
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getResultsCache()}>{children}</QueryClientProvider>
)

/** Shows page 1. `followAddress` does what the router does after a delay: it renders with the address of the window. */
function showFirstPage() {
  router.url = searchHref(essex)
  window.history.replaceState(null, '', router.url)
  const server = { state: essex, page: createPage(1) }
  const { result, rerender } = renderHook(() => useResults(server), { wrapper })
  const followAddress = () => {
    router.url = window.location.pathname + window.location.search
    rerender()
  }
  const getPageNumbers = () => result.current.pages.map(({ page }) => page)
  return { result, followAddress, getPageNumbers }
}

beforeEach(() => {
  getResultsCache().clear()
  vi.mocked(loadPage).mockReset()
  vi.mocked(loadPage).mockImplementation((_state, page) => Promise.resolve(createPage(page)))
})

test('the pager shows its page alone, even if scrolling has added the same page to the list (D-80)', async () => {
  const { result, followAddress, getPageNumbers } = showFirstPage()
  act(() => result.current.loadMore())
  act(() => result.current.search({ ...essex, page: 2 }))
  await waitFor(() => expect(getPageNumbers()).toEqual([1, 2]))
  // The scroll ends before the router has followed the pager.
  act(() => void result.current.showPageInUrl(2))
  act(followAddress)
  await waitFor(() => expect(getPageNumbers()).toEqual([2]))
  expect(result.current.state.page).toBe(2)
})

test('the pager leads back to the page that the list started from, and only to that page (D-80)', async () => {
  const { result, followAddress, getPageNumbers } = showFirstPage()
  act(() => result.current.loadMore())
  await waitFor(() => expect(getPageNumbers()).toEqual([1, 2]))
  act(() => void result.current.showPageInUrl(2))
  expect(result.current.state.page).toBe(2)
  act(() => result.current.search({ ...essex, page: 1 }))
  act(followAddress)
  await waitFor(() => expect(getPageNumbers()).toEqual([1]))
  expect(result.current.state.page).toBe(1)
})

test('after the pager was pressed, the address follows the page in view again', async () => {
  const { result, followAddress, getPageNumbers } = showFirstPage()
  act(() => result.current.search({ ...essex, page: 2 }))
  act(followAddress)
  await waitFor(() => expect(getPageNumbers()).toEqual([2]))
  act(() => result.current.loadMore())
  await waitFor(() => expect(getPageNumbers()).toEqual([2, 3]))
  act(() => void result.current.showPageInUrl(3))
  expect(window.location.search).toBe('?page=3')
})

test('a search with `replacesEntry` adds no history entry, whether its path is the same or another', async () => {
  const { result, followAddress, getPageNumbers } = showFirstPage()
  const entryCount = window.history.length
  act(() => result.current.search({ ...essex, price: 'nomin-350000' }, { replacesEntry: true }))
  act(followAddress)
  await waitFor(() => expect(getPageNumbers()).toEqual([1]))
  expect(window.history.length).toBe(entryCount)
  expect(result.current.state.price).toBe('nomin-350000')
  act(() => result.current.search({ ...essex, location: 'Kent' }, { replacesEntry: true }))
  expect(router.replace).toHaveBeenCalledWith('/find-a-property/Kent')
  act(() => result.current.search({ ...essex, price: 'nomin-400000' }))
  expect(window.history.length).toBe(entryCount + 1)
})
