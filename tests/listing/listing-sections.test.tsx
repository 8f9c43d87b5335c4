// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EnergyRating } from '@/components/listing/energy-rating'
import { ListingActions } from '@/components/listing/listing-actions'
import { ListingHeader } from '@/components/listing/listing-header'
import { ListingHistory, describeEvent } from '@/components/listing/listing-history'
import { getListingStatus, type Listing } from '@/components/property/listing'
import { StatusNote } from '@/components/listing/status-note'
import { UnconfirmedNote } from '@/components/listing/unconfirmed-note'
import { letListing, OWNER_ID, saleListing } from './fixture'

const now = new Date('2026-11-21T12:00:00Z')

describe('the header of a listing (D-159)', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows home and address as its heading, the price with its qualifier, and the status (CARD-01, CARD-13)', () => {
    render(<ListingHeader listing={saleListing({ price_options: 'offers-over' })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '3 bedroom semi-detached house for sale, High Street, Witham, CM8',
    )
    expect(screen.getByText(/£350,000/).textContent).toBe('£350,000 Offers over')
    expect(screen.getByText('For Sale')).toBeTruthy()
    expect(screen.getByText('1,076 sq ft (100 m²)')).toBeTruthy()
    // £350,000 for 1,076 sq ft.
    expect(screen.getByText('£325 per sq ft')).toBeTruthy()
  })

  it('states the price of a share and the full price per square foot, and estimates no mortgage', () => {
    const share = { percent: 25, rent_pcm: 455 }
    render(
      <ListingHeader
        listing={saleListing({ price_options: 'shared-ownership', new_price: 66_250, share })}
      />,
    )
    expect(screen.getByText(/^£66,250/).textContent).toBe(
      '£66,250 Shared ownership for a 25% share, plus £455 a month rent; full price £265,000',
    )
    // £265,000 for 1,076 sq ft.
    expect(screen.getByText('£246 per sq ft of the full price')).toBeTruthy()
    expect(screen.queryByText(/Mortgage/)).toBeNull()
  })

  it('states no price per square foot for a share of unknown size', () => {
    render(<ListingHeader listing={saleListing({ price_options: 'shared-ownership', new_price: 66_250 })} />)
    expect(screen.queryByText(/per sq ft/)).toBeNull()
  })

  it('shows “Price on application” and no sum (CARD-11)', () => {
    render(<ListingHeader listing={saleListing({ price_options: 'poa', new_price: 0 })} />)
    expect(screen.getByText('Price on application')).toBeTruthy()
    expect(document.body.textContent).not.toContain('£')
  })

  it.each([
    ['2026-12-05', 'Sat 5 Dec 2026'],
    ['2026-11-21', 'Now'],
    ['2026-06-01', 'Now'],
    [null, 'Not yet provided'],
  ])('states from when a home to let is available: %s as %s', (day, text) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    render(<ListingHeader listing={letListing({ available_from: day })} />)
    expect(screen.getByText('Available from').nextElementSibling?.textContent).toBe(text)
  })

  it('states no day for a home that has been let', () => {
    render(<ListingHeader listing={letListing({ original_listing_status: 'let' })} />)
    expect(screen.queryByText('Available from')).toBeNull()
  })

  it('shows in the preview of a draft that its price, rent and type are not decided yet', () => {
    const draft = { property_type: '', bedrooms: 0 }
    const { rerender } = render(<ListingHeader listing={saleListing({ ...draft, new_price: 0 })} isPreview />)
    expect(screen.getByText('No price yet')).toBeTruthy()
    expect(screen.getByRole('heading').textContent).toBe('For sale, High Street, Witham, CM8')
    rerender(<ListingHeader listing={letListing({ ...draft, new_price_pcm: 0 })} isPreview />)
    expect(screen.getByText('No rent yet')).toBeTruthy()
    rerender(<ListingHeader listing={saleListing({ price_options: 'poa', new_price: 0 })} isPreview />)
    expect(screen.getByText('Price on application')).toBeTruthy()
    rerender(<ListingHeader listing={saleListing()} isPreview />)
    expect(screen.getByText(/£350,000/)).toBeTruthy()
  })

  it('shows the rent of a letting, its date of availability and its furnishing', () => {
    render(
      <ListingHeader listing={letListing({ facts: [{ key: 'furnishing', value: 'Part furnished' }] })} />,
    )
    expect(screen.getByText(/£1,200 pcm/).textContent).toBe('£1,200 pcm (£277 pw)')
    expect(screen.getByText('Sat 5 Dec 2026')).toBeTruthy()
    expect(screen.getByText('Part furnished')).toBeTruthy()
  })

  it('shows no numbers of rooms for an office (D-161)', () => {
    render(<ListingHeader listing={saleListing({ property_type: 'office', bedrooms: 0, bathrooms: 1 })} />)
    expect(screen.queryByText(/Bed|Bath|Reception/)).toBeNull()
    expect(screen.getByRole('heading').textContent).toBe('Office for sale, High Street, Witham, CM8')
  })
})

describe('the status note', () => {
  const renderTitle = (listing: Listing) =>
    render(<StatusNote listing={listing} />).container.querySelector('p')?.textContent
  it('names the statuses sold subject to contract, under offer, reserved and let (SALES-16, LET-07)', () => {
    expect(renderTitle(saleListing())).toBeUndefined()
    expect(renderTitle(saleListing({ listing_status: 'sstc' }))).toBe('Sold subject to contract')
    expect(renderTitle(saleListing({ listing_status: 'underoffer' }))).toBe('Under offer')
    expect(renderTitle(letListing({ original_listing_status: 'reserved' }))).toBe('Reserved')
    expect(screen.getByText(/a holding deposit, or the landlord has accepted a request/)).toBeTruthy()
    expect(renderTitle(letListing({ original_listing_status: 'let' }))).toBe('Let')
  })
  it('mentions no holding deposit where none may be taken, and names the step that makes a sale binding', () => {
    const renderText = (listing: Listing) => render(<StatusNote listing={listing} />).container.textContent
    const reserved = { original_listing_status: 'reserved' }
    for (const listing of [
      letListing({ ...reserved, nation: 'scotland' }),
      letListing({ ...reserved, property_type: 'shop' }),
    ])
      expect(renderText(listing)).not.toContain('holding deposit')
    const sold = { listing_status: 'sstc' }
    expect(renderText(saleListing(sold))).toContain('Until contracts are exchanged')
    expect(renderText(saleListing({ ...sold, nation: 'scotland' }))).toContain('concluded missives')
  })
})

describe('the note that a listing has not been confirmed lately (field O7)', () => {
  const renderText = (listing: Listing) =>
    render(<UnconfirmedNote listing={listing} now={now} />).container.textContent
  it('appears from the 56th day on', () => {
    // A second less than 56 days before `now`, and then exactly 56 days.
    expect(renderText(saleListing({ confirmed_at: '2026-09-26T12:00:01Z' }))).toBe('')
    expect(renderText(saleListing({ confirmed_at: '2026-09-26T12:00:00Z' }))).toContain(
      'Not confirmed for 56 days. The seller last confirmed on Sat 26 Sept 2026 that this home is for sale.',
    )
    expect(renderText(letListing({ confirmed_at: null }))).toBe('')
  })
})

describe('the actions on a listing', () => {
  beforeEach(() => localStorage.clear())
  const renderLinks = (listing: Listing) => {
    render(
      <ListingActions
        kind={listing.kind}
        id={listing.id}
        status={getListingStatus(listing)}
        ownerId={listing.user_id}
      />,
    )
    return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }

  it('offers a visitor a viewing, a question and an offer (CARD-06, CARD-09)', () =>
    expect(renderLinks(saleListing())).toEqual([
      ['Book a viewing', '/property/101/arrange-viewing'],
      ['Ask a question', '/property/101/ask-a-question'],
      ['Make an offer', '/property/101/make-an-offer'],
    ]))

  it('offers only the question for a home sold subject to contract (CARD-10)', () =>
    expect(renderLinks(saleListing({ listing_status: 'sstc' }))).toEqual([
      ['Ask a question', '/property/101/ask-a-question'],
    ]))

  it('offers a visitor a viewing, a question and a request for a home to let (CARD-15, CARD-16)', () =>
    expect(renderLinks(letListing()).map(([, href]) => href)).toEqual([
      '/letting/202/arrange-viewing',
      '/letting/202/ask-a-question',
      '/letting/202/request-let-property',
    ]))

  it('offers nothing for a home that is let, and nothing to the owner (CARD-07, CARD-08, CARD-17, CARD-18)', () => {
    expect(renderLinks(letListing({ original_listing_status: 'let' }))).toEqual([])
    // The browser keeps these two entries while a user is logged in.
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify({ id: OWNER_ID, first_name: 'Ann' }))
    expect(renderLinks(saleListing())).toEqual([])
    expect(screen.getByText('This is your own listing, as others see it.')).toBeTruthy()
  })
})

describe('the history of a listing (field O1)', () => {
  it('describes every event in the given order, newest first', () => {
    render(
      <ListingHistory
        now={now}
        listing={saleListing({
          history: [
            { type: 'under_offer', at: '2026-11-20T10:00:00Z' },
            { type: 'price_changed', at: '2026-11-12T10:00:00Z', price: 335_000, previous_price: 350_000 },
            { type: 'listed', at: '2026-11-02T09:00:00Z', price: 350_000 },
          ],
        })}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Offer acceptedFri 20 Nov 2026',
      'Price reduced from £350,000 to £335,000 (4.3% less)Thu 12 Nov 2026',
      'Listed at £350,000Mon 2 Nov 2026',
    ])
    // 19 days have passed since the first event. The confirmation is that of the fixture.
    expect(screen.getByText(/On the market for 19 days/).textContent).toContain(
      'Last confirmed on Wed 18 Nov 2026',
    )
  })

  // A description does not depend on the time of the event, `at`.
  it('describes changes of a rent, and of a price that is now on application', () => {
    expect(describeEvent('let', { type: 'price_changed', at: '', price: 1_250, previous_price: 1_200 })).toBe(
      'Rent raised from £1,200 pcm to £1,250 pcm (4.2% more)',
    )
    expect(describeEvent('sale', { type: 'price_changed', at: '', price: null, previous_price: 1 })).toBe(
      'Price now on application',
    )
    expect(describeEvent('let', { type: 'price_changed', at: '', price: null, previous_price: 1 })).toBe(
      'Rent now on application',
    )
    expect(describeEvent('let', { type: 'price_changed', at: '', price: 900, previous_price: null })).toBe(
      'Rent set to £900 pcm',
    )
    expect(describeEvent('let', { type: 'let_agreed', at: '' })).toBe('Let agreed')
  })

  it('does not say that the seller confirmed a home to be for sale after an offer was accepted (field O7)', () => {
    const confirmed = { type: 'confirmed', at: '' } as const
    // The newest event comes first.
    const earlier = [confirmed, { type: 'price_changed', at: '' }, { type: 'under_offer', at: '' }] as const
    expect(describeEvent('sale', confirmed, earlier)).toBe('Seller confirmed that this is up to date')
    const fallenThrough = [{ type: 'live_again', at: '' }, ...earlier] as const
    expect(describeEvent('sale', confirmed, fallenThrough)).toBe('Seller confirmed it is for sale')
  })
})

describe('the energy rating (domain B8)', () => {
  it('is stated as text beside the graph', () => {
    render(<EnergyRating listing={saleListing({ epc_rating: 'C' })} certificatePicture={null} />)
    expect(screen.getByText('Rating C')).toBeTruthy()
    expect(screen.getByText(/69 to 80 points/)).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('this one is C')
  })

  it('says that a rating is missing, or shows the exemption', () => {
    const { unmount } = render(<EnergyRating listing={saleListing()} certificatePicture={null} />)
    expect(screen.getByText(/has not been provided yet/)).toBeTruthy()
    unmount()
    render(
      <EnergyRating
        listing={saleListing({ epc_rating: 'Exempt: listed building' })}
        certificatePicture={null}
      />,
    )
    expect(screen.getByText('Exempt: listed building')).toBeTruthy()
    expect(screen.queryByText(/^Certificates are public/)).toBeNull()
  })
})
