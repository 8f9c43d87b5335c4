import { expect, it, vi } from 'vitest'
import { createResultsMetadata } from '@/components/search/results-metadata'
import type { AnyCard, ListPage } from '@/lib/search/list-page'
import { defaultState } from '@/lib/search/state'

const PAGE: ListPage = { page: 1, cards: [], total: 9, hasMore: false, failure: null, candidates: [] }
/** A page with one card. The metadata do not depend on its fields. */
const CARDS = [{}] as AnyCard[]

const readResultsPage = vi.hoisted(() => vi.fn<() => Promise<ListPage>>())
vi.mock('@/components/search/read-results-page', () => ({ readResultsPage }))
vi.mock('@/lib/queries/site-meta', () => ({ getPageMeta: () => Promise.resolve(null) }))

const readHead = async (page: Partial<ListPage>) => {
  readResultsPage.mockResolvedValue({ ...PAGE, ...page })
  const state = { ...defaultState('sale'), location: 'York', page: page.page ?? 1 }
  const { robots, alternates } = await createResultsMetadata(state)
  return { robots, canonical: String(alternates?.canonical) }
}

it('a page with homes is indexed; an empty search and a page beyond the last one are not', async () => {
  expect(await readHead({ cards: CARDS })).toEqual({
    robots: undefined,
    canonical: expect.stringMatching(/\/find-a-property\/york$/),
  })
  const noindex = { index: false, follow: true }
  expect((await readHead({ total: 0 })).robots).toEqual(noindex)
  expect((await readHead({ page: 999 })).robots).toEqual(noindex)
})
