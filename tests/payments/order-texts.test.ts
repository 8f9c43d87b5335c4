import { expect, it } from 'vitest'
import { listDues, getOrderButtonLabel } from '@/components/payments/order-dues'
import {
  describeCancellation,
  describeOrder,
  hasReceivedMoney,
  isPayable,
} from '@/components/payments/order-state'
import type { UserOrder } from '@/lib/contract/payments'
import { createUserOrder } from './fixture'

it('the dues of a package that is paid now state the amount, its VAT, and that nothing more is owed (domain B5)', () => {
  const dues = listDues(createUserOrder())
  expect(dues.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Due now: £395',
    'If it does not sell, or you withdraw: Nothing more',
  ])
  expect(dues[0]?.note).toBe('£395 includes £65.83 VAT at 20%.')
})

it('the dues of a package that is paid on completion state when the fee is due, and what is due otherwise (domain B5)', () => {
  const dues = listDues(createUserOrder({ amount_pence: 0, vat_pence: 0, on_completion_pence: 895_00 }))
  expect(dues.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Due now: £0',
    'Due if your sale completes: £895',
    'If it does not sell, or you withdraw: £0',
  ])
  expect(dues[1]?.note).toContain('Within 14 days of completion')
  expect(dues[1]?.note).toContain('£895 includes £149.16 VAT at 20%.')
  expect(dues[1]?.note).toContain('no credit agreement')
})

it('the dues of a subscription state that it renews each month, and the dues of a deposit state that it includes no VAT', () => {
  const monthly = listDues(createUserOrder({ kind: 'subscription', amount_pence: 19_00, vat_pence: 3_16 }))
  expect(monthly).toEqual([
    {
      label: 'Due each month',
      amount: '£19',
      note: 'Now, and on the same day of each month until you cancel. £19 includes £3.16 VAT at 20%.',
    },
  ])
  const deposit = listDues(createUserOrder({ kind: 'tenant', amount_pence: 92_30, vat_pence: 0 }))
  expect(deposit.map(({ note }) => note).join()).toContain('no VAT')
})

it('a paid or cancelled order states its price, and no amount that is due', () => {
  const readDues = (changes: Partial<UserOrder>) =>
    listDues(createUserOrder(changes)).map(({ label, amount }) => `${label}: ${amount}`)
  expect(readDues({ status: 'settled', paid_pence: 395_00 })).toEqual([
    'Price: £395',
    'If it does not sell, or you withdraw: Nothing more',
  ])
  expect(readDues({ status: 'cancelled' })).toEqual(['Price: £395'])
  expect(readDues({ kind: 'subscription', status: 'settled', amount_pence: 19_00 })).toEqual([
    'Price each month: £19',
  ])
})

it('the card of an order that costs nothing now states what falls due on completion', () => {
  const order = createUserOrder({ amount_pence: 0, vat_pence: 0, on_completion_pence: 895_00 })
  expect(describeOrder(order).lines).toContain('£895 falls due only if your sale completes.')
})

it('the card of a fee that is due says whom to tell if it need not be paid here', () => {
  const fee = createUserOrder({ kind: 'adhoc', amount_pence: 895_00, cancellable_until: null })
  expect(describeOrder(fee)).toMatchObject({
    label: 'Due',
    lines: [expect.stringContaining('If your conveyancer pays it from the sale money')],
  })
  expect(describeOrder(createUserOrder({ kind: 'adhoc' })).label).toBe('Not paid yet')
})

it('the order button names the payment to which it obliges the customer (Consumer Contracts Regulations 2013, reg 14)', () => {
  expect(getOrderButtonLabel(createUserOrder())).toBe('Pay £395 now')
  expect(getOrderButtonLabel(createUserOrder({ amount_pence: 59_50 }))).toBe('Pay £59.50 now')
  expect(getOrderButtonLabel(createUserOrder({ amount_pence: 0 }))).toBe('Place the order')
  expect(getOrderButtonLabel(createUserOrder({ amount_pence: 0, on_completion_pence: 895_00 }))).toBe(
    'Order, and pay £895 on completion',
  )
  expect(getOrderButtonLabel(createUserOrder({ kind: 'subscription', amount_pence: 19_00 }))).toBe(
    'Pay £19 now and each month',
  )
})

const paid = { status: 'settled', paid_pence: 395_00, settled_at: '2026-11-22T10:00:00Z' } as const

it.each([
  ['open', {}, 'Not paid yet'],
  ['open, nothing due', { amount_pence: 0 }, 'Not placed yet'],
  ['paid', paid, 'Paid'],
  ['placed', { ...paid, paid_pence: 0, amount_pence: 0 }, 'Placed'],
  ['cancelled', { status: 'cancelled' } as const, 'Cancelled'],
  ['returned in part', { ...paid, paid_pence: 300_00, refunded_pence: 95_00 }, 'Paid'],
  ['returned', { ...paid, paid_pence: 0, refunded_pence: 395_00 }, 'Returned'],
])('an order that is %s has its label', (_, changes, label) => {
  expect(describeOrder(createUserOrder(changes)).label).toBe(label)
})

it('an order states the amount that was paid, even after a refund', () => {
  const refundedOrder = createUserOrder({ ...paid, paid_pence: 0, refunded_pence: 395_00 })
  expect(describeOrder(refundedOrder).lines).toEqual([
    'You paid £395 on Sun 22 Nov 2026.',
    '£395 has gone back to the card that paid.',
  ])
  expect(describeCancellation(refundedOrder)).toMatch(
    /^What you paid has gone back, and you will owe nothing\./,
  )
  const partlyRefunded = createUserOrder({ ...paid, paid_pence: 300_00, refunded_pence: 95_00 })
  expect(describeOrder(partlyRefunded).lines[0]).toBe('You paid £395 on Sun 22 Nov 2026.')
})

it('refunds that have arrived and refunds that are on their way are stated separately', () => {
  const { lines } = describeOrder(
    createUserOrder({ status: 'cancelled', refunded_pence: 100_00, refunding_pence: 295_00 }),
  )
  expect(lines[0]).toBe('£100 has gone back to the card that paid.')
  expect(lines[1]).toContain('£295 is on its way back')
})

it('a cancelled subscription states what was paid for it, if nothing of that is returned', () => {
  const describeLines = (changes: Parameters<typeof createUserOrder>[0]) =>
    describeOrder(createUserOrder({ kind: 'subscription', status: 'cancelled', ...changes })).lines
  expect(describeLines({ paid_pence: 38_00 })).toEqual(['You paid £38 for it, and nothing more is taken.'])
  expect(describeLines({ paid_pence: 0 })).toEqual(['Nothing was taken for it.'])
})

it.each([
  ['open', {}, 'Nothing has been taken'],
  ['paid, not begun', { ...paid, refund_quote_pence: 395_00 }, 'All of it, £395,'],
  [
    'paid, begun at the customer’s request',
    { ...paid, refund_quote_pence: 392_86 },
    'you pay £2.14 for what has been supplied. £392.86 of £395 goes back',
  ],
  ['paid, of a home', { ...paid, refund_quote_pence: 395_00 }, 'Your home leaves the market at once.'],
  [
    'a subscription past its 14 days',
    { ...paid, kind: 'subscription', refund_quote_pence: 0 } as const,
    'Nothing more is taken from now on.',
  ],
  [
    'an extra that is done',
    { ...paid, kind: 'adhoc', refund_quote_pence: 0 } as const,
    'the work is done, so nothing goes back.',
  ],
  ['nothing paid', { ...paid, paid_pence: 0, refund_quote_pence: 0 }, 'you will owe nothing'],
  [
    'paid, with a part on its way back',
    { ...paid, refunding_pence: 95_00, refund_quote_pence: 300_00 },
    'All of it, £300,',
  ],
  [
    'paid, with all of it on its way back',
    { ...paid, refunding_pence: 395_00, refund_quote_pence: 0 },
    'What you paid is on its way back, and you will owe nothing.',
  ],
  [
    'paid and claimed back through the bank',
    { ...paid, disputed_pence: 395_00, refund_quote_pence: 0 },
    'Your bank has claimed back what you paid, so nothing more goes back.',
  ],
])(
  'the refund of an order that is %s is stated to the penny before the cancellation is confirmed (domain B5)',
  (_, changes, text) => {
    expect(describeCancellation(createUserOrder(changes))).toContain(text)
  },
)

it('an order has a receipt once it was paid, also after a refund', () => {
  expect(hasReceivedMoney(createUserOrder())).toBe(false)
  expect(hasReceivedMoney(createUserOrder(paid))).toBe(true)
  expect(hasReceivedMoney(createUserOrder({ status: 'cancelled', refunding_pence: 1 }))).toBe(true)
})

it('an order states amounts that are owed, disputed or paid by the month', () => {
  const joinLines = (changes: Parameters<typeof createUserOrder>[0]) =>
    describeOrder(createUserOrder({ ...paid, ...changes })).lines.join(' ')
  expect(joinLines({ owed_pence: 12_34 })).toContain(
    '£12.34 did not reach the card that paid, and is still owed to you',
  )
  expect(joinLines({ disputed_pence: 395_00 })).toContain('£395 was claimed back through your bank.')
  const charges = ['2026-10-22', '2026-11-22'].map((day, index) => ({
    charge_id: index + 1,
    amount_pence: 19_00,
    vat_pence: 3_16,
    refunded_pence: 0,
    refunding_pence: 0,
    paid_at: `${day}T10:00:00Z`,
  }))
  expect(joinLines({ kind: 'subscription', paid_pence: 38_00, charges })).toBe(
    'You have paid £38 in 2 payments, the last on Sun 22 Nov 2026.',
  )
})

it('an open order whose payment is returned says that the money goes back', () => {
  const { label, lines } = describeOrder(createUserOrder({ kind: 'tenant', refunding_pence: 100_00 }))
  expect(label).toBe('Not paid yet')
  expect(lines[0]).toBe('We could not take your payment for it. All of it goes back to the card that paid.')
  expect(lines[1]).toContain('£100 is on its way back')
})

it('an open order says why its home can no longer use it, and cannot be paid', () => {
  const order = createUserOrder({ kind: 'portal', payment_refusal: 'It is not on the market.' })
  expect(describeOrder(order).lines).toEqual(['It is not on the market.'])
  expect(isPayable(order)).toBe(false)
  expect(isPayable(createUserOrder())).toBe(true)
})
