import type { Mutant } from './mutant'

const VIEWING_TESTS = ['tests/agency/viewings/viewings.test.ts']
const VIEWING_STEP_TESTS = ['tests/agency/viewings/viewing-steps.test.ts']

export const viewings: readonly Mutant[] = [
  {
    control: 'A viewing is answered only by its two parties.',
    file: 'lib/agency/viewings/own-viewing-row.ts',
    source: ".where(({ or, eb }) => or([eb('hostId', '=', userId), eb('viewerId', '=', userId)]))",
    replacement: '',
    tests: [...VIEWING_TESTS, 'tests/security/authorization.slow.test.ts'],
  },
  {
    control: 'A viewing is arranged only at a free slot.',
    file: 'lib/agency/viewings/record-step.ts',
    source: 'return isTaken ? failure(viewingMessages.taken) : null',
    replacement: 'return null',
    tests: VIEWING_TESTS,
  },
  {
    control: 'Simultaneous requests cannot arrange two viewings that are too close to each other.',
    file: 'lib/agency/viewings/diary.ts',
    source: '.forNoKeyUpdate()',
    replacement: '',
    tests: VIEWING_TESTS,
  },
  {
    control: 'The exact address and a telephone number are shown only while a viewing is accepted.',
    file: 'lib/agency/viewings/own-viewings.ts',
    source: "row.status !== 'accepted' || ",
    replacement: '',
    tests: VIEWING_TESTS,
  },
  {
    control: 'Nobody accepts the time that they have proposed themselves.',
    file: 'lib/domain/viewing.ts',
    source: "accepted: ['invited'],",
    replacement: 'accepted: bothParties,',
    tests: VIEWING_TESTS,
  },
  {
    control: 'A blocked person cannot arrange a viewing.',
    file: 'lib/agency/viewings/arrange-viewing.ts',
    source: 'if (contactRefusal) return contactRefusal',
    replacement: '',
    tests: VIEWING_TESTS,
  },
  {
    control: 'Moving a viewing counts towards the daily limit of proposals.',
    file: 'lib/agency/viewings/answer-viewing.ts',
    source: 'if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)',
    replacement: '',
    tests: VIEWING_STEP_TESTS,
  },
  {
    control: 'A home that takes no viewings can be viewed only by its buyer or tenant.',
    file: 'lib/agency/viewings/viewed-listing.ts',
    source: 'hasAcceptedViewer && isLive(listing.status)',
    replacement: 'isLive(listing.status)',
    tests: VIEWING_STEP_TESTS,
  },
  {
    control: 'A link that asks for feedback works once.',
    file: 'lib/agency/viewings/feedback.ts',
    source: ".where('viewing.feedbackChoice', 'is', null)",
    replacement: '',
    tests: ['tests/contract/viewings.test.ts'],
  },
  {
    control: 'No day off is saved for an account that has been closed.',
    file: 'lib/agency/viewings/availability.ts',
    source: `if (!(await lockOpenAccount(tx, user.id))) return failure(LOG_IN_AGAIN)
    if (off)`,
    replacement: 'if (off)',
    tests: ['tests/agency/viewings/availability.test.ts'],
  },
  {
    control: 'A viewing that has begun is not cancelled when an account is closed.',
    file: 'lib/agency/viewings/close-viewings.ts',
    source: ".where('startsAt', '>', now)",
    replacement: '',
    tests: VIEWING_TESTS,
  },
]
