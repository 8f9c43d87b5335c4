import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Env } from '../config/env'
import { CLIENT_ADDRESS } from '../config/internal-headers'
import { cachedPageAt, type CachedPage } from '../config/page-cache'
import { errors } from '../errors'
import { sessionCookieNames } from '../session/cookie-name'
import { limitBody } from './body-limit'
import { compressStreamedResponse } from './compression'
import { renderDocument, substitute } from './document'
import { answerHealth } from './health'
import { keyPageReferrer } from './key-pages'
import { lastResortPage } from './last-resort-page'
import { PageCache } from './page-cache'
import { plainRequest, type NextHandler } from './render'
import { clientAddress, hasCookie, isRouterFetch, isSecure, stripInternalHeaders } from './request-headers'
import { commonHeaders, contentPolicy, STRICT_TRANSPORT } from './security-headers'
import { setReturnToCookie } from './return-to-cookie'
import { NEVER, sendDocument, sendKept } from './send-document'
import { requestOriginOf } from './request-origin'
import { serveCompressedAsset } from './static-assets'
import { isDocumentPath, isReadable, readTarget, type Target } from './target'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  /** Where `.next` is. */
  buildFolder: string
  cache?: PageCache
}

/**
 * Answers every request of the site: documents whole, from the page cache where every visitor gets
 * the same, and everything else as Next streams it, compressed on its way.
 */
export function createListener({ next, settings, dev, buildFolder, cache = new PageCache() }: Options) {
  const policy = contentPolicy(settings, dev)
  const staticFolder = path.join(buildFolder, 'static')

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = readTarget(request.url ?? '/')
    request.url = target.path + target.search
    stripInternalHeaders(request.headers)
    warnOfProxy(request)
    request.headers[CLIENT_ADDRESS] = clientAddress(
      request.headers,
      request.socket.remoteAddress,
      settings.TRUST_PROXY === '1',
    )
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (isSecure(request.headers, 'encrypted' in request.socket))
      response.setHeader('strict-transport-security', STRICT_TRANSPORT)
    if (!isRead(request)) response.setHeader('cache-control', NEVER)
    if (target.path === '/healthz') return answerHealth(settings, response)
    if (!METHODS.includes(request.method ?? ''))
      return void response.writeHead(405, { allow: METHODS.join(', ') }).end()
    if (!limitBody(request, response)) return
    if (isDocumentPath(target.path) && !isRead(request) && !isFromOwnPage(request)) {
      return void response
        .writeHead(errors.cross_site.status, { 'content-type': 'text/plain', connection: 'close' })
        .end(errors.cross_site.message)
    }
    if (isRouterFetch(request.headers) || !isDocumentPath(target.path))
      return passOn(request, response, target)
    return answerDocument(request, response, target)
  }

  /** A posted form is taken from our own pages alone; every browser that posts says where it is (Firefox since 70). */
  const isFromOwnPage = ({ method = '', headers }: IncomingMessage): boolean => {
    const said = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
    const host = settings.SITE_URL ? new URL(settings.SITE_URL).host : (headers.host ?? null)
    return requestOriginOf({ method, site: said('sec-fetch-site'), origin: said('origin') }, host) === 'own'
  }

  let hasWarned = settings.TRUST_PROXY !== undefined
  const warnOfProxy = ({ headers }: IncomingMessage): void => {
    if (hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    console.warn(
      'A proxy names its visitors (X-Forwarded-For), and TRUST_PROXY is not set: they all count as one. Set TRUST_PROXY=1 when the proxy is yours, else 0.',
    )
  }

  const passOn = async (request: IncomingMessage, response: ServerResponse, { path: asked }: Target) => {
    if (!isReadable(asked))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (!dev && serveCompressedAsset(staticFolder, asked, request, response)) return
    compressStreamedResponse(request, response)
    await next(request, response)
  }

  const answerDocument = async (request: IncomingMessage, response: ServerResponse, target: Target) => {
    const hasSession = sessionCookieNames.some((name) => hasCookie(request.headers, name))
    const referrer = keyPageReferrer(target.path)
    if (referrer) response.setHeader('referrer-policy', referrer)
    const isForOne = hasSession || referrer !== undefined || !isRead(request)
    const row = dev || isForOne ? undefined : cachedPageAt(target.path)
    if (!isReadable(target.path)) {
      return sendDocument(
        request,
        response,
        await substitute(next, target.path, request.headers, 'not-found'),
        policy,
        isForOne,
      )
    }
    if (row) return answerFromCache(request, response, target, row)
    const document = await renderDocument(next, request.method === 'HEAD' ? asGet(request) : request, dev)
    setReturnToCookie(request, response, document)
    return sendDocument(request, response, document, policy, isForOne)
  }

  const answerFromCache = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    row: CachedPage,
  ) => {
    const key = target.path + knownQuery(target.search, row.query)
    const answer = await cache.get(key, row, () => renderDocument(next, plainRequest(key, request.headers)))
    if ('page' in answer) return sendKept(request, response, answer.page, answer.state, policy)
    return sendDocument(request, response, answer.document, policy, false)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error('A request failed:', error)
      if (response.headersSent) return void response.destroy()
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(lastResortPage)
    })
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The parameters that a page reads, in one order; the same page has one address in the cache. */
function knownQuery(search: string, names: readonly string[] = []): string {
  const given = new URLSearchParams(search)
  const known = new URLSearchParams(
    names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
  )
  return known.size ? `?${known}` : ''
}

/** HEAD is answered as GET without the body, so that both have the same headers. */
function asGet(request: IncomingMessage): IncomingMessage {
  const get = plainRequest(request.url ?? '/', request.headers)
  get.headers = { ...request.headers }
  return get
}
