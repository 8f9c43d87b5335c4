// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImageProps } from 'next/image'
import { createElement, type ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LOGIN_STATUS_CHANGE } from '@/lib/browser/session'
import { ListingCard } from '@/components/property/listing-card'
import type { LetCard, SalesCard } from '@/lib/contract/listings'
import type { PlaceCandidate } from '@/lib/contract/search'
import imageLoader from '@/lib/config/image-loader'
import { letting, sale } from './card-fixture'
import { withSettings } from '../support/public-settings'

// The build configures the project's image loader, which the tests have to pass themselves.
vi.mock('next/image', async (original) => {
  const { default: Image } = (await original()) as { default: ComponentType<ImageProps> }
  return { default: (props: ImageProps) => createElement(Image, { ...props, loader: imageLoader }) }
})

const now = new Date('2026-11-21T12:00:00Z')
const renderSale = (card: Partial<SalesCard> = {}) =>
  render(withSettings(<ListingCard kind="sale" card={{ ...sale, ...card }} now={now} />))
const renderLetting = (card: Partial<LetCard> = {}) =>
  render(withSettings(<ListingCard kind="let" card={{ ...letting, ...card }} now={now} />))
/** Returns the element that scrolls. It holds a box for each picture. */
const getPictureStrip = () => document.querySelector('img')!.parentElement!.parentElement!
/** With reduced motion, the strip jumps to a picture instead of scrolling smoothly. */
const preferReducedMotion = () => {
  window.matchMedia = (() => ({ matches: true })) as never
}
const getHrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => window.localStorage.clear())

test('the facts that a search requires come first, and are marked', () => {
  const facts = { parking: 'Driveway', garden: 'Rear garden', chain_free: true, tenure: 'Freehold' }
  render(
    withSettings(
      <ListingCard
        kind="sale"
        card={{ ...sale, ...facts }}
        now={now}
        requiredFeatures={['chain-free', 'garden']}
      />,
    ),
  )
  const items = within(screen.getByRole('list', { name: 'Facts' })).getAllByRole('listitem')
  expect(items.slice(0, 3).map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Rear garden', 'is-wanted'],
    ['Chain free', 'is-wanted'],
    ['Parking: driveway', ''],
  ])
})

describe('a home for sale', () => {
  test('shows price, rooms, type, status and facts (CARD-01, CARD-05, CARD-12)', () => {
    renderSale()
    const card = screen.getByRole('article')
    for (const text of [
      '£250,000',
      '3 beds',
      '1 bath',
      '2 receptions',
      'Semi-detached house · 1,023 sq ft (95\u00a0m²)',
      'A house near the station.',
      'For Sale',
      'Freehold',
      'EPC C',
      'Council tax D',
      'Chain free',
      'Added 12 Nov',
    ])
      expect(card.textContent).toContain(text)
    expect(
      within(screen.getByRole('heading', { level: 2 }))
        .getByRole('link', { name: 'High Street, Witham, CM8' })
        .getAttribute('href'),
    ).toBe('/property/101/high-street-witham')
    expect(card.textContent).toContain('1/14')
  })

  test('names the tenure as the nation’s law does: Scotland has no freehold', () => {
    renderSale({ nation: 'scotland' })
    expect(screen.getByText('Owned outright')).toBeTruthy()
    expect(screen.queryByText('Freehold')).toBeNull()
  })

  test('loads only its first picture until the carousel is used (CARD-04)', async () => {
    renderSale()
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/media\/properties\/101\/front\.webp\?w=\d+$/),
    ])
    // jsdom has no scrollTo.
    Element.prototype.scrollTo = () => {}
    preferReducedMotion()
    await userEvent.click(screen.getByRole('button', { name: 'Next picture of High Street, Witham, CM8' }))
    // The second picture is visible, and the third is rendered in advance.
    expect(document.querySelectorAll('img')).toHaveLength(3)
  })

  test('scrolls back to the visible picture when the browser cancels a touch', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callback(0))
    preferReducedMotion()
    renderSale()
    const strip = getPictureStrip()
    fireEvent.touchStart(strip, { touches: [{ clientX: 200 }] })
    fireEvent.touchMove(strip, { changedTouches: [{ clientX: 120 }] })
    // The finger has moved from 200 to 120, and the strip with it.
    expect(strip.scrollLeft).toBe(200 - 120)
    fireEvent.touchCancel(strip, { changedTouches: [{ clientX: 120 }] })
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior: 'auto' })
    scrollTo.mockRestore()
    vi.unstubAllGlobals()
  })

  test('keeps the focus on its arrows when one of them is hidden at the last or first picture', () => {
    renderSale()
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      screen.getByLabelText(`${name} picture of High Street, Witham, CM8`),
    )
    const strip = getPictureStrip()
    // jsdom has no layout, so the width of a picture is set here.
    const PICTURE_WIDTH_PX = 300
    Object.defineProperty(strip, 'clientWidth', { value: PICTURE_WIDTH_PX })
    const scrollToPicture = (index: number) => {
      strip.scrollLeft = index * PICTURE_WIDTH_PX
      fireEvent.scroll(strip)
    }
    next!.focus()
    scrollToPicture(sale.images!.length - 1)
    expect(next!.hidden).toBe(true)
    expect(document.activeElement).toBe(previous)
    scrollToPicture(0)
    expect(previous!.hidden).toBe(true)
    expect(document.activeElement).toBe(next)
  })

  test.each([
    ['poa', 'Price on application'],
    ['price', '£250,000'],
    ['offers-over', '£250,000 Offers over'],
    ['guide_price', '£250,000 Guide price'],
    ['Fixed price', '£250,000 Fixed price'],
  ])('shows the price option %s as %s (CARD-11 to 13, D-85)', (price_options, words) => {
    renderSale({ price_options })
    expect(screen.getByRole('article').textContent).toContain(words)
    if (price_options === 'poa') expect(screen.getByRole('article').textContent).not.toContain('£')
    // No qualifier stands between the price and the rooms.
    if (price_options === 'price')
      expect(screen.getByRole('article').textContent).toMatch(/£250,000\D*3 beds/)
  })

  test('marks new and reduced homes, but not sold ones (design E1)', () => {
    const { unmount } = renderSale({ listed_at: '2026-11-21T01:00:00Z' })
    expect(screen.getByText('New today')).toBeTruthy()
    unmount()
    const reduced = renderSale({ reduced_at: '2026-11-12T10:00:00Z' })
    expect(screen.getByText('Reduced 12 Nov')).toBeTruthy()
    reduced.unmount()
    renderSale({
      reduced_at: '2026-11-12T10:00:00Z',
      listing_status: 'sstc',
      listing_status_display: 'Sold STC',
    })
    expect(screen.queryByText(/Reduced/)).toBeNull()
    expect(screen.getByText('Sold STC')).toBeTruthy()
  })

  test('shows the coming-soon picture without pictures, and the local agent if there is one (CARD-02, CARD-03)', () => {
    const { unmount } = renderSale({ image_xs: null, images: [] })
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/demo\/coming-soon\.webp/)
    expect(getHrefs()).not.toContain('/local')
    unmount()
    renderSale({ local_agent: { name: 'Estuary Homes', logo: '/demo/agents/estuary-homes.svg' } })
    expect(screen.getByRole('link', { name: 'Local agent: Estuary Homes' }).getAttribute('href')).toBe(
      '/local',
    )
  })

  test('offers no actions to its owner, who is known after hydration (CARD-07, CARD-08)', () => {
    renderSale()
    expect(getHrefs()).toEqual(
      expect.arrayContaining([
        '/property/101/ask-a-question',
        '/property/101/arrange-viewing',
        '/property/101/make-an-offer',
      ]),
    )
    act(() => {
      window.localStorage.setItem('token', 'a-token')
      window.localStorage.setItem('user', JSON.stringify({ id: 7, first_name: 'Helen' }))
      window.dispatchEvent(new Event(LOGIN_STATUS_CHANGE))
    })
    expect(screen.getByText('This is your listing')).toBeTruthy()
    expect(getHrefs().filter((href) => href?.match(/ask|viewing|offer/))).toEqual([])
  })
})

describe('the facts on a card (design E7)', () => {
  test('name parking and garden, and for a letting pets, as far as they are known', () => {
    const { unmount } = renderSale({ parking: 'Garage and drive', garden: 'Rear garden', pets: 'Welcome' })
    const getFacts = () => within(screen.getByRole('list', { name: 'Facts' })).getAllByRole('listitem')
    const readFactTexts = () => getFacts().map(({ textContent }) => textContent)
    expect(readFactTexts().slice(0, 3)).toEqual(['Parking: garage and drive', 'Rear garden', 'Freehold'])
    unmount()
    const bare = renderSale({ parking: 'None', garden: 'None' })
    expect(readFactTexts().slice(0, 2)).toEqual(['No parking', 'No garden'])
    bare.unmount()
    const acronym = renderSale({ parking: 'EV charging point', garden: null })
    expect(readFactTexts()[0]).toBe('Parking: EV charging point')
    acronym.unmount()
    renderLetting({ pets: 'Considered on request', garden: 'Balcony', parking: null })
    expect(readFactTexts()).toEqual(['Garden: balcony', 'Pets: considered on request'])
  })

  test('state the distance from the place that was searched', () => {
    const place = { value: 'Witham', label: 'Witham', kind: 'town', detail: 'Essex' } as const
    const station = { ...place, label: 'Witham station', kind: 'station' } as const
    const renderText = (miles: number | null, from: PlaceCandidate | null) => {
      const { unmount } = render(
        withSettings(
          <ListingCard kind="sale" card={{ ...sale, distance_miles: miles }} now={now} place={from} />,
        ),
      )
      const text = screen.getByRole('article').textContent
      unmount()
      return text
    }
    expect(renderText(1, place)).toContain('1 mile from the centre of Witham')
    expect(renderText(0.4, station)).toContain('0.4 miles from Witham station')
    expect(renderText(0, { ...place, label: 'CM8', kind: 'postcode' })).toContain('under 0.1 miles from CM8')
    expect(renderText(null, place)).not.toContain(' from ')
    expect(renderText(3, null)).not.toContain(' from ')
  })
})

describe('a home to let', () => {
  test('shows rent, deposit and status, and tolerates absent fields (CARD-14, CARD-15, CARD-19, D-86)', () => {
    renderLetting()
    const text = screen.getByRole('article').textContent
    for (const words of ['£1,200 pcm (£277 pw)', 'Deposit £1,384', 'To Let', '1 bed'])
      expect(text).toContain(words)
    expect(text).not.toContain('undefined')
    expect(getHrefs()).toEqual(
      expect.arrayContaining([
        '/letting/202/mill-lane-witham',
        '/letting/202/ask-a-question',
        '/letting/202/arrange-viewing',
        '/letting/202/request-let-property',
      ]),
    )
  })

  test.each([
    ['2026-12-05', 'Available 5 Dec'],
    ['2026-11-21', 'Available now'],
    ['2026-10-01', 'Available now'],
  ])('names the day from which it is available: %s as %s', (day, text) => {
    const { unmount } = renderLetting({ available_from: day })
    expect(screen.getByText(text)).toBeTruthy()
    unmount()
    renderLetting({ available_from: day, original_listing_status: 'let', listing_status: 'Let' })
    expect(screen.queryByText(/^Available/)).toBeNull()
  })

  test('offers no actions when it is let (CARD-18)', () => {
    renderLetting({ original_listing_status: 'let', listing_status: 'Let' })
    expect(getHrefs()).toEqual(['/letting/202/mill-lane-witham'])
  })
})
