// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import { emptyForm } from '@/lib/search/form'
import type { SearchState } from '@/lib/search/state'

const callApi = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const onSearch = vi.fn<(state: SearchState) => void>()
beforeEach(() => {
  onSearch.mockReset()
  callApi.mockReset().mockRejectedValue(new Error('offline'))
})
const renderForm = (kind: 'sale' | 'let') =>
  render(<SearchForm kind={kind} values={emptyForm} onSearch={onSearch} isRefining />)
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Search/ }))
const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

it('a typed price is searched, and moves the handle of the slider', async () => {
  renderForm('sale')
  const handle = await screen.findByRole('slider', { name: 'Highest price' })
  await userEvent.type(getField('To £'), '365k')
  await userEvent.tab()
  await waitFor(() => expect(handle.getAttribute('aria-valuetext')).toBe('£365,000'))
  await submit()
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
  expect(onSearch.mock.calls[0]?.[0].price).toBe('nomin-365000')
})

it('choosing a minimum empties the typed minimum, and moving the upper handle the typed maximum', async () => {
  renderForm('let')
  await userEvent.type(getField('From £'), '975')
  await userEvent.type(getField('To £'), '1150')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Min price' }), '800')
  expect([getField('From £').value, getField('To £').value]).toEqual(['', '1150'])
  // rc-slider reads key codes, which user-event does not send.
  const RIGHT_ARROW_KEY_CODE = 39
  fireEvent.keyDown(await screen.findByRole('slider', { name: 'Highest price' }), {
    keyCode: RIGHT_ARROW_KEY_CODE,
  })
  expect(getField('To £').value).toBe('')
  await submit()
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
  // price-scale.test.ts tests which maximum the handle moves to.
  expect(onSearch.mock.calls[0]?.[0].price).toMatch(/^800-\d+\+?$/)
})

it('submitting twice searches once; the typed text is the location if the phrase cannot be parsed', async () => {
  renderForm('sale')
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), 'flat in leeds')
  await userEvent.keyboard('{Escape}')
  const form = screen.getByRole('button', { name: /^Search/ }).closest('form')
  if (form) {
    fireEvent.submit(form)
    fireEvent.submit(form)
  }
  await waitFor(() => expect(onSearch).toHaveBeenCalled())
  expect(onSearch).toHaveBeenCalledOnce()
  expect(onSearch.mock.calls[0]?.[0].location).toBe('flat in leeds')
})

it('a phrase is searched by the filters that the agency returns for it', async () => {
  callApi.mockImplementation((call: string) => {
    if (call === 'searchCounts') return { ok: false, message: 'Unknown call' }
    return call === 'searchPhrase'
      ? {
          ok: true,
          data: {
            kind: 'let',
            location: 'Leeds',
            price: 'any-price',
            types: 'studio-flat',
            bedrooms: 'any-bedrooms',
            radius: 'three-miles',
            orderby: null,
            with: 'pets',
            left_out: ['garden'],
            is_phrase: true,
          },
        }
      : { ok: true, data: [] }
  })
  renderForm('sale')
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Location' }),
    'studio to rent near leeds with a cat and a garden',
  )
  await submit()
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({
    kind: 'let',
    location: 'Leeds',
    types: 'studio-flat',
    radius: 'three-miles',
    with: 'pets',
    unsupported: 'garden',
  })
})
