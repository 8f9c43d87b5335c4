import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../../lib/contract'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { addServiceAgreements } from '../../support/payments'

let database: TestDatabase
let pool: pg.Pool
let owner: TestUser
let thief: TestUser
let sale: number
let letting: number
let foreignSale: number
let packageOrder: { id: number; reference: string }
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  // The payment sandbox works only in a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
  owner = await insertUser(pool)
  thief = await insertUser(pool)
  const [saleId, lettingId, foreignSaleId] = await addListings([
    { status: 'draft' },
    { kind: 'let', price: 1_200, street: 'Low Street' },
    { street: 'Far Street' },
  ])
  sale = saleId!
  letting = lettingId!
  foreignSale = foreignSaleId!
  await giveListingsTo([sale, letting], owner.id)
  const orderReply = await gateway.createOrder(
    { user_id: owner.id, property_id: sale, kind: 'property', package_def: 'PAY_NOW' },
    owner,
  )
  if (!orderReply.ok) throw new Error(orderReply.message)
  packageOrder = { id: orderReply.data.order_id, reference: orderReply.data.transaction_id }
  await gateway.agreeToOrder({ user_id: owner.id, order_id: packageOrder.id, agrees: true }, owner)
})
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})

/** Reads everything that is stored about money and checkouts, as one text. */
const readState = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['"order"', 'payment', 'refund', 'ledger_entry', 'sandbox_session', 'tenant_deposit'].map(
        async (table) => (await pool.query(`SELECT * FROM ${table} ORDER BY 1`)).rows,
      ),
    ),
  )

/** Expects a call to be refused, or to fail as an invalid request or token, and to change no stored data. */
async function expectRefused(call: () => Promise<{ ok: boolean }>): Promise<void> {
  const before = await readState()
  const reply = await call().catch((error: { code?: string }) => {
    expect(['invalid_request', 'invalid_token']).toContain(error.code)
    return { ok: false }
  })
  expect(reply.ok).toBe(false)
  expect(await readState()).toBe(before)
}

/** The specified value of `is_package_payment` for a package (D-126). */
const PACKAGE_PAYMENT = 1
const PACKAGE_PENCE = 395_00
type Checkout = CallInput<'createCheckoutSession'>
const createCheckoutInput = (): Checkout => ({
  order_number: packageOrder.reference,
  order_amount: PACKAGE_PENCE,
  customer_email: owner.email,
  property_type: 'sales',
  is_package_payment: PACKAGE_PAYMENT,
  adhoc_payment_types: '',
})

describe('a checkout that a client has changed is refused', () => {
  const amounts: unknown[] = [
    0,
    1,
    -PACKAGE_PENCE,
    PACKAGE_PENCE - 1,
    PACKAGE_PENCE + 1,
    // The price in pounds.
    395,
    PACKAGE_PENCE * 100,
    395.0001,
    '39500.5',
    NaN,
    Infinity,
    null,
    'free',
    // From this number on, JavaScript writes an exponent.
    1e21,
    // One penny less than the price of 39,500 pence, which is 0x9a4c.
    '0x9a4b',
  ]
  it.each(amounts)('with the amount %s', (order_amount) =>
    expectRefused(() =>
      gateway.createCheckoutSession({ ...createCheckoutInput(), order_amount } as Checkout, owner),
    ),
  )
  /** An order number has at most 100 characters. */
  const tooLong = 'x'.repeat(101)
  const orderNumbers: unknown[] = ['', 'ORD-1', '1', "' OR 1=1 --", 'ORD-\0', 7, null, ['x'], tooLong]
  it.each(orderNumbers)('with the order number %j', (order_number) =>
    expectRefused(() =>
      gateway.createCheckoutSession({ ...createCheckoutInput(), order_number } as Checkout, owner),
    ),
  )
  it.each([0, 2, 3, -1, 'yes', null])('with the kind of payment %s', (is_package_payment) =>
    expectRefused(() =>
      gateway.createCheckoutSession({ ...createCheckoutInput(), is_package_payment } as Checkout, owner),
    ),
  )
  it('by another user, who knows the order number', () =>
    expectRefused(() => gateway.createCheckoutSession(createCheckoutInput(), thief)))
  it('as a subscription', () =>
    expectRefused(() =>
      gateway.createSubscriptionSession(
        { order_number: packageOrder.reference, order_amount: PACKAGE_PENCE, property_type: 'sales' },
        owner,
      ),
    ))
})

it('another currency, email address or user in the input has no effect', async () => {
  const changedInput = {
    ...createCheckoutInput(),
    currency: 'JPY',
    customer_email: 'thief@mail.example',
    user_id: thief.id,
  }
  const session = await gateway
    .createCheckoutSession(changedInput, owner)
    .catch((error: { code: string }) => error)
  expect(session).toMatchObject({ ok: true })
  const { rows } = await pool.query('SELECT customer_email, amount_pence::int AS amount FROM sandbox_session')
  expect(rows).toEqual([{ customer_email: owner.email, amount: PACKAGE_PENCE }])
})

describe('an order that a client has changed is refused', () => {
  const createOrderInput = () => ({
    user_id: owner.id,
    property_id: sale,
    kind: 'property' as const,
    package_def: 'PAY_NOW',
  })
  it.each([
    ['another’s property', () => ({ ...createOrderInput(), property_id: foreignSale })],
    ['a property of the other kind', () => ({ ...createOrderInput(), property_id: letting })],
    ['a package of lettings', () => ({ ...createOrderInput(), package_def: 'FIND_TENANT' })],
    ['an unknown package', () => ({ ...createOrderInput(), package_def: 'FREE' })],
    ['a name that every object inherits', () => ({ ...createOrderInput(), package_def: '__proto__' })],
    ['an extra that does not exist', () => ({ ...createOrderInput(), additional_package: 'GOLD' })],
    [
      'an extra of the other kind',
      () => ({ ...createOrderInput(), additional_package: 'TENANT_REFERENCING' }),
    ],
    ['a bundle that lacks its extra', () => ({ ...createOrderInput(), package_def: 'PAY_NOW_BUNDLE' })],
    [
      'an extra for a package that has none',
      () => ({
        ...createOrderInput(),
        package_def: 'PAY_ON_COMPLETION',
        additional_package: 'PHOTOGRAPHS',
      }),
    ],
    ['the id of another user', () => ({ ...createOrderInput(), user_id: thief.id })],
  ])('with %s', (_, change) => expectRefused(() => gateway.createOrder(change(), owner)))

  it('a price in the input is ignored', async () => {
    const orderReply = await gateway.createOrder(
      { ...createOrderInput(), amount: 1, price: 1, additional_package_cost: 0 } as ReturnType<
        typeof createOrderInput
      >,
      owner,
    )
    expect(orderReply).toMatchObject({ ok: true, data: { amount: 395 } })
  })
})

describe('another user', () => {
  const orderInput = () => ({ user_id: thief.id, order_id: packageOrder.id })
  it.each([
    ['read', () => gateway.getUserOrder(orderInput(), thief)],
    ['read the details of', () => gateway.orderDetails(orderInput(), thief)],
    ['agree to', () => gateway.agreeToOrder({ ...orderInput(), agrees: true }, thief)],
    ['cancel', () => gateway.cancelOrder(orderInput(), thief)],
    [
      'pay for the portal of the home of',
      () => gateway.portalPayment({ user_id: thief.id, property_id: sale }, thief),
    ],
  ])('cannot %s an order', (_, call) => expectRefused(call))
})

it('a made-up sandbox session or signature changes nothing (D-125)', async () => {
  await expectRefused(() => gateway.payInSandbox({ id: 'cs_made_up', card_number: '4242424242424242' }))
  await expectRefused(() => gateway.receivePaymentEvent({ body: '{"id":"evt_1"}', signature: 't=1,v1=1' }))
})
