import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pageStatus } from '../config/page-status'
import { lastResortPage } from './last-resort-page'
import { delayScripts } from './late-scripts'
import { plainRequest, render, type NextHandler, type Rendered, type Substitute } from './render'
import { readTarget } from './target'
import { withTitle } from './with-title'

/** An answer that is fit to be sent. */
export interface Document extends Omit<Rendered, 'notes'> {
  isHtml: boolean
  /** True when it says the same to every visitor, and nothing was missing when it was made. */
  isKeepable: boolean
}

/** Next's shell for a page that threw: empty until JavaScript has run. */
const ERROR_SHELL = '__next_error__'

const isHtmlType = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type'] ?? '').startsWith('text/html')
const finished = ({ headers, body, nonce }: Omit<Rendered, 'notes' | 'status'>) =>
  isHtmlType(headers) ? withTitle(delayScripts(body, nonce)) : body
const isErrorShell = ({ headers, body }: Rendered) =>
  isHtmlType(headers) && body.subarray(0, 200).includes(ERROR_SHELL)

/**
 * Renders a document, and where Next leaves the visitor with nothing to read puts a page in its
 * place, under the address that was asked for:
 * a missing page is 404 (also for those without JavaScript), an outage is 503 with Retry-After,
 * any other failure is 500, which development leaves to Next, as its page shows the stack.
 */
export async function renderDocument(
  next: NextHandler,
  request: IncomingMessage,
  dev = false,
): Promise<Document> {
  const { url = '/', headers } = request
  let rendered: Rendered
  try {
    rendered = await render(next, request)
  } catch (error) {
    console.error('A page could not be rendered:', error)
    return substitute(next, url, headers, 'error')
  }
  const { status, notes } = rendered
  if (status === 404 && isErrorShell(rendered)) return substitute(next, url, headers, 'not-found')
  // A redirect brings the shell as its body too: its status and Location say all.
  const hasFailed = status >= 500 || (status < 300 && isErrorShell(rendered))
  if (hasFailed && notes.outage) return substitute(next, url, headers, 'outage')
  if (hasFailed && !dev) return substitute(next, url, headers, 'error')
  const own = status === 200 && isHtmlType(rendered.headers) ? pageStatus(readTarget(url).path) : undefined
  return toDocument(
    { ...rendered, status: own ?? status, body: dev ? rendered.body : finished(rendered) },
    status === 200 && !own && !notes.outage && !notes.failed && !rendered.headers['set-cookie'],
  )
}

const STATUS: Record<Substitute, number> = { 'not-found': 404, outage: 503, error: 500 }

/** One of the three pages under an address that has none of its own to show. */
export async function substitute(
  next: NextHandler,
  url: string,
  headers: IncomingHttpHeaders,
  page: Substitute,
): Promise<Document> {
  const status = STATUS[page]
  const rendered = await render(next, plainRequest(url, headers), page).catch(() => undefined)
  const isUsable =
    rendered &&
    rendered.body.length > 0 &&
    isHtmlType(rendered.headers) &&
    !isErrorShell(rendered) &&
    [200, status].includes(rendered.status)
  const base = isUsable
    ? rendered
    : {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(lastResortPage),
        nonce: '',
      }
  return toDocument(
    {
      ...base,
      body: finished(base),
      status,
      headers: { ...base.headers, ...(page === 'outage' ? { 'retry-after': '5' } : {}) },
    },
    false,
  )
}

function toDocument(
  { status, headers, body, nonce }: Omit<Rendered, 'notes'>,
  isKeepable: boolean,
): Document {
  return { status, headers, body, nonce, isHtml: isHtmlType(headers), isKeepable }
}
