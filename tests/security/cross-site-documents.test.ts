import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { PageCache } from '../../lib/server/page-cache'
import type { NextHandler } from '../../lib/server/render'
import { createSiteListener } from '../server/site-listener'
import { serve, type TestServer } from '../server/support'

const onNextRequest = vi.fn()
const onReceivedHosts = vi.fn()
/** Replaces Next, which answers posted forms and server actions at the page's own URL. */
const next: NextHandler = async (request, response) => {
  onNextRequest(request.method, request.url)
  onReceivedHosts(request.headers.host, request.headers['x-forwarded-host'])
  response.setHeader('content-type', 'text/html')
  response.setHeader('cache-control', 'public')
  response.end('<p>done</p>')
}
const cache = new PageCache()
let site: TestServer
beforeAll(async () => {
  site = await serve(
    createSiteListener({
      next,
      settings: parseEnv({ SITE_URL: 'https://homes.test' }),
      dev: false,
      buildFolder: '/nowhere',
      caches: { pages: cache, searches: cache },
    }),
  )
})
afterAll(async () => {
  cache.close()
  await site.close()
})
beforeEach(() => {
  onNextRequest.mockClear()
  onReceivedHosts.mockClear()
})

const post = (headers: Record<string, string>, path = '/my-account/profile', method = 'POST') =>
  site.request(path, {
    method,
    body: 'first_name=Eve',
    headers: {
      cookie: '__Host-session=7.token',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })

// API calls obey the same rule (lib/http/api-request.ts).
describe('a post to a page that another site causes (D-18)', () => {
  it.each([
    ['a form', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a form of an old browser', { origin: 'https://evil.test' }],
    ['a form of a sibling host', { origin: 'https://blog.homes.test', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an origin without a host', { origin: 'https://' }],
    ['an origin that is a list', { origin: 'https://homes.test https://evil.test' }],
    ['a forged fetch site', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
    ['an action', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'next-action': '00' }],
    [
      'an action with the header of a router fetch',
      { origin: 'https://evil.test', rsc: '1', 'next-action': '00' },
    ],
    ['a post without a header that names its origin', {}],
  ])('%s is refused before Next handles it', async (_, headers) => {
    for (const path of ['/my-account/profile', '/', '/contact/', '/unsubscribe/key']) {
      const response = await post(headers as Record<string, string>, path)
      expect([response.status, response.headers['cache-control'], response.body.toString()]).toEqual([
        403,
        'private, no-store',
        'Request not allowed from another site',
      ])
    }
    expect(onNextRequest).not.toHaveBeenCalled()
  })
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused like a POST', async (method) => {
    expect((await post({ origin: 'https://evil.test' }, '/contact/', method)).status).toBe(403)
    expect(onNextRequest).not.toHaveBeenCalled()
  })
})

describe('a post from a page of this site', () => {
  it.each([
    [
      'with both headers of a current browser',
      { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' },
    ],
    ['only with the Origin header (old browsers)', { origin: 'https://homes.test' }],
    ['only with Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])('is answered, and never cached: %s', async (_, headers) => {
    const response = await post(headers)
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(onNextRequest).toHaveBeenCalledExactlyOnceWith('POST', '/my-account/profile')
  })
  it('reaches Next with the host of SITE_URL when a proxy has replaced Host, so that Next accepts the origin', async () => {
    const headers = { origin: 'https://homes.test', host: '127.0.0.1:3000' }
    expect((await post(headers)).status).toBe(200)
    expect((await post({ ...headers, 'x-forwarded-host': 'evil.test' })).status).toBe(200)
    expect(onReceivedHosts.mock.calls).toEqual([
      ['homes.test', undefined],
      ['homes.test', undefined],
    ])
  })
  it('is restricted, but a link from another site may open a page', async () => {
    const { status } = await site.request('/contact/', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(status).toBe(200)
  })
})

describe('pages with a key in their address', () => {
  it.each([
    ['/flau/a-key', 'no-referrer'],
    // Forms on these pages are posted without JavaScript too, and need the Origin header to be accepted.
    ['/forgotten/reset/a-key', 'same-origin'],
    ['/unsubscribe/a-key', 'same-origin'],
  ])('%s sends no referrer to other sites, and is never cached', async (path, policy) => {
    const { headers } = await site.request(path)
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([policy, 'private, no-store'])
  })
  it('other private pages keep the usual headers', async () => {
    const { headers } = await site.request('/property/1/make-an-offer')
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([
      'strict-origin-when-cross-origin',
      'private, no-cache',
    ])
  })
})
