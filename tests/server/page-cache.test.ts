import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { invalidate, type Effect } from '../../lib/cache/invalidation'
import { noteFailure, noteOutage, noteTags } from '../../lib/cache/render-notes'
import { parseEnv } from '../../lib/config/env'
import { PageCache } from '../../lib/server/page-cache'
import type { NextHandler } from '../../lib/server/render'
import { createSiteListener } from './site-listener'
import { serve, type TestServer } from './support'

/** The number of renders so far. */
let renders: number
/** The tags of the pages that are rendered from now on. */
let tags: string[]
/** Whether the agency is unreachable, so that a render fails. */
let isDown: boolean
/** A render waits for this promise. */
let heldRender: Promise<void> | undefined
let setsCookie: boolean

/** Replaces Next: a page contains the number of its render, and can be delayed or made to fail. */
const next: NextHandler = async (request, response) => {
  const createHtml = (text: string) => `<!DOCTYPE html><html><body><h1>${text}</h1></body></html>`
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (isDown && !request.headers['x-render-instead']) {
    noteOutage()
    noteFailure()
    response.statusCode = 500
    return void response.end(createHtml('shell'))
  }
  renders += 1
  const render = renders
  noteTags(tags)
  await heldRender
  if (setsCookie) response.setHeader('set-cookie', `visitor=${render}; Path=/`)
  response.end(createHtml(`render ${render}`))
}

let site: TestServer
let cache: PageCache
beforeEach(async () => {
  renders = 0
  tags = ['listings', 'listing-card:7']
  isDown = false
  heldRender = undefined
  setsCookie = false
  cache = new PageCache()
  site = await serve(
    createSiteListener({
      next,
      settings: parseEnv({}),
      dev: false,
      buildFolder: '/nowhere',
      caches: { pages: cache, searches: cache },
    }),
  )
})
afterEach(async () => {
  cache.close()
  await site.close()
})

/** Makes renders wait until the returned function is called. */
function holdRenders(): () => void {
  let release = () => {}
  heldRender = new Promise((resolve) => (release = resolve))
  return () => {
    heldRender = undefined
    release()
  }
}

/** Requests a page. @returns its status, the state of the cache and the page's heading */
const readPageSummary = async (path = '/') => {
  const { status, headers, body } = await site.request(path)
  return [status, headers['x-cache'], /<h1>(.*?)<\/h1>/.exec(body.toString())?.[1]]
}
const invalidateTags = (effect: Effect, ...changed: string[]) => invalidate({ effect, tags: changed })

describe('a cached page after a change of its content', () => {
  it('is served stale while it is renewed', async () => {
    await readPageSummary()
    invalidateTags('stale-while-revalidate', 'listings')
    const release = holdRenders()
    expect(await readPageSummary()).toEqual([200, 'stale', 'render 1'])
    expect(await readPageSummary()).toEqual([200, 'stale', 'render 1'])
    release()
    await eventually(async () => expect(await readPageSummary()).toEqual([200, 'hit', 'render 2']))
    expect(renders, 'one renewal served both').toBe(2)
  })

  it('is renewed before it is served again when it must be revalidated', async () => {
    await readPageSummary()
    invalidateTags('must-revalidate', 'listing-card:7')
    expect(await readPageSummary()).toEqual([200, 'miss', 'render 2'])
  })

  it('is not renewed when only other tags change', async () => {
    await readPageSummary()
    invalidateTags('purge', 'listing-card:8', 'news')
    expect(await readPageSummary()).toEqual([200, 'hit', 'render 1'])
  })

  it('is served in an outage when it must be revalidated, but not when it was purged', async () => {
    await readPageSummary()
    isDown = true
    invalidateTags('must-revalidate', 'listings')
    expect(await readPageSummary()).toEqual([200, 'stale', 'render 1'])
    invalidateTags('purge', 'listing-card:7')
    expect((await readPageSummary())[0], 'a withdrawn listing is shown to nobody').toBe(503)
  })

  it('has only the tags of its latest render', async () => {
    await readPageSummary()
    invalidateTags('must-revalidate', 'listings')
    tags = ['listings', 'listing-card:9']
    await readPageSummary()
    invalidateTags('purge', 'listing-card:7')
    expect(await readPageSummary()).toEqual([200, 'hit', 'render 2'])
    invalidateTags('purge', 'listing-card:9')
    expect(await readPageSummary()).toEqual([200, 'miss', 'render 3'])
  })
})

describe('a render that began before a change', () => {
  it.each(['must-revalidate', 'purge'] as const)('is not stored after the change (%s)', async (effect) => {
    const release = holdRenders()
    const earlyAnswer = readPageSummary()
    await eventually(() => expect(renders).toBe(1))
    invalidateTags(effect, 'listing-card:7')
    release()
    expect(await earlyAnswer).toEqual([200, 'miss', 'render 1'])
    expect(await readPageSummary()).toEqual([200, 'miss', 'render 2'])
  })

  it.each(['must-revalidate', 'purge'] as const)(
    'is not the answer to a request after the change (%s)',
    async (effect) => {
      const getOrRenderSpy = vi.spyOn(cache, 'getOrRender')
      const release = holdRenders()
      const earlyAnswer = readPageSummary()
      await eventually(() => expect(renders).toBe(1))
      invalidateTags(effect, 'listing-card:7')
      const lateAnswer = readPageSummary()
      await eventually(() => expect(getOrRenderSpy).toHaveBeenCalledTimes(2))
      release()
      expect([await earlyAnswer, await lateAnswer]).toEqual([
        [200, 'miss', 'render 1'],
        [200, 'miss', 'render 2'],
      ])
    },
  )

  it('is stored as stale when stale pages may be served while they are renewed', async () => {
    const release = holdRenders()
    const earlyAnswer = readPageSummary()
    await eventually(() => expect(renders).toBe(1))
    invalidateTags('stale-while-revalidate', 'listings')
    release()
    await earlyAnswer
    expect(await readPageSummary()).toEqual([200, 'stale', 'render 1'])
    await eventually(async () => expect(await readPageSummary()).toEqual([200, 'hit', 'render 2']))
  })

  it('is stored when only other tags change', async () => {
    const release = holdRenders()
    const earlyAnswer = readPageSummary()
    await eventually(() => expect(renders).toBe(1))
    invalidateTags('purge', 'news')
    release()
    await earlyAnswer
    expect(await readPageSummary()).toEqual([200, 'hit', 'render 1'])
  })
})

describe('a page that sets a cookie', () => {
  const requestCookies = async (path = '/about-us') => (await site.request(path)).headers['set-cookie']

  it('is never cached: each visitor gets a cookie of their own', async () => {
    setsCookie = true
    expect(await requestCookies()).toEqual(['visitor=1; Path=/'])
    expect(await requestCookies()).toEqual(['visitor=2; Path=/'])
    setsCookie = false
    expect(await readPageSummary('/about-us')).toEqual([200, 'miss', 'render 3'])
    expect(await requestCookies(), 'the cached page sets no cookie').toBeUndefined()
  })

  it('is not shared by simultaneous requests', async () => {
    setsCookie = true
    const getOrRenderSpy = vi.spyOn(cache, 'getOrRender')
    const release = holdRenders()
    const answers = Array.from({ length: 3 }, () => requestCookies())
    await eventually(() => expect(getOrRenderSpy).toHaveBeenCalledTimes(3))
    expect(renders, 'they wait for one render').toBe(1)
    release()
    const cookies = (await Promise.all(answers)).flat()
    expect(new Set(cookies).size).toBe(3)
  })

  it('does not replace a cached page', async () => {
    await readPageSummary('/about-us')
    invalidateTags('stale-while-revalidate', 'listings')
    setsCookie = true
    expect(await requestCookies()).toBeUndefined()
    await eventually(() => expect(renders).toBe(2))
    expect(await requestCookies()).toBeUndefined()
    expect((await readPageSummary('/about-us'))[2]).toBe('render 1')
  })
})
