import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { withRenderNotes } from '../cache/render-notes'
import { TimeBudget } from '../cache/time-budget'
import { agencyTimeoutMs } from '../config/agency-timeout'
import { maxRenders, type Env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { cacheAddress, cachedPageAt } from './cached-pages'
import { errors } from '../errors'
import { sessionCookieNames } from '../session/cookie-name'
import { limitBody } from './body-limit'
import { compressStreamedResponse } from './compression'
import { busyDocument, renderDocument, renderRouterData, substitute, type Document } from './document'
import { answerHealth } from './health'
import { keyPageReferrer } from './key-pages'
import { lastResortPage } from './last-resort-page'
import { PageCache } from './page-cache'
import { plainRequest, type NextHandler } from './render'
import { clientAddress, hasCookie, isRouterFetch, isSecure, stripInternalHeaders } from './request-headers'
import { commonHeaders, contentPolicy, STRICT_TRANSPORT } from './security-headers'
import { refusalByLimits, refusalByPipelining } from './request-limits'
import { setReturnToCookie } from './return-to-cookie'
import { NO_STORE, sendCachedPage, sendDocument } from './send-document'
import { classifyRequestOrigin } from './request-origin'
import { serveCompressedAsset } from './static-assets'
import { isDocumentPath, isDecodable, parseTarget, type Target } from './request-target'
import { WorkLimiter } from './work-limiter'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  /** The path of `.next`. */
  buildFolder: string
  caches?: PageCaches
}

/** Searches and listings have a cache of their own (lib/server/cached-pages.ts). */
export interface PageCaches {
  pages: PageCache
  searches: PageCache
}

const MIB = 1_048_576
const createCaches = (): PageCaches => ({
  pages: new PageCache({ maxBytes: 48 * MIB }),
  searches: new PageCache({ maxBytes: 48 * MIB }),
})

/**
 * Creates the listener for every request of the site. Documents are sent whole, from the page cache
 * where all visitors get the same; everything else streams from Next and is compressed on the way.
 */
export function createListener({ next, settings, dev, buildFolder, caches = createCaches() }: Options) {
  const policy = contentPolicy(settings, { dev })
  const renders = new WorkLimiter({
    maxRunning: maxRenders(settings),
    maxWaiting: settings.MAX_WAITING_RENDERS,
  })
  const staticFolder = path.join(buildFolder, 'static')

  const readDetail = () => ({
    renders: renders.load,
    caches: {
      pages: { ...caches.pages.counts, ...caches.pages.size },
      searches: { ...caches.searches.counts, ...caches.searches.size },
    },
  })

  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = parseTarget(request.url ?? '/')
    request.url = target.path + target.search
    stripInternalHeaders(request.headers)
    warnOfUntrustedProxy(request)
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request.headers, request.socket.remoteAddress, {
      trustsProxy: settings.TRUST_PROXY === '1',
    })
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (isSecure(request.headers, { isEncrypted: 'encrypted' in request.socket }))
      response.setHeader('strict-transport-security', STRICT_TRANSPORT)
    if (!isReadMethod(request)) response.setHeader('cache-control', NO_STORE)
    const refusal = refusalByLimits(request, target) ?? refusalByPipelining(request, response)
    if (refusal)
      return void response
        .writeHead(refusal.status, { 'content-type': 'text/plain', connection: 'close' })
        .end(refusal.message)
    if (target.path === '/healthz') return answerHealth(settings, request, response, readDetail)
    if (!METHODS.includes(request.method ?? ''))
      return void response.writeHead(405, { allow: METHODS.join(', ') }).end()
    if (!limitBody(request, response)) return
    if (isDocumentPath(target.path) && !isReadMethod(request) && !isFromOwnPage(request)) {
      return void response
        .writeHead(errors.cross_site.status, { 'content-type': 'text/plain', connection: 'close' })
        .end(errors.cross_site.message)
    }
    if (!isDocumentPath(target.path)) return forwardToNext(request, response, target)
    return sendRenderedDocument(request, response, target)
  }

  /** Forms are accepted from this site's pages only; every browser sends Origin with a post (Firefox since 70). */
  const isFromOwnPage = ({ method = '', headers }: IncomingMessage): boolean => {
    const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
    const host = settings.SITE_URL ? new URL(settings.SITE_URL).host : (headers.host ?? null)
    return (
      classifyRequestOrigin({ method, site: header('sec-fetch-site'), origin: header('origin') }, host) ===
      'own'
    )
  }

  let hasWarned = settings.TRUST_PROXY !== undefined
  const warnOfUntrustedProxy = ({ headers }: IncomingMessage): void => {
    if (hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    console.warn(
      'A proxy names its visitors (X-Forwarded-For), and TRUST_PROXY is not set: they all count as one. Set TRUST_PROXY=1 when the proxy is yours, else 0.',
    )
  }

  const forwardToNext = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path: requestPath }: Target,
  ) => {
    if (!isDecodable(requestPath))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (!dev && serveCompressedAsset(staticFolder, requestPath, request, response)) return
    compressStreamedResponse(request, response)
    await withRenderNotes(() => next(request, response), new TimeBudget(agencyTimeoutMs(settings)))
  }

  const sendRenderedDocument = async (request: IncomingMessage, response: ServerResponse, target: Target) => {
    const hasSession = sessionCookieNames.some((name) => hasCookie(request.headers, name))
    const referrer = keyPageReferrer(target.path)
    if (referrer) response.setHeader('referrer-policy', referrer)
    const isPrivate = hasSession || referrer !== undefined || !isReadMethod(request)
    const send = (document: Document) => sendDocument(request, response, document, { policy, isPrivate })
    const renderInTurn = async (render: () => Promise<Document>): Promise<Document> =>
      (await renders.run(render, () => !request.socket.destroyed)) ?? busyDocument

    if (!isDecodable(target.path))
      return send(await renderInTurn(() => substitute(next, target.path, request.headers, 'not-found')))
    if (isRouterFetch(request.headers)) return send(await renderInTurn(() => renderRouterData(next, request)))
    if (!dev && !isPrivate && (await sendFromCache(request, response, target))) return
    const document = await renderInTurn(() =>
      renderDocument(next, request.method === 'HEAD' ? asGet(request) : request, dev),
    )
    setReturnToCookie(request, response, document)
    return send(document)
  }

  /** @returns false for a page that is not cached */
  const sendFromCache = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path: pagePath, search }: Target,
  ): Promise<boolean> => {
    const page = cachedPageAt(pagePath)
    const address = page && cacheAddress(pagePath, search, page)
    if (!page || !address) return false
    const answer = await caches[page.room ?? 'pages'].get(
      address,
      page,
      async () =>
        (await renders.run(() => renderDocument(next, plainRequest(address, request.headers)))) ??
        busyDocument,
    )
    if ('page' in answer) await sendCachedPage(request, response, answer.page, answer.state, policy)
    else await sendDocument(request, response, answer.document, { policy, isPrivate: false })
    return true
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    handleRequest(request, response).catch((error: unknown) => {
      console.error('A request failed:', error)
      if (response.headersSent) return void response.destroy()
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(lastResortPage)
    })
  }
}

const isReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Renders a HEAD request as a GET, so that both have the same headers. */
function asGet(request: IncomingMessage): IncomingMessage {
  const get = plainRequest(request.url ?? '/', request.headers)
  get.headers = { ...request.headers }
  return get
}
