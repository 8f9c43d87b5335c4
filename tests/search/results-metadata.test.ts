import { expect, it, vi } from 'vitest'
import { createResultsMetadata } from '@/components/search/results-metadata'
import type { AnyCard, ListPage } from '@/lib/search/list-page'
import { defaultState } from '@/lib/search/state'

const PAGE: ListPage = { page: 1, cards: [], total: 9, hasMore: false, failure: null, candidates: [] }
/** One card is enough, of which no field is read. */
const CARDS = [{}] as AnyCard[]

const readResultsPage = vi.hoisted(() => vi.fn<() => Promise<ListPage>>())
vi.mock('@/components/search/read-results-page', () => ({ readResultsPage }))
vi.mock('@/lib/queries/site-meta', () => ({ getPageMeta: () => Promise.resolve(null) }))

const readRobots = async (page: Partial<ListPage>) => {
  readResultsPage.mockResolvedValue({ ...PAGE, ...page })
  const state = { ...defaultState('sale'), location: 'York', page: page.page ?? 1 }
  const { robots, alternates } = await createResultsMetadata(state)
  return { robots, canonical: String(alternates?.canonical) }
}

it('a page of results is indexed, and one without homes is not: an empty search, a page beyond the last one', async () => {
  expect(await readRobots({ cards: CARDS })).toEqual({
    robots: undefined,
    canonical: expect.stringMatching(/\/find-a-property\/york$/),
  })
  const noindex = { index: false, follow: true }
  expect((await readRobots({ total: 0 })).robots).toEqual(noindex)
  expect((await readRobots({ page: 999 })).robots).toEqual(noindex)
})
