import type { Mutant } from './mutant'

const TESTS = ['tests/agency/sales/memorandum.test.ts']

export const sales: readonly Mutant[] = [
  {
    control: 'No memorandum of sale is sent before the identity of every buyer is checked (domain B6).',
    file: 'lib/domain/memorandum.ts',
    source: 'buyer_identity: identity.buyer.length === 0 || isUnproved(identity.buyer),',
    replacement: 'buyer_identity: false,',
    tests: TESTS,
  },
  {
    control: 'Only the two parties of an offer read its sale and name conveyancers.',
    file: 'lib/agency/sales/find-sale.ts',
    source: 'if (!sale || (userId !== sale.buyerId && userId !== sale.sellerId))',
    replacement: 'if (!sale)',
    tests: ['tests/contract/sales.test.ts'],
  },
  {
    control: 'Conveyancers are named for an accepted offer only.',
    file: 'lib/agency/sales/find-sale.ts',
    source: "if (sale.status !== 'accepted') return failure(saleMessages.notAgreed)",
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'A memorandum is sent once, however often it becomes ready.',
    file: 'lib/agency/sales/send-memorandum.ts',
    source: 'if (state.memorandum || state.needs.length > 0) return false',
    replacement: 'if (state.needs.length > 0) return false',
    tests: TESTS,
  },
  {
    control: 'A memorandum that was sent is not changed by naming another conveyancer.',
    file: 'lib/agency/sales/save-conveyancer.ts',
    source: 'if ((await readSaleState(tx, sale, at)).memorandum) return failure(saleMessages.alreadySent)',
    replacement: '',
    tests: TESTS,
  },
  {
    control: 'Before the memorandum a party does not read who buys besides the other party.',
    file: 'lib/agency/sales/get-sale.ts',
    source: "party === 'buyer'",
    replacement: 'true',
    tests: TESTS,
  },
  {
    control: 'What a party has entered stays on its line of the memorandum.',
    file: 'lib/agency/sales/memorandum-text.ts',
    source: "text.replaceAll(/\\s+/g, ' ').trim()",
    replacement: 'text',
    tests: TESTS,
  },
]
