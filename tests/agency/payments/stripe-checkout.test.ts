import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { readLastMail, runPaymentJobs } from '../../support/payments'
import { startStripeSuite, WEBHOOK_SECRET } from '../../support/stripe-suite'

/** The specified value of `is_package_payment` for a package (D-126). */
const PACKAGE_PAYMENT = 1
/** The specified value of `is_package_payment` for any other single payment (API-31). */
const OTHER_PAYMENT = 2
const PACKAGE_PENCE = 395_00
const DEPOSIT_PENCE = 100_00
/** The greatest age of a webhook's signature. */
const MAX_AGE_SECONDS = 300

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()

beforeEach(() => {
  suite.stripe.behaviour = 'normal'
})

interface PlacedOrder {
  owner: TestUser
  sale: number
  order_id: number
  checkout: Parameters<typeof gateway.createCheckoutSession>[0]
}

async function placeOrder(packageDef = 'PAY_NOW'): Promise<PlacedOrder> {
  const owner = await insertUser(suite.pool)
  const [sale] = await addListings([{ status: 'draft', street: `Street ${owner.id}` }])
  await giveListingsTo([sale!], owner.id)
  const orderFields = {
    user_id: owner.id,
    property_id: sale!,
    kind: 'property' as const,
    package_def: packageDef,
  }
  const orderReply = await gateway.createOrder(orderFields, owner)
  if (!orderReply.ok) throw new Error(orderReply.message)
  await gateway.agreeToOrder({ user_id: owner.id, order_id: orderReply.data.order_id, agrees: true }, owner)
  return {
    owner,
    sale: sale!,
    order_id: orderReply.data.order_id,
    checkout: {
      order_number: orderReply.data.transaction_id,
      // The reply has pounds, and the checkout takes pence.
      order_amount: Math.round(orderReply.data.amount * 100),
      customer_email: owner.email,
      property_type: 'sales',
      is_package_payment: PACKAGE_PAYMENT,
      adhoc_payment_types: '',
    },
  }
}

async function openCheckout({ checkout, owner }: PlacedOrder): Promise<string> {
  const session = await gateway.createCheckoutSession(checkout, owner)
  if (!session.ok) throw new Error(session.message)
  return session.data.id
}

const sendWebhook = (sessionId: string, options: { at?: number; id?: string; secret?: string } = {}) =>
  gateway.receivePaymentEvent(suite.stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET, ...options }))

const readOrder = async ({ owner, order_id }: PlacedOrder) => {
  const reply = await gateway.getUserOrder({ user_id: owner.id, order_id }, owner)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

describe('a checkout at Stripe', () => {
  it('settles the order once when its webhook reports the payment (API-30, D-124)', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    expect(suite.stripe.sessions.get(id)).toMatchObject({
      amount_total: PACKAGE_PENCE,
      currency: 'gbp',
      customer_email: order.owner.email,
      success_url: `http://localhost:3000/stripe-success/${order.order_id}`,
      cancel_url: 'http://localhost:3000/stripe-error',
    })
    suite.stripe.pay(id)
    expect(await sendWebhook(id, { id: `evt_${id}` })).toMatchObject({ ok: true })
    expect(await sendWebhook(id, { id: `evt_${id}` })).toMatchObject({ ok: true })
    expect(await sendWebhook(id)).toMatchObject({ ok: true })
    await runPaymentJobs()
    expect(await readOrder(order)).toMatchObject({ status: 'settled', paid_pence: PACKAGE_PENCE })
    const { rows } = await suite.pool.query(`SELECT count(*)::int FROM provider_event WHERE event_id = $1`, [
      `evt_${id}`,
    ])
    expect(rows).toEqual([{ count: 1 }])
    expect(
      await gateway.orderDetails({ user_id: order.owner.id, order_id: order.order_id }, order.owner),
    ).toMatchObject({ ok: true, data: { property_details: { package_def: 'PAY_NOW' } } })
  })

  it('is found to be paid without a webhook, by the reconciliation job or when the customer returns', async () => {
    const [orderWithoutReturn, returnedOrder] = [await placeOrder(), await placeOrder()]
    const [lostId, returnedId] = [await openCheckout(orderWithoutReturn), await openCheckout(returnedOrder)]
    suite.stripe.pay(lostId)
    suite.stripe.pay(returnedId)
    expect(
      await gateway.checkPayments({ user_id: returnedOrder.owner.id }, returnedOrder.owner),
    ).toMatchObject({
      data: { order_ids: [returnedOrder.order_id] },
    })
    // The reconciliation asks again only about a payment whose last check is at least two minutes old.
    await suite.pool.query(
      `UPDATE payment SET checked_at = now() - interval '1 hour' WHERE session_id = $1`,
      [lostId],
    )
    await reconcilePayments()
    for (const order of [orderWithoutReturn, returnedOrder])
      expect((await readOrder(order)).status).toBe('settled')
  })

  it('has one session for two tabs, and a new session once that has expired', async () => {
    const order = await placeOrder()
    const [first, second] = await Promise.all([openCheckout(order), openCheckout(order)])
    expect(second).toBe(first)
    suite.stripe.expire(first)
    // The first attempt finds that the session has expired and is refused. The next one opens a new session.
    expect(await gateway.createCheckoutSession(order.checkout, order.owner)).toMatchObject({ ok: false })
    expect(await openCheckout(order)).not.toBe(first)
  })

  it('is refunded in full if it is paid after the order was cancelled', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    suite.stripe.pay(id)
    const orderInput = { user_id: order.owner.id, order_id: order.order_id }
    expect(await gateway.cancelOrder(orderInput, order.owner)).toMatchObject({ data: { refund_pence: 0 } })
    await sendWebhook(id)
    await runPaymentJobs()
    // Takes the jobs that the first run has left, if any.
    await runPaymentJobs()
    expect(await readOrder(order)).toMatchObject({
      status: 'cancelled',
      paid_pence: 0,
      refunded_pence: PACKAGE_PENCE,
    })
    expect(suite.stripe.refunds.at(-1)).toMatchObject({ amount: PACKAGE_PENCE })
  })

  it('is refunded once if its order is cancelled several times within 14 days (Consumer Contracts Regulations 2013)', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    suite.stripe.pay(id)
    await sendWebhook(id)
    await runPaymentJobs()
    const orderInput = { user_id: order.owner.id, order_id: order.order_id }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => gateway.cancelOrder(orderInput, order.owner)),
    )
    const refundPence = replies.map((reply) => (reply.ok ? reply.data.refund_pence : 0))
    expect(refundPence.reduce((sum, pence) => sum + pence, 0)).toBe(PACKAGE_PENCE)
    await runPaymentJobs()
    expect(await readOrder(order)).toMatchObject({ paid_pence: 0, refunded_pence: PACKAGE_PENCE })
  })

  it.each([
    ['down', 'does not answer'],
    ['nonsense', 'does not answer'],
    ['html', 'does not answer'],
    ['reset', 'does not answer'],
    ['slow', 'does not answer'],
    ['declines', 'Your card was declined.'],
  ] as const)(
    'is refused with a message if Stripe’s behaviour is “%s”, and opens at the next attempt (PAY-16)',
    async (behaviour, expectedMessage) => {
      const order = await placeOrder()
      suite.stripe.behaviour = behaviour
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      expect(await gateway.createCheckoutSession(order.checkout, order.owner)).toEqual({
        ok: false,
        message: expect.stringContaining(expectedMessage),
      })
      // A declined card is no fault, so nothing is logged.
      expect(consoleError).toHaveBeenCalledTimes(behaviour === 'declines' ? 0 : 1)
      suite.stripe.behaviour = 'normal'
      expect(await openCheckout(order)).toMatch(/^cs_/)
    },
  )
})

it('when two tenants pay a holding deposit for a home, one deposit is held and the other is refunded (domain B2)', async () => {
  const owner = await insertUser(suite.pool)
  const [letting] = await addListings([{ kind: 'let', price: 1_200, street: `Lane ${owner.id}` }])
  await giveListingsTo([letting!], owner.id)
  const tenants = [await insertUser(suite.pool), await insertUser(suite.pool)]
  const sessions: string[] = []
  for (const tenant of tenants) {
    const record = await gateway.tenantPayment({ user_id: tenant.id, property_id: letting! }, tenant)
    if (!record.ok) throw new Error(record.message)
    const session = await gateway.createCheckoutSession(
      {
        order_number: record.data.transaction_id,
        order_amount: DEPOSIT_PENCE,
        // A tenant's payment has the property type of a portal renewal (API-31, D-121).
        property_type: 'sales_rightmove_renewal',
        is_package_payment: OTHER_PAYMENT,
        adhoc_payment_types: 'Holding deposit',
      },
      tenant,
    )
    if (!session.ok) throw new Error(session.message)
    sessions.push(session.data.id)
  }
  expect(suite.stripe.sessions.get(sessions[0]!)).toMatchObject({
    amount_total: DEPOSIT_PENCE,
    success_url: 'http://localhost:3000/tenant-payment-success',
  })
  for (const id of sessions) suite.stripe.pay(id)
  await Promise.all(sessions.map((id) => sendWebhook(id)))
  await runPaymentJobs()
  // Takes the jobs that the first run has left, if any.
  await runPaymentJobs()
  const { rows } = await suite.pool.query(
    // The 15th day is the first of the 7 in which the deposit is returned; summer time may end (domain B2).
    `SELECT d.status, d.return_by - d.held_at BETWEEN '20 days' AND '21 days 1 hour' AS "isLawful" FROM tenant_deposit d
      WHERE listing_id = $1 ORDER BY d.status`,
    [letting],
  )
  expect(rows).toEqual([
    { status: 'awaited', isLawful: null },
    { status: 'held', isLawful: true },
  ])
  expect(await gateway.tenantPayment({ user_id: tenants[0]!.id, property_id: letting! }, tenants[0])).toEqual(
    {
      ok: false,
      message: 'A holding deposit has been paid for this home already. We may hold one at a time.',
    },
  )
  const orders = await Promise.all(
    tenants.map((tenant) => gateway.getUserOrders({ user_id: tenant.id }, tenant)),
  )
  const paidPence = orders.map((reply) => (reply.ok ? reply.data[0]!.paid_pence : -1))
  expect(paidPence.toSorted((a, b) => a - b)).toEqual([0, DEPOSIT_PENCE])
  const { email } = tenants[paidPence.indexOf(0)]!
  expect(await readLastMail(suite.pool, email)).toContain('another tenant had paid before')
})

describe('a webhook', () => {
  it('is refused with another signature, another body, or a signature older than 300 seconds', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    const { body, signature } = suite.stripe.signEvent(id, { secret: WEBHOOK_SECRET })
    const nowSeconds = Math.floor(Date.now() / 1_000)
    const refused = { ok: false, message: 'Invalid signature' }
    for (const [name, event] of Object.entries({
      'another secret': suite.stripe.signEvent(id, { secret: 'whsec_other' }),
      'another body': { body: body.replace(String(PACKAGE_PENCE), '1'), signature },
      'no signature': { body, signature: '' },
      'a made-up signature': { body, signature: `t=${nowSeconds},v1=${'0'.repeat(64)}` },
      'a signature of an older scheme': { body, signature: signature.replace('v1=', 'v0=') },
      'a signature that is too old': suite.stripe.signEvent(id, {
        secret: WEBHOOK_SECRET,
        at: nowSeconds - MAX_AGE_SECONDS - 5,
      }),
      'a body that is no event': { body: '[]', signature },
    }))
      expect(await gateway.receivePaymentEvent(event), name).toEqual(refused)
    // Half a minute below the limit, so that the signature is still young enough on a slow machine.
    expect(await sendWebhook(id, { at: nowSeconds - MAX_AGE_SECONDS + 30 })).toMatchObject({ ok: true })
  })

  it('has no effect unless Stripe confirms its content when asked', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    // The event says that the session is complete; at Stripe it is open.
    await sendWebhook(id)
    await sendWebhook('cs_of_nobody')
    await runPaymentJobs()
    expect(await readOrder(order)).toMatchObject({ status: 'open', paid_pence: 0 })
  })

  it('is handled later if it comes while Stripe is down', async () => {
    const order = await placeOrder()
    const id = await openCheckout(order)
    suite.stripe.pay(id)
    suite.stripe.behaviour = 'down'
    await sendWebhook(id)
    await runPaymentJobs()
    expect((await readOrder(order)).status).toBe('open')
    suite.stripe.behaviour = 'normal'
    await suite.pool.query(
      `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), run_at => now())`,
    )
    await runPaymentJobs()
    expect((await readOrder(order)).status).toBe('settled')
  })
})

it('a payment of another amount than the order’s settles nothing, and is refunded', async () => {
  const order = await placeOrder()
  const id = await openCheckout(order)
  suite.stripe.sessions.get(id)!.amount_total = 1
  suite.stripe.pay(id)
  await sendWebhook(id)
  await runPaymentJobs()
  expect(await readOrder(order)).toMatchObject({ status: 'open', paid_pence: 0, refunded_pence: 1 })
})

it('the ledger is append-only, and refuses a transaction that does not sum to nought', async () => {
  for (const statement of [
    'UPDATE ledger_entry SET amount_pence = 1',
    'DELETE FROM ledger_entry',
    'TRUNCATE ledger_entry',
    'DELETE FROM order_event',
    `WITH t AS (INSERT INTO ledger_transaction (key) VALUES ('unbalanced') RETURNING id)
     INSERT INTO ledger_entry (transaction_id, account, amount_pence) SELECT id, 'office:fees', 1 FROM t`,
  ])
    await expect(suite.pool.query(statement), statement).rejects.toThrow(/append-only|sum to nought/)
})
