import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf, addListings, giveListingsTo } from '../support/listings'
import { PACKAGE_PENCE, SUBSCRIPTION_PENCE } from '../support/orders'
import { addServiceAgreements } from '../support/payments'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, paymentCalls, MISSING_ID, type ContractSuite } from './support'

const PACKAGE_POUNDS = PACKAGE_PENCE / 100
const PAY_ON_COMPLETION_PENCE = 895_00

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
  await addServiceAgreements(suite.pool)
})
afterAll(() => suite?.close())

async function addOwnerWithListings() {
  const [owner, stranger] = [await insertUser(suite.pool), await insertUser(suite.pool)]
  const [sale, letting] = await addListings([
    { price: 250_000, status: 'draft' },
    { kind: 'let', price: 1_200 },
  ])
  await giveListingsTo([sale!, letting!], owner.id)
  return { owner, stranger, sale: sale!, letting: letting! }
}

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  const createOrderRequest = (user_id: number, property_id: number) =>
    ({ user_id, property_id, kind: 'property', package_def: 'PAY_NOW' }) as const

  /** Adds an owner with a draft, and orders a package for it. `checkout` is the input that pays the order. */
  const orderPackage = async () => {
    const { owner, stranger, sale } = await addOwnerWithListings()
    const order = dataOf(await gateway().createOrder(createOrderRequest(owner.id, sale), owner))
    const checkout = {
      order_number: order.transaction_id,
      order_amount: PACKAGE_PENCE,
      customer_email: owner.email,
      property_type: 'sales',
      is_package_payment: 1,
      adhoc_payment_types: '',
    }
    return {
      owner,
      stranger,
      sale,
      order,
      checkout,
      orderInput: { user_id: owner.id, order_id: order.order_id },
    }
  }
  const agreeToTerms = async (orderInput: { user_id: number; order_id: number }, owner: TestUser) =>
    dataOf(await gateway().agreeToOrder({ ...orderInput, agrees: true }, owner))

  it('orders a package once, and refuses an invalid order (B-18)', async () => {
    const { owner, sale } = await addOwnerWithListings()
    const orderRequest = createOrderRequest(owner.id, sale)
    for (const [change, message] of [
      [{ package_def: 'PAY_NOTHING' }, 'Please choose a package'],
      [{ package_def: 'FIND_TENANT' }, 'Please choose a package'],
      // Every object inherits this key.
      [{ package_def: 'constructor' }, 'Please choose a package'],
      [{ additional_package: 'TENANT_REFERENCING' }, 'Please choose a package'],
      [{ kind: 'letting' as const }, 'Property not found'],
      [{ property_id: MISSING_ID }, 'Property not found'],
    ] as const)
      expect(
        await gateway().createOrder({ ...orderRequest, ...change }, owner),
        JSON.stringify(change),
      ).toEqual({ ok: false, message })
    const order = dataOf(await gateway().createOrder(orderRequest, owner))
    expect(order).toMatchObject({ amount: PACKAGE_POUNDS, email: owner.email })
    // The same request returns the same order.
    expect(dataOf(await gateway().createOrder(orderRequest, owner))).toEqual(order)
  })

  it('opens the checkout of an order only for its owner, its amount and agreed terms (A-36, B-19)', async () => {
    const { owner, stranger, checkout, orderInput } = await orderPackage()
    for (const [change, message] of [
      [{ order_amount: 1 }, 'Invalid amount'],
      [{ order_amount: -PACKAGE_PENCE }, 'Invalid amount'],
      [{ order_number: 'ORD-OTHER' }, 'Order not found'],
      // 2 is the code of advertisement and tenant payments (API-31).
      [{ is_package_payment: 2 }, 'Order not found'],
    ] as const)
      expect(await gateway().createCheckoutSession({ ...checkout, ...change }, owner)).toEqual({
        ok: false,
        message,
      })
    expect(await gateway().createCheckoutSession(checkout, stranger)).toEqual({
      ok: false,
      message: 'Order not found',
    })
    // The page asks for the agreement first, and so does the call (Consumer Contracts Regulations 2013, reg 13).
    expect(await gateway().createCheckoutSession(checkout, owner)).toEqual({
      ok: false,
      message: 'Please agree to the terms to go on.',
    })
    expect(await agreeToTerms(orderInput, owner)).toMatchObject({ charges: [] })
    const session = dataOf(await gateway().createCheckoutSession(checkout, owner))
    expect(session.url).toContain('/sandbox-checkout/')
    // A second tab pays in the same session.
    expect(dataOf(await gateway().createCheckoutSession(checkout, owner))).toEqual(session)
  })

  it('takes the payment of an order in the sandbox, and returns the order (API-33)', async () => {
    const { owner, sale, order, checkout, orderInput } = await orderPackage()
    const userInput = { user_id: owner.id }
    await agreeToTerms(orderInput, owner)
    const { id } = dataOf(await gateway().createCheckoutSession(checkout, owner))
    expect(await gateway().orderDetails(orderInput, owner)).toMatchObject({
      ok: true,
      data: {
        order_details: [{ order_id: order.order_id, amount: PACKAGE_POUNDS, property_id: sale }],
        property_details: { package_def: 'PAY_NOW', status: 'PENDING' },
      },
    })
    expect(await gateway().checkPayments(userInput, owner)).toMatchObject({
      ok: true,
      data: { order_ids: [] },
    })
    expect(await gateway().sandboxCheckout({ id: 'cs_none' }), 'an unknown session').toMatchObject({
      ok: false,
    })
    expect(await gateway().sandboxCheckout({ id })).toMatchObject({
      ok: true,
      data: { amount_pence: PACKAGE_PENCE, status: 'open' },
    })
    const pay = (card_number: string, { is_authenticated = false } = {}) =>
      gateway().payInSandbox({ id, card_number, is_authenticated })
    // Two test cards that Stripe always refuses, and a number that is not a card's.
    for (const number of ['4000 0000 0000 0002', '4000000000000119', '1'])
      expect(await pay(number), number).toMatchObject({ ok: false })
    const cardWithAuthentication = '4000 0025 0000 3155'
    expect(await pay(cardWithAuthentication)).toMatchObject({
      ok: true,
      data: { outcome: 'authentication' },
    })
    expect(await pay(cardWithAuthentication, { is_authenticated: true })).toMatchObject({
      ok: true,
      data: { outcome: 'paid', url: expect.stringContaining(`/stripe-success/${order.order_id}`) },
    })
    // Like Stripe's signatures this has a time and a hash, but the hash is wrong.
    const forgedSignature = 't=1,v1=0'
    expect(await gateway().receivePaymentEvent({ body: '{}', signature: forgedSignature })).toEqual({
      ok: false,
      message: 'Invalid signature',
    })
    // No webhook has arrived, so the call asks the payment provider.
    expect(await gateway().checkPayments(userInput, owner)).toMatchObject({
      ok: true,
      data: { order_ids: [order.order_id] },
    })
    expect(await gateway().createCheckoutSession(checkout, owner)).toEqual({
      ok: false,
      message: 'This order has been paid already.',
    })
  })

  it('settles an order without a payment once its terms are agreed, and cancels the order (D-156)', async () => {
    const { owner, sale } = await addOwnerWithListings()
    const userInput = { user_id: owner.id }
    const { amount, order_id } = dataOf(
      await gateway().createOrder(
        { ...userInput, property_id: sale, kind: 'property', package_def: 'PAY_ON_COMPLETION' },
        owner,
      ),
    )
    expect(amount).toBe(0)
    const order = { ...userInput, order_id }
    expect(await gateway().agreeToOrder({ ...order, agrees: false }, owner)).toMatchObject({ ok: false })
    expect(await gateway().agreeToOrder({ ...order, agrees: true }, owner)).toMatchObject({
      ok: true,
      data: {
        status: 'settled',
        on_completion_pence: PAY_ON_COMPLETION_PENCE,
        start_requested_at: null,
        can_cancel: true,
      },
    })
    expect(await gateway().getUserOrder(order, owner)).toMatchObject({ ok: true, data: { amount_pence: 0 } })
    expect(await gateway().cancelOrder({ ...order, seen_refund_pence: 100 }, owner)).toEqual({
      ok: false,
      message: 'What goes back is now £0. Please reload the page and look again.',
    })
    expect(await gateway().cancelOrder({ ...order, seen_refund_pence: 0 }, owner)).toEqual({
      ok: true,
      data: { refund_pence: 0 },
      message: 'The order is cancelled.',
    })
    expect(await gateway().getUserOrders(userInput, owner)).toMatchObject({
      ok: true,
      data: [{ status: 'cancelled', can_cancel: false }],
    })
  })

  it('returns the price of the portal, and one payment record to repeated calls (API-34 to API-37, A-41 to A-44)', async () => {
    const { owner, stranger, letting } = await addOwnerWithListings()
    const sale = await addListingOf(owner.id, { street: 'Live Street' })
    const calls = [
      ['portalDetails', 'portalPayment', sale],
      ['lettingsPortalDetails', 'lettingsPortalPayment', letting],
      ['subscriptionDetails', 'subscriptionPayment', sale],
    ] as const
    for (const [details, payment, property_id] of calls) {
      const { price, val } = dataOf(await gateway()[details]({}, owner))
      expect([price, val]).toEqual([expect.any(Number), expect.any(String)])
      const input = { user_id: owner.id, property_id }
      const record = await gateway()[payment](input, owner)
      expect(record).toMatchObject({
        ok: true,
        data: {
          user_details: [{ email: owner.email }],
          amount: price,
        },
      })
      expect(await gateway()[payment](input, owner)).toEqual(record)
      expect(await gateway()[payment]({ user_id: stranger.id, property_id }, stranger)).toEqual({
        ok: false,
        message: 'Property not found',
      })
      if (payment !== 'subscriptionPayment' || !record.ok) continue
      expect(
        await gateway().createSubscriptionSession(
          {
            order_number: record.data.transaction_id,
            order_amount: SUBSCRIPTION_PENCE,
            property_type: 'sales',
            is_package_payment: 0,
            website_live: 0,
            no_trial: 1,
          },
          owner,
        ),
      ).toMatchObject({ ok: true, data: { id: expect.stringMatching(/^cs_/) } })
    }
  })

  it('caps a holding deposit at a week’s rent, and refuses what the law bans (A-45, D-120)', async () => {
    const { owner, stranger, letting } = await addOwnerWithListings()
    const userInput = { user_id: stranger.id }
    // A holding deposit is £100, or a week's rent if that is less.
    expect(await gateway().tenantPayment({ ...userInput, property_id: letting }, stranger)).toMatchObject({
      ok: true,
      data: { amount: 100 },
    })
    const [cheap, scottish, ulster] = await addListings([
      { kind: 'let', price: 400, street: 'Cheap Street' },
      { kind: 'let', price: 900, nation: 'scotland', street: 'Glasgow Street' },
      { kind: 'let', price: 900, nation: 'northern-ireland', street: 'Belfast Street' },
    ])
    // £400 a month is £92.30 a week.
    expect(await gateway().tenantPayment({ ...userInput, property_id: cheap! }, stranger)).toMatchObject({
      ok: true,
      data: { amount: 92.3 },
    })
    // With a space at its end, the last value is not the type of a holding deposit.
    for (const payment_type of ['referencing', 'admin', 'inventory', 'reservation', 'holding_deposit '])
      expect(
        await gateway().tenantPayment({ ...userInput, property_id: letting, payment_type }, stranger),
      ).toMatchObject({ ok: false, message: expect.stringContaining('Tenant Fees Act 2019') })
    for (const property_id of [scottish!, ulster!])
      expect(await gateway().tenantPayment({ ...userInput, property_id }, stranger)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/In (Scotland|Northern Ireland)/),
      })
    expect(await gateway().tenantPayment({ user_id: owner.id, property_id: letting }, owner)).toEqual({
      ok: false,
      message: 'Property not found',
    })
  })
})

it('makes every call about orders and payments', () => {
  expect(paymentCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
