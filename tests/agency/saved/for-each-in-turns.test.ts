import { expect, it } from 'vitest'
import { forEachInTurns, ITEMS_PER_TURN } from '../../../lib/agency/saved/for-each-in-turns'

it('other work gets a turn after every fifty items, even if the work on the items never waits', async () => {
  const order: (number | 'other work')[] = []
  const items = Array.from({ length: 2 * ITEMS_PER_TURN }, (_, index) => index)
  setImmediate(() => order.push('other work'))
  await forEachInTurns(items, async (item) => {
    order.push(item)
  })
  expect(order.filter((entry) => entry !== 'other work')).toEqual(items)
  expect(order.indexOf('other work')).toBe(ITEMS_PER_TURN)
})
