import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { createListener } from '../../lib/server/listener'
import { PageCache } from '../../lib/server/page-cache'
import { serve } from './support'

// A render gives up its place after a time, which does not pass here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A site whose pages of one visitor are rendered one at a time, with one more waiting, until `release`. */
async function busySite() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const begun: string[] = []
  const caches = { pages: new PageCache(), searches: new PageCache() }
  const site = await serve(
    createListener({
      next: async (request, response) => {
        begun.push(request.url ?? '')
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
  return { ask: site.ask, begun, release, close }
}

it('refuses at once what would wait too long, with Retry-After, while pages of the cache are sent', async () => {
  const site = await busySite()
  await site.ask('/about-us')
  const answerLog: string[] = []
  const pendingRequests = ['/my-account/welcome', '/my-account/profile'].map((path) =>
    site.ask(path).then(({ status }) => answerLog.push(`${path} ${status}`)),
  )
  while (site.begun.length < 2) await new Promise(setImmediate)
  const readLoad = async () => {
    const { body } = await site.ask('/healthz', { headers: { apikey: 'demo-api-key' } })
    return (JSON.parse(String(body)) as { renders: unknown }).renders
  }
  while (JSON.stringify(await readLoad()) !== '{"running":1,"waiting":1}') await new Promise(setImmediate)
  const refused = await site.ask('/my-account/settings')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'private, no-store',
  ])
  expect(Object.keys(JSON.parse(String((await site.ask('/healthz')).body)) as object)).toEqual(['status'])
  expect((await site.ask('/about-us')).headers['x-cache']).toBe('hit')
  expect((await site.ask('/contact')).status).toBe(503)
  expect(answerLog).toEqual([])
  site.release()
  await Promise.all(pendingRequests)
  expect(answerLog.sort()).toEqual(['/my-account/profile 200', '/my-account/welcome 200'])
  expect((await site.ask('/contact')).headers['x-cache']).toBe('miss')
  await site.close()
})
