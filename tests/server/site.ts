import { afterEach, beforeEach, vi } from 'vitest'
import { noteFailure, noteOutage, noteTags } from '../../lib/cache/render-notes'
import { parseEnv } from '../../lib/config/env'
import type { PageCaches } from '../../lib/server/send-page'
import { PageCache } from '../../lib/server/page-cache'
import type { NextHandler } from '../../lib/server/render'
import { createSiteListener } from './site-listener'
import { serve, type Answer, type TestServer } from './support'

const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

/** Records the URL and the request headers of each page that Next is asked to render. */
export const rendered = vi.fn<(url: string, headers: Record<string, unknown>) => void>()
/** Returns the URL and the request headers of the page that was rendered last. */
export function getLastRendered(): { url: string; headers: Record<string, unknown> } {
  const [url = '', headers = {}] = rendered.mock.calls.at(-1) ?? []
  return { url, headers }
}
/** Tests set the page cache's clock and whether the agency answers. `renders` counts full pages. */
export const state = { clock: 0, isDown: false, renders: 0 }

/** Replaces Next, and imitates its error shells for thrown errors and its nonces on scripts. */
const next: NextHandler = async (request, response) => {
  const url = request.url ?? ''
  rendered(url, { ...request.headers })
  const nonce = /nonce-([\w-]+)/.exec(String(request.headers['content-security-policy']))?.[1] ?? ''
  const send = (status: number, body: string, type = 'text/html; charset=utf-8') => {
    response.statusCode = status
    response.setHeader('content-type', type)
    response.setHeader('vary', 'rsc')
    response.setHeader('link', `</a.css>; rel=preload; as="style"; nonce="${nonce}"`)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  /** Makes a page that is long enough to be compressed. */
  const createPage = (text: string) =>
    `<!DOCTYPE html><html><body><h1>${text}</h1><script nonce="${nonce}">self.x=["${nonce}"]</script><script>injected()</script>${'padding '.repeat(300)}</body></html>`
  const instead = request.headers['x-render-instead']
  if (instead) return send(instead === 'not-found' ? 404 : 200, createPage(`instead: ${String(instead)}`))
  if (state.isDown) {
    noteFailure()
    noteOutage()
    return send(500, ERROR_SHELL)
  }
  if (url.startsWith('/gone')) return send(404, ERROR_SHELL)
  if (url.startsWith('/moved')) {
    response.setHeader('location', '/about-us')
    return send(307, ERROR_SHELL)
  }
  if (url.startsWith('/bug')) {
    noteFailure()
    return send(500, ERROR_SHELL)
  }
  if (url.startsWith('/file')) {
    response.setHeader('content-range', 'bytes */100')
    return send(500, 'Internal Server Error', 'image/png')
  }
  if (url.startsWith('/api/big'))
    return send(200, JSON.stringify({ data: 'x'.repeat(5_000) }), 'application/json')
  if (url.startsWith('/conveyancing')) {
    noteOutage() // the page renders, but lacks some data
    return send(200, createPage('degraded'))
  }
  state.renders += 1
  noteTags(['site-meta:header_top'])
  return send(200, createPage(`render ${state.renders} of ${url}`))
}

export const listenerSettings = { settings: parseEnv({}), dev: false, buildFolder: '/nowhere' }

/** Serves the replacement of Next through the site's listener, with an empty page cache for every test. */
export function serveSiteForEachTest(): {
  request: TestServer['request']
  caches: () => PageCaches
  port: () => number
} {
  let site: TestServer
  let cache: PageCache
  beforeEach(async () => {
    Object.assign(state, { clock: 1_000_000, isDown: false, renders: 0 })
    rendered.mockClear()
    cache = new PageCache({ now: () => state.clock })
    site = await serve(
      createSiteListener({ ...listenerSettings, next, caches: { pages: cache, searches: cache } }),
    )
  })
  afterEach(async () => {
    cache.close()
    await site.close()
  })
  return {
    request: (...input) => site.request(...input),
    caches: () => ({ pages: cache, searches: cache }),
    port: () => site.port,
  }
}

/** Returns the text of a page's first heading. */
export const readHeading = ({ body }: Answer): string | undefined =>
  /<h1>(.*?)<\/h1>/.exec(body.toString())?.[1]
