import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { createListener } from '../../lib/server/listener'
import { PageCache } from '../../lib/server/page-cache'
import type { NextHandler } from '../../lib/server/render'
import { serve, type TestServer } from '../server/support'

/** Forms that are posted to pages, and actions, which Next answers under the page's own address. */
const reached = vi.fn()
const next: NextHandler = async (request, response) => {
  reached(request.method, request.url)
  response.setHeader('content-type', 'text/html')
  response.setHeader('cache-control', 'public')
  response.end('<p>done</p>')
}
const cache = new PageCache()
let site: TestServer
beforeAll(async () => {
  site = await serve(
    createListener({
      next,
      settings: parseEnv({ SITE_URL: 'https://homes.test' }),
      dev: false,
      buildFolder: '/nowhere',
      cache,
    }),
  )
})
afterAll(async () => {
  cache.close()
  await site.close()
})
beforeEach(() => reached.mockClear())

const post = (headers: Record<string, string>, path = '/my-account/profile', method = 'POST') =>
  site.ask(path, {
    method,
    body: 'first_name=Eve',
    headers: {
      cookie: '__Host-session=7.token',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })

// D-18, SEC: the same rule as for calls (lib/http/api-request).
describe('what another site makes a browser post to a page', () => {
  it.each([
    ['a form', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a form of an old browser', { origin: 'https://evil.test' }],
    ['a form of a sibling host', { origin: 'https://blog.homes.test', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an origin that is no address', { origin: 'https://' }],
    ['an origin that is a list', { origin: 'https://homes.test https://evil.test' }],
    ['a forged fetch site', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
    ['an action', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'next-action': '00' }],
    [
      'an action that calls itself the router’s',
      { origin: 'https://evil.test', rsc: '1', 'next-action': '00' },
    ],
    ['nothing that says where it comes from', {}],
  ])('%s is refused before any page sees it', async (_, headers) => {
    for (const path of ['/my-account/profile', '/', '/contact/', '/unsubscribe/key']) {
      const answer = await post(headers as Record<string, string>, path)
      expect([answer.status, answer.headers['cache-control'], answer.body.toString()]).toEqual([
        403,
        'private, no-store',
        'Request not allowed from another site',
      ])
    }
    expect(reached).not.toHaveBeenCalled()
  })
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('so is %s', async (method) => {
    expect((await post({ origin: 'https://evil.test' }, '/contact/', method)).status).toBe(403)
    expect(reached).not.toHaveBeenCalled()
  })
})

describe('what a page of ours posts', () => {
  it.each([
    ['with all that a browser says', { origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' }],
    ['by an old browser', { origin: 'https://homes.test' }],
    ['by one that keeps its origin to itself', { 'sec-fetch-site': 'same-origin' }],
  ])('is answered, and kept by nobody: %s', async (_, headers) => {
    const answer = await post(headers)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(reached).toHaveBeenCalledExactlyOnceWith('POST', '/my-account/profile')
  })
  it('a link from another site is still a link', async () => {
    expect((await site.ask('/contact/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('pages with a key in their address', () => {
  it.each([
    ['/flau/a-key', 'no-referrer'],
    // Their forms are posted without JavaScript too, and must be able to say where they come from.
    ['/forgotten/reset/a-key', 'same-origin'],
    ['/unsubscribe/a-key', 'same-origin'],
  ])('%s tells its address to nobody else, and is kept by nobody', async (path, policy) => {
    const { headers } = await site.ask(path)
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([policy, 'private, no-store'])
  })
  it('others are as they were', async () => {
    const { headers } = await site.ask('/property/1/x')
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual([
      'strict-origin-when-cross-origin',
      'private, no-cache',
    ])
  })
})
