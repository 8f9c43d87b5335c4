import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, compress, isWorthCompressing, varyByEncoding } from './compression'
import type { Document } from './document'
import type { KeptPage } from './page-cache'

/** Makes the policy header's value from the sources that a document's own scripts need. */
export type Policy = (scripts: readonly string[]) => string

/** Browsers may keep it, and ask each time whether it still holds. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** As above, for one visitor; unlike `no-store` it lets the Back button show the page at once. */
const PRIVATE = 'private, no-cache'
/** For what is one person's, holds a key, or answers what somebody sent. */
export const NEVER = 'private, no-store'

/** Sends a kept page: 304 when the browser has it, else compressed as it likes. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  state: string,
  policy: Policy,
): Promise<void> {
  const encoding = isWorthCompressing('text/html', page.body.length)
    ? acceptedEncoding(request.headers)
    : undefined
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  copyHeaders(page.headers, response)
  response.setHeader('cache-control', REVALIDATE)
  response.setHeader('content-security-policy', policy(page.scripts))
  response.setHeader('vary', varyByEncoding(page.headers['vary']))
  response.setHeader('x-cache', state)
  response.setHeader('etag', etag)
  if (isKnown(request, etag)) {
    response.removeHeader('content-type')
    return void response.writeHead(304).end()
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  finish(request, response, 200, encoding ? await page.encoded(encoding) : page.body)
}

/**
 * Sends a document made for this request alone.
 * @param isForOne nobody may keep it, not even this browser
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  policy: Policy,
  isForOne: boolean,
): Promise<void> {
  const { status, headers, nonce, isHtml } = document
  let { body } = document
  copyHeaders(headers, response)
  if (isHtml) {
    response.setHeader('content-security-policy', policy(nonce ? [`'nonce-${nonce}'`] : []))
    response.setHeader('cache-control', isForOne || status >= 500 ? NEVER : PRIVATE)
  } else if (
    isForOne &&
    status < 400 &&
    !/\b(public|immutable)\b/.test(String(headers['cache-control'] ?? ''))
  ) {
    response.setHeader('cache-control', NEVER)
  }
  if (!headers['content-encoding'] && isWorthCompressing(headers['content-type'], body.length)) {
    response.setHeader('vary', varyByEncoding(headers['vary']))
    const encoding = acceptedEncoding(request.headers)
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

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function finish(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
