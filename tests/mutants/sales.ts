import type { Mutant } from './mutant'

const TESTS = ['tests/agency/sales/memorandum.test.ts']
const MILESTONE_TESTS = ['tests/agency/sales/milestones.test.ts']

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
  {
    control: 'A party does not record the steps of the other side.',
    file: 'lib/agency/sales/record-milestone.ts',
    source: 'return mayRecordMilestone(milestone, party) ? null : failure(saleMessages.notYourMilestone)',
    replacement: 'return null',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'No step of a sale is recorded before its memorandum.',
    file: 'lib/agency/sales/record-milestone.ts',
    source: 'if (!memorandum) return failure(saleMessages.notSent)',
    replacement: 'if (!memorandum) return success(null)',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A step that is recorded twice is stored and sent once.',
    file: 'lib/agency/sales/record-milestone.ts',
    source: 'if (await isRecorded(tx, input, memorandum.sentAt)) return success(null)',
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'A step that is done has no day in the future.',
    file: 'lib/contract/milestone-rules.ts',
    source: "if (state === 'done' && day > today) return messages.later",
    replacement: '',
    tests: ['tests/contract/sales.test.ts'],
  },
  {
    control: 'The acceptance of an offer is not undone after the sale is complete.',
    file: 'lib/agency/offers/answer-offer.ts',
    source: "if (listing.status === 'completed') return failure(offerMessages.completed)",
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'The parties of a quiet sale are asked once in two weeks.',
    file: 'lib/agency/sales/remind-of-quiet-sales.ts',
    source: '|| (await hasReminder(tx, offerId, cutoff))',
    replacement: '',
    tests: MILESTONE_TESTS,
  },
]
