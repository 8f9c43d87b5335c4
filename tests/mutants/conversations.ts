import type { Mutant } from './mutant'

const THREADS = ['tests/contract/threads.test.ts']

/** Who may read, write and ask in conversations. */
export const conversations: readonly Mutant[] = [
  {
    control: 'A thread is shown to its two parties only.',
    file: 'lib/agency/conversations/threads.ts',
    source: ".where(({ eb, or }) => or([eb('starterId', '=', userId), eb('ownerId', '=', userId)]))",
    replacement: '',
    tests: ['tests/security/authorization.test.ts'],
  },
  {
    control: 'A blocked person cannot send a message.',
    file: 'lib/agency/conversations/send-message.ts',
    source: 'if (refusal) return refusal',
    replacement: '',
    tests: THREADS,
  },
  {
    control: 'A message that is sent twice by mistake is stored once.',
    file: 'lib/agency/conversations/send-message.ts',
    source: 'last?.isRecent &&',
    replacement: '!last &&',
    tests: THREADS,
  },
  {
    control: 'Owners ask no questions about their own listing (D-160).',
    file: 'lib/agency/conversations/ask-question.ts',
    source: 'if (ownerId === askerId) return failure(threadMessages.ownListing)',
    replacement: '',
    tests: THREADS,
  },
  {
    control: 'Questions about a listing that is let are refused.',
    file: 'lib/agency/conversations/ask-question.ts',
    source: "if (!getPermittedActions({ kind, status, ownerId }, askerId).includes('ask-a-question'))",
    replacement: "if (String(getPermittedActions({ kind, status, ownerId }, askerId)) === 'never')",
    tests: THREADS,
  },
  {
    control: 'Texts of messages are mailed to proved addresses alone.',
    file: 'lib/agency/conversations/mail-unread.ts',
    source: 'user.emailProvedAt !== null || to === brand.email',
    replacement: 'true',
    tests: ['tests/agency/conversations/mail-unread.test.ts'],
  },
  {
    control: 'Somebody who stays away gets one mail about unread messages.',
    file: 'lib/agency/conversations/mail-unread.ts',
    source: 'maxAttempts: 1,',
    replacement: 'maxAttempts: 100,',
    tests: ['tests/agency/conversations/mail-unread.test.ts'],
  },
]
