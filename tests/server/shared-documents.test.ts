import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { invalidate } from '../../lib/cache/invalidation'
import { eventually } from '../support/eventually'
import { getLastRendered, readHeading, rendered, serveSiteForEachTest, state } from './site'

/** How long a page is served without a renewal. */
const FRESH_MS = 300_000
/** How long an outdated page may still be served. */
const STALE_MS = 600_000
/** How long after a failed renewal the next one is tried. */
const RETRY_MS = 5_000

/** Pages that are cached for guests, but are different for users who are logged in. */
const pagesForGuests = ['/login', '/property/7/report-a-problem', '/letting/7/report-a-problem/']

const site = serveSiteForEachTest()

describe('documents that are the same for everyone', () => {
  it('are rendered once for simultaneous requests, and then cached', async () => {
    const first = await Promise.all([1, 2, 3].map(() => site.request('/about-us')))
    expect(first.map(readHeading)).toEqual(Array(3).fill('render 1 of /about-us'))
    const secondAnswer = await site.request('/about-us')
    expect([
      readHeading(secondAnswer),
      secondAnswer.headers['x-cache'],
      secondAnswer.headers['cache-control'],
    ]).toEqual(['render 1 of /about-us', 'hit', 'public, max-age=0, must-revalidate'])
  })

  it('are cached by the query parameters that the page reads, and rendered without any others', async () => {
    await site.request('/?utm_source=mail')
    // Only the browser reads the affiliate's `ref` (HEADER-05, D-137).
    expect(readHeading(await site.request('/?ref=AgeGroup&x=1'))).toBe('render 1 of /')
    expect(readHeading(await site.request('/news?utm_source=a&page=2'))).toBe('render 2 of /news?page=2')
    expect((await site.request('/news?page=2&ref=b')).headers['x-cache']).toBe('hit')
    expect((await site.request('/news')).headers['x-cache']).toBe('miss')
  })

  it('are rendered as for a visitor without cookies', async () => {
    await site.request('/about-us', {
      headers: { cookie: 'affiliate=AgeGroup', 'accept-language': 'cy', 'user-agent': 'x' },
    })
    expect(getLastRendered().headers).toMatchObject({ accept: 'text/html' })
    expect(Object.keys(getLastRendered().headers)).not.toContain('cookie')
  })

  it('are the same for users who are logged in, except the login and the report of a problem', async () => {
    await site.request('/about-us')
    for (const cookie of ['a=1; session=secret', '__Host-session=secret']) {
      const answer = await site.request('/about-us', { headers: { cookie } })
      expect([answer.headers['x-cache'], readHeading(answer)]).toEqual(['hit', 'render 1 of /about-us'])
      for (const path of pagesForGuests) {
        const page = await site.request(path, { headers: { cookie } })
        expect([page.headers['x-cache'], page.headers['cache-control']], path).toEqual([
          undefined,
          'private, no-store',
        ])
      }
    }
    for (const path of pagesForGuests)
      expect((await site.request(path)).headers['x-cache'], path).toBe('miss')
  })

  it('are not cached for router fetches and posts', async () => {
    await site.request('/about-us')
    expect((await site.request('/about-us', { headers: { rsc: '1' } })).headers['x-cache']).toBeUndefined()
    const postResponse = await site.request('/about-us', {
      method: 'POST',
      body: 'a=1',
      headers: { host: 'homes.test', origin: 'https://homes.test' },
    })
    expect([
      postResponse.status,
      postResponse.headers['x-cache'],
      postResponse.headers['cache-control'],
    ]).toEqual([200, undefined, 'private, no-store'])
    expect(readHeading(await site.request('/about-us'))).toBe('render 1 of /about-us')
  })

  it('are answered with 304 to a browser that has them, and compressed as the browser accepts', async () => {
    const plain = await site.request('/about-us')
    const br = await site.request('/about-us', { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await site.request('/about-us', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers.vary).toBe('rsc, Accept-Encoding')
    const notModified = await site.request('/about-us', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"x", W/${br.headers.etag}` },
    })
    expect([notModified.status, notModified.body.length]).toEqual([304, 0])
  })

  it('are renewed in the background after five minutes', async () => {
    await site.request('/about-us')
    state.clock += FRESH_MS + 1_000
    expect((await site.request('/about-us')).headers['x-cache']).toBe('stale')
    await eventually(async () =>
      expect(readHeading(await site.request('/about-us'))).toBe('render 2 of /about-us'),
    )
  })

  it('are served stale for at most ten minutes, after their fresh time and after a change', async () => {
    await site.request('/about-us')
    state.clock += FRESH_MS + STALE_MS + 1_000
    const renewed = await site.request('/about-us')
    expect([renewed.headers['x-cache'], readHeading(renewed)]).toEqual(['miss', 'render 2 of /about-us'])
    invalidate({ effect: 'stale-while-revalidate', tags: ['site-meta:header_top'] })
    state.clock += STALE_MS + 1_000
    const changed = await site.request('/about-us')
    expect([changed.headers['x-cache'], readHeading(changed)]).toEqual(['miss', 'render 3 of /about-us'])
  })

  it('are rendered again when one of their tags is invalidated', async () => {
    await site.request('/about-us')
    invalidate({ effect: 'must-revalidate', tags: ['listings'] })
    expect((await site.request('/about-us')).headers['x-cache']).toBe('hit')
    invalidate({ effect: 'must-revalidate', tags: ['site-meta:header_top'] })
    expect(readHeading(await site.request('/about-us'))).toBe('render 2 of /about-us')
  })

  it('are served stale during an outage, and renewed after the outage', async () => {
    await site.request('/about-us')
    invalidate({ effect: 'must-revalidate', tags: ['site-meta:header_top'] })
    state.isDown = true
    const cachedPage = await site.request('/about-us')
    expect([cachedPage.status, cachedPage.headers['x-cache'], readHeading(cachedPage)]).toEqual([
      200,
      'stale',
      'render 1 of /about-us',
    ])
    const renderCount = rendered.mock.calls.length
    await site.request('/about-us')
    expect(rendered.mock.calls.length, 'the next visitor does not cause another render').toBe(renderCount)
    state.isDown = false
    state.clock += RETRY_MS + 1_000
    expect(readHeading(await site.request('/about-us'))).toBe('render 2 of /about-us')
  })

  it('are not cached when some of their data was missing, or when they fail', async () => {
    // The site of these tests has an outage while it renders this page.
    expect(readHeading(await site.request('/conveyancing'))).toBe('degraded')
    expect((await site.request('/conveyancing')).headers['x-cache']).toBeUndefined()
    state.isDown = true
    expect((await site.request('/contact/')).status).toBe(503)
    state.isDown = false
    expect((await site.request('/contact/')).status).toBe(200)
  })
})
