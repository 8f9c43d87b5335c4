import type { Mutant } from './mutant'

const LIMIT_TESTS = ['tests/server/request-limits.test.ts']
const PROTECTED_ANSWER_TESTS = ['tests/server/protected-answers.test.ts']
const CACHED_PAGE_TESTS = ['tests/server/cached-pages.test.ts']
const APPLICATION_PROCESS_TESTS = ['tests/server/application-process.test.ts']

/** Limits of what the requests of anybody may cost, and rules for every response. */
export const server: readonly Mutant[] = [
  {
    control: 'A query has at most 64 parameters.',
    file: 'lib/server/request-limits.ts',
    source: "if (countUpTo(MAX_QUERY_PARAMETERS, search, '&') >= MAX_QUERY_PARAMETERS)",
    replacement: 'if (search === path)',
    tests: LIMIT_TESTS,
  },
  {
    control: 'A URL has at most 8,192 characters.',
    file: 'lib/server/request-limits.ts',
    source: 'path.length + search.length > MAX_TARGET_LENGTH',
    replacement: 'path.length + search.length < 0',
    tests: LIMIT_TESTS,
  },
  {
    control: 'A connection has at most sixteen unanswered requests.',
    file: 'lib/server/request-limits.ts',
    source: 'if (count > MAX_PIPELINED_REQUESTS)',
    replacement: 'if (count < 0)',
    tests: LIMIT_TESTS,
  },
  {
    control: 'Renders that would wait too long are refused.',
    file: 'lib/cache/work-limiter.ts',
    source: 'if (this.waiting.length >= this.limits.maxWaiting) return undefined',
    replacement: '',
    tests: ['tests/cache/work-limiter.test.ts'],
  },
  {
    control: 'A render whose client has disconnected is not started.',
    file: 'lib/cache/work-limiter.ts',
    source: 'if (next.isWanted()) {',
    replacement: 'if (next) {',
    tests: ['tests/cache/work-limiter.test.ts'],
  },
  {
    control: 'Dot segments of a path are resolved before any rule looks at the path.',
    file: 'lib/server/request-target.ts',
    source: 'if (!DOT_SEGMENT.test(path)) return path',
    replacement: 'return path',
    tests: PROTECTED_ANSWER_TESTS,
  },
  {
    control: 'Headers of the Next.js router are removed from a request without `rsc: 1`.',
    file: 'lib/server/request-headers.ts',
    source: ' || (isRouterHeader(name) && !keepsRouterHeaders)',
    replacement: '',
    tests: PROTECTED_ANSWER_TESTS,
  },
  {
    control: 'Every response has a content security policy.',
    file: 'lib/server/security-headers.ts',
    source: `  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",\n`,
    replacement: '',
    tests: PROTECTED_ANSWER_TESTS,
  },
  {
    control: 'A URL whose query has an unknown value is not cached.',
    file: 'lib/server/cached-pages.ts',
    source: 'if (!cachedValues.test(value)) return undefined',
    replacement: '',
    tests: CACHED_PAGE_TESTS,
  },
  {
    control: 'A page that is long out of date is not shown while it is rendered anew.',
    file: 'lib/server/page-cache.ts',
    source: 'now < slot.staleUntil',
    replacement: 'now < slot.usableUntil',
    tests: ['tests/server/shared-documents.test.ts'],
  },
  {
    control: 'The pages of a listing’s actions, such as an offer, are not cached.',
    file: 'lib/server/cached-pages.ts',
    source: "`(?!(${listingActions.join('|')})/?$)`",
    replacement: "''",
    tests: CACHED_PAGE_TESTS,
  },
  {
    control:
      'A user who is logged in does not get the cached form of guests to report a problem with a listing.',
    file: 'lib/server/cached-pages.ts',
    source: '...createListingRule(path),\n  isForGuests: true,',
    replacement: '...createListingRule(path),',
    tests: ['tests/server/shared-documents.test.ts'],
  },
  {
    control: 'The details of /healthz are shown only to the holder of the API key.',
    file: 'lib/server/listener.ts',
    source: 'isOperator ? readFrontDetail',
    replacement: 'String(isOperator) ? readFrontDetail',
    tests: ['tests/server/render-limit.test.ts'],
  },
  {
    control: 'Requests to /healthz at the same moment share one connection to the database.',
    file: 'lib/server/health.ts',
    source: 'runningProbe ??= isDatabaseUp',
    replacement: 'runningProbe = isDatabaseUp',
    tests: ['tests/server/health.test.ts'],
  },
  {
    control: 'Other spellings of an address take no room in the cache of fixed pages.',
    file: 'lib/server/cached-pages.ts',
    source: 'if (cache === undefined && OTHER_SPELLING.test(path)) return undefined',
    replacement: '',
    tests: CACHED_PAGE_TESTS,
  },
  {
    control: 'Visitors cannot ask the application process for documents by its internal header.',
    file: 'lib/server/request-headers.ts',
    source: '  RENDER_HEADER,\n',
    replacement: '',
    tests: ['tests/server/application.test.ts'],
  },
  {
    control: 'The answers to requests pipelined by a client that has left are ended.',
    file: 'lib/server/application-client.ts',
    source: 'destroyWithConnection(forwarded, request.socket)',
    replacement: "response.once('close', () => forwarded.destroy())",
    tests: ['tests/server/application.test.ts'],
  },
  {
    control: 'A server that stops joins no further connection with the application.',
    file: 'lib/server/tunnels.ts',
    source: 'if (isClosed) {',
    replacement: 'if (!socketPath) {',
    tests: ['tests/server/tunnels.test.ts'],
  },
  {
    control: 'An application process that has ended is started again.',
    file: 'lib/server/application-process.ts',
    source: 'void watchUntil(ended).then(restart)',
    replacement: 'void watchUntil(ended)',
    tests: APPLICATION_PROCESS_TESTS,
  },
  {
    control: 'An application process that ends before it is ready again does not end the site.',
    file: 'lib/server/application-process.ts',
    source: 'if (isReady) return',
    replacement: 'if (isReady) return\n      process.exit(1)',
    tests: APPLICATION_PROCESS_TESTS,
  },
  {
    control: 'An application process that hangs does not prevent the stop.',
    file: 'lib/server/application-process.ts',
    source: "setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)",
    replacement: 'setTimeout(() => {}, stopTimeoutMs)',
    tests: APPLICATION_PROCESS_TESTS,
  },
  {
    control: 'A message to a process that has ended does not end its sender.',
    file: 'lib/server/application-protocol.ts',
    source: 'channel.send?.(message, undefined, undefined, () => {})',
    replacement: 'channel.send?.(message)',
    tests: APPLICATION_PROCESS_TESTS,
  },
  {
    control: 'Cached pages are renewed after the application process has ended.',
    file: 'lib/server/application-process.ts',
    source: "invalidate({ effect: 'must-revalidate', tags: 'all' })",
    replacement: '',
    tests: APPLICATION_PROCESS_TESTS,
  },
  {
    control: 'An application that hangs is ended.',
    file: 'lib/server/watch-health.ts',
    source: 'if (failures === maxFailures) onHang()',
    replacement: '',
    tests: APPLICATION_PROCESS_TESTS,
  },
]
