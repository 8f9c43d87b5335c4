// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserHomes } from '@/components/saved/browser-homes'
import { BrowserSearches } from '@/components/saved/browser-searches'
import { LeftOutSearches } from '@/components/saved/left-out-searches'
import { accepts, mockCalls } from '../account/fixture'
import { renderWithSettings } from '../support/public-settings'

const router = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  window.localStorage.clear()
  router.replace.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['saved homes', <BrowserHomes key="saved" list="saved" />, '/my-account/saved'],
  ['hidden homes', <BrowserHomes key="hidden" list="hidden" />, '/my-account/saved/hidden'],
  ['saved searches', <BrowserSearches key="searches" />, '/my-account/searches'],
])(
  'the page of the browser’s %s redirects a user to the list of the account',
  async (_name, list, accountPath) => {
    // A stored token marks the visitor as a user.
    window.localStorage.setItem('token', 'abc')
    renderWithSettings(list)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(accountPath))
  },
)

test('a visitor stays on the list of the browser', async () => {
  renderWithSettings(<BrowserHomes list="saved" />)
  expect(await screen.findByText('No saved homes yet.')).toBeTruthy()
  expect(router.replace).not.toHaveBeenCalled()
})

const home = {
  kind: 'sale',
  state: 'live',
  property_url: 'high-street',
  image_xs: null,
  property_type: 'terraced',
  bedrooms: 3,
  bathrooms: 1,
  price: 250_000,
  price_options: 'price',
  share: null,
  status_display: 'For Sale',
  reduced_at: null,
}
const homes = [1, 2].map((id) => ({ ...home, id, portal_address: `${id} High Street` }))

test.each(['saved', 'hidden'] as const)(
  'a removed %s home is announced by a message with the focus, even if it was the last one',
  async (list) => {
    mockCalls({ find_homes: accepts(homes) })
    window.localStorage.setItem(`${list}_homes`, '{"sale:1":{},"sale:2":{}}')
    renderWithSettings(<BrowserHomes list={list} />)
    const [action, announced] =
      list === 'saved' ? ['Remove', 'Removed'] : ['Show in results again', 'In your results again']
    for (const { portal_address: address } of homes) {
      await userEvent.click(await screen.findByRole('button', { name: `${action}: ${address}` }))
      await waitFor(() => expect(document.activeElement?.textContent).toBe(`${announced}: ${address}`))
      expect(document.activeElement?.role).toBe('status')
    }
    expect(screen.getByText(`No ${list} homes`, { exact: false })).toBeTruthy()
  },
)

test('the field for a note about a home has the home’s address in its label', async () => {
  mockCalls({ find_homes: accepts(homes) })
  window.localStorage.setItem('saved_homes', '{"sale:1":{},"sale:2":{}}')
  renderWithSettings(<BrowserHomes list="saved" />)
  expect(await screen.findByLabelText('Your note about 1 High Street')).toBeTruthy()
  expect(screen.getByLabelText('Your note about 2 High Street')).toBeTruthy()
})

test('a removed search is announced by a message with the focus, even if it was the last one', async () => {
  window.localStorage.setItem('saved_searches', '["/find-a-property/Witham"]')
  renderWithSettings(<BrowserSearches />)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove: Witham/ }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Removed: Witham/))
  expect(screen.getByText('No saved searches yet.')).toBeTruthy()
})

test('searches for which the account has no room are listed until they are removed from the browser', async () => {
  window.localStorage.setItem('token', 'abc')
  // The account has town-1 too, and as many searches as it may have.
  window.localStorage.setItem('saved_searches', '["/find-a-property/Witham","/find-a-property/town-1"]')
  const savedHrefs = Array.from({ length: 50 }, (_, index) => `/find-a-property/town-${index}`)
  renderWithSettings(<LeftOutSearches savedHrefs={savedHrefs} />)
  expect(await screen.findByText(/Your account has 50 searches/)).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Witham · for sale'])
  await userEvent.click(screen.getByRole('button', { name: /^Remove: Witham/ }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Removed: Witham/))
  expect(window.localStorage.getItem('saved_searches')).toBe('["/find-a-property/town-1"]')
})

test('searches that the browser kept move to the account once it has room again', async () => {
  const sentCalls = mockCalls({ merge_searches: accepts({ left_out: [] }) })
  window.localStorage.setItem('token', 'abc')
  window.localStorage.setItem('user', JSON.stringify({ id: 7 }))
  window.localStorage.setItem('saved_searches', '["/find-a-property/Witham"]')
  renderWithSettings(<LeftOutSearches savedHrefs={[]} />)
  await waitFor(() => expect(window.localStorage.getItem('saved_searches')).toBeNull())
  expect(sentCalls).toHaveLength(1)
  expect(screen.queryByText(/Not in your account/)).toBeNull()
})
