// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberSearch } from '@/components/search/last-search'
import { FurtherFields } from '@/components/search/further-fields'
import { SearchForm } from '@/components/search/search-form'
import { SortSelect } from '@/components/search/sort-select'
import { emptyForm } from '@/lib/search/form'
import { defaultState, type SearchState } from '@/lib/search/state'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const onSearch = vi.fn<(state: SearchState) => void>()
const pagination = { currentPage: 1, hasMore: false, totalItems: 12 }
const answerWith = (applied?: string[]) =>
  callApi.mockResolvedValue({ ok: true, data: { properties: [], pagination, applied } })
beforeEach(() => {
  window.localStorage.clear()
  onSearch.mockReset()
  callApi.mockReset()
  answerWith(['pets'])
})
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pets considered' })
const fields = (kind: 'sale' | 'let') => <FurtherFields kind={kind} values={emptyForm} idPrefix="test" />
const search = () => userEvent.click(screen.getByRole('button', { name: /^Search/ }))

it('a search of homes to let has a checkbox for pets, which the count of the button goes by', async () => {
  render(
    <SearchForm kind="let" values={emptyForm} onSearch={onSearch}>
      {fields('let')}
    </SearchForm>,
  )
  await userEvent.click(box())
  await screen.findByRole('button', { name: 'Search – show 12 homes' })
  expect(callApi.mock.calls.at(-1)?.[1]).toMatchObject({ with: 'pets', limit: 1 })
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...defaultState('let'), with: 'pets' }))
})

it('the button names no count where the agency does not know the filter', async () => {
  answerWith()
  render(
    <SearchForm kind="let" values={emptyForm} onSearch={onSearch}>
      {fields('let')}
    </SearchForm>,
  )
  await userEvent.click(box())
  await waitFor(() => expect(callApi).toHaveBeenCalled())
  await act(async () => void (await callApi.mock.results[0]?.value))
  expect(screen.queryByRole('button', { name: /show/ })).toBeNull()
})

it('the last search of lettings comes back with its pets, and one of sales has none', () => {
  rememberSearch({ ...defaultState('let'), with: 'pets' })
  rememberSearch(defaultState('sale'))
  const { unmount } = render(
    <SearchForm kind="let" values={emptyForm} restoreLastSearch>
      {fields('let')}
    </SearchForm>,
  )
  expect(box().checked).toBe(true)
  unmount()
  rememberSearch(defaultState('let'))
  const { unmount: leave } = render(
    <SearchForm kind="let" values={emptyForm} restoreLastSearch>
      {fields('let')}
    </SearchForm>,
  )
  expect(box().checked).toBe(false)
  leave()
  render(
    <SearchForm kind="sale" values={emptyForm} restoreLastSearch>
      {fields('sale')}
    </SearchForm>,
  )
  expect(screen.queryByRole('checkbox', { name: 'Pets considered' })).toBeNull()
})

it('the order is changed without JavaScript in the same search', () => {
  const state = { ...defaultState('let'), with: 'pets', unsupported: 'garden' }
  const { container } = render(<SortSelect state={state} onSearch={onSearch} />)
  const form = container.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['sort', 'most-recent'],
    ['with', 'pets'],
    ['without', 'garden'],
  ])
})

it('the nearest first is offered where the search has a place', () => {
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const { unmount } = render(<SortSelect state={defaultState('sale')} onSearch={onSearch} />)
  expect(options()).not.toContain('Nearest')
  unmount()
  render(<SortSelect state={{ ...defaultState('sale'), location: 'Leeds' }} onSearch={onSearch} />)
  expect(options()).toContain('Nearest')
})
