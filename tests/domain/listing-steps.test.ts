import { expect, it } from 'vitest'
import { isOpenWhenLive, listingSteps } from '../../lib/domain/listing-steps'

it('while a home is live, its address, price, approval and order are closed, and the checks of its owners are open', () => {
  expect(listingSteps.filter((step) => !isOpenWhenLive(step))).toEqual([
    'address',
    'price',
    'review',
    'order',
  ])
})
