import type { Mutant } from './mutant'

const AUTHORIZATION_TESTS = ['tests/security/authorization.slow.test.ts']

export const permission: readonly Mutant[] = [
  {
    control: 'A user call needs a live session.',
    file: 'lib/agency/authorize.ts',
    source: 'if (!user || (requestedId !== undefined && requestedId !== user.id))',
    replacement: 'if (user && requestedId !== undefined && requestedId !== user.id)',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A user call for another user’s id is refused.',
    file: 'lib/agency/authorize.ts',
    source: '|| (requestedId !== undefined && requestedId !== user.id)',
    replacement: '',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A session that has ended authorises nothing.',
    file: 'lib/agency/accounts/sessions.ts',
    source: ".where('userSession.endedAt', 'is', null)",
    replacement: '',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A session that has expired authorises nothing.',
    file: 'lib/agency/accounts/sessions.ts',
    source: ".where('userSession.expiresAt', '>', now)",
    replacement: '',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A session of a closed account authorises nothing.',
    file: 'lib/agency/accounts/sessions.ts',
    source: ".where('user.closedAt', 'is', null),",
    replacement: '',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A listing is confirmed only by its owner.',
    file: 'lib/agency/listings/confirm-own-listing.ts',
    source: ".where('property.ownerId', '=', user.id)",
    replacement: '',
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'A listing that is off the market is not brought back by its confirmation.',
    file: 'lib/agency/listings/confirm-own-listing.ts',
    source: '!listing || !isLive(listing.status)',
    replacement: '!listing',
    tests: ['tests/agency/listings/confirmation.test.ts'],
  },
  {
    control: 'A message is closed only by its recipient.',
    file: 'lib/agency/accounts/messages.ts',
    source: ".where('id', '=', id)\n    .where('userId', '=', user.id)",
    replacement: ".where('id', '=', id)",
    tests: AUTHORIZATION_TESTS,
  },
  {
    control: 'Users end only their own sessions.',
    file: 'lib/agency/accounts/session-list.ts',
    source: ".where('id', '=', id)\n    .where('userId', '=', userId)",
    replacement: ".where('id', '=', id)",
    tests: AUTHORIZATION_TESTS,
  },
  {
    control:
      'A call from a page is authorised by the token in the cookie, and not by one from local storage.',
    file: 'lib/http/handle-api-call.ts',
    source:
      "const token = source === 'page' ? session?.readToken(request) : readClientToken(request, name, body)",
    replacement: 'const token = session?.readToken(request) ?? readClientToken(request, name, body)',
    tests: ['tests/http/web-session.test.ts', ...AUTHORIZATION_TESTS],
  },
  {
    control: 'A client that is no page of this site needs the API key.',
    file: 'lib/http/api-request.ts',
    source: 'if (key !== null && !isSameKey(key, settings.apiKey))',
    replacement: 'if (key !== null && key.length === 0)',
    tests: ['tests/http/handle-api-call.test.ts'],
  },
]

export const crossSite: readonly Mutant[] = [
  {
    control: 'A call that a browser sends on behalf of another site is refused.',
    file: 'lib/http/api-request.ts',
    source: "if (origin === 'cross-site') throw new AgencyError('cross_site')",
    replacement: '',
    tests: ['tests/security/cross-site.test.ts'],
  },
  {
    control: 'The messages socket opens only for this site’s own pages.',
    file: 'lib/realtime/io.ts',
    source: 'decide(null, isSameOrigin(request, siteHost))',
    replacement: 'decide(null, true)',
    tests: ['tests/server/realtime.test.ts'],
  },
  {
    control: 'The session cookie is out of reach of scripts.',
    file: 'lib/session/cookie.ts',
    source: 'HttpOnly; SameSite=Lax',
    replacement: 'SameSite=Lax',
    tests: ['tests/http/web-session.test.ts'],
  },
  {
    control: 'Other sites’ forms do not send the session cookie.',
    file: 'lib/session/cookie.ts',
    source: 'HttpOnly; SameSite=Lax',
    replacement: 'HttpOnly; SameSite=None',
    tests: ['tests/http/web-session.test.ts'],
  },
  {
    control: 'A session cookie that is set over HTTPS is sent only over HTTPS.',
    file: 'lib/session/cookie.ts',
    source: "${isSecure ? '; Secure' : ''}",
    replacement: '',
    tests: ['tests/http/web-session.test.ts'],
  },
  {
    control: 'Two different session cookies log nobody in, because a sibling host may have set one of them.',
    file: 'lib/session/cookie.ts',
    source: 'isContested(header, name) ? null : (listCookieValues(header, name)[0] ?? null)',
    replacement: '(listCookieValues(header, name)[0] ?? null)',
    tests: ['tests/http/session-route.test.ts'],
  },
  {
    control: 'A redirect target with backslashes, spaces or control characters is refused.',
    file: 'lib/session/safe-path.ts',
    source: 'UNSAFE_CHARACTER.test(value)',
    replacement: 'false',
    tests: ['tests/session/safe-path.test.ts'],
  },
  {
    control: 'A redirect target is refused if it becomes //host once its dot segments are resolved.',
    file: 'lib/session/safe-path.ts',
    source: "&& !path.startsWith('//')",
    replacement: '',
    tests: ['tests/session/safe-path.test.ts'],
  },
  {
    control: 'No other site may frame a page.',
    file: 'lib/server/security-headers.ts',
    source: "'frame-ancestors': [\"'none'\"],",
    replacement: '',
    tests: ['tests/server/security-headers.test.ts', 'tests/server/listener.test.ts'],
  },
  {
    control: 'The content security policy allows no inline script without a nonce or hash.',
    file: 'lib/server/security-headers.ts',
    source: "'script-src': [\"'self'\", ...(dev",
    replacement: "'script-src': [\"'self'\", \"'unsafe-inline'\", ...(dev",
    tests: ['tests/server/security-headers.test.ts', 'tests/server/listener.test.ts'],
  },
  {
    control: 'Headers that only the server may send to Next.js are removed from the requests of visitors.',
    file: 'lib/server/request-headers.ts',
    source: 'isInternal(name) || ',
    replacement: '',
    tests: ['tests/server/request-headers.test.ts', 'tests/server/listener.test.ts'],
  },
]
