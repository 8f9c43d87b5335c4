// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EssexHomes } from '@/components/local/essex-homes'
import { sale } from '../property/card-fixture'
import { withSettings } from '../support/public-settings'

/* The fixture `sale` is listing 101, for sale at £250,000. */

const createHome = (id: number) => ({ ...sale, id, portal_address: `${id} High Street, Witham` })
/** The reply of a call that succeeds, whose code is 1 (API-03). */
const createReply = (data: unknown) => ({ code: 1, message: '', data })
type Fetch = (url: string, request: RequestInit) => Promise<Response>
const mockFetch = (body: unknown, status = 200) =>
  vi.fn<Fetch>(async () => new Response(JSON.stringify(body), { status }))

function renderHomes(fetch: ReturnType<typeof mockFetch>) {
  vi.stubGlobal('fetch', fetch)
  render(withSettings(<EssexHomes />))
}

afterEach(() => vi.unstubAllGlobals())

test('one call searches Essex without page or limit (API-40, D-93, D-116)', async () => {
  const fetch = mockFetch(createReply([createHome(1)]))
  renderHomes(fetch)
  await screen.findByRole('article')
  expect(fetch).toHaveBeenCalledOnce()
  const [url, request] = fetch.mock.calls[0]!
  expect(url).toBe('/api/property/property_search')
  expect(JSON.parse(String(request.body))).toEqual({
    location: 'essex',
    price: '',
    types: 'all-types',
    bedrooms: '',
    radius: 'this-only',
    orderby: 'most-recent',
  })
})

test('each page shows six homes in order, and paging makes no request (LOCAL-17)', async () => {
  const fetch = mockFetch(createReply(Array.from({ length: 8 }, (_, index) => createHome(index + 1))))
  renderHomes(fetch)
  expect(await screen.findAllByRole('article')).toHaveLength(6)
  expect(screen.getByText(/Page 1 of 2/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
    ['7 High Street, Witham', '8 High Street, Witham'],
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  expect(document.activeElement?.textContent).toContain('Page 2 of 2')
  expect(fetch).toHaveBeenCalledOnce()
})

test('a card shows picture, status, price and address, and links to the home (LOCAL-20)', async () => {
  renderHomes(mockFetch(createReply([sale, { ...createHome(9), image_xs: null, price_options: 'poa' }])))
  const [saleCard, cardWithoutPicture] = await screen.findAllByRole('article')
  expect(within(saleCard!).getByRole('link').getAttribute('href')).toBe('/property/101/high-street-witham')
  expect(saleCard!.textContent).toContain('For Sale')
  expect(saleCard!.textContent).toContain('£250,000')
  expect(decodeURIComponent(saleCard!.querySelector('img')?.getAttribute('src') ?? '')).toContain(
    '/media/properties/101/front.webp',
  )
  expect(
    within(cardWithoutPicture!).getByRole('img', { name: 'Picture coming soon' }).getAttribute('src'),
  ).toContain('coming-soon')
  expect(cardWithoutPicture!.textContent).toContain('Price on application')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  ['a refusal', mockFetch({ code: 0, message: 'No', data: null })],
  ['an HTTP error', mockFetch({}, 500)],
  [
    'no answer',
    vi.fn<Fetch>(async () => {
      throw new TypeError('Failed to fetch')
    }),
  ],
])('after %s the section shows an error message', async (_, fetch) => {
  renderHomes(fetch)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
})

test('without homes a message is shown', async () => {
  renderHomes(mockFetch(createReply([])))
  await waitFor(() =>
    expect(screen.getByText('No home in Essex is for sale with us at the moment.')).toBeTruthy(),
  )
})
