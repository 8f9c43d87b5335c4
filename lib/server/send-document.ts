import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, compress, isWorthCompressing, varyByEncoding } from './compression'
import type { Document } from './document'
import type { CachedPage } from './page-cache'

/** Writes a content security policy. `scriptSources` are values of script-src: a nonce, or hashes. */
export type WriteSecurityPolicy = (scriptSources: readonly string[]) => string

/** Browsers may store the page, and revalidate it before each use. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** Only the visitor's own browser may store the page. Unlike `no-store`, the Back button shows the page at once. */
const REVALIDATE_PRIVATELY = 'private, no-cache'
/** Nothing may store a logged-in visitor's page, a page whose URL holds a key, the response to a post, or a failure. */
export const NO_STORE = 'private, no-store'

/**
 * Sends a cached page, with status 304 when the browser has the same copy.
 * @returns a promise only where the page must be compressed first
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, state }: { page: CachedPage; state: 'hit' | 'stale' | 'miss' },
  writePolicy: WriteSecurityPolicy,
): void | Promise<void> {
  const encoding = isWorthCompressing('text/html', page.body.length)
    ? chooseEncoding(request.headers)
    : undefined
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  copyHeaders(fixedHeaders(page, writePolicy), response)
  response.setHeader('x-cache', state)
  response.setHeader('etag', etag)
  if (isNotModified(request, etag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  const body = encoding ? page.getEncoded(encoding) : page.body
  if (body instanceof Promise) return body.then((bytes) => finish(request, response, 200, bytes))
  finish(request, response, 200, body)
}

const fixedHeadersByPage = new WeakMap<CachedPage, Document['headers']>()

/** The headers that a cached page has for every request. They are computed once, as a server has one `writePolicy`. */
function fixedHeaders(page: CachedPage, writePolicy: WriteSecurityPolicy): Document['headers'] {
  const known = fixedHeadersByPage.get(page)
  if (known) return known
  const headers = {
    ...page.headers,
    'cache-control': REVALIDATE,
    'content-security-policy': writePolicy(page.scriptHashes),
    vary: varyByEncoding(page.headers['vary']),
  }
  fixedHeadersByPage.set(page, headers)
  return headers
}

/**
 * Sends a document that was rendered for this request.
 * @param options `isPrivate` sends `no-store`, except with assets that Next marks as public and failures without HTML
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  { writePolicy, isPrivate }: { writePolicy: WriteSecurityPolicy; isPrivate: boolean },
): Promise<void> {
  const { status, headers, nonce, isHtml } = document
  let { body } = document
  copyHeaders(headers, response)
  if (isHtml) {
    response.setHeader('content-security-policy', writePolicy(nonce ? [`'nonce-${nonce}'`] : []))
    response.setHeader('cache-control', isPrivate || status >= 500 ? NO_STORE : REVALIDATE_PRIVATELY)
  } else {
    const isPublicAsset = /\b(public|immutable)\b/.test(String(headers['cache-control'] ?? ''))
    if (isPrivate && status < 400 && !isPublicAsset) response.setHeader('cache-control', NO_STORE)
  }
  if (!headers['content-encoding'] && isWorthCompressing(headers['content-type'], body.length)) {
    response.setHeader('vary', varyByEncoding(headers['vary']))
    const encoding = chooseEncoding(request.headers)
    if (encoding) {
      response.setHeader('content-encoding', encoding)
      body = await compress(body, encoding)
    }
  }
  finish(request, response, status, body)
}

function copyHeaders(headers: Document['headers'], response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'content-length' && name !== 'transfer-encoding')
      response.setHeader(name, value)
  }
}

function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function finish(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
