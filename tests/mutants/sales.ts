import type { Mutant } from './mutant'

const MEMORANDUM_TESTS = ['tests/agency/sales/memorandum.test.ts']
const MILESTONE_TESTS = ['tests/agency/sales/milestones.test.ts']

export const sales: readonly Mutant[] = [
  {
    control: 'No memorandum of sale is sent before the identity of every buyer is checked (domain B6).',
    file: 'lib/domain/memorandum.ts',
    source: 'buyer_identity: identity.buyer.length === 0 || isUnproved(identity.buyer),',
    replacement: 'buyer_identity: false,',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'Only the two parties of an offer read its sale and name conveyancers.',
    file: 'lib/agency/sales/find-sale.ts',
    source: 'if (!sale || (userId !== sale.buyerId && userId !== sale.sellerId))',
    replacement: 'if (!sale)',
    tests: ['tests/contract/sales.test.ts'],
  },
  {
    control: 'Conveyancers are named only for an accepted offer.',
    file: 'lib/agency/sales/find-sale.ts',
    source: "if (sale.status !== 'accepted') return failure(saleMessages.notAgreed)",
    replacement: '',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'A memorandum is sent once, however often it becomes ready.',
    file: 'lib/agency/sales/send-memorandum.ts',
    source: 'if (state.memorandum || state.needs.length > 0) return false',
    replacement: 'if (state.needs.length > 0) return false',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'A memorandum that was sent is not changed by naming another conveyancer.',
    file: 'lib/agency/sales/save-conveyancer.ts',
    source: 'if ((await readSaleState(tx, sale, at)).memorandum) return failure(saleMessages.alreadySent)',
    replacement: '',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'Before the memorandum, only the buyer reads the names of the co-buyers.',
    file: 'lib/agency/sales/get-sale.ts',
    source: "party === 'buyer'",
    replacement: 'true',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'A line break in an entry of a party adds no line to the memorandum.',
    file: 'lib/agency/sales/memorandum-text.ts',
    source: "text.replaceAll(/\\s+/g, ' ').trim()",
    replacement: 'text',
    tests: MEMORANDUM_TESTS,
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
    control: 'The day of a step that is done is not in the future.',
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
    control: 'The parties of a sale without new steps are asked about it at most once in two weeks.',
    file: 'lib/agency/sales/remind-of-quiet-sales.ts',
    source: '|| (await hasReminder(tx, offerId, cutoff))',
    replacement: '',
    tests: MILESTONE_TESTS,
  },
  {
    control: 'No memorandum is sent about a sale that is complete.',
    file: 'lib/agency/sales/send-memorandum.ts',
    source: " || sale.listingStatus === 'completed'",
    replacement: '',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'No conveyancer is named for a sale that is complete.',
    file: 'lib/agency/sales/save-conveyancer.ts',
    source: "if (sale.listingStatus === 'completed') return failure(offerMessages.completed)",
    replacement: '',
    tests: MEMORANDUM_TESTS,
  },
  {
    control: 'The memorandum is mailed only to verified addresses of the parties.',
    file: 'lib/agency/sales/send-memorandum.ts',
    source: 'paragraphs: party.isVerified',
    replacement: 'paragraphs: party.email',
    tests: MEMORANDUM_TESTS,
  },
]
