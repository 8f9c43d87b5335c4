import type { Mutant } from './mutant'

const FEE_TESTS = ['tests/agency/orders/completion-fee.test.ts']

/** Which orders may be placed and cancelled. */
export const orders: readonly Mutant[] = [
  {
    control:
      'A customer cannot cancel a fee that a completed sale has made due (Consumer Contracts Regulations 2013, reg 36).',
    file: 'lib/domain/order.ts',
    source: "mayChangeOrder(order.status, 'cancelled', 'customer') && !isFeeDue(order)",
    replacement: "mayChangeOrder(order.status, 'cancelled', 'customer')",
    tests: FEE_TESTS,
  },
  {
    control: 'The portals of a home are sold again only 12 months after their whole price was returned.',
    file: 'lib/domain/order.ts',
    source: "return wasReturned ? 'refunded-lately' : null",
    replacement: 'return null',
    tests: ['tests/agency/payments/obstacles.test.ts'],
  },
  {
    control: 'Deleting the account does not cancel a fee that is due.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: 'if (await owesFee(user.id)) return failure(FEE_DUE_MESSAGE)',
    replacement: '',
    tests: FEE_TESTS,
  },
]
