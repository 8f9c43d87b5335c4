import type { Mutant } from './mutant'

const STRIPE = ['tests/agency/payments/stripe-checkout.test.ts']
const TAMPERING = ['tests/agency/payments/tampering.test.ts']
const SCHEDULES = ['tests/agency/payments/schedules.test.ts']
const DOMAIN = ['tests/domain/payments.test.ts']
const CALLS = ['tests/contract/payments.test.ts']
const HEADERS = ['tests/server/security-headers.test.ts']

export const payments: readonly Mutant[] = [
  {
    control: 'A webhook carries the provider’s signature.',
    file: 'lib/agency/payments/read-event.ts',
    source: 'event = Stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS)',
    replacement: 'event = JSON.parse(rawBody)',
    tests: STRIPE,
  },
  {
    control: 'A signature of a webhook holds for 300 seconds.',
    file: 'lib/agency/payments/read-event.ts',
    source: 'SIGNATURE_TOLERANCE_SECONDS = 300',
    replacement: 'SIGNATURE_TOLERANCE_SECONDS = 3_000',
    tests: STRIPE,
  },
  {
    control: 'The amount of a checkout is the order’s.',
    file: 'lib/agency/payments/checkout.ts',
    source: 'order.amountPence !== BigInt(request.amountPence)',
    replacement: 'BigInt(request.amountPence) < 0n',
    tests: TAMPERING,
  },
  {
    control: 'A checkout is of the caller’s own order.',
    file: 'lib/agency/payments/checkout.ts',
    source: ".where('userId', '=', request.userId)",
    replacement: '',
    tests: TAMPERING,
  },
  {
    control: 'An order is read and changed by its customer alone.',
    file: 'lib/agency/orders/order-rows.ts',
    source: ".where('userId', '=', userId)\n    .forNoKeyUpdate()",
    replacement: '.forNoKeyUpdate()',
    tests: TAMPERING,
  },
  {
    control: 'A package is ordered for an own home.',
    file: 'lib/agency/orders/package-order.ts',
    source: 'listing.ownerId !== chosen.userId || ',
    replacement: '',
    tests: TAMPERING,
  },
  {
    control: 'A payment is booked once, however often it is reported.',
    file: 'lib/agency/payments/apply-session.ts',
    source: "if (payment.status !== 'paid') await recordPayment",
    replacement: 'await recordPayment',
    tests: [...STRIPE, ...SCHEDULES],
  },
  {
    control: 'What is reported of one order is applied one after the other.',
    file: 'lib/agency/orders/order-rows.ts',
    source: "selectAll().where('id', '=', orderId).forNoKeyUpdate()",
    replacement: "selectAll().where('id', '=', orderId)",
    tests: SCHEDULES,
  },
  {
    control: 'Money of another amount than the order’s settles nothing.',
    file: 'lib/agency/payments/apply-session.ts',
    source: 'received.amountPence === payment.amountPence && ',
    replacement: '',
    tests: [...STRIPE, ...SCHEDULES],
  },
  {
    control: 'A paid payment stays paid, whatever an older answer says.',
    file: 'lib/domain/payment.ts',
    source: '  paid: {},\n  expired',
    replacement: "  paid: { expired: ['provider'] },\n  expired",
    tests: DOMAIN,
  },
  {
    control: 'A payment of an order that is not open is returned.',
    file: 'lib/agency/orders/fulfil-order.ts',
    source: "if (!mayChangeOrder(order.status, 'settled', 'provider')) return false",
    replacement: '',
    tests: [...STRIPE, ...SCHEDULES],
  },
  {
    control: 'The entries of a movement of money sum to nought.',
    file: 'lib/domain/ledger.ts',
    source: "{ account: 'office:fees', amountPence: amountPence - vatPence }",
    replacement: "{ account: 'office:fees', amountPence }",
    tests: DOMAIN,
  },
  {
    control: 'Cancellations of an order that come at once return its money once.',
    file: 'lib/agency/orders/order-rows.ts',
    source: ".where('userId', '=', userId)\n    .forNoKeyUpdate()",
    replacement: ".where('userId', '=', userId)",
    tests: STRIPE,
  },
  {
    control: 'A holding deposit is at most a week’s rent (Tenant Fees Act 2019).',
    file: 'lib/tenancy/tenant-payment.ts',
    source: 'Math.min(USUAL_HOLDING_DEPOSIT_PENCE, cap)',
    replacement: 'USUAL_HOLDING_DEPOSIT_PENCE',
    tests: [...DOMAIN, ...CALLS],
  },
  {
    control: 'One holding deposit is held for a home.',
    file: 'lib/agency/orders/fulfil-order.ts',
    source: 'return !held',
    replacement: 'return true',
    tests: STRIPE,
  },
  {
    control: 'The sandbox exists in a demonstration alone (D-125).',
    file: 'lib/agency/payments/sandbox-checkout.ts',
    source: 'isDemonstration() && !env().STRIPE_SECRET_KEY',
    replacement: 'true',
    tests: ['tests/agency/payments/closed-payments.test.ts'],
  },
  {
    control: 'A cancellation returns the refund that the customer was shown, or nothing is cancelled.',
    file: 'lib/agency/orders/cancel-order.ts',
    source: 'BigInt(seenPence) !== refund',
    replacement: 'BigInt(seenPence) < -1n',
    tests: CALLS,
  },
  {
    control: 'The card provider’s script may run on the pages that lead to its checkout alone.',
    file: 'lib/server/security-headers.ts',
    source: 'startsWithAny(path, checkoutPages)',
    replacement: 'true',
    tests: HEADERS,
  },
  {
    control: 'The affiliate’s script may run on the order success page alone.',
    file: 'lib/server/security-headers.ts',
    source: 'startsWithAny(path, trackingPages)',
    replacement: 'true',
    tests: HEADERS,
  },
  {
    control: 'An affiliate is told of a sale with consent alone (PECR, D-129).',
    file: 'components/payments/affiliate-tracking.tsx',
    source: "consent !== 'accepted'",
    replacement: "consent === 'rejected'",
    tests: ['tests/payments/order-success.test.tsx'],
  },
  {
    control: 'A payment form without its hidden field sends nothing (PAY-19).',
    file: 'components/payments/payment-form.tsx',
    source: 'if (!new FormData(event.currentTarget).get(DUMMY_FIELD.name)) return',
    replacement: '',
    tests: ['tests/payments/payment-page.test.tsx'],
  },
  {
    control: 'The templates of an order’s message are sanitised (D-55).',
    file: 'lib/contract/payments.ts',
    source: "sanitiseHtml(html ?? '')",
    replacement: "(html ?? '') as SafeHtml",
    tests: ['tests/payments/order-message.test.ts'],
  },
]
