import type { Mutant } from './mutant'

export const passwords: readonly Mutant[] = [
  {
    control: 'A one-time password is dead after five wrong tries.',
    file: 'lib/agency/accounts/one-time-password.ts',
    source: ".where('tries', '<', MAX_TRIES_PER_CODE)",
    replacement: '',
    tests: ['tests/agency/accounts/one-time-password.test.ts'],
  },
  {
    control: 'Tries at earlier one-time passwords count for the next one of the same browser.',
    file: 'lib/agency/accounts/request-code.ts',
    source: 'if (tries >= MAX_TRIES_PER_CODE || failures >= MAX_FAILURES_IN_A_ROW)',
    replacement: 'if (failures >= MAX_FAILURES_IN_A_ROW)',
    tests: ['tests/agency/accounts/one-time-password.test.ts'],
  },
  {
    control: 'A one-time password expires.',
    file: 'lib/agency/accounts/verify-code.ts',
    source: 'if (codeTry.isExpired) return failure(EXPIRED)',
    replacement: '',
    tests: ['tests/agency/accounts/one-time-password.test.ts'],
  },
  {
    control: 'An answer that must not tell whether an account exists comes at whole steps of time.',
    file: 'lib/agency/accounts/constant-time-response.ts',
    source: 'if (isDelayed(response)) await wait(msUntilNextStep(performance.now() - startedAt))',
    replacement: '',
    tests: ['tests/agency/accounts/same-work.test.ts', 'tests/agency/accounts/one-time-password.test.ts'],
  },
  {
    control: 'A password is hashed for an unknown address too, so that the work does not tell.',
    file: 'lib/agency/accounts/secret-hash.ts',
    source: 'const isMatch = await argon2.verify(hash ?? decoyHash, secret)',
    replacement: 'const isMatch = decoyHash && hash ? await argon2.verify(hash, secret) : false',
    tests: ['tests/agency/accounts/same-work.test.ts'],
  },
  {
    control: 'A link that was mailed opens once.',
    file: 'lib/agency/accounts/links.ts',
    source: ".where('usedAt', 'is', null)\n    .where('expiresAt', '>', now)\n    .returning",
    replacement: ".where('expiresAt', '>', now)\n    .returning",
    tests: ['tests/agency/accounts/links.test.ts'],
  },
  {
    control: 'A link that was mailed expires.',
    file: 'lib/agency/accounts/links.ts',
    source: ".where('expiresAt', '>', now)\n    .returning",
    replacement: '.returning',
    tests: ['tests/agency/accounts/links.test.ts'],
  },
  {
    control: 'The link by which an owner confirms or withdraws a listing works once.',
    file: 'lib/agency/listings/answer-confirmation.ts',
    source:
      ".where('answeredAt', 'is', null)\n      .where('askedAt', '>', nowPlusSeconds(-VALID_SECONDS))\n      .returning",
    replacement: ".where('askedAt', '>', nowPlusSeconds(-VALID_SECONDS))\n      .returning",
    tests: ['tests/agency/listings/confirmation.test.ts'],
  },
  {
    control: 'The link by which an owner confirms or withdraws a listing expires.',
    file: 'lib/agency/listings/answer-confirmation.ts',
    source: ".where('askedAt', '>', nowPlusSeconds(-VALID_SECONDS))\n      .returning",
    replacement: '.returning',
    tests: ['tests/agency/listings/confirmation.test.ts'],
  },
  {
    control: 'A login by a password that was changed meanwhile opens no session.',
    file: 'lib/agency/accounts/start-session.ts',
    source: '|| (verifiedHash !== undefined && user.passwordHash !== verifiedHash)',
    replacement: '',
    tests: ['tests/agency/accounts/change-password.test.ts'],
  },
  {
    control: 'A change of password needs the current one.',
    file: 'lib/agency/accounts/change-password.ts',
    source: 'if (refusal) {',
    replacement: 'if (refusal && user.id < 0) {',
    tests: ['tests/agency/accounts/change-password.test.ts'],
  },
  {
    control: 'The deletion of an account needs its password.',
    file: 'lib/agency/accounts/delete-account.ts',
    source: 'if (refusal) return refusal',
    replacement: '',
    tests: ['tests/agency/accounts/leaving.test.ts'],
  },
]

export const limits: readonly Mutant[] = [
  {
    control: 'Attempts at once get no more than the limit has left.',
    file: 'lib/agency/limits/rate-limit.ts',
    source: "'<=',\n                eb.selectFrom('allowance')",
    replacement: "'>',\n                eb.selectFrom('allowance')",
    tests: ['tests/agency/limits/rate-limit.test.ts'],
  },
  {
    control: 'Attempts of the previous window count by the share that a sliding window still covers.',
    file: 'lib/agency/limits/rate-limit.ts',
    source: ' * ${previousWeight}',
    replacement: '',
    tests: ['tests/agency/limits/rate-limit.test.ts'],
  },
  {
    control: 'A fraction of an attempt left is none.',
    file: 'lib/agency/limits/rate-limit.ts',
    source: ".where('allowance.maxInWindow', '>=', 1)",
    replacement: ".where('allowance.maxInWindow', '>', 0)",
    tests: ['tests/agency/limits/rate-limit.test.ts'],
  },
  {
    control: 'An IPv6 customer counts as one, whatever addresses of the network are used.',
    file: 'lib/agency/limits/network.ts',
    source: 'const IPV6_NETWORK_GROUPS = 4',
    replacement: 'const IPV6_NETWORK_GROUPS = 8',
    tests: ['tests/agency/accounts/password-rules.test.ts'],
  },
  {
    control: 'A body over the limit is refused though it announces no length.',
    file: 'lib/server/body-limit.ts',
    source: 'if (received <= limit) return push(chunk, encoding)',
    replacement: 'if (received >= 0) return push(chunk, encoding)',
    tests: ['tests/server/listener.test.ts'],
  },
  {
    control: 'A form whose bot check failed is refused.',
    file: 'lib/agency/enquiries/bot-check.ts',
    source: 'if (verdict.success !== true) return false',
    replacement: '',
    tests: ['tests/agency/enquiries/contact.test.ts'],
  },
]
