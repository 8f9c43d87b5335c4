import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { getPageStatus } from '../config/page-status'
import { errors } from '../errors'
import { lastResortPage } from './last-resort-page'
import { delayScripts } from './delay-scripts'
import { plainRequest, render, type NextHandler, type Rendered, type Substitute } from './render'
import { parseTarget } from './request-target'
import { ensureTitle } from './ensure-title'

/** A page that is fit to be sent. */
export interface Document extends Omit<Rendered, 'notes'> {
  isHtml: boolean
  /** True when it is the same for every visitor, and nothing was missing when it was rendered. */
  isKeepable: boolean
  /** The cache tags of everything that its render read. */
  tags: ReadonlySet<string>
}

/** The id of the shell that Next sends for a page that threw; it is empty until JavaScript has run. */
const ERROR_SHELL_ID = '__next_error__'

const isHtmlType = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type'] ?? '').startsWith('text/html')
const finishHtml = ({ headers, body, nonce }: Omit<Rendered, 'notes' | 'status'>) =>
  isHtmlType(headers) ? ensureTitle(delayScripts(body, nonce)) : body
const isErrorShell = ({ headers, body }: Rendered) =>
  isHtmlType(headers) && body.subarray(0, 200).includes(ERROR_SHELL_ID)

/**
 * Renders a document. Where Next leaves the visitor with nothing to read, another page is put in its place
 * under the same address: 404 for a missing page (readable without JavaScript too), 503 with Retry-After
 * for an outage, 500 for any other failure. Development leaves the last to Next, whose page shows the stack.
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
  const replaceBy = async (page: Substitute): Promise<Document> => ({
    ...(await substitute(next, url, headers, page, { asksAgency: !notes.outage })),
    tags: notes.tags,
  })
  if (status === 404 && isErrorShell(rendered)) return replaceBy('not-found')
  // A redirect has the shell as its body too, and its status and Location suffice.
  // A route that says when to ask again has told its outage itself (lib/http/xml-response).
  const isUntoldFailure = status >= 500 && rendered.headers['retry-after'] === undefined
  const hasFailed = isUntoldFailure || (status < 300 && isErrorShell(rendered))
  if (hasFailed && notes.outage) return replaceBy('outage')
  if (hasFailed && notes.isRequestInvalid) return invalidRequest
  if (hasFailed && !dev) return replaceBy('error')
  const ownStatus =
    status === 200 && isHtmlType(rendered.headers) ? getPageStatus(parseTarget(url).path) : undefined
  return {
    status: ownStatus ?? status,
    headers: rendered.headers,
    body: dev ? rendered.body : finishHtml(rendered),
    nonce: rendered.nonce,
    isHtml: isHtmlType(rendered.headers),
    isKeepable:
      status === 200 && !ownStatus && !notes.outage && !notes.failed && !rendered.headers['set-cookie'],
    tags: notes.tags,
  }
}

/** Renders the data that Next's router fetches for a page, and leaves failures as Next sends them. */
export async function renderRouterData(next: NextHandler, request: IncomingMessage): Promise<Document> {
  const { notes, ...rendered } = await render(next, request)
  return { ...rendered, isHtml: isHtmlType(rendered.headers), isKeepable: false, tags: notes.tags }
}

/** The answer where too many renders wait: a page of fixed HTML, so that a refusal costs next to nothing. */
export const busyDocument: Document = {
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' },
  body: Buffer.from(lastResortPage),
  nonce: '',
  isHtml: true,
  isKeepable: false,
  tags: new Set(),
}

/** The answer to a post that no form of the site makes, and that Next fails on. */
const invalidRequest: Document = {
  status: errors.invalid_request.status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(errors.invalid_request.message),
  nonce: '',
  isHtml: false,
  isKeepable: false,
  tags: new Set(),
}

const STATUS: Record<Substitute, number> = { 'not-found': 404, outage: 503, error: 500 }

/**
 * Renders one of the three pages that stand for a page which cannot be shown, under the address asked for. After an
 * outage it asks the agency for nothing, so that nobody waits for a second timeout.
 */
export async function substitute(
  next: NextHandler,
  url: string,
  headers: IncomingHttpHeaders,
  instead: Substitute,
  { asksAgency = true } = {},
): Promise<Document> {
  const status = STATUS[instead]
  const rendered = await render(next, plainRequest(url, headers), { instead, asksAgency }).catch(
    () => undefined,
  )
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
  return {
    status,
    headers: { ...base.headers, ...(instead === 'outage' ? { 'retry-after': '5' } : {}) },
    body: finishHtml(base),
    nonce: base.nonce,
    isHtml: isHtmlType(base.headers),
    isKeepable: false,
    tags: new Set(),
  }
}
