import { expect, it } from 'vitest'
import { selectFrontPageHomes } from '@/components/home/front-page-homes'
import type { LatestCard } from '@/lib/contract/listings'

const createCard = (id: number, image_xs: string | null): LatestCard => ({
  id,
  property_url: `home-${id}`,
  image_xs,
  listing_status_display: 'For Sale',
  new_price: 250_000,
  portal_address: 'High Street, Witham, CM8',
})

it('selects four homes, the newest first, but those with a picture before those without one', () => {
  const selectIds = (cards: LatestCard[]) => selectFrontPageHomes(cards).map(({ id }) => id)
  expect(
    selectIds([
      createCard(6, 'a.webp'),
      createCard(5, null),
      createCard(4, 'b.webp'),
      createCard(3, 'c.webp'),
      createCard(2, 'd.webp'),
      createCard(1, 'e.webp'),
    ]),
  ).toEqual([6, 4, 3, 2])
  expect(selectIds([createCard(3, null), createCard(2, 'a.webp'), createCard(1, null)])).toEqual([2, 3, 1])
  expect(selectIds([])).toEqual([])
})
