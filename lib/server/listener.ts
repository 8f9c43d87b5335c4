import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { withRenderNotes } from '../cache/render-notes'
import { TimeBudget } from '../cache/time-budget'
import { agencyTimeoutMs } from '../config/agency-timeout'
import type { Env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { errors } from '../errors'
import { limitBody } from './body-limit'
import { compressStreamedResponse } from './compression'
import { answerHealth, type ProcessDetail } from './health'
import { lastResortPage } from './last-resort-page'
import type { NextHandler } from './render'
import { clientAddress, isSecure, stripInternalHeaders } from './request-headers'
import { refusalByLimits, refusalByPipelining } from './request-limits'
import { classifyRequestOrigin } from './request-origin'
import { isDecodable, isDocumentPath, parseTarget, type Target } from './request-target'
import { commonHeaders, createPolicyWriter, STRICT_TRANSPORT } from './security-headers'
import { NO_STORE } from './send-document'
import { createPageCaches, createPageSender, isReadMethod, type PageCaches } from './send-page'
import { serveCompressedAsset } from './static-assets'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  /** The path of `.next`. */
  buildFolder: string
  caches?: PageCaches
}

/**
 * Creates the listener for every request of the site. Pages are sent whole, from the page cache where all
 * visitors get the same; everything else streams from Next and is compressed on the way.
 */
export function createListener({ next, settings, dev, buildFolder, caches = createPageCaches() }: Options) {
  const policy = createPolicyWriter(settings, { dev })
  const { sendPage, renders } = createPageSender({ next, settings, dev, caches, policy })
  const warnOfUntrustedProxy = createProxyWarning(settings)
  const staticFolder = path.join(buildFolder, 'static')

  const handleRequest = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const target = parseTarget(request.url ?? '/')
    request.url = target.path + target.search
    stripInternalHeaders(request.headers)
    warnOfUntrustedProxy(request)
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request.headers, request.socket.remoteAddress, {
      trustsProxy: settings.TRUST_PROXY === '1',
    })
    setCommonHeaders(request, response)
    if (!METHODS.includes(request.method ?? ''))
      return void response.writeHead(405, { allow: METHODS.join(', ') }).end()
    const refusal =
      refusalByLimits(request, target) ??
      refusalByPipelining(request, response) ??
      refusalByOrigin(request, target, settings)
    if (refusal) return refuse(response, refusal)
    if (target.path === '/healthz')
      return answerHealth(settings, request, response, () => readDetail(caches, renders.load))
    if (!limitBody(request, response)) return
    if (isDocumentPath(target.path)) return sendPage(request, response, target)
    return forwardToNext(request, response, target)
  }

  const forwardToNext = async (request: IncomingMessage, response: ServerResponse, target: Target) => {
    if (!isDecodable(target.path)) return refuse(response, { status: 404, message: 'Not found' })
    if (!dev && serveCompressedAsset(staticFolder, target.path, request, response)) return
    compressStreamedResponse(request, response)
    await withRenderNotes(() => next(request, response), new TimeBudget(agencyTimeoutMs(settings)))
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const sendFailure = (error: unknown) => {
      console.error('A request failed:', error)
      if (response.headersSent) return void response.destroy()
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
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
  if (isSecure(request.headers, { isEncrypted: 'encrypted' in request.socket }))
    response.setHeader('strict-transport-security', STRICT_TRANSPORT)
  if (!isReadMethod(request)) response.setHeader('cache-control', NO_STORE)
}

/** Closes the connection, because a body may still be on its way. */
function refuse(response: ServerResponse, { status, message }: { status: number; message: string }): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(message)
}

/** Forms are accepted from this site's pages only; every browser sends Origin with a post (Firefox since 70). */
function refusalByOrigin(request: IncomingMessage, target: Target, settings: Env) {
  if (!isDocumentPath(target.path) || isReadMethod(request)) return undefined
  const { method = '', headers } = request
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
  const host = settings.SITE_URL ? new URL(settings.SITE_URL).host : (headers.host ?? null)
  const origin = { method, site: header('sec-fetch-site'), origin: header('origin') }
  return classifyRequestOrigin(origin, host) === 'own' ? undefined : errors.cross_site
}

const readDetail = (caches: PageCaches, renders: ProcessDetail['renders']): ProcessDetail => ({
  renders,
  caches: {
    pages: { ...caches.pages.counts, ...caches.pages.size },
    searches: { ...caches.searches.counts, ...caches.searches.size },
  },
})

/** Warns once of visitors' addresses that are not believed. */
function createProxyWarning(settings: Env): (request: IncomingMessage) => void {
  let hasWarned = settings.TRUST_PROXY !== undefined
  return ({ headers }) => {
    if (hasWarned || !headers['x-forwarded-for']) return
    hasWarned = true
    console.warn(
      'A proxy names its visitors (X-Forwarded-For), and TRUST_PROXY is not set: they all count as one. Set TRUST_PROXY=1 when the proxy is yours, else 0.',
    )
  }
}
