import { describe, expect, it, vi } from 'vitest'
import { failure, success, type Reply } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import type { Gateway } from '../../lib/gateway/gateway'
import { handleApiCall, type ApiSettings } from '../../lib/http/handle-api-call'
import { AgencyError } from '../../lib/errors'
import type { ApiRequest } from '../../lib/http/api-request'

const siteMeta = vi.fn<() => Promise<Reply<unknown>>>(async () => success({ attr: 'home', val: '{}' }))
const placeSuggest = vi.fn(async () => success([]))
const createSettings = (extra: Partial<ApiSettings> = {}): ApiSettings => ({
  gateway: { siteMeta, placeSuggest } as unknown as Gateway,
  apiKey: 'the-key',
  host: 'homes.test',
  productSlug: 'emoov',
  report: () => undefined,
  ...extra,
})

interface RequestFields {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
  query?: string
}
const createRequest = ({
  method = 'POST',
  path = 'sitemeta/get_site_meta',
  headers = {},
  body = '{"attr":"home"}',
  query = '',
}: RequestFields = {}): ApiRequest => ({
  method,
  path,
  query: new URLSearchParams(query),
  header: (name) => headers[name] ?? null,
  address: null,
  text: async () => body,
})
const jsonHeaders = { 'content-type': 'application/json' }
const keyHeaders = { ...jsonHeaders, apikey: 'the-key' }
const pageHeaders = { ...jsonHeaders, origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' }

describe('access to the API (API-01, API-27, D-08)', () => {
  it('answers an outside client that sends the API key', async () => {
    expect(await handleApiCall(createRequest({ headers: keyHeaders }), createSettings())).toMatchObject({
      status: 200,
      body: { code: 1, data: { val: '{}' } },
    })
  })
  it("answers this site's own pages without a key", async () => {
    expect((await handleApiCall(createRequest({ headers: pageHeaders }), createSettings())).status).toBe(200)
  })
  it.each([
    ['a program without a key', jsonHeaders],
    ['a wrong key', { ...jsonHeaders, apikey: 'the-kez' }],
    ['an empty key from our own page', { ...pageHeaders, apikey: '' }],
  ])('refuses %s with 401', async (_, headers) => {
    expect(await handleApiCall(createRequest({ headers }), createSettings())).toMatchObject({
      status: 401,
      body: { code: 0, message: 'Invalid API key', data: null },
    })
  })
  it.each([
    ['another site', { ...jsonHeaders, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { ...jsonHeaders, origin: 'https://x.homes.test', 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { ...jsonHeaders, origin: 'null' }],
    [
      'a forged fetch site beside a foreign origin',
      { ...jsonHeaders, origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
    ],
    ['a look-alike host', { ...jsonHeaders, origin: 'https://homes.test.evil.test' }],
    ['a POST that the browser says no page has sent', { ...jsonHeaders, 'sec-fetch-site': 'none' }],
  ])('refuses %s with 403', async (_, headers) => {
    expect((await handleApiCall(createRequest({ headers }), createSettings())).status).toBe(403)
  })
  it('refuses the key from a page of another site, and accepts it from a program and from our own page', async () => {
    const readStatus = async (headers: Record<string, string>) => {
      const request = createRequest({ headers: { ...keyHeaders, ...headers } })
      return (await handleApiCall(request, createSettings())).status
    }
    expect(await readStatus({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await readStatus({ origin: 'https://homes.test', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await readStatus({})).toBe(200)
  })
  it('refuses pages without a key when the agency is served without a site', async () => {
    const settingsWithoutSite = createSettings({ host: null })
    const reply = await handleApiCall(createRequest({ headers: pageHeaders }), settingsWithoutSite)
    expect(reply.status).toBe(401)
  })
})

describe('a request is refused with its status and message if it has', () => {
  it.each([
    ['an unknown path', { path: 'blog/nothing' }, 404, 'Not found'],
    ['a path with dot segments', { path: '../secret' }, 404, 'Not found'],
    ['the method GET for a call by POST (API-01)', { method: 'GET' }, 405, 'Method not allowed'],
    [
      'a form instead of JSON',
      { headers: { apikey: 'the-key', 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Send JSON',
    ],
    ['plain text', { headers: { apikey: 'the-key', 'content-type': 'text/plain' } }, 415, 'Send JSON'],
    ['malformed JSON', { headers: keyHeaders, body: '{' }, 400, 'Invalid request'],
    ['a list as its input', { headers: keyHeaders, body: '[]' }, 400, 'Invalid request'],
    ['null as its input', { headers: keyHeaders, body: 'null' }, 400, 'Invalid request'],
  ])('%s', async (_, requestFields, status, message) => {
    expect(
      await handleApiCall(createRequest({ headers: keyHeaders, ...requestFields }), createSettings()),
    ).toMatchObject({
      status,
      body: { code: 0, message, data: null },
    })
  })
  it('a body over the limit', async () => {
    const tooLong = {
      ...createRequest({ headers: keyHeaders }),
      text: () => Promise.reject(new AgencyError('too_large')),
    }
    expect((await handleApiCall(tooLong, createSettings())).status).toBe(413)
  })
})

describe('the response to a call (API-03, D-09)', () => {
  it('is HTTP 200 with code 0 and the message for a refusal of the agency', async () => {
    siteMeta.mockResolvedValueOnce(failure('No data found'))
    expect(await handleApiCall(createRequest({ headers: keyHeaders }), createSettings())).toMatchObject({
      status: 200,
      body: { code: 0, message: 'No data found', data: null },
    })
  })
  it('is 503 with Retry-After and no-store for an outage, which is reported', async () => {
    const report = vi.fn()
    siteMeta.mockRejectedValueOnce(outage('down'))
    const reply = await handleApiCall(createRequest({ headers: keyHeaders }), createSettings({ report }))
    expect(reply).toMatchObject({
      status: 503,
      body: { code: 0, data: null },
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    })
    expect(report).toHaveBeenCalledOnce()
  })
  it('is 500 without details for an unexpected error', async () => {
    siteMeta.mockRejectedValueOnce(new Error('column "password" does not exist'))
    const reply = await handleApiCall(createRequest({ headers: keyHeaders }), createSettings())
    expect(reply.status).toBe(500)
    expect(JSON.stringify(reply.body)).not.toContain('password')
  })
  it('may be cached by the browser for GET, whose input is the query', async () => {
    const reply = await handleApiCall(
      createRequest({
        method: 'GET',
        path: 'place/suggest',
        query: 'query=with',
        headers: { apikey: 'the-key' },
      }),
      createSettings(),
    )
    expect(placeSuggest).toHaveBeenCalledWith({ query: 'with' }, {})
    // The contract lets browsers keep suggestions for an hour.
    expect(reply.headers['cache-control']).toBe('private, max-age=3600')
  })
})

it('a path with a long row of slashes is parsed in linear time', async () => {
  const request = createRequest({ headers: keyHeaders, path: `${'/'.repeat(40_000)}x` })
  const start = process.cpuUsage()
  expect(await handleApiCall(request, createSettings())).toMatchObject({ status: 404 })
  // Quadratic time would be at least twice this limit, and linear time is a millisecond.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(250)
})
