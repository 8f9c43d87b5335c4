import { describe, expect, it, vi } from 'vitest'
import { contract, type CallName } from '../../lib/contract'
import { fillPath } from '../../lib/contract/paths'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall } from '../../lib/http/handle-api-call'
import { createWebSession } from '../../lib/http/web-session'
import { plainSessionCodec } from '../../lib/session/session-codec'

const postCalls = (Object.keys(contract) as CallName[]).filter((name) => contract[name].method === 'POST')
const cookie = `__Host-session=${plainSessionCodec.write({ id: 7, token: 'good-token-0123456789' })}`
const json = 'application/json'

/**
 * Requests that a page of another site causes a browser to send, with the visitor's cookie. 403 refuses the origin,
 * 401 a client without an API key, 405 the method and 415 the type of the body.
 */
const crossSiteRequests: readonly (readonly [
  description: string,
  request: { method?: string; headers: Record<string, string>; body?: string; status: number },
])[] = [
  [
    'a script of another site',
    {
      headers: { 'content-type': json, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
  ],
  [
    'a form of another site',
    {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
      },
      body: 'user_id=7',
      status: 403,
    },
  ],
  [
    'a form of another site, whose body looks like JSON',
    {
      headers: { 'content-type': 'text/plain', origin: 'https://evil.test' },
      body: '{"user_id":7,"x":"="}',
      status: 403,
    },
  ],
  [
    'a page of another site that knows the API key',
    {
      headers: {
        'content-type': json,
        apikey: 'key',
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
      },
      status: 403,
    },
  ],
  ['an origin without a host', { headers: { 'content-type': json, origin: 'https://' }, status: 403 }],
  ['a sandboxed frame', { headers: { 'content-type': json, origin: 'null' }, status: 403 }],
  [
    'a subdomain',
    {
      headers: { 'content-type': json, origin: 'https://blog.homes.test', 'sec-fetch-site': 'same-site' },
      status: 403,
    },
  ],
  [
    'a request without Origin that the browser marks as cross-site',
    { headers: { 'content-type': json, 'sec-fetch-site': 'cross-site' }, status: 403 },
  ],
  // This request may come from a program, so it is refused for its missing API key.
  ['a request without a header that names its origin', { headers: { 'content-type': json }, status: 401 }],
  [
    'a typed address or a bookmark',
    { headers: { 'content-type': json, 'sec-fetch-site': 'none' }, status: 403 },
  ],
  ['a link or picture', { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' }, status: 405 }],
  [
    'a form of our own site',
    {
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        origin: 'https://homes.test',
        'sec-fetch-site': 'same-origin',
      },
      body: '--x--',
      status: 415,
    },
  ],
]

describe.each(crossSiteRequests)('%s', (_, { method = 'POST', headers, body = '{}', status }) => {
  it.each(postCalls)('does not reach the gateway: %s', async (name) => {
    const call = vi.fn()
    const headersWithCookie: Record<string, string> = { ...headers, cookie }
    const { path, version } = contract[name]
    const reply = await handleApiCall(
      {
        method,
        path: fillPath(version === 'v2' ? `v2/${path}` : path, 'emoov'),
        query: new URLSearchParams(),
        header: (key) => headersWithCookie[key] ?? null,
        address: null,
        text: async () => body,
      },
      {
        gateway: new Proxy({}, { get: () => call }) as Gateway,
        apiKey: 'key',
        host: 'homes.test',
        productSlug: 'emoov',
        report: () => undefined,
        session: createWebSession({
          codec: plainSessionCodec,
          isSecure: true,
          toBrowserToken: (token) => token,
        }),
      },
    )
    expect(reply).toMatchObject({ status, body: { code: 0, data: null } })
    expect(reply.headers['set-cookie'], 'another site cannot log the visitor out').toBeUndefined()
    expect(call).not.toHaveBeenCalled()
  })
})
