import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxRenders, type Env } from '../config/env'
import { sessionCookieNames } from '../session/cookie-name'
import { cacheAddress, cachedPageAt, type CachedPage } from './cached-pages'
import { busyDocument, renderDocument, renderRouterData, substitute, type Document } from './document'
import { keyPageReferrer } from './key-pages'
import { PageCache } from './page-cache'
import { plainRequest, type NextHandler } from './render'
import { hasCookie, isRouterFetch } from './request-headers'
import { isDecodable, type Target } from './request-target'
import { setReturnToCookie } from './return-to-cookie'
import { sendCachedPage, sendDocument, type WritePolicy } from './send-document'
import { WorkLimiter } from './work-limiter'

/** Searches and listings have a cache of their own (cached-pages.ts). */
export interface PageCaches {
  pages: PageCache
  searches: PageCache
}

const MIB = 1_048_576

export const createPageCaches = (): PageCaches => ({
  pages: new PageCache({ maxBytes: 48 * MIB }),
  searches: new PageCache({ maxBytes: 48 * MIB }),
})

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  caches: PageCaches
  policy: WritePolicy
}

/** Creates the function that answers a request for a page, from the page cache or by a render. */
export function createPageSender({ next, settings, dev, caches, policy }: Options) {
  const renders = new WorkLimiter({
    maxRunning: maxRenders(settings),
    maxWaiting: settings.MAX_WAITING_RENDERS,
  })

  /** @returns a promise unless the page can be sent at once */
  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
  ): void | Promise<void> => {
    const referrer = keyPageReferrer(target.path)
    if (referrer) response.setHeader('referrer-policy', referrer)
    const isPrivate = hasSession(request) || referrer !== undefined || !isReadMethod(request)
    const isForEverybody = !dev && !isPrivate && !isRouterFetch(request.headers) && isDecodable(target.path)
    const page = isForEverybody ? cachedPageAt(target.path) : undefined
    const address = page && cacheAddress(target.path, target.search, page)
    if (!page || !address) return renderPage(request, response, { target, isPrivate })
    const cache = caches[page.room ?? 'pages']
    const fresh = cache.getFresh(address)
    if (fresh) return sendCachedPage(request, response, { page: fresh, state: 'hit' }, policy)
    return renewPage(request, response, { cache, address, page })
  }

  const renderPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { target, isPrivate }: { target: Target; isPrivate: boolean },
  ): Promise<void> => {
    const render = (): Promise<Document> => {
      if (!isDecodable(target.path)) return substitute(next, target.path, request.headers, 'not-found')
      if (isRouterFetch(request.headers)) return renderRouterData(next, request)
      return renderDocument(next, request.method === 'HEAD' ? asGet(request) : request, dev)
    }
    const document = (await renders.run(render, () => !request.socket.destroyed)) ?? busyDocument
    if (!isRouterFetch(request.headers)) setReturnToCookie(request, response, document)
    return sendDocument(request, response, document, { policy, isPrivate })
  }

  const renewPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { cache, address, page }: { cache: PageCache; address: string; page: CachedPage },
  ): Promise<void> => {
    // A render for the cache is finished even when its client has gone, because others may wait for it too.
    const render = () => renderDocument(next, plainRequest(address, request.headers))
    const answer = await cache.get(address, page, async () => (await renders.run(render)) ?? busyDocument)
    if ('page' in answer) return sendCachedPage(request, response, answer, policy)
    return sendDocument(request, response, answer.document, { policy, isPrivate: false })
  }

  return { sendPage, renders }
}

export const isReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const hasSession = ({ headers }: IncomingMessage): boolean =>
  sessionCookieNames.some((name) => hasCookie(headers, name))

/** Renders a HEAD request as a GET, so that both have the same headers. */
function asGet(request: IncomingMessage): IncomingMessage {
  const get = plainRequest(request.url ?? '/', request.headers)
  get.headers = { ...request.headers }
  return get
}
