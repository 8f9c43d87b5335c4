import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { apiKey, type Env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { isSameKey } from '../config/same-key'
import { SOCKET_PATH } from '../config/socket-path'
import { errors } from '../errors'
import type { Application } from './application'
import { acceptBody, getBodyLimit } from './body-limit'
import { answerHealth, type FrontDetail } from './health'
import { lastResortPage } from './last-resort-page'
import { getClientAddress, setHost, stripInternalHeaders } from './request-headers'
import { findLimitRefusal, findPipeliningRefusal } from './request-limits'
import { classifyRequestOrigin } from './request-origin'
import { isDecodable, isDocumentPath, parseTarget, type Target } from './request-target'
import { commonHeaders, createSecurityPolicyWriter, getTransportHeaders } from './security-headers'
import { NO_STORE } from './send-document'
import { createPageCaches, createPageSender, isReadMethod, type PageCaches } from './send-page'
import { serveCompressedAsset } from './static-assets'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Options {
  application: Application
  settings: Env
  dev: boolean
  /** The path of `.next`. */
  buildFolder: string
  caches?: PageCaches
}

/**
 * Creates the listener for all requests. Pages are sent in one piece; all other responses stream from the application.
 */
export function createListener({
  application,
  settings,
  dev,
  buildFolder,
  caches = createPageCaches(),
}: Options) {
  const writePolicy = createSecurityPolicyWriter(settings, { dev })
  const { findFreshPage, sendFreshPage, sendPage, renders } = createPageSender({
    application,
    settings,
    dev,
    caches,
    writePolicy,
  })
  const warnOfUntrustedProxy = createProxyWarning(settings)
  const staticFolder = path.join(buildFolder, 'static')
  const siteHost = settings.SITE_URL ? new URL(settings.SITE_URL).host : undefined

  const handleRequest = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const target = parseTarget(request.url ?? '/')
    // Next must route by the same path as the checks below: a client may send dot segments or an absolute URL.
    request.url = target.path + target.search
    stripInternalHeaders(request.headers)
    if (siteHost !== undefined) setHost(request.headers, siteHost)
    warnOfUntrustedProxy(request)
    request.headers[CLIENT_ADDRESS_HEADER] = getClientAddress(request.headers, request.socket.remoteAddress, {
      trustsProxy: settings.TRUST_PROXY === '1',
    })
    const limitRefusal = findLimitRefusal(request, target) ?? findPipeliningRefusal(request, response)
    // Requests for sockets keep the limits too. Node hides all headers after the thousandth, even the length of a body,
    // which the application would then take for further requests.
    if (!limitRefusal && target.path.startsWith(`${SOCKET_PATH}/`))
      return application.answer(request, response)
    const refusal = limitRefusal ?? findOriginRefusal(request, target)
    const freshPage = refusal ? undefined : findFreshPage(request, target)
    if (freshPage) return sendFreshPage(request, response, freshPage)
    setCommonHeaders(request, response)
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { allow: METHODS.join(', ') }).end()
      return
    }
    if (refusal) return refuse(response, refusal)
    if (target.path === '/healthz') {
      const isOperator = isSameKey(String(request.headers['apikey'] ?? ''), apiKey(settings))
      return answerHealth(
        response,
        application,
        isOperator ? readFrontDetail(caches, renders.counts) : undefined,
      )
    }
    if (!acceptBody(request, response, getBodyLimit(target.path))) return
    if (isDocumentPath(target.path)) return sendPage(request, response, target)
    if (!isDecodable(target.path)) return refuse(response, { status: 404, message: 'Not found' })
    // In development Next builds the assets when they are requested, so there are no compressed copies.
    if (!dev && serveCompressedAsset(staticFolder, target.path, request, response)) return
    return application.answer(request, response)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const sendFailure = (error: unknown) => {
      console.error('A request failed:', error)
      if (response.headersSent) {
        response.destroy()
        return
      }
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(lastResortPage)
    }
    try {
      handleRequest(request, response)?.catch(sendFailure)
    } catch (error) {
      sendFailure(error)
    }
  }
}

function setCommonHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries({ ...commonHeaders, ...getTransportHeaders(request) }))
    response.setHeader(name, value)
  if (!isReadMethod(request)) response.setHeader('cache-control', NO_STORE)
}

/** Sends a refusal, and closes the connection, because the client may still be sending a body. */
function refuse(response: ServerResponse, { status, message }: { status: number; message: string }): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(message)
}

/** Returns a refusal for a form from another site's page. Every browser sends Origin with a post (Firefox since 70). */
function findOriginRefusal(request: IncomingMessage, target: Target) {
  if (!isDocumentPath(target.path) || isReadMethod(request)) return undefined
  const { method = '', headers } = request
  const getHeader = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
  const requestOrigin = classifyRequestOrigin(
    { method, site: getHeader('sec-fetch-site'), origin: getHeader('origin') },
    headers.host ?? null,
  )
  return requestOrigin === 'this-site' ? undefined : errors.cross_site
}

const readFrontDetail = (caches: PageCaches, renders: FrontDetail['renders']): FrontDetail => ({
  renders,
  caches: {
    pages: { ...caches.pages.counts, ...caches.pages.size },
    searches: { ...caches.searches.counts, ...caches.searches.size },
  },
})

/** Warns once when a proxy reports visitors' addresses and the setting does not say whether to trust the proxy. */
function createProxyWarning(settings: Env): (request: IncomingMessage) => void {
  let hasWarned = settings.TRUST_PROXY !== undefined
  return ({ headers }) => {
    if (hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    console.warn(
      'Requests carry X-Forwarded-For, but TRUST_PROXY is not set, so all visitors share one address. ' +
        'Set TRUST_PROXY=1 if the proxy is yours, else 0.',
    )
  }
}
