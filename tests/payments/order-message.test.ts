import { expect, it } from 'vitest'
import { createTrackingUrl } from '@/components/payments/affiliate-tracking'
import { chooseOrderMessage } from '@/components/payments/order-message'
import { contract } from '@/lib/contract'

/** Returns title, template and affiliate sale kind of the message, in this order. */
const choose = (packageName: string, status: string, amount: number | string, product = 'emoov') =>
  Object.values(chooseOrderMessage({ packageName, status, amount }, product))
const FALLBACK = ['Payment Success', null, '']

it.each([
  ['PAY-26', 'PAY_NOW', 'PENDING', 395, ['Payment Success', 'pay_now_thank_you_html', 'SALES']],
  ['PAY-27', 'PAY_NOW_BUNDLE', 'PENDING', 544, ['Payment Success', 'pay_now_bundle_thank_you_html', 'SALES']],
  ['PAY-28', 'PAY_ON_COMPLETION', 'PENDING', 0, ['Update Success', 'poc_thank_you_html', '']],
  ['PAY-29', 'EMOOV_ONLY', 'PENDING', 0, ['Update Success', 'product_only_thank_you_html', '']],
  ['PAY-30', 'PAY_NOW', 'LIVE', 395, ['Payment Success', 'payment_thank_you_html', '']],
  ['PAY-30, D-131', 'PAY_NOW', 'LIVE', '0.01', ['Payment Success', 'payment_thank_you_html', '']],
  ['PAY-31', 'PAY_NOW', 'LIVE', 0, ['Update Success', 'changes_thank_you_html', '']],
  ['PAY-31, D-131', 'PAY_NOW', 'LIVE', '0.00', ['Update Success', 'changes_thank_you_html', '']],
  ['PAY-32', 'FIND_TENANT', 'PENDING', 59.5, FALLBACK],
  ['PAY-32', 'PAY_NOW', 'WITHDRAWN', 395, FALLBACK],
  ['PAY-32', '', '', 0, FALLBACK],
  ['PAY-32, hostile', 'constructor', 'PENDING', 1, FALLBACK],
  ['PAY-32, hostile', '__proto__', 'PENDING', 1, FALLBACK],
])('%s: the message for %s with status %s and amount %s', (_, packageName, status, amount, expected) => {
  expect(choose(packageName, status, amount)).toEqual(expected)
})

it('the name of the product’s own package begins with its slug (PAY-29, D-01)', () => {
  expect(choose('HOMELY_ONLY', 'PENDING', 0, 'homely')[1]).toBe('product_only_thank_you_html')
  expect(choose('EMOOV_ONLY', 'PENDING', 0, 'homely')).toEqual(FALLBACK)
})

it('status and package are compared in upper case (D-131)', () => {
  expect(choose('pay_now', 'pending', 395)[1]).toBe('pay_now_thank_you_html')
})

it('the affiliate’s URL keeps its own parameters, and gets amount, property id, currency and part (PAY-35, D-129)', () => {
  const sale = { amount: 395, reference: 31, affiliateSaleKind: 'SALES' }
  const url = new URL(createTrackingUrl('https://partner.example/sale?merchant=7', sale, 'img'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    merchant: '7',
    amount: '395',
    ref: '31',
    cur: 'GBP',
    part: 'SALES',
    client: 'img',
  })
})

it('the templates of an upstream are sanitised, and a missing one is empty (D-55, API-33)', () => {
  const { msg } = contract.orderDetails.output.parse({
    order_details: [{ order_id: '1001', amount: '395.00', property_id: '31' }],
    property_details: { package_def: 'PAY_NOW', status: 'PENDING' },
    msg: {
      pay_now_thank_you_html: '<p onclick="x()">Thanks<script>steal()</script></p><img src=x onerror=x()>',
      poc_thank_you_html: null,
    },
  })
  expect(msg.pay_now_thank_you_html).not.toMatch(/script|onclick|onerror/)
  expect(msg.pay_now_thank_you_html).toContain('<p>Thanks</p>')
  expect(msg.poc_thank_you_html).toBe('')
})
