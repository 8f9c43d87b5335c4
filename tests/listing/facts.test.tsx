// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MaterialFacts } from '@/components/listing/material-facts'
import type { Listing } from '@/components/property/listing'
import { formatFact } from '@/lib/format/material-fact'
import { letListing, OWNER_ID, saleListing } from './fixture'

const getRow = (label: string) => screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement
const showFacts = (listing: Listing) => render(<MaterialFacts listing={listing} />)

describe('the material information of a listing (domain B1, FIELD-26 to FIELD-29)', () => {
  it('names who supplied a fact and when', () => {
    showFacts(
      saleListing({
        facts: [
          {
            key: 'parking',
            value: 'Driveway for two cars',
            source: 'owner',
            supplied_at: '2026-11-01T10:00:00Z',
          },
        ],
      }),
    )
    expect(getRow('Parking').textContent).toBe('ParkingDriveway for two carsSeller, Sun 1 Nov 2026')
  })

  it('says that a fact is missing, links to the question form, and leaves no value cell empty', () => {
    showFacts(saleListing())
    expect(within(getRow('Flood risk')).getByText(/Not yet provided by the seller/)).toBeTruthy()
    expect(
      within(getRow('Flood risk')).getByRole('link', { name: 'ask about flood risk' }).getAttribute('href'),
    ).toBe('/property/101/ask-a-question?fact=flood_risk')
    const [, ...factRows] = screen.getAllByRole('row')
    for (const row of factRows) {
      const [valueCell] = within(row).queryAllByRole('cell')
      expect(valueCell?.textContent).not.toBe('')
    }
  })

  it('offers owners no question about their own listing (CARD-08)', () => {
    // The browser keeps these two entries while a user is logged in.
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify({ id: OWNER_ID, first_name: 'Ann' }))
    showFacts(saleListing())
    localStorage.clear()
    expect(within(getRow('Flood risk')).getByText(/Not yet provided by the seller/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('states shared ownership by the percentage and the rent of the share, if nobody has supplied the fact', () => {
    const { unmount } = showFacts(
      saleListing({ price_options: 'shared-ownership', share: { percent: 37.5, rent_pcm: 455.5 } }),
    )
    expect(getRow('Shared ownership').textContent).toContain(
      '37.5% share; rent of £455.50 a month on the rest',
    )
    unmount()
    showFacts(saleListing({ price_options: 'shared-ownership', share: { percent: null, rent_pcm: null } }))
    expect(getRow('Shared ownership').textContent).toContain('Not yet provided')
  })

  it('names the landlord for a letting, and offers no question once the home is let (CARD-18)', () => {
    showFacts(letListing({ original_listing_status: 'let' }))
    expect(within(getRow('Parking')).getByText('Not yet provided by the landlord')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    [null, 'Not yet provided by the landlord'],
    [0, 'None'],
    [1_384, '£1,384'],
  ])(
    'shows the deposit field of a listing, %s pounds, as %s if the facts state no deposit',
    (deposit, text) => {
      showFacts(letListing({ new_deposite_amount: deposit }))
      expect(within(getRow('Deposit')).getByText(text)).toBeTruthy()
    },
  )

  it('lists ground rent and remaining years for a leasehold', () => {
    showFacts(saleListing({ tenure: 'Leasehold' }))
    expect(getRow('Ground rent').textContent).toContain('Not yet provided')
    expect(getRow('Years left on the lease')).toBeTruthy()
  })

  it('leaves the facts of a lease out for a freehold, except supplied ones', () => {
    showFacts(saleListing({ facts: [{ key: 'service_charge', value: '180' }] }))
    expect(screen.queryByRole('rowheader', { name: 'Ground rent' })).toBeNull()
    expect(getRow('Service charge').textContent).toContain('£180 a year')
  })

  it('shows outright ownership in Scotland, and no facts of a lease', () => {
    showFacts(saleListing({ nation: 'scotland' }))
    expect(getRow('Tenure').textContent).toMatch(/^TenureOwned outright \(“freehold” in the rest of the UK\)/)
    expect(screen.queryByRole('rowheader', { name: 'Ground rent' })).toBeNull()
  })

  it('expects no council tax band for a home in Northern Ireland, nor for an office', () => {
    const { unmount } = showFacts(saleListing({ nation: 'northern-ireland' }))
    expect(screen.queryByRole('rowheader', { name: 'Council tax band' })).toBeNull()
    unmount()
    showFacts(saleListing({ property_type: 'office' }))
    expect(screen.queryByRole('rowheader', { name: 'Council tax band' })).toBeNull()
  })

  it('expects no rates or share for a whole home in England, and for land rates but no energy rating', () => {
    const { unmount } = showFacts(saleListing())
    expect(screen.queryByRole('rowheader', { name: 'Rates' })).toBeNull()
    expect(screen.queryByRole('rowheader', { name: 'Shared ownership' })).toBeNull()
    unmount()
    // Land is a commercial type, and rates are expected of all commercial types.
    showFacts(saleListing({ property_type: 'land' }))
    expect(screen.queryByRole('rowheader', { name: 'Energy performance rating' })).toBeNull()
    expect(getRow('Rates')).toBeTruthy()
  })

  it('expects no energy rating for a park home, but shows one that was supplied', () => {
    const parkHome = { property_type: 'park-home', epc_rating: null, facts: [] }
    const { unmount } = showFacts(saleListing(parkHome))
    expect(screen.queryByRole('rowheader', { name: 'Energy performance rating' })).toBeNull()
    expect(getRow('Council tax band')).toBeTruthy()
    unmount()
    showFacts(saleListing({ ...parkHome, epc_rating: 'E' }))
    expect(getRow('Energy performance rating').textContent).toContain('E')
  })

  it('states the Scottish ratings of a home in Scotland, and does not ask for missing ones', () => {
    const facts = [
      { key: 'heat_retention_rating', value: 'C' },
      { key: 'heating_system_rating', value: 'E' },
    ]
    const { unmount } = showFacts(saleListing({ nation: 'scotland', facts }))
    expect(getRow('Heat retention rating').textContent).toMatch(/^Heat retention ratingC/)
    expect(getRow('Heating system rating').textContent).toMatch(/^Heating system ratingE/)
    expect(screen.queryByRole('rowheader', { name: 'Energy cost rating' })).toBeNull()
    unmount()
    showFacts(saleListing({ nation: 'england', facts }))
    expect(screen.queryByRole('rowheader', { name: 'Heat retention rating' })).toBeNull()
  })

  it('names the pitch fee and the pitch agreement of a park home instead of a lease', () => {
    showFacts(
      saleListing({
        property_type: 'park-home',
        tenure: 'Pitch agreement',
        facts: [{ key: 'ground_rent', value: '2400' }],
      }),
    )
    expect(getRow('Pitch fee').textContent).toContain('£2,400 a year')
    expect(getRow('Term of the pitch agreement')).toBeTruthy()
    expect(screen.queryByRole('rowheader', { name: 'Ground rent' })).toBeNull()
  })

  it('expects no facts of a building for bare land', () => {
    showFacts(saleListing({ property_type: 'land' }))
    const labels = screen.getAllByRole('rowheader').map((header) => header.textContent)
    expect(labels).toEqual(expect.arrayContaining(['Tenure', 'Electricity', 'Water', 'Sewerage', 'Planning']))
    for (const label of [
      'Construction',
      'Heating',
      'Broadband',
      'Mobile signal',
      'Parking',
      'Building safety',
      'Accessibility',
    ])
      expect(labels).not.toContain(label)
  })

  it('notes that the review of a ground rent is not given, if the fact is only an amount', () => {
    showFacts(saleListing({ tenure: 'Leasehold', facts: [{ key: 'ground_rent', value: '100' }] }))
    expect(getRow('Ground rent').textContent).toContain('£100 a year. Review: not given – ask the seller.')
  })
})

describe('formatFact', () => {
  it.each([
    ['lease_years', '112', '112 years remaining'],
    ['lease_years', '1', '1 year remaining'],
    ['lease_years', 'Unknown – enquiries made', 'Unknown – enquiries made'],
    ['ground_rent', '250', '£250 a year'],
    ['ground_rent', '0', 'None'],
    ['council_tax_band', 'D', 'Band D'],
    ['council_tax_band', 'Awaiting banding', 'Awaiting banding'],
    ['heating', 'Gas boiler', 'Gas boiler'],
  ])('formats %s %s as %s', (key, value, text) => expect(formatFact(key, value)).toBe(text))
})
