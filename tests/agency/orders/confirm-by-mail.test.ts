import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { confirmOrder } from '../../../lib/agency/orders/confirm-by-mail'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRows, insertRow } from '../../support/tables'
import { addHome, addUser } from '../offers/offer-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const NOW = new Date()
let orderCount = 0

/** Adds an order that can be cancelled, and mails its confirmation. @returns the text of the mail */
async function confirmNewOrder(order: {
  kind: 'package' | 'portal' | 'subscription' | 'adhoc'
  amountPence: bigint
  startRequestedAt: Date | null
}): Promise<string> {
  orderCount += 1
  const owner = await addUser('Olive')
  const row = await insertRow('order', {
    ...order,
    userId: owner,
    listingId: await addHome(owner),
    reference: `ORD-${orderCount}`,
    description: 'An order',
    vatPence: 0n,
    cancellableUntil: NOW,
  })
  await withTransaction((tx) => confirmOrder(tx, row))
  return (await findRows('mail')).at(-1)?.text ?? ''
}

it.each([
  ['package', 39_500n, NOW, 'asked us to start at once. If you cancel, you pay for the days'],
  ['package', 39_500n, null, 'We start when these days are over'],
  ['package', 39_500n, null, 'all that you have paid is returned'],
  ['package', 0n, NOW, 'asked us to start at once. If you cancel, you owe nothing'],
  ['adhoc', 14_900n, NOW, 'If you cancel before the work is done, all that you have paid is returned'],
  ['portal', 4_500n, null, 'We start at once. If you cancel, all that you have paid is returned'],
  ['subscription', 1_900n, null, 'We start at once.'],
] as const)(
  'the confirmation of a %s of %d pence says when we start and what a cancellation costs (CCR 2013, reg 16)',
  async (kind, amountPence, startRequestedAt, text) => {
    expect(await confirmNewOrder({ kind, amountPence, startRequestedAt })).toContain(text)
  },
)
