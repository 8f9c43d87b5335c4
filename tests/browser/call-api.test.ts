// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, callApi, NetworkError } from '../../lib/browser/call-api'

const fetchMock = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetchMock)
afterEach(() => fetchMock.mockReset())
const mockAnswerOnce = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )

describe('a browser’s call of the agency', () => {
  it('goes to this site’s own /api as JSON, with the credentials and without the key (API-02, D-06, D-08, D-10)', async () => {
    mockAnswerOnce({ code: 1, message: 'Success', data: [] })
    expect(await callApi('newsByTag', { tag: 'sellers' })).toEqual({ ok: true, data: [], message: 'Success' })
    const [url, init] = fetchMock.mock.calls[0] ?? []
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
    mockAnswerOnce({ code: '1', data: [] })
    await callApi('placeSuggest', { query: 'St Ives & more' })
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/place/suggest?query=St+Ives+%26+more')
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBeUndefined()
    expect(apiUrl('newsList', {})).toBe('/api/blog/blogs')
  })
  it('returns the message of the agency’s refusal (D-09)', async () => {
    mockAnswerOnce({ code: 0, message: 'tag is required', data: null })
    expect(await callApi('newsByTag', { tag: '' })).toEqual({ ok: false, message: 'tag is required' })
  })
  it.each([
    [500, '{"code":0}'],
    [503, ''],
    [200, '<html>'],
  ])('throws a NetworkError for HTTP %i with the body %j (D-09)', async (status, body) => {
    mockAnswerOnce(body, status)
    await expect(callApi('newsList', {})).rejects.toBeInstanceOf(NetworkError)
  })
  it('throws a NetworkError if fetch fails, and an AbortError if the call was aborted', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('failed'))
    await expect(callApi('newsList', {})).rejects.toMatchObject({ name: 'NetworkError', status: 0 })
    const controller = new AbortController()
    controller.abort()
    fetchMock.mockRejectedValueOnce(controller.signal.reason)
    await expect(callApi('newsList', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
