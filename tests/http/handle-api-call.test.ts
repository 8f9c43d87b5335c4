import { describe, expect, it, vi } from 'vitest'
import { success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiSettings } from '../../lib/http/handle-api-call'
import { AgencyError } from '../../lib/errors'
import type { ApiRequest } from '../../lib/http/api-request'

const meta = vi.fn(async () => success({ attr: 'home', val: '{}' }))
const suggest = vi.fn(async () => success([]))
const settings = (extra: Partial<ApiSettings> = {}): ApiSettings => ({
  gateway: { siteMeta: meta, placeSuggest: suggest } as unknown as Gateway,
  apiKey: 'the-key',
  host: 'homes.test',
  productSlug: 'emoov',
  report: () => undefined,
  ...extra,
})

interface Given {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
  query?: string
}
const request = ({
  method = 'POST',
  path = 'sitemeta/get_site_meta',
  headers = {},
  body = '{"attr":"home"}',
  query = '',
}: Given = {}): ApiRequest => ({
  method,
  path,
  query: new URLSearchParams(query),
  header: (name) => headers[name] ?? null,
  address: null,
  text: async () => body,
})
const json = { 'content-type': 'application/json' }
const key = { ...json, apikey: 'the-key' }
const page = { ...json, origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' }

describe('who is let in (API-01, API-27, D-08)', () => {
  it('answers an outside client that brings the api key', async () => {
    expect(await handleApiCall(request({ headers: key }), settings())).toMatchObject({
      status: 200,
      body: { code: 1, data: { val: '{}' } },
    })
  })
  it("answers this site's own pages without a key", async () => {
    expect((await handleApiCall(request({ headers: page }), settings())).status).toBe(200)
  })
  it.each([
    ['no key, no browser', json],
    ['a wrong key', { ...json, apikey: 'the-kez' }],
    ['a wrong key from our own page', { ...page, apikey: '' }],
  ])('refuses %s with 401', async (_, headers) => {
    expect(await handleApiCall(request({ headers }), settings())).toMatchObject({
      status: 401,
      body: { code: 0, message: 'Invalid API key', data: null },
    })
  })
  it.each([
    ['another site', { ...json, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { ...json, origin: 'https://x.homes.test', 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { ...json, origin: 'null' }],
    [
      'a forged fetch site beside a foreign origin',
      { ...json, origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
    ],
    ['a look-alike host', { ...json, origin: 'https://homes.test.evil.test' }],
    ['a typed address for a write', { ...json, 'sec-fetch-site': 'none' }],
  ])('refuses %s with 403', async (_, headers) => {
    expect((await handleApiCall(request({ headers }), settings())).status).toBe(403)
  })
  it('refuses the key from a page of another site, takes it from a program and from our own page', async () => {
    const readStatus = (headers: Record<string, string>, host: string | null = 'homes.test') =>
      handleApiCall(request({ headers: { ...key, ...headers } }), settings({ host })).then(
        ({ status }) => status,
      )
    expect(await readStatus({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await readStatus({ origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await readStatus({})).toBe(200)
  })
  it('the agency’s own server trusts no page', async () => {
    expect((await handleApiCall(request({ headers: page }), settings({ host: null }))).status).toBe(401)
  })
})

describe('what is no call', () => {
  it.each([
    ['an unknown path', { path: 'blog/nothing' }, 404, 'Not found'],
    ['a climbing path', { path: '../secret' }, 404, 'Not found'],
    ['GET where POST is the method (API-01)', { method: 'GET' }, 405, 'Method not allowed'],
    [
      'a form instead of JSON',
      { headers: { apikey: 'the-key', 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Send JSON',
    ],
    ['plain text', { headers: { apikey: 'the-key', 'content-type': 'text/plain' } }, 415, 'Send JSON'],
    ['malformed JSON', { headers: key, body: '{' }, 400, 'Invalid request'],
    ['a list', { headers: key, body: '[]' }, 400, 'Invalid request'],
    ['null', { headers: key, body: 'null' }, 400, 'Invalid request'],
  ])('%s', async (_, given, status, message) => {
    expect(await handleApiCall(request({ headers: key, ...given }), settings())).toMatchObject({
      status,
      body: { code: 0, message, data: null },
    })
  })
  it('a body over the limit is 413', async () => {
    const tooLong = { ...request({ headers: key }), text: () => Promise.reject(new AgencyError('too_large')) }
    expect((await handleApiCall(tooLong, settings())).status).toBe(413)
  })
})

describe('how a reply is told (API-03, D-09)', () => {
  it("the agency's refusal is HTTP 200 with code 0 and its words", async () => {
    meta.mockResolvedValueOnce({ ok: false, message: 'No data found' } as never)
    expect(await handleApiCall(request({ headers: key }), settings())).toMatchObject({
      status: 200,
      body: { code: 0, message: 'No data found', data: null },
    })
  })
  it('an outage is 503 with Retry-After, reported, and not to be stored', async () => {
    const report = vi.fn()
    meta.mockRejectedValueOnce(outage('down'))
    const reply = await handleApiCall(request({ headers: key }), settings({ report }))
    expect(reply).toMatchObject({
      status: 503,
      body: { code: 0, data: null },
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    })
    expect(report).toHaveBeenCalledOnce()
  })
  it('a fault is 500 and says nothing of itself', async () => {
    meta.mockRejectedValueOnce(new Error('column "password" does not exist'))
    const reply = await handleApiCall(request({ headers: key }), settings())
    expect(reply.status).toBe(500)
    expect(JSON.stringify(reply.body)).not.toContain('password')
  })
  it('GET input comes from the query, and its answer may be kept by the browser', async () => {
    const reply = await handleApiCall(
      request({ method: 'GET', path: 'place/suggest', query: 'query=with', headers: { apikey: 'the-key' } }),
      settings(),
    )
    expect(suggest).toHaveBeenCalledWith({ query: 'with' }, {})
    expect(reply.headers['cache-control']).toBe('private, max-age=3600')
  })
})
