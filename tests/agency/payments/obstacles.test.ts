import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paymentMessages } from '../../../lib/contract/payment-messages'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo, type TestListing } from '../../support/listings'
import { addServiceAgreements, readLastMail, runPaymentJobs } from '../../support/payments'

const OFF_MARKET = 'This home is not on the market, so it cannot go on the portals.'
const SUBSCRIBED = 'This home is on the portals month by month already. You can end that under Payments.'
const COMPLETED = 'This listing is completed. To advertise the home again, please add it as a new one.'
const RENEWAL_PENCE = 95_00
const SUBSCRIPTION_PENCE = 19_00
const DEPOSIT_PENCE = 100_00
/** The specified value of `is_package_payment` for any other single payment (API-31). */
const OTHER_PAYMENT = 2
/** A card of the sandbox that is accepted. */
const ACCEPTED_CARD = '4242424242424242'

let database: TestDatabase
let pool: pg.Pool
let owner: TestUser
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
  owner = await insertUser(pool)
})
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})

async function addHome(listing: TestListing) {
  const [id] = await addListings([listing])
  await giveListingsTo([id!], owner.id)
  return { user_id: owner.id, property_id: id! }
}
const setStatus = (listingId: number, status: string) =>
  pool.query('UPDATE listing SET status = $2::listing_status WHERE id = $1', [listingId, status])
const readOrder = async (orderId: number) => {
  const reply = await gateway.getUserOrder({ user_id: owner.id, order_id: orderId }, owner)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

/** Subscribes a home to the portals, and pays for the first month in the sandbox. */
async function subscribe(home: { user_id: number; property_id: number }) {
  const record = await gateway.subscriptionPayment(home, owner)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createSubscriptionSession(
    { order_number: record.data.transaction_id, order_amount: SUBSCRIPTION_PENCE, property_type: 'sales' },
    owner,
  )
  if (!session.ok) throw new Error(session.message)
  await gateway.payInSandbox({ id: session.data.id, card_number: ACCEPTED_CARD })
  await runPaymentJobs()
  return record.data.order_id!
}

it.each(['draft', 'withdrawn', 'completed'] as const)(
  'the portals are not sold for a home that is %s',
  async (status) => {
    const refused = { ok: false, message: OFF_MARKET }
    const sale = await addHome({ status, street: `Sale ${status}` })
    const letting = await addHome({ kind: 'let', status, street: `Let ${status}` })
    expect(await gateway.portalPayment(sale, owner)).toEqual(refused)
    expect(await gateway.subscriptionPayment(sale, owner)).toEqual(refused)
    expect(await gateway.lettingsPortalPayment(letting, owner)).toEqual(refused)
  },
)

it('a home that is sold subject to contract can have only one subscription at a time', async () => {
  const home = await addHome({ status: 'sold_subject_to_contract', street: 'Contract Street' })
  const renewal = await gateway.portalPayment(home, owner)
  if (!renewal.ok) throw new Error(renewal.message)
  const orderId = await subscribe(home)
  const refused = { ok: false, message: SUBSCRIBED }
  expect(await gateway.subscriptionPayment(home, owner)).toEqual(refused)
  expect(await gateway.portalPayment(home, owner)).toEqual(refused)
  // The renewal was ordered before, and is not paid yet.
  expect(await readOrder(renewal.data.order_id!)).toMatchObject({
    status: 'open',
    payment_refusal: SUBSCRIBED,
  })
  expect(await readOrder(orderId)).toMatchObject({ status: 'settled', payment_refusal: null })
  // After the 14 days, a cancellation returns nothing.
  await pool.query(`UPDATE "order" SET cancellable_until = now() - interval '1 day' WHERE id = $1`, [orderId])
  expect(await gateway.cancelOrder({ user_id: owner.id, order_id: orderId }, owner)).toMatchObject({
    data: { refund_pence: 0 },
  })
  expect(await gateway.subscriptionPayment(home, owner)).toMatchObject({ ok: true })
})

it('the portals of a home can be bought and returned once in 12 months, for each way of paying', async () => {
  const home = await addHome({ street: 'Again Street' })
  const orderId = await subscribe(home)
  expect(await gateway.cancelOrder({ user_id: owner.id, order_id: orderId }, owner)).toMatchObject({
    data: { refund_pence: SUBSCRIPTION_PENCE },
  })
  expect(await gateway.subscriptionPayment(home, owner)).toEqual({
    ok: false,
    message: expect.stringMatching(/what you paid was returned. Please contact us/),
  })
  expect(await gateway.portalPayment(home, owner)).toMatchObject({ ok: true })
  const otherHome = await addHome({ street: 'Other Street' })
  expect(await gateway.subscriptionPayment(otherHome, owner)).toMatchObject({ ok: true })
  await pool.query(`UPDATE "order" SET settled_at = now() - interval '366 days' WHERE id = $1`, [orderId])
  expect(await gateway.subscriptionPayment(home, owner)).toMatchObject({ ok: true })
})

it('an open order cannot be paid after another one of its kind was cancelled and refunded', async () => {
  const home = await addHome({ street: 'Twice Street' })
  const orderId = await subscribe(home)
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence)
     VALUES ('ORD-twice', $1, $2, 'subscription', 'The portals', $3, 0) RETURNING id`,
    [owner.id, home.property_id, SUBSCRIPTION_PENCE],
  )
  await gateway.cancelOrder({ user_id: owner.id, order_id: orderId }, owner)
  expect(await readOrder(rows[0]!.id)).toMatchObject({
    status: 'open',
    payment_refusal: expect.stringMatching(/what you paid was returned/),
  })
})

it('an order that is settled while its price changes is not cancelled', async () => {
  const home = await addHome({ street: 'Settled Street' })
  const record = await gateway.portalPayment(home, owner)
  if (!record.ok) throw new Error(record.message)
  // The order has an old price, so that the next visit of the page would replace it.
  await pool.query('UPDATE "order" SET amount_pence = amount_pence + 1 WHERE id = $1', [record.data.order_id])
  const payment = await pool.connect()
  await payment.query('BEGIN')
  await payment.query(`UPDATE "order" SET status = 'settled', settled_at = now() WHERE id = $1`, [
    record.data.order_id,
  ])
  const renewal = gateway.portalPayment(home, owner)
  // Waits until the call waits for the lock of the order.
  await vi.waitFor(async () => {
    const waiting = await pool.query('SELECT FROM pg_locks WHERE NOT granted')
    expect(waiting.rowCount).toBe(1)
  })
  await payment.query('COMMIT')
  payment.release()
  expect(await renewal).toMatchObject({ ok: true })
  expect(await readOrder(record.data.order_id!)).toMatchObject({ status: 'settled' })
})

it('an open order cannot be paid once its home has left the market', async () => {
  const home = await addHome({ street: 'Leaving Street' })
  const record = await gateway.portalPayment(home, owner)
  if (!record.ok) throw new Error(record.message)
  const orderId = record.data.order_id!
  const checkout = {
    order_number: record.data.transaction_id,
    order_amount: RENEWAL_PENCE,
    property_type: 'sales_rightmove_renewal',
    is_package_payment: OTHER_PAYMENT,
  }
  expect((await readOrder(orderId)).payment_refusal).toBeNull()
  await setStatus(home.property_id, 'withdrawn')
  expect((await readOrder(orderId)).payment_refusal).toBe(OFF_MARKET)
  expect(await gateway.createCheckoutSession(checkout, owner)).toEqual({ ok: false, message: OFF_MARKET })
  expect(await gateway.agreeToOrder({ user_id: owner.id, order_id: orderId, agrees: true }, owner)).toEqual({
    ok: false,
    message: OFF_MARKET,
  })
  await setStatus(home.property_id, 'available')
  expect(await gateway.createCheckoutSession(checkout, owner)).toMatchObject({ ok: true })
})

it.each<[string, string, (home: { user_id: number; property_id: number }) => Promise<unknown>]>([
  ['has left the market', OFF_MARKET, (home) => setStatus(home.property_id, 'withdrawn')],
  ['is sold', OFF_MARKET, (home) => setStatus(home.property_id, 'completed')],
  ['has a subscription', SUBSCRIBED, subscribe],
])(
  'a renewal is refunded, with a mail to the owner, if its home %s before it is paid in an open checkout',
  async (change, refusal, makeChange) => {
    const home = await addHome({ street: `Renewal ${change}` })
    const record = await gateway.portalPayment(home, owner)
    if (!record.ok) throw new Error(record.message)
    const session = await gateway.createCheckoutSession(
      {
        order_number: record.data.transaction_id,
        order_amount: RENEWAL_PENCE,
        property_type: 'sales_rightmove_renewal',
        is_package_payment: OTHER_PAYMENT,
      },
      owner,
    )
    if (!session.ok) throw new Error(session.message)
    await makeChange(home)
    await gateway.payInSandbox({ id: session.data.id, card_number: ACCEPTED_CARD })
    await runPaymentJobs()
    await runPaymentJobs()
    expect(await readOrder(record.data.order_id!)).toMatchObject({
      status: 'open',
      paid_pence: 0,
      refunded_pence: RENEWAL_PENCE,
      payment_refusal: refusal,
    })
    expect(await readLastMail(pool, owner.email)).toContain('The home could no longer use what it pays for.')
  },
)

it('a package is sold for a draft and a withdrawn home, but not for a completed letting', async () => {
  const orderPackage = async (status: 'draft' | 'withdrawn' | 'completed') => {
    const home = await addHome({ kind: 'let', status, street: `Package ${status}` })
    return gateway.createOrder({ ...home, kind: 'letting', package_def: 'FIND_TENANT' }, owner)
  }
  expect(await orderPackage('draft')).toMatchObject({ ok: true })
  expect(await orderPackage('withdrawn')).toMatchObject({ ok: true })
  expect(await orderPackage('completed')).toEqual({ ok: false, message: COMPLETED })
})

/** A week of this monthly rent is just above the usual holding deposit of £100. */
const RENT_PENCE = 434_00
/** A week of this monthly rent is less than £100. */
const LOW_RENT_PENCE = 300_00

/** Orders the holding deposit of a home to let, and opens its checkout. */
async function orderDeposit(street: string) {
  const { property_id: listingId } = await addHome({ kind: 'let', price: RENT_PENCE / 100, street })
  const tenant = await insertUser(pool)
  const record = await gateway.tenantPayment({ user_id: tenant.id, property_id: listingId }, tenant)
  if (!record.ok) throw new Error(record.message)
  const { transaction_id: order_number, order_id: orderId } = record.data
  const openCheckout = () =>
    gateway.createCheckoutSession(
      {
        order_number,
        order_amount: DEPOSIT_PENCE,
        // A tenant's payment has the property type of a portal renewal (API-31, D-121).
        property_type: 'sales_rightmove_renewal',
        is_package_payment: OTHER_PAYMENT,
      },
      tenant,
    )
  const readDeposit = async () => {
    const reply = await gateway.getUserOrder({ user_id: tenant.id, order_id: orderId! }, tenant)
    if (!reply.ok) throw new Error(reply.message)
    const { rows } = await pool.query<{ deposit: string; listing: string }>(
      `SELECT tenant_deposit.status AS deposit, listing.status AS listing FROM tenant_deposit
         JOIN listing ON listing.id = listing_id WHERE order_id = $1`,
      [orderId],
    )
    return { ...reply.data, ...rows[0]! }
  }
  return { listingId, openCheckout, readDeposit }
}

const acceptOtherTenant = async (listingId: number) => {
  const otherTenant = await insertUser(pool)
  await pool.query(
    `WITH thread AS (INSERT INTO thread (listing_id, starter_id, owner_id) VALUES ($1, $2, $3) RETURNING id)
     INSERT INTO let_request (thread_id, listing_id, tenant_id, move_in_on, tenants, rent_pence, status)
       SELECT id, $1, $2, '2027-01-04', 1, $4, 'accepted' FROM thread`,
    [listingId, otherTenant.id, owner.id, RENT_PENCE],
  )
  await setStatus(listingId, 'reserved')
}

it.each<[string, (id: number) => Promise<unknown>, string, string]>([
  [
    'its home is withdrawn',
    (id: number) => setStatus(id, 'withdrawn'),
    paymentMessages.notToLet,
    'withdrawn',
  ],
  ['its home is let', (id: number) => setStatus(id, 'let_agreed'), paymentMessages.notToLet, 'let_agreed'],
  [
    'its home is reserved by the request of another tenant',
    acceptOtherTenant,
    paymentMessages.notToLet,
    'reserved',
  ],
  [
    'the rent is lowered so that a week of it is less than the deposit',
    (id: number) => pool.query('UPDATE listing SET price_pence = $2 WHERE id = $1', [id, LOW_RENT_PENCE]),
    paymentMessages.depositLowered,
    'available',
  ],
])(
  'a holding deposit is refused, and refunded if it is paid in an open checkout, once %s (Tenant Fees Act 2019)',
  async (change, makeChange, message, status) => {
    const { listingId, openCheckout, readDeposit } = await orderDeposit(`Deposit ${change}`)
    const session = await openCheckout()
    if (!session.ok) throw new Error(session.message)
    await makeChange(listingId)
    expect(await openCheckout()).toEqual({ ok: false, message })
    // The tenant can still pay in the checkout that was opened before. The payment adds the job of its refund.
    await gateway.payInSandbox({ id: session.data.id, card_number: ACCEPTED_CARD })
    await runPaymentJobs()
    await runPaymentJobs()
    expect(await readDeposit()).toMatchObject({
      status: 'open',
      paid_pence: 0,
      refunded_pence: DEPOSIT_PENCE,
      deposit: 'awaited',
      listing: status,
    })
  },
)

it('an open order of a holding deposit is shown as unpayable once its home is not to let', async () => {
  const { listingId, readDeposit } = await orderDeposit('Shown Street')
  expect(await readDeposit()).toMatchObject({ payment_refusal: null })
  await setStatus(listingId, 'let_agreed')
  expect(await readDeposit()).toMatchObject({ payment_refusal: paymentMessages.notToLet })
})
