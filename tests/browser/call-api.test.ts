// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, callApi, NetworkError } from '../../lib/browser/call-api'

const sent = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', sent)
afterEach(() => sent.mockReset())
const answer = (body: unknown, status = 200) =>
  sent.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

describe('a browser’s call of the agency', () => {
  it('goes to this site’s own /api as JSON, with the credentials and without the key (API-02, D-06, D-08, D-10)', async () => {
    answer({ code: 1, message: 'Success', data: [] })
    expect(await callApi('newsByTag', { tag: 'sellers' })).toEqual({ ok: true, data: [], message: 'Success' })
    const [url, init] = sent.mock.calls[0] ?? []
    expect(url).toBe('/api/blog/blogs_by_tag')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"tag":"sellers"}',
    })
    expect(Object.keys(init?.headers ?? {})).toEqual(['content-type'])
  })
  it('puts the input of a GET into its query, and sends the credentials there too (API-02)', async () => {
    answer({ code: '1', data: [] })
    await callApi('placeSuggest', { query: 'St Ives & more' })
    expect(sent.mock.calls[0]?.[0]).toBe('/api/place/suggest?query=St+Ives+%26+more')
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent.mock.calls[0]?.[1]?.body).toBeUndefined()
    expect(apiUrl('newsList', {})).toBe('/api/blog/blogs')
  })
  it('tells the agency’s refusal in its own words (D-09)', async () => {
    answer({ code: 0, message: 'tag is required', data: null })
    expect(await callApi('newsByTag', { tag: '' })).toEqual({ ok: false, message: 'tag is required' })
  })
  it.each([
    [500, '{"code":0}'],
    [503, ''],
    [200, '<html>'],
  ])('takes HTTP %i with %j for no answer (D-09)', async (status, body) => {
    answer(body, status)
    await expect(callApi('newsList', {})).rejects.toBeInstanceOf(NetworkError)
  })
  it('a fetch that fails is no answer; one that was called off stays that', async () => {
    sent.mockRejectedValueOnce(new TypeError('failed'))
    await expect(callApi('newsList', {})).rejects.toMatchObject({ name: 'NetworkError', status: 0 })
    const control = new AbortController()
    control.abort()
    sent.mockRejectedValueOnce(control.signal.reason)
    await expect(callApi('newsList', {}, { signal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
