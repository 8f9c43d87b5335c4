import type { Mutant } from './mutant'

const CHECKS_FILE = 'lib/agency/retention/purge-identity-checks.ts'
const MESSAGES_FILE = 'lib/agency/enquiries/purge-old-messages.ts'
const HOLD_TESTS = ['tests/agency/retention/legal-hold.test.ts']

/** What is kept for a claim or complaint beyond its period. */
export const legalHolds: readonly Mutant[] = [
  {
    control: 'Reports of a listing are kept as long as complaints.',
    file: 'lib/contract/enquiry-messages.ts',
    source: '[messageKinds.complaint, messageKinds.listingProblem]',
    replacement: '[messageKinds.complaint]',
    tests: ['tests/agency/enquiries/purge-old-messages.test.ts'],
  },
  {
    control: 'A legal hold keeps an account and its conversations.',
    file: 'lib/agency/retention/open-matters.ts',
    source: '"user".legal_hold_since is not null or ',
    replacement: '',
    tests: HOLD_TESTS,
  },
  {
    control: 'A legal hold on one party of a sale keeps the identity checks of the sale.',
    file: CHECKS_FILE,
    source: 'and not (${isUnderLegalHold})',
    replacement: '',
    tests: HOLD_TESTS,
  },
  {
    control: 'An account under a legal hold cannot be deleted by its holder.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: 'if (user.legalHoldSince) return failure(LEGAL_HOLD_MESSAGE)',
    replacement: '',
    tests: HOLD_TESTS,
  },
  {
    control: 'A legal hold keeps the messages to the agency.',
    file: MESSAGES_FILE,
    source: ".where(({ not }) => not(isOfUserUnderLegalHold('contactMessage.email')))",
    replacement: '',
    tests: HOLD_TESTS,
  },
  {
    control: 'A legal hold keeps the mail to and from the holder.',
    file: MESSAGES_FILE,
    source: "not(or([isOfUserUnderLegalHold('mail.to'), isOfUserUnderLegalHold('mail.replyTo')]))",
    replacement: 'not(or([]))',
    tests: HOLD_TESTS,
  },
]
