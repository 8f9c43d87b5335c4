import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { ordersCommand, paymentsCommand } from '../../../scripts/agency/payments-command'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'
import { addServiceAgreements, findMoneyFaults, readLastMail, runPaymentJobs } from '../../support/payments'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
const printedLines: string[] = []
/** The specified value of `is_package_payment` for a package (D-126). */
const PACKAGE_PAYMENT = 1
/** The specified value of `is_package_payment` for any other single payment (API-31). */
const OTHER_PAYMENT = 2
const PACKAGE_PENCE = 395_00
/** The fee that a package makes due once the sale completes. */
const COMPLETION_FEE_PENCE = 895_00
/** The id of no listing and no order, in the usual range of ids. */
const UNUSED_ID = '99999999'
/** A card of the sandbox that is accepted. */
const ACCEPTED_CARD = '4242424242424242'
/** A card of the sandbox that is accepted and whose webhook never comes. */
const CARD_NEVER_REPORTED = '4000000000004444'
const openContext = async () => ({
  databaseUrl: database.url,
  say: (line: string) => void printedLines.push(line),
  progress: () => undefined,
})

beforeAll(async () => {
  database = await createEmptyDatabase()
  // The payment sandbox works only in a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
})
afterAll(async () => {
  // Whatever the tests did, the ledger is balanced and every payment is booked once.
  expect(await findMoneyFaults(pool)).toEqual([])
  await disconnect()
  await pool?.end()
  await database?.drop()
})

it('the command line lists orders, checks the ledger, reconciles, and refunds parts of a payment (D-171)', async () => {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ status: 'draft', street: `Street ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const orderReply = await gateway.createOrder(
    { user_id: owner.id, property_id: sale!, kind: 'property', package_def: 'PAY_NOW' },
    owner,
  )
  if (!orderReply.ok) throw new Error(orderReply.message)
  const order = { user_id: owner.id, order_id: orderReply.data.order_id }
  await gateway.agreeToOrder({ ...order, agrees: true, start_at_once: true }, owner)
  const session = await gateway.createCheckoutSession(
    {
      order_number: orderReply.data.transaction_id,
      order_amount: PACKAGE_PENCE,
      property_type: 'sales',
      is_package_payment: PACKAGE_PAYMENT,
    },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  await gateway.payInSandbox({ id: session.data.id, card_number: CARD_NEVER_REPORTED })
  await runPaymentJobs()
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({ data: { status: 'open' } })
  printedLines.length = 0
  expect(await paymentsCommand(openContext, ['reconcile'])).toBe(0)
  expect(printedLines[0]).toMatch(/^1 unfinished payments were checked/)
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({ data: { status: 'settled' } })
  // A sixth of £395, rounded down.
  expect(await readLastMail(pool, owner.email)).toContain('of which £65.83 is VAT')
  const orderArgument = String(orderReply.data.order_id)
  for (const [args, expectedError] of [
    [['refund', '0'], 'is not the number of an order'],
    [['refund', orderArgument, '-5'], 'is not an amount'],
    [['refund', orderArgument, '395.01'], '£395 can be returned'],
    // A name that every object inherits is no command.
    [['toString'], 'payments is:'],
  ] as const)
    await expect(paymentsCommand(openContext, [...args])).rejects.toThrow(expectedError)
  expect(await paymentsCommand(openContext, ['refund', orderArgument, '12.34'])).toBe(0)
  // Without an amount, the command returns what is left.
  expect(await paymentsCommand(openContext, ['refund', orderArgument])).toBe(0)
  await expect(paymentsCommand(openContext, ['refund', orderArgument])).rejects.toThrow('£0 can be returned')
  await runPaymentJobs()
  expect(await gateway.getUserOrder(order, owner)).toMatchObject({
    data: { paid_pence: 0, refunded_pence: PACKAGE_PENCE },
  })
  printedLines.length = 0
  expect(await paymentsCommand(openContext, ['ledger'])).toBe(0)
  expect(printedLines.at(-1)).toMatch(/which sum to £0$/)
  expect(await ordersCommand(openContext, [])).toBe(0)
  expect(printedLines.join('\n')).toContain(owner.email)
})

it('an ad-hoc order appears in the owner’s account, and can be paid once they agree to its terms (D-171)', async () => {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ status: 'draft', street: `Close ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const listingArgument = String(sale)
  for (const [args, expectedError] of [
    [[], 'is not the id of a listing'],
    [[String(MISSING_ID), '60', 'Board'], 'is not the id of a listing'],
    [[UNUSED_ID, '60', 'Board'], 'has no owner who could pay'],
    [[listingArgument, '0', 'Board'], 'is not an amount'],
    [[listingArgument, '60'], 'the payer reads what it is for'],
  ] as const)
    await expect(ordersCommand(openContext, ['adhoc', ...args])).rejects.toThrow(expectedError)
  await expect(ordersCommand(openContext, ['all'])).rejects.toThrow('orders is:')
  expect(await ordersCommand(openContext, ['adhoc', listingArgument, '60', 'New', 'board'])).toBe(0)
  expect(await readLastMail(pool, owner.email)).toContain('New board, £60 including VAT')
  const orders = await gateway.getUserOrders({ user_id: owner.id }, owner)
  if (!orders.ok) throw new Error(orders.message)
  const [order] = orders.data
  // A sixth of £60 is VAT.
  expect(order).toMatchObject({ kind: 'adhoc', status: 'open', amount_pence: 60_00, vat_pence: 10_00 })
  const checkout = {
    order_number: order!.transaction_id,
    order_amount: 60_00,
    property_type: 'adhoc',
    is_package_payment: OTHER_PAYMENT,
  }
  expect(await gateway.createCheckoutSession(checkout, owner)).toEqual({
    ok: false,
    message: 'Please agree to the terms to go on.',
  })
  await gateway.agreeToOrder({ user_id: owner.id, order_id: order!.order_id, agrees: true }, owner)
  expect(await gateway.createCheckoutSession(checkout, owner)).toMatchObject({ ok: true })
})

/** Agrees to the owner's ad-hoc order with an early start, and pays it. @returns the input of calls about it */
async function payAdhocOrder(owner: TestUser) {
  const orders = await gateway.getUserOrders({ user_id: owner.id }, owner)
  if (!orders.ok) throw new Error(orders.message)
  const { order_id, transaction_id: order_number, amount_pence: order_amount } = orders.data[0]!
  const input = { user_id: owner.id, order_id }
  await gateway.agreeToOrder({ ...input, agrees: true, start_at_once: true }, owner)
  const session = await gateway.createCheckoutSession(
    { order_number, order_amount, property_type: 'adhoc', is_package_payment: OTHER_PAYMENT },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  await gateway.payInSandbox({ id: session.data.id, card_number: ACCEPTED_CARD })
  await runPaymentJobs()
  return input
}

it('a paid completion fee cannot be cancelled (Consumer Contracts Regulations 2013, reg 36)', async () => {
  const owner = await insertUser(pool)
  const [sale, otherSale] = await addListings([
    { status: 'completed', street: `Fee ${owner.id}` },
    { street: 'Free' },
  ])
  await giveListingsTo([sale!, otherSale!], owner.id)
  await pool.query(
    `INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence, on_completion_pence, status, settled_at)
     VALUES ('ORD-package', $1, $2, 'package', 'Pay on completion', 0, 0, $3, 'settled', now())`,
    [owner.id, sale, COMPLETION_FEE_PENCE],
  )
  await expect(ordersCommand(openContext, ['completion', String(otherSale)])).rejects.toThrow(
    `the package of listing ${otherSale} makes nothing due`,
  )
  expect(await ordersCommand(openContext, ['completion', String(sale)])).toBe(0)
  expect(await readLastMail(pool, owner.email)).toContain(
    'the fee of your package is due: £895 including VAT, within 14 days of completion.',
  )
  const input = await payAdhocOrder(owner)
  expect(await gateway.getUserOrder(input, owner)).toMatchObject({
    data: {
      status: 'settled',
      description: 'Pay on completion',
      paid_pence: COMPLETION_FEE_PENCE,
      cancellable_until: null,
      can_cancel: false,
    },
  })
  expect(await gateway.cancelOrder(input, owner)).toMatchObject({ ok: false })
  await expect(ordersCommand(openContext, ['completion', String(sale)])).rejects.toThrow(
    `order ${input.order_id} asks for this fee already`,
  )
  expect(await readLastMail(pool, owner.email)).not.toContain('You may cancel until')
})

it('an ad-hoc order is refunded in full until its work is done, and then not at all (Consumer Contracts Regulations 2013, reg 36)', async () => {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ street: `Photos ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  await ordersCommand(openContext, ['adhoc', String(sale), '150', 'Photographs'])
  const input = await payAdhocOrder(owner)
  const argument = String(input.order_id)
  // Ten days of advertising since the order would reduce the refund of a package, but not of an ad-hoc order.
  await pool.query(`UPDATE "order" SET settled_at = now() - interval '11 days' WHERE id = $1`, [argument])
  await pool.query(
    `INSERT INTO listing_event (listing_id, type, at) VALUES ($1, 'live_again', now() - interval '10 days')`,
    [sale],
  )
  expect(await gateway.getUserOrder(input, owner)).toMatchObject({ data: { refund_quote_pence: 150_00 } })
  expect(await ordersCommand(openContext, ['done', argument])).toBe(0)
  expect(await gateway.getUserOrder(input, owner)).toMatchObject({ data: { refund_quote_pence: 0 } })
  await expect(ordersCommand(openContext, ['done', UNUSED_ID])).rejects.toThrow(
    `order ${UNUSED_ID} is no ad-hoc order that is paid`,
  )
  await expect(ordersCommand(openContext, ['done'])).rejects.toThrow('is not the number of an order')
})
