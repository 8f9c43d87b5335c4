// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ResultsList } from '@/components/search/results-list'
import type { Results } from '@/components/search/use-results'
import { hiddenHomes } from '@/lib/browser/kept-home-keys'
import type { SalesCard } from '@/lib/contract/listings'
import type { ListPage } from '@/lib/search/list-page'
import { defaultState } from '@/lib/search/state'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }))

const createCard = (id: number): SalesCard => ({
  id,
  user_id: 1,
  property_url: `home-${id}`,
  portal_address: `${id} Mill Lane`,
  image_xs: null,
  property_type: 'terraced',
  bedrooms: 2,
  bathrooms: 1,
  reception_rooms: 1,
  description_summary: 'A home.',
  listed_at: '2026-11-01T00:00:00.000Z',
  price_options: 'price',
  new_price: 250_000,
  listing_status: 'available',
  listing_status_display: 'For Sale',
})
const createPage = (ids: number[], { hasMore = false } = {}): ListPage => ({
  page: 1,
  cards: ids.map(createCard),
  total: ids.length,
  hasMore,
  failure: null,
  candidates: [],
})
const loadMore = vi.fn()
const createResults = (...pages: ListPage[]): Results => ({
  state: { ...defaultState('sale'), location: 'Leeds' },
  href: '/',
  listId: '1',
  pages,
  isLoading: false,
  isFailed: false,
  isLoadingMore: false,
  hasMore: pages.at(-1)!.hasMore,
  canLoadMore: pages.at(-1)!.hasMore,
  loadMore,
  retry: vi.fn(),
  search: vi.fn(),
  showPageInUrl: () => '/',
  cameBack: { current: false },
})
const showResults = (...pages: ListPage[]) =>
  renderWithSettings(
    <ResultsList
      results={createResults(...pages)}
      now={new Date('2026-11-23')}
      isBesideMap={false}
      onClick={vi.fn()}
    />,
  )
const addresses = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const hideInStorage = (...ids: number[]) =>
  window.localStorage.setItem(
    hiddenHomes.key,
    JSON.stringify(Object.fromEntries(ids.map((id) => [`sale:${id}`, { savedAt: '', note: '' }]))),
  )

beforeEach(() => {
  window.localStorage.clear()
  loadMore.mockReset()
})

it('leaves out hidden homes, says how many there are, and shows them at the press of a button', async () => {
  // Home 1 stays visible, although its key 'sale:1' is the beginning of the stored key 'sale:12'.
  hideInStorage(2, 12)
  showResults(createPage([1, 2, 3, 12]))
  expect(addresses()).toEqual(['1 Mill Lane', '3 Mill Lane'])
  expect(screen.getByRole('status').textContent).toBe('2 homes hidden')
  await userEvent.click(screen.getByRole('button', { name: 'Show the homes that you have hidden' }))
  expect(addresses()).toEqual(['1 Mill Lane', '2 Mill Lane', '3 Mill Lane', '12 Mill Lane'])
  await userEvent.click(screen.getByRole('button', { name: 'Hide the homes that you have hidden' }))
  expect(addresses()).toHaveLength(2)
})

it('hides a home when its button is pressed, and moves the focus to an undo button in its place', async () => {
  showResults(createPage([1, 2]))
  expect(screen.queryByText(/homes? hidden/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Not for us: 1 Mill Lane' }))
  const undo = await screen.findByRole('button', { name: 'Undo: 1 Mill Lane' })
  expect(document.activeElement).toBe(undo)
  expect(addresses()).toEqual(['2 Mill Lane'])
  expect(screen.getByText('1 home hidden')).toBeTruthy()
  await userEvent.click(undo)
  await waitFor(() => expect(addresses()).toEqual(['1 Mill Lane', '2 Mill Lane']))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not for us: 1 Mill Lane' })),
  )
  expect(window.localStorage.getItem(hiddenHomes.key)).toBeNull()
})

it('loads the next page at once if all homes of the list are hidden', async () => {
  hideInStorage(1, 2)
  showResults(createPage([1, 2], { hasMore: true }))
  await waitFor(() => expect(loadMore).toHaveBeenCalled())
})

it('does not load the next page by itself while a home is visible', () => {
  hideInStorage(1)
  showResults(createPage([1, 2], { hasMore: true }))
  expect(loadMore).not.toHaveBeenCalled()
})
