import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { invalidate } from '../../lib/cache/invalidation'
import { noteFailure, noteOutage, noteTags } from '../../lib/cache/render-notes'
import { parseEnv } from '../../lib/config/env'
import { createListener } from '../../lib/server/listener'
import { PageCache } from '../../lib/server/page-cache'
import type { NextHandler } from '../../lib/server/render'
import { serve, type TestServer } from './support'

/** Stands in for Next: answers as it was seen to answer (shells for thrown errors, nonces on scripts). */
const pages = vi.fn<(url: string, headers: Record<string, unknown>) => void>()
const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
let clock = 0
let isDown = false
let renders = 0

const next: NextHandler = async (request, response) => {
  const url = request.url ?? ''
  pages(url, { ...request.headers })
  const nonce = /nonce-(\w+)/.exec(String(request.headers['content-security-policy']))?.[1] ?? ''
  const send = (status: number, body: string, type = 'text/html; charset=utf-8') => {
    response.statusCode = status
    response.setHeader('content-type', type)
    response.setHeader('vary', 'rsc')
    response.setHeader('link', `</a.css>; rel=preload; as="style"; nonce="${nonce}"`)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const page = (text: string) =>
    `<!DOCTYPE html><html><body><h1>${text}</h1><script nonce="${nonce}">self.x=["${nonce}"]</script><script>injected()</script>${'padding '.repeat(300)}</body></html>`
  const instead = request.headers['x-render-instead']
  if (instead) return send(instead === 'not-found' ? 404 : 200, page(`instead: ${String(instead)}`))
  if (isDown) {
    noteFailure()
    noteOutage()
    return send(500, SHELL)
  }
  if (url.startsWith('/gone')) return send(404, SHELL)
  if (url.startsWith('/moved')) {
    response.setHeader('location', '/about-us')
    return send(307, SHELL)
  }
  if (url.startsWith('/bug')) {
    noteFailure()
    return send(500, SHELL)
  }
  if (url.startsWith('/api/big'))
    return send(200, JSON.stringify({ data: 'x'.repeat(5_000) }), 'application/json')
  if (url.startsWith('/conveyancing')) {
    noteOutage() // it came through, without something it asked for
    return send(200, page('degraded'))
  }
  renders += 1
  noteTags(['site-meta:header_top'])
  return send(200, page(`render ${renders} of ${url}`))
}

let site: TestServer
let cache: PageCache
beforeEach(async () => {
  clock = 1_000_000
  isDown = false
  renders = 0
  pages.mockClear()
  cache = new PageCache({ now: () => clock })
  site = await serve(
    createListener({ next, settings: parseEnv({}), dev: false, buildFolder: '/nowhere', cache }),
  )
})
afterEach(async () => {
  cache.close()
  await site.close()
})
const h1 = ({ body }: { body: Buffer }) => /<h1>(.*?)<\/h1>/.exec(body.toString())?.[1]
const swallow = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('documents that are the same for everyone', () => {
  it('are rendered once for all who ask at once, and then kept', async () => {
    const first = await Promise.all([1, 2, 3].map(() => site.ask('/about-us')))
    expect(first.map(h1)).toEqual(Array(3).fill('render 1 of /about-us'))
    const again = await site.ask('/about-us')
    expect([h1(again), again.headers['x-cache'], again.headers['cache-control']]).toEqual([
      'render 1 of /about-us',
      'hit',
      'public, max-age=0, must-revalidate',
    ])
  })

  it('have one copy whatever else the query says, and let the page see only what it reads', async () => {
    await site.ask('/?utm_source=mail')
    expect(h1(await site.ask('/?ref=AgeGroup&x=1'))).toBe('render 1 of /')
    expect(h1(await site.ask('/news?utm_source=a&page=2'))).toBe('render 2 of /news?page=2')
    expect((await site.ask('/news?page=2&ref=b')).headers['x-cache']).toBe('hit')
    expect((await site.ask('/news')).headers['x-cache']).toBe('miss')
  })

  it('are rendered as for a visitor without cookies', async () => {
    await site.ask('/about-us', {
      headers: { cookie: 'affiliate=AgeGroup', 'accept-language': 'cy', 'user-agent': 'x' },
    })
    expect(pages.mock.calls[0]?.[1]).toMatchObject({ accept: 'text/html' })
    expect(Object.keys(pages.mock.calls[0]?.[1] ?? {})).not.toContain('cookie')
  })

  it('are never mixed with what belongs to a session, nor with the router’s own fetches', async () => {
    await site.ask('/about-us')
    const own = await site.ask('/about-us', { headers: { cookie: 'a=1; session=secret' } })
    expect([own.headers['x-cache'], own.headers['cache-control'], h1(own)]).toEqual([
      undefined,
      'private, no-store',
      'render 2 of /about-us',
    ])
    expect(
      (await site.ask('/about-us', { headers: { cookie: '__Host-session=secret' } })).headers['x-cache'],
    ).toBeUndefined()
    expect((await site.ask('/about-us', { headers: { rsc: '1' } })).headers['x-cache']).toBeUndefined()
    const posted = await site.ask('/about-us', {
      method: 'POST',
      body: 'a=1',
      headers: { host: 'homes.test', origin: 'https://homes.test' },
    })
    expect([posted.status, posted.headers['x-cache'], posted.headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-store',
    ])
    expect(h1(await site.ask('/about-us'))).toBe('render 1 of /about-us')
  })

  it('are told by 304 to a browser that has them, and compressed as it likes', async () => {
    const plain = await site.ask('/about-us')
    const br = await site.ask('/about-us', { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await site.ask('/about-us', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers.vary).toBe('rsc, Accept-Encoding')
    const known = await site.ask('/about-us', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"x", W/${br.headers.etag}` },
    })
    expect([known.status, known.body.length]).toEqual([304, 0])
  })

  it('are renewed behind the visitor’s back after their time', async () => {
    await site.ask('/about-us')
    clock += 301_000
    expect((await site.ask('/about-us')).headers['x-cache']).toBe('stale')
    await eventually(async () => expect(h1(await site.ask('/about-us'))).toBe('render 2 of /about-us'))
  })

  it('are made anew at once when what they show has changed', async () => {
    await site.ask('/about-us')
    invalidate({ effect: 'must-revalidate', tags: ['listings'] })
    expect((await site.ask('/about-us')).headers['x-cache']).toBe('hit')
    invalidate({ effect: 'must-revalidate', tags: ['site-meta:header_top'] })
    expect(h1(await site.ask('/about-us'))).toBe('render 2 of /about-us')
  })

  it('outlast an outage, and are renewed when it is over', async () => {
    await site.ask('/about-us')
    invalidate({ effect: 'must-revalidate', tags: ['site-meta:header_top'] })
    isDown = true
    const kept = await site.ask('/about-us')
    expect([kept.status, kept.headers['x-cache'], h1(kept)]).toEqual([200, 'stale', 'render 1 of /about-us'])
    const asked = pages.mock.calls.length
    await site.ask('/about-us')
    expect(pages.mock.calls.length, 'it does not try again with every visitor').toBe(asked)
    isDown = false
    clock += 6_000
    expect(h1(await site.ask('/about-us'))).toBe('render 2 of /about-us')
  })

  it('are not kept when something was missing, or when they fail', async () => {
    expect(h1(await site.ask('/conveyancing'))).toBe('degraded')
    expect((await site.ask('/conveyancing')).headers['x-cache']).toBeUndefined()
    isDown = true
    expect((await site.ask('/contact/')).status).toBe(503)
    isDown = false
    expect((await site.ask('/contact/')).status).toBe(200)
  })
})

describe('pages that cannot be shown', () => {
  it('are a readable 404 under the address asked for', async () => {
    const answer = await site.ask('/gone/1?a=b')
    expect([answer.status, h1(answer)]).toEqual([404, 'instead: not-found'])
    expect(pages.mock.calls.at(-1)?.[0]).toBe('/gone/1?a=b')
  })

  it('are 503 in an outage, with when to come again and nothing kept', async () => {
    isDown = true
    const answer = await site.ask('/property/1/x')
    expect([
      answer.status,
      h1(answer),
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([503, 'instead: outage', '5', 'private, no-store'])
  })

  it('are 500 for a fault of ours', async () => {
    const answer = await site.ask('/bug')
    expect([answer.status, h1(answer), answer.headers['retry-after']]).toEqual([
      500,
      'instead: error',
      undefined,
    ])
  })

  it('are not confused with a redirect, whose body is the same shell', async () => {
    const answer = await site.ask('/moved')
    expect([answer.status, answer.headers.location]).toEqual([307, '/about-us'])
  })

  it('are told by a page that needs nothing when even that fails', async () => {
    const errors = swallow()
    const broken = await serve(
      createListener({
        next: () => Promise.reject(new Error('all is lost')),
        settings: parseEnv({}),
        dev: false,
        buildFolder: '/nowhere',
        cache,
      }),
    )
    const answer = await broken.ask('/property/1/x')
    expect([answer.status, h1(answer)]).toEqual([500, 'We cannot show this page at the moment'])
    expect(errors).toHaveBeenCalled()
    await broken.close()
  })

  for (const path of [
    '/find-a-property/%',
    '/find-a-property/%00',
    '/find-a-property/%E0%A4%A',
    '/property/1/%ff',
  ])
    it(`is 404 for ${path}, which is no text`, async () => {
      expect([
        (await site.ask(path)).status,
        pages.mock.calls.every(([, headers]) => headers['x-render-instead'] === 'not-found'),
      ]).toEqual([404, true])
    })

  it('takes 5 KB of location, and an address with the host in it', async () => {
    expect((await site.ask(`/find-a-property/${'a'.repeat(5_000)}`)).status).toBe(200)
    await site.ask('http://elsewhere.example/about-us?x=1')
    expect(pages.mock.calls.at(-1)?.[0]).toBe('/about-us')
  })
})

describe('what every answer carries', () => {
  const sources = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ')

  it('allows the page’s own scripts alone: by nonce on private pages, by hash on kept ones', async () => {
    const own = await site.ask('/property/1/x')
    const nonce = /nonce="(\w+)"/.exec(own.body.toString())?.[1]
    expect(sources(own.headers['content-security-policy'])).toEqual(["'self'", `'nonce-${nonce}'`])
    const kept = await site.ask('/about-us')
    const { createHash } = await import('node:crypto')
    const scripts = [...kept.body.toString().matchAll(/<script>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => !text.startsWith('injected'))
    expect(scripts.map((text) => text.slice(0, 6))).toEqual(['self.x', '!funct'])
    expect(sources(kept.headers['content-security-policy'])).toEqual([
      "'self'",
      ...scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ])
    expect(`${kept.body} ${kept.headers.link}`).not.toContain('nonce="')
  })

  it('has the headers of security, and HSTS when it came encrypted', async () => {
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

  it('answers HEAD as GET, without the body', async () => {
    for (const path of ['/about-us', '/property/1/x']) {
      const [get, head] = [await site.ask(path), await site.ask(path, { method: 'HEAD' })]
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
        200,
        0,
        get.headers['content-type'],
      ])
    }
  })

  it('compresses calls on their way', async () => {
    const answer = await site.ask('/api/big', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual({ data: 'x'.repeat(5_000) })
    expect((await site.ask('/api/big')).headers['content-encoding']).toBeUndefined()
  })
})

describe('what strangers send', () => {
  it('does not reach Next: headers that steer it from inside', async () => {
    const internal = {
      'x-middleware-subrequest': 'a',
      'next-resume': '1',
      'x-render-instead': 'outage',
      'x-nextjs-data': '1',
      'x-matched-path': '/x',
      'content-security-policy': "script-src 'nonce-evil'",
    }
    for (const path of ['/property/1/x', '/api/x']) {
      await site.ask(path, { headers: internal })
      const seen = pages.mock.calls.at(-1)?.[1] ?? {}
      expect(JSON.stringify(seen)).not.toMatch(
        /x-middleware|next-resume|render-instead|nextjs-data|matched-path|evil/,
      )
    }
  })

  it('is refused over the limit, announced or not', async () => {
    const body = Buffer.alloc(1_100_000)
    expect((await site.ask('/api/x', { method: 'POST', body })).status).toBe(413)
    const reader = await serve(
      createListener({
        next: async (request, response) => {
          for await (const chunk of request) void chunk
          response.end('read')
        },
        settings: parseEnv({}),
        dev: false,
        buildFolder: '/nowhere',
        cache,
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

  it('is refused by a method that nothing here answers', async () => {
    expect((await site.ask('/about-us', { method: 'TRACE' })).status).toBe(405)
  })
})
