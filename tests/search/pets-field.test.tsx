// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberSearch } from '@/components/search/last-search'
import { FurtherFields } from '@/components/search/further-fields'
import { SearchForm } from '@/components/search/search-form'
import { emptyForm } from '@/lib/search/form'
import { defaultState, type SearchState } from '@/lib/search/state'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const onSearch = vi.fn<(state: SearchState) => void>()
const pagination = { currentPage: 1, hasMore: false, totalItems: 12 }
/** @param applied the further filters that the agency knows and has applied */
const mockSearchReply = (applied?: string[]) =>
  callApi.mockResolvedValue({ ok: true, data: { properties: [], pagination, applied } })
beforeEach(() => {
  window.localStorage.clear()
  onSearch.mockReset()
  callApi.mockReset()
  mockSearchReply(['pets'])
})
const getPetsBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pets considered' })
const renderFields = (kind: 'sale' | 'let') => (
  <FurtherFields kind={kind} values={emptyForm} idPrefix="test" />
)
const submitSearch = () => userEvent.click(screen.getByRole('button', { name: /^Search/ }))

it('a search of homes to let has a checkbox for pets, and its button counts the homes that match', async () => {
  render(
    <SearchForm kind="let" values={emptyForm} onSearch={onSearch}>
      {renderFields('let')}
    </SearchForm>,
  )
  await userEvent.click(getPetsBox())
  await screen.findByRole('button', { name: 'Search – show 12 homes' })
  expect(callApi.mock.calls.at(-1)?.[1]).toMatchObject({ with: 'pets', limit: 1 })
  await submitSearch()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...defaultState('let'), with: 'pets' }))
})

it('the button shows no count if the agency does not know the filter', async () => {
  mockSearchReply()
  render(
    <SearchForm kind="let" values={emptyForm} onSearch={onSearch}>
      {renderFields('let')}
    </SearchForm>,
  )
  await userEvent.click(getPetsBox())
  await waitFor(() => expect(callApi).toHaveBeenCalled())
  // Waits until React has rendered the reply.
  await act(async () => void (await callApi.mock.results[0]?.value))
  expect(screen.queryByRole('button', { name: /show/ })).toBeNull()
})

it('the last search of lettings is restored with its pets filter, which a search of sales does not have', () => {
  rememberSearch({ ...defaultState('let'), with: 'pets' })
  rememberSearch(defaultState('sale'))
  const { unmount } = render(
    <SearchForm kind="let" values={emptyForm} restoresLastSearch>
      {renderFields('let')}
    </SearchForm>,
  )
  expect(getPetsBox().checked).toBe(true)
  unmount()
  rememberSearch(defaultState('let'))
  const { unmount: unmountWithoutPets } = render(
    <SearchForm kind="let" values={emptyForm} restoresLastSearch>
      {renderFields('let')}
    </SearchForm>,
  )
  expect(getPetsBox().checked).toBe(false)
  unmountWithoutPets()
  render(
    <SearchForm kind="sale" values={emptyForm} restoresLastSearch>
      {renderFields('sale')}
    </SearchForm>,
  )
  expect(screen.queryByRole('checkbox', { name: 'Pets considered' })).toBeNull()
})
