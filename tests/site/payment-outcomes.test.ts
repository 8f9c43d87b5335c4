// covers: app/(payments), components/payments, lib/config/payment-routes.ts, lib/session, next.config.ts
import { beforeAll, describe, expect, it, test } from 'vitest'
import { createAccount } from '../support/e2e-accounts'
import { findByName, getStatusAndRedirect, textOf, textsOf, visitorFor, Visitor } from './support/visitor'

let visitor: Visitor
beforeAll(async () => {
  visitor = visitorFor(await createAccount())
})

describe.each([
  ['/stripe-adhoc-success/1001', 'Go to my account'],
  ['/rightmove-success/1001', 'Go to my account'],
  ['/tenant-payment-success', 'Go To Dashboard'],
])('%s', (path, button) => {
  it('thanks the payer and links to the dashboard (PAY-36, PAY-37, ROUTE-10 to ROUTE-12)', async () => {
    const { status, $ } = await visitor.open(path)
    expect(status).toBe(200)
    expect(textOf($('title'))).toBe('Payment Success')
    expect(textsOf($, 'h1')).toEqual(['Payment Success'])
    expect(textOf($('main'))).toContain('Thank you for your payment.')
    expect(findByName($, 'main a', button).attr('href')).toBe('/my-account/welcome')
  })
})

describe.each([
  ['/stripe-error', 'Payment Failed'],
  ['/stripe-adhoc-failure', 'Payment Failed'],
  ['/rightmove-error', 'Payment Failed'],
  ['/tenant-payment-failure', 'Payment Failed'],
  // The specification gives the second variant this title (D-132).
  ['/tenant-payment-failure?variant=2', 'Wrong page'],
  ['/tenant-payment-failure?variant=3', 'Payment Failed'],
])('%s', (path, title) => {
  it(`says that the payment failed, under the title '${title}' (PAY-38, PAY-39, D-132)`, async () => {
    const { status, $ } = await visitor.open(path)
    expect(status).toBe(200)
    expect(textOf($('title'))).toBe(title)
    expect(textsOf($, 'h1')).toEqual(['Payment Failed'])
    expect(textOf($('main'))).toContain('Sorry, Payment Failed !!')
    expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  })
})

test('a page about the outcome of a payment sends a visitor to the login, and back afterwards (PAY-01, PAY-37, D-21)', async () => {
  const paths = [
    '/stripe-error',
    '/stripe-adhoc-success/1001',
    '/stripe-adhoc-failure',
    '/rightmove-success/1001',
    '/rightmove-error',
    '/tenant-payment-success',
    '/tenant-payment-failure',
  ]
  for (const path of paths) {
    const stranger = new Visitor()
    expect(await getStatusAndRedirect(path, stranger), path).toEqual([307, '/login'])
    expect(stranger.cookies.get('return-to'), path).toContain(encodeURIComponent(path))
  }
})

test('a trailing slash is accepted; other prefixes, and the path without an order id, are a 404 (D-03, D-44)', async () => {
  expect(await getStatusAndRedirect('/stripe-error/', visitor)).toEqual([200, null])
  for (const path of [
    '/paypal-error',
    '/zoopla-error',
    '/with-provider/order-failure',
    '/stripe-adhoc-success',
  ])
    expect(await getStatusAndRedirect(path, visitor), path).toEqual([404, null])
})
