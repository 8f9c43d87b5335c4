// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UnsupportedWishesNotice, PremisesLink, SharePriceNotice } from '@/components/search/notices'
import { defaultState, type SearchState } from '@/lib/search/state'
import { letting, sale } from '../property/card-fixture'

const share = { ...sale, price_options: 'shared-ownership', share: { percent: 25, rent_pcm: 455 } }
const forSale = defaultState('sale')

test.each<[string, Partial<SearchState>, boolean]>([
  ['are sorted by price, cheapest first', { sort: 'price-asc' }, true],
  ['are sorted by price, dearest first', { sort: 'price-desc' }, true],
  ['have a maximum price', { price: 'nomin-100000' }, true],
  ['neither are sorted nor filtered by price', {}, false],
])(
  'results with a shared ownership home explain that its price is the price of the share if it matters: they %s',
  (_, change, isShown) => {
    render(<SharePriceNotice state={{ ...forSale, ...change }} cards={[sale, share]} />)
    expect(screen.queryByText(/sorted and filtered by the price of the share/) !== null).toBe(isShown)
  },
)

test('results without a share have no notice about shares', () => {
  const { container } = render(
    <SharePriceNotice state={{ ...forSale, sort: 'price-asc' }} cards={[sale, letting]} />,
  )
  expect(container.textContent).toBe('')
})

test('a search of homes links to the commercial premises that it leaves out, and a search by type does not', () => {
  const state = { ...forSale, location: 'Witham', bedrooms: '2-nomax', page: 3 }
  const { rerender } = render(<PremisesLink state={state} onSearch={vi.fn()} />)
  expect(
    screen.getByRole('link', { name: 'Shops, offices, garages and land in Witham' }).getAttribute('href'),
  ).toBe('/find-a-property/Witham/any-price/office,shop,garage,restaurant,land/any-bedrooms/this-only')
  rerender(<PremisesLink state={{ ...state, types: 'terraced' }} onSearch={vi.fn()} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a search of sales with pets unsupported links to the homes to let where pets are considered', () => {
  const state = { ...forSale, location: 'Witham', bedrooms: '2-nomax', unsupported: 'garden,pets' }
  const { rerender } = render(<UnsupportedWishesNotice state={state} onSearch={vi.fn()} />)
  expect(screen.getByText(/Not part of this search: a garden and pets/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /to rent where pets/ }).getAttribute('href')).toBe(
    '/find-a-letting/Witham?with=pets',
  )
  rerender(<UnsupportedWishesNotice state={{ ...state, kind: 'let' }} onSearch={vi.fn()} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the link to commercial premises has no filter by pets', () => {
  render(<PremisesLink state={{ ...defaultState('let'), with: 'pets' }} onSearch={vi.fn()} />)
  expect(screen.getByRole('link').getAttribute('href')).not.toContain('with')
})

test('the link to commercial premises can break a long place name that has no space', () => {
  render(<PremisesLink state={{ ...forSale, location: 'a'.repeat(83) }} onSearch={vi.fn()} />)
  // `break-words` would leave the link, an inline flex box, as wide as the word.
  expect(screen.getByRole('link').classList).toContain('wrap-anywhere')
})

test('a search of the first of two typed places says so, and does not speak of a missing filter', () => {
  render(<UnsupportedWishesNotice state={{ ...forSale, unsupported: 'place' }} onSearch={vi.fn()} />)
  expect(screen.getByText(/One place is searched at a time/)).toBeTruthy()
  expect(screen.queryByText(/no filter for that/)).toBeNull()
})
