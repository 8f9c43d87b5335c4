import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { getLastRendered, readHeading, listenerSettings, rendered, serveSiteForEachTest, state } from './site'
import { createSiteListener } from './site-listener'
import { serve } from './support'

const MAX_BODY_BYTES = 1_048_576
/** A page of an action on a listing, which is rendered for each visitor. */
const UNCACHED_PAGE = '/property/1/make-an-offer'

const site = serveSiteForEachTest()

describe('a page that cannot be shown', () => {
  it('is a readable 404 at the requested URL if the page is missing', async () => {
    const answer = await site.request('/gone/1?a=b')
    expect([answer.status, readHeading(answer)]).toEqual([404, 'instead: not-found'])
    expect(getLastRendered().url).toBe('/gone/1?a=b')
  })

  it('is a 503 in an outage, with Retry-After, and is not cached', async () => {
    state.isDown = true
    const answer = await site.request(UNCACHED_PAGE)
    expect([
      answer.status,
      readHeading(answer),
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([503, 'instead: outage', '5', 'private, no-store'])
  })

  it('is a 500 for a bug, without Retry-After', async () => {
    const answer = await site.request('/bug')
    expect([answer.status, readHeading(answer), answer.headers['retry-after']]).toEqual([
      500,
      'instead: error',
      undefined,
    ])
  })

  it('is a 416 for a part of a file that does not exist', async () => {
    const { status, headers, body } = await site.request('/file.png', { headers: { range: 'bytes=100-' } })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */100', 0])
  })

  it('does not replace a redirect, whose body is the same error shell', async () => {
    const answer = await site.request('/moved')
    expect([answer.status, answer.headers.location]).toEqual([307, '/about-us'])
  })

  it('is replaced by a page of fixed HTML when Next renders nothing at all', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failingSite = await serve(
      createSiteListener({
        next: () => Promise.reject(new Error('all is lost')),
        ...listenerSettings,
        caches: site.caches(),
      }),
    )
    const answer = await failingSite.request(UNCACHED_PAGE)
    expect([answer.status, readHeading(answer)]).toEqual([500, 'We cannot show this page at the moment'])
    expect(errors).toHaveBeenCalled()
    await failingSite.close()
  })

  for (const path of [
    '/find-a-property/%',
    '/find-a-property/%00',
    '/find-a-property/%E0%A4%A',
    '/property/1/%ff',
  ])
    it(`is 404 for ${path}, which does not decode to text`, async () => {
      expect((await site.request(path)).status).toBe(404)
      expect(rendered).toHaveBeenCalledOnce()
      expect(getLastRendered().headers).toMatchObject({ 'x-render-instead': 'not-found' })
    })

  it('does not replace the page of a long location, or of an absolute URL in the request line', async () => {
    expect((await site.request(`/find-a-property/${'a'.repeat(5_000)}`)).status).toBe(200)
    await site.request('http://elsewhere.example/about-us?x=1')
    expect(getLastRendered().url).toBe('/about-us')
  })
})

describe('every answer', () => {
  const readScriptSources = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ')

  it('allows only the page’s own scripts: by nonce on private pages, by hash on cached ones', async () => {
    const privateAnswer = await site.request(UNCACHED_PAGE)
    const nonce = /nonce="([\w-]+)"/.exec(privateAnswer.body.toString())?.[1]
    expect(readScriptSources(privateAnswer.headers['content-security-policy'])).toEqual([
      "'self'",
      `'nonce-${nonce}'`,
    ])
    const cachedAnswer = await site.request('/about-us')
    const scripts = [...cachedAnswer.body.toString().matchAll(/<script>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => !text.startsWith('injected'))
    // The page's own script, and the loader of delayed scripts.
    expect(scripts.map((text) => text.slice(0, 6))).toEqual(['self.x', '!funct'])
    expect(readScriptSources(cachedAnswer.headers['content-security-policy'])).toEqual([
      "'self'",
      ...scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ])
    expect(`${cachedAnswer.body} ${cachedAnswer.headers.link}`).not.toContain('nonce="')
  })

  it('has the security headers, and HSTS when the connection is encrypted', async () => {
    for (const path of ['/about-us', '/api/big', '/gone', '/healthz-not'])
      expect((await site.request(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    const { headers } = await site.request('/about-us', { headers: { 'x-forwarded-proto': 'https' } })
    // A year has 31,536,000 seconds, a number of eight digits.
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await site.request('/about-us')).headers['strict-transport-security']).toBeUndefined()
  })

  it('has the same status and type for HEAD as for GET, and no body', async () => {
    for (const path of ['/about-us', UNCACHED_PAGE]) {
      const [get, head] = [await site.request(path), await site.request(path, { method: 'HEAD' })]
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
        200,
        0,
        get.headers['content-type'],
      ])
    }
  })

  it('is compressed for a call of the API too', async () => {
    const answer = await site.request('/api/big', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual({ data: 'x'.repeat(5_000) })
    expect((await site.request('/api/big')).headers['content-encoding']).toBeUndefined()
  })
})

describe('a hostile request', () => {
  it('reaches Next without the headers that control Next internally', async () => {
    const internal = {
      'x-middleware-subrequest': 'a',
      'next-resume': '1',
      'x-render-instead': 'outage',
      'x-nextjs-data': '1',
      'x-matched-path': '/x',
      'content-security-policy': "script-src 'nonce-evil'",
    }
    for (const path of [UNCACHED_PAGE, '/api/x']) {
      await site.request(path, { headers: internal })
      expect(JSON.stringify(getLastRendered().headers)).not.toMatch(
        /x-middleware|next-resume|render-instead|nextjs-data|matched-path|evil/,
      )
    }
  })

  it('is refused when its body is over the limit, with and without a Content-Length', async () => {
    const body = Buffer.alloc(MAX_BODY_BYTES + 1)
    expect((await site.request('/api/x', { method: 'POST', body })).status).toBe(413)
    const reader = await serve(
      createSiteListener({
        next: async (request, response) => {
          for await (const chunk of request) void chunk
          response.end('read')
        },
        ...listenerSettings,
        caches: site.caches(),
      }),
    )
    const postInChunks = (content: Buffer | string) =>
      reader.request('/api/x', {
        method: 'POST',
        body: content,
        isChunked: true,
        headers: { 'transfer-encoding': 'chunked' },
      })
    expect((await postInChunks(body)).status).toBe(413)
    expect((await postInChunks('small')).body.toString()).toBe('read')
    await reader.close()
  })

  it('is refused for a method that the site does not support', async () => {
    expect((await site.request('/about-us', { method: 'TRACE' })).status).toBe(405)
  })
})
