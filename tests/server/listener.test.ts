import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createListener } from '../../lib/server/listener'
import { h1, listenerSettings, rendered, serveSiteForEachTest, state } from './site'
import { serve } from './support'

const site = serveSiteForEachTest()

describe('a page that cannot be shown', () => {
  it('is a readable 404 under the address asked for, when it is missing', async () => {
    const answer = await site.ask('/gone/1?a=b')
    expect([answer.status, h1(answer)]).toEqual([404, 'instead: not-found'])
    expect(rendered.mock.calls.at(-1)?.[0]).toBe('/gone/1?a=b')
  })

  it('is a 503 in an outage, with Retry-After, and is not cached', async () => {
    state.isDown = true
    const answer = await site.ask('/property/1/make-an-offer')
    expect([
      answer.status,
      h1(answer),
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([503, 'instead: outage', '5', 'private, no-store'])
  })

  it('is a 500 for a bug, without Retry-After', async () => {
    const answer = await site.ask('/bug')
    expect([answer.status, h1(answer), answer.headers['retry-after']]).toEqual([
      500,
      'instead: error',
      undefined,
    ])
  })

  it('is not confused with a redirect, whose body is the same error shell', async () => {
    const answer = await site.ask('/moved')
    expect([answer.status, answer.headers.location]).toEqual([307, '/about-us'])
  })

  it('is replaced by a page of fixed HTML when Next renders nothing at all', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failingSite = await serve(
      createListener({
        next: () => Promise.reject(new Error('all is lost')),
        ...listenerSettings,
        caches: site.caches(),
      }),
    )
    const answer = await failingSite.ask('/property/1/make-an-offer')
    expect([answer.status, h1(answer)]).toEqual([500, 'We cannot show this page at the moment'])
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
      expect((await site.ask(path)).status).toBe(404)
      expect(rendered).toHaveBeenCalledOnce()
      expect(rendered.mock.calls[0]?.[1]).toMatchObject({ 'x-render-instead': 'not-found' })
    })

  it('is shown for 5 KB of location, and for a request line with the host in it', async () => {
    expect((await site.ask(`/find-a-property/${'a'.repeat(5_000)}`)).status).toBe(200)
    await site.ask('http://elsewhere.example/about-us?x=1')
    expect(rendered.mock.calls.at(-1)?.[0]).toBe('/about-us')
  })
})

describe('every answer', () => {
  const sources = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ')

  it('allows only the page’s own scripts: by nonce on private pages, by hash on cached ones', async () => {
    const own = await site.ask('/property/1/make-an-offer')
    const nonce = /nonce="([\w-]+)"/.exec(own.body.toString())?.[1]
    expect(sources(own.headers['content-security-policy'])).toEqual(["'self'", `'nonce-${nonce}'`])
    const cachedAnswer = await site.ask('/about-us')
    const scripts = [...cachedAnswer.body.toString().matchAll(/<script>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => !text.startsWith('injected'))
    expect(scripts.map((text) => text.slice(0, 6))).toEqual(['self.x', '!funct'])
    expect(sources(cachedAnswer.headers['content-security-policy'])).toEqual([
      "'self'",
      ...scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ])
    expect(`${cachedAnswer.body} ${cachedAnswer.headers.link}`).not.toContain('nonce="')
  })

  it('has the security headers, and HSTS when the connection is encrypted', async () => {
    for (const path of ['/about-us', '/api/big', '/gone', '/healthz-not'])
      expect((await site.ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    const { headers } = await site.ask('/about-us', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await site.ask('/about-us')).headers['strict-transport-security']).toBeUndefined()
  })

  it('to HEAD is that to GET, without the body', async () => {
    for (const path of ['/about-us', '/property/1/make-an-offer']) {
      const [get, head] = [await site.ask(path), await site.ask(path, { method: 'HEAD' })]
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
        200,
        0,
        get.headers['content-type'],
      ])
    }
  })

  it('to a call of the API is compressed', async () => {
    const answer = await site.ask('/api/big', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual({ data: 'x'.repeat(5_000) })
    expect((await site.ask('/api/big')).headers['content-encoding']).toBeUndefined()
  })
})

describe('a hostile request', () => {
  it('does not reach Next with headers that steer Next from inside', async () => {
    const internal = {
      'x-middleware-subrequest': 'a',
      'next-resume': '1',
      'x-render-instead': 'outage',
      'x-nextjs-data': '1',
      'x-matched-path': '/x',
      'content-security-policy': "script-src 'nonce-evil'",
    }
    for (const path of ['/property/1/make-an-offer', '/api/x']) {
      await site.ask(path, { headers: internal })
      const rendererInput = rendered.mock.calls.at(-1)?.[1] ?? {}
      expect(JSON.stringify(rendererInput)).not.toMatch(
        /x-middleware|next-resume|render-instead|nextjs-data|matched-path|evil/,
      )
    }
  })

  it('is refused when its body is over the limit, whether its length is announced or not', async () => {
    const body = Buffer.alloc(1_100_000)
    expect((await site.ask('/api/x', { method: 'POST', body })).status).toBe(413)
    const reader = await serve(
      createListener({
        next: async (request, response) => {
          for await (const chunk of request) void chunk
          response.end('read')
        },
        ...listenerSettings,
        caches: site.caches(),
      }),
    )
    expect(
      (
        await reader.ask('/api/x', {
          method: 'POST',
          body,
          chunked: true,
          headers: { 'transfer-encoding': 'chunked' },
        })
      ).status,
    ).toBe(413)
    expect(
      (
        await reader.ask('/api/x', {
          method: 'POST',
          body: 'small',
          chunked: true,
          headers: { 'transfer-encoding': 'chunked' },
        })
      ).body.toString(),
    ).toBe('read')
    await reader.close()
  })

  it('is refused for a method that nothing answers', async () => {
    expect((await site.ask('/about-us', { method: 'TRACE' })).status).toBe(405)
  })
})
