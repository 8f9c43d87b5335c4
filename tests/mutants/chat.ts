import type { Mutant } from './mutant'

export const chat: readonly Mutant[] = [
  {
    control: 'Messages to the chatbot are rate-limited per network.',
    file: 'lib/agency/chat/reply.ts',
    source: 'if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)',
    replacement: '',
    tests: ['tests/contract/chat.test.ts'],
  },
  {
    control:
      'A visitor does not get another visitor’s chatbot conversation, even from the same address and browser.',
    file: 'lib/agency/chat/conversations.ts',
    source: 'const identity = conversation ? [conversation] : [String(userId), address, agent]',
    replacement: 'const identity = [String(userId), address, agent]',
    tests: ['tests/contract/chat.test.ts'],
  },
  {
    control: 'The lines of a chat’s live log reach only the sockets of that conversation.',
    file: 'lib/realtime/chat-logs.ts',
    source: ' : sockets.local).to(room)',
    replacement: ' : sockets.local)',
    tests: ['tests/server/realtime.test.ts'],
  },
  {
    control: 'The chatbot states no holding deposit for a home where the law forbids one.',
    file: 'lib/agency/chat/fact-topics.ts',
    source: 'canListingHave(listing, definition) ? findFact(listing, definition.key) : undefined',
    replacement: 'findFact(listing, definition.key)',
    tests: ['tests/agency/chat/listing-answers.test.ts'],
  },
  {
    control: 'The chatbot does not answer by English letting law when another nation is asked about.',
    file: 'lib/agency/chat/site-answers.ts',
    source: "!isForEngland || nation === 'england' || ",
    replacement: 'true || ',
    tests: ['tests/contract/chat.test.ts'],
  },
]
