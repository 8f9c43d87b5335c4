import { beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '../../../lib/agency/accounts/delete-account'
import { hashSecret } from '../../../lib/agency/accounts/secret-hash'
import { withTransaction } from '../../../lib/agency/database'
import {
  createAdhocOrder,
  createCompletionFeeOrder,
  findCompletionFeeOrder,
} from '../../../lib/agency/orders/adhoc-order'
import { cancelOpenOrder, cancelOwnOrder } from '../../../lib/agency/orders/cancel-order'
import type { OrderRow } from '../../../lib/agency/orders/order-rows'
import { getUserOrder } from '../../../lib/agency/orders/user-orders'
import { findRow, findRows, updateRows } from '../../support/tables'
import { addHome, addUser, callerOf } from '../offers/offer-calls'
import { useEmptyDatabase } from '../retention/dealings'

const FEE_PENCE = 895_00n
const GOOD_PASSWORD = 'correct horse battery staple'
let owner: number
let home: number
useEmptyDatabase()
beforeEach(async () => {
  owner = await addUser('Sue')
  home = await addHome(owner, { status: 'completed' })
})

const createFeeOrder = async (): Promise<OrderRow> => {
  const order = await withTransaction((tx) =>
    createCompletionFeeOrder(tx, { listingId: home, amountPence: FEE_PENCE }),
  )
  return order!
}
const cancelAsOwner = ({ id }: OrderRow) => cancelOwnOrder({ user_id: owner, order_id: id }, callerOf(owner))
const readStatus = async ({ id }: OrderRow) => (await findRow('order', { id })).status
const cancelAsAgency = ({ id }: OrderRow) =>
  withTransaction((tx) => cancelOpenOrder(tx, id, 'Your conveyancer has paid it.'))

it('an owner cannot cancel a completion fee, and is told to contact us (Consumer Contracts Regulations 2013, reg 36)', async () => {
  const fee = await createFeeOrder()
  expect(await cancelAsOwner(fee)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^This fee is due .* please contact us\.$/),
  })
  expect(await readStatus(fee)).toBe('open')
  expect(await getUserOrder({ user_id: owner, order_id: fee.id }, callerOf(owner))).toMatchObject({
    data: { status: 'open', can_cancel: false },
  })
})

it('an owner may cancel an unpaid order for extra work', async () => {
  const order = await withTransaction((tx) =>
    createAdhocOrder(tx, { listingId: home, amountPence: 60_00n, description: 'New board' }),
  )
  expect(await cancelAsOwner(order!)).toMatchObject({ ok: true })
  expect(await readStatus(order!)).toBe('cancelled')
})

it('the agency can cancel an unpaid completion fee once, with a mail that tells the owner why (D-171)', async () => {
  const fee = await createFeeOrder()
  expect(await cancelAsAgency(fee)).toBe(true)
  expect(await cancelAsAgency(fee)).toBe(false)
  expect(await readStatus(fee)).toBe('cancelled')
  const mails = await findRows('mail', { subject: `Your order ${fee.reference} is cancelled` })
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('The reason: Your conveyancer has paid it.'),
  ])
  expect(await withTransaction((tx) => findCompletionFeeOrder(tx, home))).toBeUndefined()
})

it('an owner who owes a completion fee cannot delete the account (UK GDPR, article 17)', async () => {
  await updateRows('user', { id: owner }, { passwordHash: await hashSecret(GOOD_PASSWORD) })
  const deleteOwnersAccount = () =>
    deleteAccount({ user_id: owner, current_password: GOOD_PASSWORD }, callerOf(owner))
  const fee = await createFeeOrder()
  expect(await deleteOwnersAccount()).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^A fee is due to us/),
  })
  expect(await readStatus(fee)).toBe('open')
  await cancelAsAgency(fee)
  expect(await deleteOwnersAccount()).toMatchObject({ ok: true })
})
