import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxRenders, type Env } from '../config/env'
import { sessionCookieNames } from '../session/cookie-name'
import { cacheAddress, cachedPageAt } from './cached-pages'
import { busyDocument, renderDocument, renderRouterData, substitute, type Document } from './document'
import { keyPageReferrer } from './key-pages'
import { PageCache } from './page-cache'
import { plainRequest, type NextHandler } from './render'
import { hasCookie, isRouterFetch } from './request-headers'
import { isDecodable, type Target } from './request-target'
import { setReturnToCookie } from './return-to-cookie'
import { sendCachedPage, sendDocument, type Policy } from './send-document'
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
  policy: Policy
}

/** Creates the function that answers a request for a page, from the page cache or by a render. */
export function createPageSender({ next, settings, dev, caches, policy }: Options) {
  const renders = new WorkLimiter({
    maxRunning: maxRenders(settings),
    maxWaiting: settings.MAX_WAITING_RENDERS,
  })

  const sendPage = async (request: IncomingMessage, response: ServerResponse, target: Target) => {
    const referrer = keyPageReferrer(target.path)
    if (referrer) response.setHeader('referrer-policy', referrer)
    const isPrivate = hasSession(request) || referrer !== undefined || !isReadMethod(request)
    const send = (document: Document) => sendDocument(request, response, document, { policy, isPrivate })
    const renderInTurn = async (render: () => Promise<Document>): Promise<Document> =>
      (await renders.run(render, () => !request.socket.destroyed)) ?? busyDocument

    if (!isDecodable(target.path))
      return send(await renderInTurn(() => substitute(next, target.path, request.headers, 'not-found')))
    if (isRouterFetch(request.headers)) return send(await renderInTurn(() => renderRouterData(next, request)))
    if (!dev && !isPrivate && (await sendFromCache(request, response, target))) return
    const toRender = request.method === 'HEAD' ? asGet(request) : request
    const document = await renderInTurn(() => renderDocument(next, toRender, dev))
    setReturnToCookie(request, response, document)
    return send(document)
  }

  /** @returns false for a page that is not cached */
  const sendFromCache = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: Target,
  ): Promise<boolean> => {
    const page = cachedPageAt(path)
    const address = page && cacheAddress(path, search, page)
    if (!page || !address) return false
    // A render for the cache is finished even when its client has gone: others may wait for it too.
    const render = () => renderDocument(next, plainRequest(address, request.headers))
    const answer = await caches[page.room ?? 'pages'].get(
      address,
      page,
      async () => (await renders.run(render)) ?? busyDocument,
    )
    if ('page' in answer) await sendCachedPage(request, response, answer.page, answer.state, policy)
    else await sendDocument(request, response, answer.document, { policy, isPrivate: false })
    return true
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
