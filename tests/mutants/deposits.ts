import type { Mutant } from './mutant'

const CHECKOUT_TESTS = ['tests/agency/payments/stripe-checkout.test.ts']
const DOMAIN_TESTS = ['tests/domain/payments.test.ts']
const CALL_TESTS = ['tests/contract/payments.test.ts']
const OBSTACLE_TESTS = ['tests/agency/payments/obstacles.test.ts']
const DEPOSIT_TESTS = ['tests/agency/payments/deposits.test.ts']
const DECISION_TESTS = ['tests/agency/payments/deposit-decisions.test.ts']

export const deposits: readonly Mutant[] = [
  {
    control: 'A holding deposit is at most a week’s rent (Tenant Fees Act 2019).',
    file: 'lib/tenancy/tenant-payment.ts',
    source: 'Math.min(USUAL_HOLDING_DEPOSIT_PENCE, cap)',
    replacement: 'USUAL_HOLDING_DEPOSIT_PENCE',
    tests: [...DOMAIN_TESTS, ...CALL_TESTS],
  },
  {
    control: 'No holding deposit is taken for commercial premises.',
    file: 'lib/agency/orders/tenant-order.ts',
    source: 'if (isCommercialType(listing.type)) return failure(paymentMessages.premises)',
    replacement: '',
    tests: DEPOSIT_TESTS,
  },
  {
    control: 'At most one holding deposit is held for a home.',
    file: 'lib/agency/orders/tenant-order.ts',
    source: 'if (await findDepositPayer(tx, listingId)) return failure(paymentMessages.depositHeld)',
    replacement: '',
    tests: CHECKOUT_TESTS,
  },
  {
    control: 'No checkout is opened for a holding deposit that may no longer be taken.',
    file: 'lib/agency/payments/checkout.ts',
    source: 'if (depositRefusal) return depositRefusal',
    replacement: '',
    tests: OBSTACLE_TESTS,
  },
  {
    control: 'A holding deposit is not kept for a home that is no longer to let to its payer.',
    file: 'lib/agency/orders/fulfil-order.ts',
    source: '(await getDepositRefusal(tx, order)) === null',
    replacement: 'order.id > 0',
    tests: OBSTACLE_TESTS,
  },
  {
    control: 'After the rent has fallen, a holding deposit above the new cap is not taken.',
    file: 'lib/agency/orders/tenant-order.ts',
    source: 'amountPence > decision.data.amountPence',
    replacement: 'amountPence < 0n',
    tests: OBSTACLE_TESTS,
  },
  {
    control: 'A holding deposit is shown as payable only while its home is to let.',
    file: 'lib/domain/order.ts',
    source: "takesLetRequests(status) ? null : 'not-to-let'",
    replacement: 'null',
    tests: OBSTACLE_TESTS,
  },
  {
    control: 'The deadline of a holding deposit counts from its payment, and not from a late webhook.',
    file: 'lib/agency/orders/fulfil-order.ts',
    source: 'receivedAt !== null && receivedAt < at ? receivedAt : at',
    replacement: 'at',
    tests: ['tests/agency/payments/late-webhook.test.ts'],
  },
  {
    control: 'A holding deposit counts as returned once each refund of it is done.',
    file: 'lib/agency/payments/refunds.ts',
    source: 'sql<boolean>`NOT EXISTS',
    replacement: 'sql<boolean>`TRUE OR NOT EXISTS',
    tests: DEPOSIT_TESTS,
  },
  {
    control: 'When a tenant’s holding deposit is returned, their accepted request becomes open again.',
    file: 'lib/agency/payments/deposits.ts',
    source: 'acceptedRequest.tenantId === userId',
    replacement: 'acceptedRequest.tenantId < 0',
    tests: DECISION_TESTS,
  },
  {
    control:
      'A holding deposit is returned when the landlord decides against its payer (Tenant Fees Act 2019).',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: "if (role === 'landlord') await",
    replacement: "if (role === 'tenant') await",
    tests: DECISION_TESTS,
  },
  {
    control:
      'A holding deposit is not returned when the landlord accepts its payer, or declines another tenant.',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: 'if (isAgainstPayer) await makeDepositsDue',
    replacement: 'await makeDepositsDue',
    tests: DECISION_TESTS,
  },
  {
    control: 'A home stays reserved while another tenant’s holding deposit is held for it.',
    file: 'lib/agency/offers/answer-let-request.ts',
    source: 'payerId === undefined || payerId === formerTenantId',
    replacement: 'tenantId > 0',
    tests: DECISION_TESTS,
  },
  {
    control: 'A home whose holding deposit is kept is on the market again.',
    file: 'lib/agency/payments/deposits.ts',
    source: '    })\n    await putBackOnMarket(tx, order)\n',
    replacement: '    })\n',
    tests: DEPOSIT_TESTS,
  },
  {
    control: 'A holding deposit is not taken if the landlord takes none.',
    file: 'lib/tenancy/tenant-payment.ts',
    source: "if (statedPence === 0) return { isAllowed: false, refusal: 'none-asked' }",
    replacement: '',
    tests: [...DOMAIN_TESTS, ...DEPOSIT_TESTS],
  },
  {
    control: 'A holding deposit is at most the amount that the landlord states.',
    file: 'lib/tenancy/tenant-payment.ts',
    source: 'Math.min(usualPence, statedPence ?? usualPence)',
    replacement: 'usualPence',
    tests: [...DOMAIN_TESTS, ...DEPOSIT_TESTS],
  },
  {
    control: 'No holding deposit is taken online in Wales, because written information must come first.',
    file: 'lib/tenancy/tenant-payment.ts',
    source: "nation === 'england'",
    replacement: "nation !== 'scotland'",
    tests: ['tests/domain/payments.test.ts'],
  },
  {
    control:
      'A holding deposit that was kept for the landlord is not refunded from the money of other tenants.',
    file: 'lib/agency/payments/refunds.ts',
    source: '(payment.is_surplus OR NOT EXISTS',
    replacement: '(TRUE OR NOT EXISTS',
    tests: DEPOSIT_TESTS,
  },
  {
    control: 'A holding deposit does not count as returned while the tenant’s bank holds it.',
    file: 'lib/agency/payments/deposits.ts',
    source: '!heldDeposit || heldDeposit.isHeldByBank',
    replacement: '!heldDeposit',
    tests: ['tests/agency/payments/stripe-disputes.test.ts'],
  },
]
