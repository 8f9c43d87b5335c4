import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxRenders, type Env } from '../config/env'
import { sessionCookieNames } from '../session/cookie-name'
import { isSecureSite } from '../session/secure-site'
import { getCacheAddress, findCacheRule, type CacheRule } from './cached-pages'
import type { Application } from './application'
import { busyDocument, type Document } from './document'
import { encodeDocument } from './encode-document'
import { getKeyPageReferrerPolicy } from './key-pages'
import { PageCache, type CachedPage } from './page-cache'
import { createAnonymousRequest, toGetRequest } from './page-request'
import { hasCookie, isRouterFetch } from './request-headers'
import { isDecodable, type Target } from './request-target'
import { setReturnToCookie } from './return-to-cookie'
import { sendCachedPage, sendDocument, type WriteSecurityPolicy } from './send-document'
import { WorkLimiter } from '../cache/work-limiter'

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
  application: Application
  settings: Env
  dev: boolean
  caches: PageCaches
  writePolicy: (scriptSources: readonly string[], path: string) => string
}

interface CachedAddress {
  cache: PageCache
  address: string
  rule: CacheRule
}

/** The path whose content security policy all cached pages share. Pages with further sources are not cached. */
const CACHED_PATH = '/'

/** Creates the functions that answer requests for pages, from the page cache or by a render. */
export function createPageSender({ application, settings, dev, caches, writePolicy }: Options) {
  const renders = new WorkLimiter({
    maxRunning: maxRenders(settings),
    maxWaiting: settings.MAX_WAITING_RENDERS,
  })

  const writeCachedPolicy: WriteSecurityPolicy = (scripts) => writePolicy(scripts, CACHED_PATH)

  /** Returns where a page is cached; undefined for a page that is rendered only for its visitor. */
  const findCachedAddress = (
    request: IncomingMessage,
    { path, search }: Target,
  ): CachedAddress | undefined => {
    const isForEverybody =
      !dev &&
      isReadMethod(request) &&
      !hasBody(request) &&
      !isRouterFetch(request.headers) &&
      isDecodable(path)
    const rule = isForEverybody ? findCacheRule(path) : undefined
    if (!rule || (rule.isForGuests && hasSession(request))) return undefined
    const address = getCacheAddress(path, search, rule)
    return address ? { cache: caches[rule.cache ?? 'pages'], address, rule } : undefined
  }

  /** Returns the cached page for a request; undefined if there is none, or if it must be renewed. */
  const findFreshPage = (request: IncomingMessage, target: Target): CachedPage | undefined => {
    const cached = findCachedAddress(request, target)
    return cached?.cache.getFresh(cached.address)
  }

  const sendFreshPage = (
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
  ): void | Promise<void> => sendCachedPage(request, response, { page, state: 'hit' }, writeCachedPolicy)

  /** Sends a page that the cache does not have, or that must be renewed. */
  const sendPage = (request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> => {
    const referrerPolicy = getKeyPageReferrerPolicy(target.path)
    if (referrerPolicy) response.setHeader('referrer-policy', referrerPolicy)
    const cached = findCachedAddress(request, target)
    if (cached) return renewPage(request, response, cached)
    const isPrivate = hasSession(request) || referrerPolicy !== undefined || !isReadMethod(request)
    return renderPage(request, response, { target, isPrivate })
  }

  const renderPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { target, isPrivate }: { target: Target; isPrivate: boolean },
  ): Promise<void> => {
    const render = (): Promise<Document> =>
      application.renderPage(request.method === 'HEAD' ? toGetRequest(request) : request)
    const document = (await renders.run(render, () => !request.socket.destroyed)) ?? busyDocument
    if (response.headersSent) return // the body exceeded its limit while it arrived
    if (!isRouterFetch(request.headers))
      setReturnToCookie(request, response, document, {
        isSecureSite: isSecureSite(settings, String(request.headers['x-forwarded-proto'] ?? '')),
      })
    return sendDocument(request, response, document, {
      writePolicy: (scripts) => writePolicy(scripts, target.path),
      isPrivate,
    })
  }

  const renewPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { cache, address, rule }: CachedAddress,
  ): Promise<void> => {
    const render = () => application.renderPage(createAnonymousRequest(address, request.headers))
    // The render is finished even when this client has gone, because other clients may wait for the page too.
    const renderInTurn = async () => (await renders.run(render)) ?? busyDocument
    const answer = await cache.getOrRender(address, rule, renderInTurn)
    if ('page' in answer) return sendCachedPage(request, response, answer, writeCachedPolicy)
    return sendDocument(request, response, await encodeDocument(request.headers, answer.document), {
      writePolicy: writeCachedPolicy,
      isPrivate: false,
    })
  }

  return { findFreshPage, sendFreshPage, sendPage, renders }
}

export const isReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const hasSession = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && sessionCookieNames.some((name) => hasCookie(headers, name))

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
