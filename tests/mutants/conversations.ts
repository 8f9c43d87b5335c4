import type { Mutant } from './mutant'

const THREAD_TESTS = ['tests/contract/threads.test.ts']
const CONTACT_DETAIL_TESTS = ['tests/agency/conversations/contact-details.test.ts']

/** Controls of who may read and write in conversations, and of what messages may contain. */
export const conversations: readonly Mutant[] = [
  {
    control: 'A thread is shown to its two parties only.',
    file: 'lib/agency/conversations/threads.ts',
    source: ".where(({ eb, or }) => or([eb('starterId', '=', userId), eb('ownerId', '=', userId)]))",
    replacement: '',
    tests: ['tests/security/authorization.slow.test.ts'],
  },
  {
    control: 'A message that arrives while a toast is closed stays unread.',
    file: 'lib/agency/conversations/read-thread.ts',
    source: 'messages.findLast(({ id }) => id <= readUpTo)',
    replacement: 'messages.at(-1)',
    tests: THREAD_TESTS,
  },
  {
    control: 'A blocked person cannot send a message.',
    file: 'lib/agency/conversations/send-message.ts',
    source: 'if (refusal) return refusal',
    replacement: '',
    tests: THREAD_TESTS,
  },
  {
    control: 'A message that is sent twice by mistake is stored once.',
    file: 'lib/agency/conversations/send-message.ts',
    source: 'lastMessage?.isRecent &&',
    replacement: '!lastMessage &&',
    tests: THREAD_TESTS,
  },
  {
    control: 'Owners cannot ask questions about their own listing (D-160).',
    file: 'lib/agency/conversations/ask-question.ts',
    source: 'if (ownerId === askerId) return failure(threadMessages.ownListing)',
    replacement: '',
    tests: THREAD_TESTS,
  },
  {
    control: 'Questions about a listing that is let are refused.',
    file: 'lib/agency/conversations/ask-question.ts',
    source: "if (!getPermittedActions({ kind, status, ownerId }, askerId).includes('ask-a-question'))",
    replacement: "if (String(getPermittedActions({ kind, status, ownerId }, askerId)) === 'never')",
    tests: THREAD_TESTS,
  },
  {
    control: 'Contact details are hidden until a viewing is accepted.',
    file: 'lib/agency/conversations/contact-details.ts',
    source: '(await haveAgreedOnViewing(tx, threadId)) ? texts : hiddenTexts',
    replacement: '(await haveAgreedOnViewing(tx, threadId)) ? texts : texts',
    tests: CONTACT_DETAIL_TESTS,
  },
  {
    control: 'A viewing that is requested and not yet accepted shows no contact details.',
    file: 'lib/agency/conversations/contact-details.ts',
    source: "'in', ['accepted', 'done']",
    replacement: "'in', ['proposed', 'accepted', 'done']",
    tests: CONTACT_DETAIL_TESTS,
  },
  {
    control: 'Contact details are hidden in the reason of a step of a viewing.',
    file: 'lib/agency/viewings/record-step.ts',
    source: 'await addEvent(tx, { ...event, reason })',
    replacement: 'await addEvent(tx, event)',
    tests: CONTACT_DETAIL_TESTS,
  },
  {
    control: 'A message that bids above the rent of a home to let in England is refused.',
    file: 'lib/agency/conversations/rent-terms.ts',
    source: 'if (!listing?.pricePence) return null',
    replacement: 'if (!listing?.pricePence || text) return null',
    tests: ['tests/agency/conversations/rent-terms.test.ts'],
  },
  {
    control: 'For commercial premises a bid above the rent, or rent in advance, is not refused.',
    file: 'lib/agency/conversations/rent-terms.ts',
    source: ".where('property.type', 'not in', commercialTypes)",
    replacement: '',
    tests: ['tests/agency/conversations/rent-terms.test.ts'],
  },
  {
    control: 'Texts of messages are mailed only to verified addresses.',
    file: 'lib/agency/conversations/mail-unread.ts',
    source: 'user.emailProvedAt !== null || to === brand.email',
    replacement: 'true',
    tests: ['tests/agency/conversations/mail-unread.test.ts'],
  },
  {
    control: 'A user who does not read new messages gets only one mail about them.',
    file: 'lib/agency/conversations/mail-unread.ts',
    source: 'maxAttempts: 1,',
    replacement: 'maxAttempts: 100,',
    tests: ['tests/agency/conversations/mail-unread.test.ts'],
  },
]
