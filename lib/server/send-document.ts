import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding, isWorthCompressing, varyByEncoding, type Encoding } from './compression'
import type { Document } from './document'
import type { CacheAnswer, CachedPage } from './page-cache'
import { commonHeaders, getTransportHeaders } from './security-headers'

type CacheState = CacheAnswer['state']

/** Writes a content security policy. `scriptSources` are values of script-src: a nonce, or hashes. */
export type WriteSecurityPolicy = (scriptSources: readonly string[]) => string

/** Browsers may store the page, and revalidate it before each use. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** Only the visitor's own browser may store the page. With `no-store` the Back button would load the page again. */
const REVALIDATE_PRIVATELY = 'private, no-cache'
/** Nothing may store a logged-in visitor's page, a page whose URL holds a key, the response to a post, or a failure. */
export const NO_STORE = 'private, no-store'

/**
 * Sends a cached page. All headers go to `writeHead` together, which takes half as long as setting each of them.
 * @returns a promise only if the page must be compressed
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, state }: { page: CachedPage; state: CacheState },
  writePolicy: WriteSecurityPolicy,
): void | Promise<void> {
  const encoding = isWorthCompressing('text/html', page.body.length)
    ? chooseEncoding(request.headers)
    : undefined
  const send = (body: Buffer): void => {
    const headers = getCachedPageHeaders(page, {
      state,
      encoding,
      length: body.length,
      transportHeaders: getTransportHeaders(request),
      writePolicy,
    })
    if (isNotModified(request, String(headers['etag']))) {
      response.writeHead(304, omitContentHeaders(headers)).end()
      return
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }
  const body = encoding ? page.getEncoded(encoding) : page.body
  if (body instanceof Promise) return body.then(send)
  send(body)
}

/** The values on which the headers of a cached page depend, besides the page. */
interface PageVariant {
  state: CacheState
  encoding: Encoding | undefined
  /** The number of bytes of the body, which page and encoding determine. */
  length: number
  transportHeaders: ReturnType<typeof getTransportHeaders>
  writePolicy: WriteSecurityPolicy
}

const headersByPage = new WeakMap<CachedPage, Map<string, OutgoingHttpHeaders>>()

/** Computes the headers of each variant of a page once, because that takes a tenth of a request's processor time. */
function getCachedPageHeaders(page: CachedPage, variant: PageVariant): OutgoingHttpHeaders {
  const { state, encoding, length, transportHeaders, writePolicy } = variant
  const isHttps = 'strict-transport-security' in transportHeaders
  const key = `${state} ${encoding} ${isHttps}`
  const headersByVariant = headersByPage.get(page) ?? new Map<string, OutgoingHttpHeaders>()
  headersByPage.set(page, headersByVariant)
  const cachedHeaders = headersByVariant.get(key)
  if (cachedHeaders) return cachedHeaders
  const headers = {
    ...commonHeaders,
    ...Object.fromEntries(listRenderedHeaders(page.headers)),
    'cache-control': REVALIDATE,
    'content-security-policy': writePolicy(page.scriptHashes),
    vary: varyByEncoding(page.headers['vary']),
    ...transportHeaders,
    'x-cache': state,
    etag: `"${page.etag}${encoding ? `-${encoding}` : ''}"`,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': length,
  }
  headersByVariant.set(key, headers)
  return headers
}

function omitContentHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const headersWithoutBody = { ...headers }
  for (const name of ['content-type', 'content-encoding', 'content-length']) delete headersWithoutBody[name]
  return headersWithoutBody
}

/**
 * Sends a rendered document.
 * @param options with `isPrivate` nothing may store the document (`no-store`); exceptions are assets that Next marks as
 * public, and failures that are not HTML
 */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  { writePolicy, isPrivate }: { writePolicy: WriteSecurityPolicy; isPrivate: boolean },
): void {
  const { status, headers, body, nonce, isHtml } = document
  for (const [name, value] of listRenderedHeaders(headers)) response.setHeader(name, value)
  if (isHtml) {
    response.setHeader('content-security-policy', writePolicy(nonce ? [`'nonce-${nonce}'`] : []))
    response.setHeader('cache-control', isPrivate || status >= 500 ? NO_STORE : REVALIDATE_PRIVATELY)
  } else {
    const isPublicAsset = /\b(public|immutable)\b/.test(String(headers['cache-control'] ?? ''))
    if (isPrivate && status < 400 && !isPublicAsset) response.setHeader('cache-control', NO_STORE)
  }
  sendBody(request, response, status, body)
}

/** Lists the headers that Next set, but not those about the length of the body, which compression has changed. */
const listRenderedHeaders = (headers: OutgoingHttpHeaders): [string, OutgoingHttpHeader][] =>
  Object.entries(headers).filter((header): header is [string, OutgoingHttpHeader] => {
    const [name, value] = header
    return value !== undefined && name !== 'content-length' && name !== 'transfer-encoding'
  })

function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function sendBody(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
