import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEMO_API_KEY, parseEnv } from '../../lib/config/env'
import { PageCache } from '../../lib/server/page-cache'
import { createSiteListener } from './site-listener'
import { serve } from './support'

// The limiter gives the place of a slow render to another after a while. Under fake timers this time never passes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Serves a site that renders one page at a time, while one more waits. Account pages are rendered until `release`. */
async function startBusySite() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const startedRenders: string[] = []
  const caches = { pages: new PageCache(), searches: new PageCache() }
  const site = await serve(
    createSiteListener({
      next: async (request, response) => {
        startedRenders.push(request.url ?? '')
        if (request.url?.startsWith('/my-account')) await released
        response.setHeader('content-type', 'text/html').end('<html><body><h1>page</h1></body></html>')
      },
      settings: parseEnv({ MAX_RENDERS: '1', MAX_WAITING_RENDERS: '1' }),
      dev: false,
      buildFolder: '/nowhere',
      caches,
    }),
  )
  const close = async () => {
    release()
    caches.pages.close()
    caches.searches.close()
    await site.close()
  }
  return { request: site.request, startedRenders, release, close }
}

it('refuses a render that would wait too long, with Retry-After, while cached pages are sent', async () => {
  const site = await startBusySite()
  await site.request('/about-us')
  const answerLog: string[] = []
  const pendingRequests = ['/my-account/welcome', '/my-account/profile'].map((path) =>
    site.request(path).then(({ status }) => answerLog.push(`${path} ${status}`)),
  )
  while (site.startedRenders.length < 2) await new Promise(setImmediate)
  const readLoad = async () => {
    const { body } = await site.request('/healthz', { headers: { apikey: DEMO_API_KEY } })
    return (JSON.parse(String(body)) as { renders: unknown }).renders
  }
  while (JSON.stringify(await readLoad()) !== '{"running":1,"waiting":1}') await new Promise(setImmediate)
  const refused = await site.request('/my-account/settings')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'private, no-store',
  ])
  const publicHealth = await site.request('/healthz')
  expect(Object.keys(JSON.parse(String(publicHealth.body)) as object)).toEqual(['status'])
  expect((await site.request('/about-us')).headers['x-cache']).toBe('hit')
  expect((await site.request('/contact')).status).toBe(503)
  expect(answerLog).toEqual([])
  site.release()
  await Promise.all(pendingRequests)
  expect(answerLog.sort()).toEqual(['/my-account/profile 200', '/my-account/welcome 200'])
  expect((await site.request('/contact')).headers['x-cache']).toBe('miss')
  await site.close()
})
