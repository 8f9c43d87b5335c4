import { expect, it } from 'vitest'
import { selectFrontPageHomes } from '@/components/home/front-page-homes'
import type { LatestCard } from '@/lib/contract/listings'

const card = (id: number, image_xs: string | null): LatestCard => ({
  id,
  property_url: `home-${id}`,
  image_xs,
  listing_status_display: 'For Sale',
  new_price: 250_000,
  portal_address: 'High Street, Witham, CM8',
})

it('selects four homes, those with a picture first, each newest first', () => {
  const ids = (cards: LatestCard[]) => selectFrontPageHomes(cards).map(({ id }) => id)
  expect(
    ids([
      card(6, 'a.webp'),
      card(5, null),
      card(4, 'b.webp'),
      card(3, 'c.webp'),
      card(2, 'd.webp'),
      card(1, 'e.webp'),
    ]),
  ).toEqual([6, 4, 3, 2])
  expect(ids([card(3, null), card(2, 'a.webp'), card(1, null)])).toEqual([2, 3, 1])
  expect(ids([])).toEqual([])
})
