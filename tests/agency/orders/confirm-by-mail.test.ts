import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { confirmOrder } from '../../../lib/agency/orders/confirm-by-mail'
import { settleOrder } from '../../../lib/agency/orders/fulfil-order'
import { computeCancellationDeadline } from '../../../lib/domain/order'
import { formatLongDate } from '../../../lib/format/dates'
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

interface NewOrder {
  kind: 'package' | 'portal' | 'subscription' | 'adhoc'
  amountPence: bigint
  startRequestedAt: Date | null
}

/** Adds an open order that can be cancelled until now. */
async function addOrder(order: NewOrder) {
  orderCount += 1
  const owner = await addUser('Olive')
  return insertRow('order', {
    ...order,
    userId: owner,
    listingId: await addHome(owner),
    reference: `ORD-${orderCount}`,
    description: 'An order',
    vatPence: 0n,
    cancellableUntil: NOW,
  })
}

const readNewestMail = async (): Promise<string> => (await findRows('mail')).at(-1)?.text ?? ''

it.each([
  ['package', 39_500n, NOW, 'asked us to start at once. If you cancel, you pay for the days'],
  ['package', 39_500n, null, 'We start when these days are over'],
  ['package', 39_500n, null, 'all that you have paid is returned'],
  ['package', 0n, NOW, 'asked us to start at once. If you cancel, you owe nothing'],
  ['adhoc', 14_900n, NOW, 'If you cancel before the work is done, all that you have paid is returned'],
  ['portal', 4_500n, null, 'We start at once. If you cancel, all that you have paid is returned'],
  ['subscription', 1_900n, null, 'We start at once.'],
] as const)(
  'the confirmation of a %s of %d pence says when we start and what a cancellation costs (Consumer Contracts Regulations 2013, reg 16)',
  async (kind, amountPence, startRequestedAt, text) => {
    const order = await addOrder({ kind, amountPence, startRequestedAt })
    await withTransaction((tx) => confirmOrder(tx, order))
    expect(await readNewestMail()).toContain(text)
  },
)

it('the confirmation of an order counts the 14 days for a cancellation from the payment (Consumer Contracts Regulations 2013, reg 30)', async () => {
  const order = await addOrder({ kind: 'portal', amountPence: 9_500n, startRequestedAt: null })
  await withTransaction((tx) => settleOrder(tx, order))
  const deadline = formatLongDate(computeCancellationDeadline(new Date()))
  expect(await readNewestMail()).toContain(`You may cancel until the end of ${deadline}`)
})
