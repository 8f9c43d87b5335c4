import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxRenders, type Env } from '../config/env'
import { sessionCookieNames } from '../session/cookie-name'
import { cacheAddress, findCacheRule, type CacheRule } from './cached-pages'
import { busyDocument, renderDocument, renderRouterData, renderSubstitute, type Document } from './document'
import { getKeyPageReferrerPolicy } from './key-pages'
import { PageCache } from './page-cache'
import { createAnonymousRequest, type NextHandler } from './render'
import { hasCookie, isRouterFetch } from './request-headers'
import { isDecodable, type Target } from './request-target'
import { setReturnToCookie } from './return-to-cookie'
import { sendCachedPage, sendDocument, type WriteSecurityPolicy } from './send-document'
import { WorkLimiter } from './work-limiter'

/** Searches and listings have a separate cache (cached-pages.ts). */
export interface PageCaches {
  pages: PageCache
  searches: PageCache
}

/** The size of each of the two caches. */
const MAX_CACHE_BYTES = 48 * 1_048_576

export const createPageCaches = (): PageCaches => ({
  pages: new PageCache({ maxBytes: MAX_CACHE_BYTES }),
  searches: new PageCache({ maxBytes: MAX_CACHE_BYTES }),
})

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  caches: PageCaches
  writePolicy: (scriptSources: readonly string[], path: string) => string
}

/** No page with sources of its own is cached, so that all cached pages share one policy. */
const CACHED_PATH = '/'

/** Creates the function that answers a request for a page, from the page cache or by a render. */
export function createPageSender({ next, settings, dev, caches, writePolicy }: Options) {
  const renders = new WorkLimiter({
    maxRunning: maxRenders(settings),
    maxWaiting: settings.MAX_WAITING_RENDERS,
  })

  const writeCachedPolicy: WriteSecurityPolicy = (scripts) => writePolicy(scripts, CACHED_PATH)

  /** @returns a promise unless the page can be sent at once */
  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
  ): void | Promise<void> => {
    const referrerPolicy = getKeyPageReferrerPolicy(target.path)
    if (referrerPolicy) response.setHeader('referrer-policy', referrerPolicy)
    const isPrivate = hasSession(request) || referrerPolicy !== undefined || !isReadMethod(request)
    const isForEverybody = !dev && !isPrivate && !isRouterFetch(request.headers) && isDecodable(target.path)
    const rule = isForEverybody ? findCacheRule(target.path) : undefined
    const address = rule ? cacheAddress(target.path, target.search, rule) : undefined
    if (!rule || !address) return renderPage(request, response, { target, isPrivate })
    const cache = caches[rule.cache ?? 'pages']
    const freshPage = cache.getFresh(address)
    if (freshPage)
      return sendCachedPage(request, response, { page: freshPage, state: 'hit' }, writeCachedPolicy)
    return renewPage(request, response, { cache, address, rule })
  }

  const renderPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { target, isPrivate }: { target: Target; isPrivate: boolean },
  ): Promise<void> => {
    const render = (): Promise<Document> => {
      if (!isDecodable(target.path)) return renderSubstitute(next, target.path, request.headers, 'not-found')
      if (isRouterFetch(request.headers)) return renderRouterData(next, request)
      return renderDocument(next, request.method === 'HEAD' ? asGet(request) : request, dev)
    }
    const document = (await renders.run(render, () => !request.socket.destroyed)) ?? busyDocument
    if (!isRouterFetch(request.headers)) setReturnToCookie(request, response, document)
    return sendDocument(request, response, document, {
      writePolicy: (scripts) => writePolicy(scripts, target.path),
      isPrivate,
    })
  }

  const renewPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { cache, address, rule }: { cache: PageCache; address: string; rule: CacheRule },
  ): Promise<void> => {
    const render = () => renderDocument(next, createAnonymousRequest(address, request.headers))
    // The render is finished even when this client has gone, because other clients may wait for the page too.
    const renderInTurn = async () => (await renders.run(render)) ?? busyDocument
    const answer = await cache.getOrRender(address, rule, renderInTurn)
    if ('page' in answer) return sendCachedPage(request, response, answer, writeCachedPolicy)
    return sendDocument(request, response, answer.document, {
      writePolicy: writeCachedPolicy,
      isPrivate: false,
    })
  }

  return { sendPage, renders }
}

export const isReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const hasSession = ({ headers }: IncomingMessage): boolean =>
  sessionCookieNames.some((name) => hasCookie(headers, name))

/** Renders a HEAD request as a GET, so that both have the same headers. */
function asGet(request: IncomingMessage): IncomingMessage {
  const getRequest = createAnonymousRequest(request.url ?? '/', request.headers)
  getRequest.headers = { ...request.headers }
  return getRequest
}
