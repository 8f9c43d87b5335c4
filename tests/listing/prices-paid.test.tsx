// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PricesPaid } from '@/components/listing/prices-paid'
import type { PricePaid } from '@/lib/contract/listings'
import { letListing, saleListing } from './fixture'

const sale: PricePaid = {
  address: '12 Mill Lane, Witham',
  type: 'terraced',
  tenure: 'freehold',
  is_new: true,
  price: 250_000,
  paid_on: '2026-03-04',
}

it('a price paid near by is shown with its date and home, and the register with its licence (FIELD-31)', () => {
  render(<PricesPaid listing={saleListing({ prices_paid: [sale] })} />)
  const row = screen.getByRole('rowheader', { name: '12 Mill Lane, Witham' }).closest('tr')
  expect(row?.textContent).toBe('12 Mill Lane, Witham£250,000Terraced house, freehold, newWed 4 Mar 2026')
  expect(screen.getByText(/Contains HM Land Registry data/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open Government Licence v3.0/ }).getAttribute('href')).toBe(
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  )
})

it.each([
  ['no sales', saleListing({ prices_paid: [] })],
  ['an upstream that sends no sales', saleListing()],
  ['a home to let', letListing({ prices_paid: [sale] })],
])('nothing is shown for %s', (_, listing) => {
  const { container } = render(<PricesPaid listing={listing} />)
  expect(container.textContent).toBe('')
})
