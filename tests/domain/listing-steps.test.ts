import { expect, it } from 'vitest'
import { isOpenWhenLive, listingSteps } from '../../lib/domain/listing-steps'

it('while a home is live, the steps of its address, price, approval and order are closed, and all others are open', () => {
  expect(listingSteps.filter((step) => !isOpenWhenLive(step))).toEqual([
    'address',
    'price',
    'review',
    'order',
  ])
})
