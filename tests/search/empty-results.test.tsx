// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EmptyResults } from '@/components/search/empty-results'
import { defaultState, type SearchState } from '@/lib/search/state'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const leeds: SearchState = {
  ...defaultState('let'),
  location: 'Leeds',
  bedrooms: '4-nomax',
  with: 'parking,pets',
}
const place = { value: 'Leeds', label: 'Leeds', kind: 'city', detail: '' } as const

const renderEmptyResults = (state: SearchState, { total = 0, isPlace = true } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EmptyResults
        state={state}
        onSearch={vi.fn()}
        total={total}
        place={isPlace ? place : null}
        candidates={[]}
      />
    </QueryClientProvider>,
  )
const linkTexts = () => screen.getAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  callApi.mockReset()
})

it('counts all suggestions in one request, and shows those that find homes', async () => {
  callApi.mockImplementation((_call: string, { searches }: { searches: Record<string, unknown>[] }) => ({
    ok: true,
    data: {
      totals: searches.map((search) => {
        // 7 homes within three miles, 1 without pets, 12 without a number of bedrooms, and none for any other search.
        if (search['radius'] === 'three-miles') return 7
        if (search['with'] === 'parking') return 1
        return search['bedrooms'] === 'any-bedrooms' && search['with'] === 'parking,pets' ? 12 : 0
      }),
    },
  }))
  renderEmptyResults(leeds)
  await screen.findByRole('link', { name: 'Search within 3 miles (7 homes)' })
  expect(linkTexts().slice(0, 4)).toEqual([
    'Search within 3 miles (7 homes)',
    'Search without “4+ beds” (12 homes)',
    expect.stringMatching(/^Search without “.*” \(1 home\)$/),
    'See all homes to let',
  ])
  expect(callApi).toHaveBeenCalledTimes(1)
  const [call, { searches }] = callApi.mock.calls[0] as [string, { searches: object[] }]
  expect(call).toBe('countSearches')
  for (const search of searches) expect(search).not.toHaveProperty('page')
})

it('shows suggestions without counts if the upstream does not count them', async () => {
  callApi.mockResolvedValue({ ok: false, message: 'Unknown call' })
  renderEmptyResults(leeds)
  expect(await screen.findByRole('link', { name: 'Search within 1 mile' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search without “4+ beds”' })).toBeTruthy()
})

it.each([
  ['a page beyond the last one', { total: 5 }],
  ['an unknown place', { isPlace: false }],
])('counts no suggestions for %s', (_case, options) => {
  renderEmptyResults({ ...leeds, page: 9 }, options)
  expect(callApi).not.toHaveBeenCalled()
})
