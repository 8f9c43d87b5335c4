// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getResultsCache } from '@/components/search/results-cache'
import { ResultsView } from '@/components/search/results-view'
import { searchHref } from '@/lib/search/codec'
import type { ListPage } from '@/lib/search/list-page'
import { defaultState } from '@/lib/search/state'
import { sale } from '../property/card-fixture'
import { renderWithSettings } from '../support/public-settings'

const router = vi.hoisted(() => ({ url: '/', push: vi.fn() }))
vi.mock('next/navigation', () => ({
  usePathname: () => router.url,
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => router,
}))

const state = { ...defaultState('sale'), location: 'Essex' }

function showResults(page: Partial<ListPage>): void {
  router.url = searchHref(state)
  window.history.replaceState(null, '', router.url)
  const fullPage: ListPage = {
    page: 1,
    cards: [],
    total: 0,
    hasMore: false,
    failure: null,
    candidates: [],
    ...page,
  }
  renderWithSettings(
    <ResultsView server={{ state, page: fullPage }} now="2026-11-25T12:00:00Z">
      {null}
    </ResultsView>,
  )
}

beforeEach(() => getResultsCache().clear())

test.each<[string, Partial<ListPage>, number]>([
  ['with homes', { cards: [sale], total: 1 }, 1],
  ['without homes', {}, 0],
  ['that the API refuses', { failure: 'The search is too long.' }, 0],
])('the floating map button of a search %s is shown only if there are homes', (_, page, count) => {
  showResults(page)
  expect(screen.queryAllByRole('button', { name: 'Map' })).toHaveLength(count)
})
