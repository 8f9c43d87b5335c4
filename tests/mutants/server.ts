import type { Mutant } from './mutant'

const LIMITS = ['tests/server/request-limits.test.ts']
const ANSWERS = ['tests/server/protected-answers.test.ts']
const ADDRESSES = ['tests/server/cached-pages.test.ts']

/** What a stranger's requests may cost, and under which policy every answer stands. */
export const server: readonly Mutant[] = [
  {
    control: 'A query has at most 64 parameters.',
    file: 'lib/server/request-limits.ts',
    source: "if (countUpTo(MAX_QUERY_PARAMETERS, search, '&') >= MAX_QUERY_PARAMETERS)",
    replacement: 'if (search === path)',
    tests: LIMITS,
  },
  {
    control: 'A URL has at most 8,192 characters.',
    file: 'lib/server/request-limits.ts',
    source: 'path.length + search.length > MAX_TARGET_LENGTH',
    replacement: 'path.length + search.length < 0',
    tests: LIMITS,
  },
  {
    control: 'A connection has at most sixteen unanswered requests.',
    file: 'lib/server/request-limits.ts',
    source: 'if (count > MAX_PIPELINED_REQUESTS)',
    replacement: 'if (count < 0)',
    tests: LIMITS,
  },
  {
    control: 'Renders that would wait too long are refused.',
    file: 'lib/server/work-limiter.ts',
    source: 'if (this.waiting.length >= this.limits.maxWaiting) return undefined',
    replacement: '',
    tests: ['tests/server/work-limiter.test.ts'],
  },
  {
    control: 'A render whose client has gone is not begun.',
    file: 'lib/server/work-limiter.ts',
    source: 'if (next.isWanted()) {',
    replacement: 'if (next) {',
    tests: ['tests/server/work-limiter.test.ts'],
  },
  {
    control: 'Dot segments are resolved before anything is decided by the path.',
    file: 'lib/server/request-target.ts',
    source: 'DOT_SEGMENT.test(path) ? new URL(`http://site${path}`).pathname : path',
    replacement: 'path',
    tests: ANSWERS,
  },
  {
    control: 'Headers of the router count only with `rsc: 1`.',
    file: 'lib/server/request-headers.ts',
    source: ' || (isRouterHeader(name) && !keepsRouterHeaders)',
    replacement: '',
    tests: ANSWERS,
  },
  {
    control: 'Every answer has a content security policy.',
    file: 'lib/server/security-headers.ts',
    source: `  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",\n`,
    replacement: '',
    tests: ANSWERS,
  },
  {
    control: 'Invented values of a query take no place in the page cache.',
    file: 'lib/server/cached-pages.ts',
    source: 'if (!cachedValues.test(value)) return undefined',
    replacement: '',
    tests: ADDRESSES,
  },
  {
    control: 'A page that is long out of date is shown to nobody while it is renewed.',
    file: 'lib/server/page-cache.ts',
    source: 'now < slot.staleUntil',
    replacement: 'now < slot.usableUntil',
    tests: ['tests/server/shared-documents.test.ts'],
  },
  {
    control: 'The pages of a listing’s actions are in no cache.',
    file: 'lib/server/cached-pages.ts',
    source: "`(?!(${listingActions.join('|')})/?$)`",
    replacement: "''",
    tests: ADDRESSES,
  },
  {
    control: 'The detail of /healthz is for the holder of the API key.',
    file: 'lib/server/health.ts',
    source: '...(isOperator ?',
    replacement: '...(String(isOperator) ?',
    tests: ['tests/server/render-limit.test.ts'],
  },
]
