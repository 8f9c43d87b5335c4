import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { getPageStatus } from '../config/page-status'
import { delayScripts } from './delay-scripts'
import { invalidRequestDocument, type Document } from './document'
import { lastResortPage } from './last-resort-page'
import { createAnonymousRequest } from './page-request'
import { render, type NextHandler, type Rendered, type Substitute } from './render'
import { parseTarget } from './request-target'
import { ensureTitle } from './ensure-title'

/** The id of the shell that Next sends for a page that threw. The shell is empty until JavaScript has run. */
const ERROR_SHELL_ID = '__next_error__'
/** The id is an attribute of the html element, so only the start of a document is searched for it. */
const ERROR_SHELL_START_BYTES = 200

const isHtmlType = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type'] ?? '').startsWith('text/html')
const finishHtml = ({ headers, body, nonce }: Omit<Rendered, 'notes' | 'status'>) =>
  isHtmlType(headers) ? ensureTitle(delayScripts(body, nonce)) : body
const isErrorShell = ({ headers, body }: Rendered) =>
  isHtmlType(headers) && body.subarray(0, ERROR_SHELL_START_BYTES).includes(ERROR_SHELL_ID)

/** For a range beyond a file's end Next sends 500, but with the Content-Range of a 416 (RFC 9110, 15.5.17). */
const isRangeRefusal = ({ status, headers }: Rendered) =>
  status === 500 && String(headers['content-range']).startsWith('bytes */')

/** Renders a document or, where Next would send an empty page, an error page: 404, 503 (outage, Retry-After) or 500. */
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
    return renderSubstitute(next, url, headers, 'error')
  }
  const { status, notes } = rendered
  const replaceWith = async (page: Substitute): Promise<Document> => ({
    ...(await renderSubstitute(next, url, headers, page, { asksAgency: !notes.hasOutage })),
    tags: notes.tags,
  })
  if (isRangeRefusal(rendered))
    return {
      ...rendered,
      status: 416,
      body: Buffer.alloc(0),
      isHtml: false,
      isCacheable: false,
      tags: notes.tags,
    }
  if (status === 404 && isErrorShell(rendered)) return replaceWith('not-found')
  // A route that sends Retry-After has handled its outage itself (lib/http/xml-response).
  const isUnansweredFailure = status >= 500 && rendered.headers['retry-after'] === undefined
  // A redirect has the error shell as its body too, but its status and Location suffice.
  const hasFailed = isUnansweredFailure || (status < 300 && isErrorShell(rendered))
  if (hasFailed && notes.hasOutage) return replaceWith('outage')
  if (hasFailed && notes.isRequestInvalid) return invalidRequestDocument
  // In development Next's own error page is sent, which shows the stack trace.
  if (hasFailed && !dev) return replaceWith('error')
  const isRenderedPage = status === 200 && isHtmlType(rendered.headers)
  // Next renders with 200 some pages that need another status: by their path, or because their record is gone.
  const requiredStatus = getPageStatus(parseTarget(url).path) ?? (notes.isMissing ? 404 : undefined)
  const pageStatus = isRenderedPage ? requiredStatus : undefined
  const isComplete = !notes.hasOutage && !notes.hasFailed
  return {
    status: pageStatus ?? status,
    headers: rendered.headers,
    body: dev ? rendered.body : finishHtml(rendered),
    nonce: rendered.nonce,
    isHtml: isHtmlType(rendered.headers),
    isCacheable: status === 200 && !pageStatus && isComplete && !rendered.headers['set-cookie'],
    tags: notes.tags,
  }
}

/** Renders the data that Next's router fetches for a page, and leaves failures as Next sends them. */
export async function renderRouterData(next: NextHandler, request: IncomingMessage): Promise<Document> {
  const { notes, ...rendered } = await render(next, request)
  return { ...rendered, isHtml: isHtmlType(rendered.headers), isCacheable: false, tags: notes.tags }
}

const OUTAGE_RETRY_AFTER_SECONDS = '5'
const SUBSTITUTE_STATUSES: Record<Substitute, number> = { 'not-found': 404, outage: 503, error: 500 }

/**
 * Renders a page that is sent in place of the requested one. If even that fails, the document is fixed HTML.
 * @param options `asksAgency` is false after an outage, so that the visitor does not wait for a second timeout
 */
export async function renderSubstitute(
  next: NextHandler,
  url: string,
  headers: IncomingHttpHeaders,
  substitute: Substitute,
  { asksAgency = true } = {},
): Promise<Document> {
  const status = SUBSTITUTE_STATUSES[substitute]
  const rendered = await render(next, createAnonymousRequest(url, headers), { substitute, asksAgency }).catch(
    () => undefined,
  )
  const isUsable =
    rendered !== undefined &&
    [200, status].includes(rendered.status) && // Next renders an ordinary page, such as /unavailable, with 200
    isHtmlType(rendered.headers) &&
    rendered.body.length > 0 &&
    !isErrorShell(rendered)
  const page = isUsable
    ? rendered
    : {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(lastResortPage),
        nonce: '',
      }
  return {
    status,
    headers: {
      ...page.headers,
      ...(substitute === 'outage' ? { 'retry-after': OUTAGE_RETRY_AFTER_SECONDS } : {}),
    },
    body: finishHtml(page),
    nonce: page.nonce,
    isHtml: isHtmlType(page.headers),
    isCacheable: false,
    tags: new Set(),
  }
}
