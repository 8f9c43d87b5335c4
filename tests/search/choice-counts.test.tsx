// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import { emptyForm, toFormValues } from '@/lib/search/form'
import { defaultState, type SearchState } from '@/lib/search/state'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const onSearch = vi.fn<(state: SearchState) => void>()
const page = {
  properties: [],
  pagination: { currentPage: 1, hasMore: false, totalItems: 12 },
  // The further filters that the tests use, so that the search counts as answered in full.
  applied: ['garden', 'epc', 'size', 'near'],
}
const counts = {
  total: 12,
  choices: [
    { name: 'with', value: 'garden', count: 7 },
    { name: 'with', value: 'parking', count: 0 },
    { name: 'not', value: 'under-offer', count: 9 },
    { name: 'epc', value: 'c', count: 5 },
    { name: 'types', value: 'terraced', count: 3 },
  ],
}
const mockCountsReply = (countsReply: object) =>
  callApi.mockImplementation((call: string) =>
    call === 'searchCounts' ? countsReply : { ok: true, data: page },
  )
// Imports the lazy further fields in advance, because `findByRole` waits less time than the import takes.
beforeAll(() => import('@/components/search/further-fields'))
beforeEach(() => {
  onSearch.mockReset()
  callApi.mockReset()
})

it('each choice shows how many homes the search would find with it, anew after each change of the form', async () => {
  mockCountsReply({ ok: true, data: counts })
  render(<SearchForm kind="sale" values={emptyForm} onSearch={onSearch} isRefining />)
  const garden = await screen.findByRole('checkbox', { name: 'Garden (7)' })
  expect(screen.getByRole('checkbox', { name: 'Parking (0)' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Sold subject to contract (leaves 9)' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'EPC C or better (5)' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Terraced (3)' })).toBeTruthy()
  mockCountsReply({ ok: true, data: { ...counts, choices: [{ name: 'with', value: 'parking', count: 4 }] } })
  await userEvent.click(garden)
  await screen.findByRole('checkbox', { name: 'Parking (4)' })
  const [, input] = callApi.mock.calls.findLast(([call]) => call === 'searchCounts') ?? []
  expect(input).toMatchObject({ kind: 'sale', with: 'garden' })
  expect(input).not.toHaveProperty('page')
})

it('the form shows no counts if the call fails or the upstream does not know it', async () => {
  mockCountsReply({ ok: false, message: 'Unknown call' })
  render(<SearchForm kind="let" values={emptyForm} onSearch={onSearch} isRefining />)
  const pets = await screen.findByRole('checkbox', { name: 'Pets considered' })
  await screen.findByRole('button', { name: 'Search – show 12 homes' })
  callApi.mockRejectedValue(new Error('offline'))
  await userEvent.click(pets)
  await userEvent.click(screen.getByRole('button', { name: /^Search/ }))
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...defaultState('let'), with: 'pets' }))
})

it('the form submits every further filter that it was filled with', async () => {
  mockCountsReply({ ok: false, message: 'Unknown call' })
  const state = {
    ...defaultState('sale'),
    with: 'garden',
    not: 'retirement',
    epc: 'c',
    size: '900-nomax',
    near: 'Witham station',
    within: '15-min',
    keyword: 'sea view',
  }
  render(<SearchForm kind="sale" values={toFormValues('sale', state)} onSearch={onSearch} isRefining />)
  await screen.findByRole('checkbox', { name: 'Garden' })
  await userEvent.click(screen.getByRole('button', { name: /^Search/ }))
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith(state))
})
