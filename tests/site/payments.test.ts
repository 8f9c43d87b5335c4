// covers: app/(payments), app/(account), components/payments, components/forms, lib/queries, lib/agency/orders, lib/agency/payments
import { beforeAll, describe, expect, it, test } from 'vitest'
import { createAccount, queryDatabase, type Account } from '../support/e2e-accounts'
import { waitForMail } from '../support/mailbox'
import {
  findByName,
  getStatusAndRedirect,
  mainTextOf,
  textOf,
  textsOf,
  visitorFor,
  type Visitor,
} from './support/visitor'

let owner: Account
let visitor: Visitor
let stranger: Visitor
beforeAll(async () => {
  owner = await createAccount({ homeCount: 2 })
  visitor = visitorFor(owner)
  stranger = visitorFor(await createAccount())
})

// Test cards of Stripe, which the sandbox knows too.
const ACCEPTED_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
const AUTHENTICATED_CARD = '4000002500003155'

/** Orders a package for a new account's home. */
async function placeOrder(packageDef: string) {
  const account = await createAccount({ homeCount: 1 })
  const payer = visitorFor(account)
  const { data } = await payer.call<{ order_id: number }>('order/create_order', {
    user_id: account.id,
    property_id: account.homes[0],
    kind: 'property',
    package_def: packageDef,
  })
  return { account, payer, orderId: data.order_id, review: `/my-account/orders/${data.order_id}/review` }
}

/** Reads an order after the agency has asked the provider about its payments. */
async function readOrder(payer: Visitor, account: Account, orderId: number) {
  await payer.call('payment/check', { user_id: account.id })
  const { data } = await payer.call<{
    status: string
    paid_pence: number
    start_requested_at: string | null
  }>('order/get_user_order', { user_id: account.id, order_id: orderId })
  return data
}

test('a visitor is redirected from the tenant’s payment page to the home page, and from all others to the login (PAY-01, PAY-05, PAY-23, D-21)', async () => {
  expect(await getStatusAndRedirect('/tenant-payments/7')).toEqual([307, '/'])
  for (const path of [
    '/stripe-success/1001',
    '/rightmove-payment/7',
    '/rightmove-payment/7?type=lettings',
    '/rightmove-subscription-payment/7',
    '/my-account/payments',
    '/my-account/orders/1001/review',
    '/my-account/orders/1001/receipt.pdf',
  ])
    expect(await getStatusAndRedirect(path), path).toEqual([307, '/login'])
})

test('the payment pages have their titles, headings and noindex (PAY-07, PAY-10, ROUTE-10 to ROUTE-12)', async () => {
  const home = owner.homes[0]
  for (const [path, heading] of [
    [`/rightmove-payment/${home}`, 'Rightmove Payment'],
    [`/rightmove-payment/${owner.homes[1]}?type=lettings`, 'Rightmove Payment'],
    [`/rightmove-subscription-payment/${home}`, 'Rightmove Payment'],
    [`/tenant-payments/${home}`, 'Tenant Payment'],
  ] as const) {
    const page = await visitor.open(path)
    expect([page.status, textOf(page.$('title')), ...textsOf(page.$, 'h1')], path).toEqual([
      200,
      heading,
      heading,
    ])
    expect(page.$('meta[name=robots]').attr('content'), path).toMatch(/noindex/)
  }
  for (const path of ['/rightmove-payment/abc', '/rightmove-payment/0', '/tenant-payments/1e3'])
    expect(await getStatusAndRedirect(path, visitor), path).toEqual([404, null])
})

test('the server creates no order when it renders a payment page, because the browser creates it (PAY-12, PAY-18)', async () => {
  await visitor.open(`/rightmove-payment/${owner.homes[0]}`)
  await visitor.open(`/rightmove-subscription-payment/${owner.homes[0]}`)
  const { data } = await visitor.call<unknown[]>('order/get_user_orders', { user_id: owner.id })
  expect(data).toEqual([])
})

test('without JavaScript a payment page leads to the review of its order, and from there to the checkout', async () => {
  const account = await createAccount({ homeCount: 1 })
  const payer = visitorFor(account)
  const page = await payer.open(`/rightmove-payment/${account.homes[0]}`)
  expect(mainTextOf(page)).toContain('Welcome back, Ada')
  // The hidden field without which no payment form is submitted (PAY-19).
  expect(page.$('noscript input[type=hidden][name=dummy]').attr('value')).toBe('1')
  const review = await payer.submit(page, 'Review the payment')
  expect(review.url.pathname).toMatch(/^\/my-account\/orders\/\d+\/review$/)
  expect(mainTextOf(review)).toContain('£95 includes £15.83 VAT at 20%.')
  const checkout = await payer.submit(review, 'Pay £95 now', { agrees: true })
  expect(checkout.url.pathname).toMatch(/^\/sandbox-checkout\/cs_sandbox_/)
  const done = await payer.submit(checkout, 'Pay £95', { card_number: ACCEPTED_CARD })
  expect(done.url.pathname).toMatch(/^\/rightmove-success\/\d+$/)
  expect(mainTextOf(done)).toContain('Thank you for your payment.')
})

test('the success page shows its order without JavaScript, and redirects other users and unknown orders to /error (PAY-24, PAY-31, PAY-33)', async () => {
  const { payer, orderId } = await placeOrder('PAY_ON_COMPLETION')
  const path = `/stripe-success/${orderId}`
  const page = await payer.open(path)
  expect([textOf(page.$('title')), ...textsOf(page.$, 'h1')]).toEqual(['Update Success', 'Update Success'])
  expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
  for (const wrongPath of [path, '/stripe-success/999999999', '/stripe-success/abc'])
    expect(await getStatusAndRedirect(wrongPath, stranger), wrongPath).toEqual([307, '/error'])
})

test('for a home that has left the market no portals are offered, and an open order cannot be paid', async () => {
  const account = await createAccount({ homeCount: 1 })
  const payer = visitorFor(account)
  const [home] = account.homes
  const review = await payer.submit(await payer.open(`/rightmove-payment/${home}`), 'Review the payment')
  await queryDatabase(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [home])
  const refusal = 'This home is not on the market, so it cannot go on the portals.'
  for (const path of [
    `/rightmove-payment/${home}`,
    `/rightmove-subscription-payment/${home}`,
    review.url.pathname,
    '/my-account/payments',
  ]) {
    const page = await payer.open(path)
    expect(mainTextOf(page), path).toContain(refusal)
    expect(findByName(page.$, 'main :is(a, button)', /^(Make|Review|Pay) /).length, path).toBe(0)
    expect(mainTextOf(page), path).not.toContain('More time on the portals')
  }
})

test('a payment for the home of another user is refused with a reason, without JavaScript', async () => {
  const page = await stranger.open(`/rightmove-payment/${owner.homes[0]}`)
  expect(mainTextOf(page)).not.toContain('Quiet Row')
  const refused = await stranger.submit(page, 'Review the payment')
  expect(textOf(refused.$('.alert-danger'))).toBe('Property not found')
})

describe('the review of an order', () => {
  it('states the amount with its VAT, has no ticked boxes, and requires the agreement (domain B5)', async () => {
    const { payer, review } = await placeOrder('PAY_NOW')
    const page = await payer.open(review)
    expect(mainTextOf(page)).toContain('£395 includes £65.83 VAT at 20%.')
    expect(mainTextOf(page)).toContain('You have 14 days to cancel, without a reason')
    expect(mainTextOf(page)).toContain(
      'Start marketing straight away – I understand I’ll pay for work done if I cancel within 14 days',
    )
    expect(page.$('main input[type=checkbox][checked]').length).toBe(0)
    expect(page.$('main a[href="/service-agreement"]').length).toBeGreaterThan(0)
    const refused = await payer.submit(page, 'Pay £395 now')
    expect(mainTextOf(refused)).toContain('Please agree to the terms to go on.')
    expect(refused.url.pathname).toBe(review)
  })

  it('leads through the sandbox to the success page; the order is settled, and confirmed by mail', async () => {
    const { account, payer, orderId, review } = await placeOrder('PAY_NOW')
    const checkout = await payer.submit(await payer.open(review), 'Pay £395 now', {
      agrees: true,
      start_at_once: true,
    })
    expect(textOf(checkout.$('[role=note]'))).toContain('Demonstration: no money is taken')
    const successPage = await payer.submit(checkout, 'Pay £395', { card_number: ACCEPTED_CARD })
    expect(successPage.url.pathname).toBe(`/stripe-success/${orderId}`)
    expect(await readOrder(payer, account, orderId)).toMatchObject({
      status: 'settled',
      paid_pence: 395_00,
      start_requested_at: expect.any(String) as unknown,
    })
    const mail = await waitForMail(account.email, /Thank you for your order([\s\S]+)/)
    for (const part of ['£65.83 is VAT', 'The agreement, as it stood on', 'Cancellation form'])
      expect(mail).toContain(part)
    const again = await payer.open(review)
    expect(mainTextOf(again)).toContain('This order is placed: £395 has been paid')
    expect(findByName(again.$, 'main button', /Pay/).length).toBe(0)
  })

  it('places an order on which nothing is due now (PAY-28)', async () => {
    const { account, payer, orderId, review } = await placeOrder('PAY_ON_COMPLETION')
    const page = await payer.open(review)
    expect(mainTextOf(page)).toContain('£895 includes £149.16 VAT at 20%.')
    const done = await payer.submit(page, 'Order, and pay £895 on completion', { agrees: true })
    expect(done.url.pathname).toBe(`/stripe-success/${orderId}`)
    expect(await readOrder(payer, account, orderId)).toMatchObject({ status: 'settled', paid_pence: 0 })
  })

  it('is a 404 for other users, and for an id that is no order', async () => {
    const { review } = await placeOrder('PAY_NOW')
    for (const path of [review, '/my-account/orders/0/review', '/my-account/orders/x/review'])
      expect(await getStatusAndRedirect(path, stranger), path).toEqual([404, null])
  })
})

describe('the sandbox checkout of the demonstration (D-125)', () => {
  it('declines a card, links to the failure page, and can still be paid afterwards', async () => {
    const { account, payer, orderId, review } = await placeOrder('PAY_NOW')
    const checkout = await payer.submit(await payer.open(review), 'Pay £395 now', { agrees: true })
    const declined = await payer.submit(checkout, 'Pay £395', { card_number: DECLINED_CARD })
    expect(mainTextOf(declined)).toContain('Your card was declined. Nothing has been taken.')
    const failurePath = findByName(declined.$, 'main a', 'Decline').attr('href') ?? ''
    expect(mainTextOf(await payer.open(failurePath))).toContain('Sorry, Payment Failed !!')
    expect(await readOrder(payer, account, orderId)).toMatchObject({ status: 'open', paid_pence: 0 })
    const secondCheckout = await payer.submit(await payer.open(review), 'Pay £395 now', { agrees: true })
    expect(secondCheckout.url.pathname).toBe(checkout.url.pathname)
    await payer.submit(secondCheckout, 'Pay £395', { card_number: ACCEPTED_CARD })
    expect(await readOrder(payer, account, orderId)).toMatchObject({ status: 'settled', paid_pence: 395_00 })
  })

  it('asks for the bank’s authentication of some cards, and requires a card', async () => {
    const { payer, orderId, review } = await placeOrder('PAY_NOW')
    const checkout = await payer.submit(await payer.open(review), 'Pay £395 now', { agrees: true })
    expect(mainTextOf(await payer.submit(checkout, 'Pay £395'))).toContain('Please choose a card')
    const bankPage = await payer.submit(checkout, 'Pay £395', { card_number: AUTHENTICATED_CARD })
    expect(mainTextOf(bankPage)).toContain('The bank of this card wants to know that it is you.')
    const successPage = await payer.submit(bankPage, 'Yes, it is me: pay')
    expect(successPage.url.pathname).toBe(`/stripe-success/${orderId}`)
  })

  it('is a 404 for a session that does not exist', async () => {
    for (const id of ['cs_sandbox_0', 'x'.repeat(5_000), '%27%3B--'])
      expect(await getStatusAndRedirect(`/sandbox-checkout/${id}`), id).toEqual([404, null])
  })
})

test('a paid order has a receipt as a PDF, which only its payer can open', async () => {
  const { account, payer, orderId, review } = await placeOrder('PAY_NOW')
  const receipt = `/my-account/orders/${orderId}/receipt.pdf`
  expect(await getStatusAndRedirect(receipt, payer)).toEqual([404, null])
  const checkout = await payer.submit(await payer.open(review), 'Pay £395 now', { agrees: true })
  await payer.submit(checkout, 'Pay £395', { card_number: ACCEPTED_CARD })
  await readOrder(payer, account, orderId)
  const response = await payer.request(receipt)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'application/pdf', 'private, no-store'])
  const content = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(content.startsWith('%PDF-')).toBe(true)
  expect(await getStatusAndRedirect(receipt, stranger)).toEqual([404, null])
})

test('an order is cancelled in the account, which states the refund before and after (domain B5)', async () => {
  const { account, payer, orderId, review } = await placeOrder('PAY_NOW')
  const checkout = await payer.submit(await payer.open(review), 'Pay £395 now', { agrees: true })
  await payer.submit(checkout, 'Pay £395', { card_number: ACCEPTED_CARD })
  await readOrder(payer, account, orderId)
  const list = await payer.open('/my-account/payments')
  expect(mainTextOf(list)).toContain('All of it, £395, goes back to the card that paid')
  // The form sends the refund that the page has shown; this one is a penny more.
  const forged = await payer.submit(list, 'Cancel, and return £395', { seen_refund_pence: '39501' })
  expect(mainTextOf(forged)).toContain('What goes back is now £395. Please reload the page and look again.')
  const cancelled = await payer.submit(list, 'Cancel, and return £395')
  expect(mainTextOf(cancelled)).toContain('Cancelled')
  const rows = await queryDatabase<{ amount_pence: string }>(
    'SELECT amount_pence FROM refund WHERE order_id = $1',
    [orderId],
  )
  // The driver returns a bigint as text.
  expect(rows).toEqual([{ amount_pence: '39500' }])
  expect(await waitForMail(account.email, /The order is cancelled\. (.+)/)).toContain('£395 goes back')
  const cancelReply = await stranger.call('order/cancel', { user_id: account.id, order_id: orderId })
  expect(cancelReply.status).toBe(401)
})
