import { randomBytes } from 'node:crypto'
import {
  IncomingMessage,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { Socket } from 'node:net'
import { withRenderNotes, type RenderNotes } from '../cache/render-notes'
import { CapturedResponse } from './captured-response'
import { POLICY, RENDER_INSTEAD } from './request-headers'

/** Next's own request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What Next answered for one document, before it is judged. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The word that Next put on its own scripts; an injected script cannot know it. */
  nonce: string
  notes: RenderNotes
}

/** Which page to show under the asked address in place of its own (rewrites in next.config.ts). */
export type Substitute = 'not-found' | 'outage' | 'error'

/** Lets Next answer a request whole. */
export async function render(
  next: NextHandler,
  request: IncomingMessage,
  instead?: Substitute,
): Promise<Rendered> {
  const nonce = randomBytes(16).toString('hex')
  request.headers[POLICY] = `script-src 'nonce-${nonce}'`
  // Next lets title and canonical come late, below the head, for whoever does not say who it is.
  request.headers['user-agent'] ||= 'unknown'
  if (instead) request.headers[RENDER_INSTEAD] = instead
  const response = new CapturedResponse(request)
  const { notes } = await withRenderNotes(async () => {
    await next(request, response)
    await response.complete
  })
  return { status: response.statusCode, headers: response.getHeaders(), body: response.body, nonce, notes }
}

/**
 * A GET of our own making. The headers are those of any visitor: what such a request gives may be
 * shown to everyone.
 */
export function plainRequest(url: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  const { host = 'localhost', 'x-forwarded-proto': protocol } = headers
  request.headers = { host, accept: 'text/html', ...(protocol ? { 'x-forwarded-proto': protocol } : {}) }
  request.complete = true
  request.push(null)
  return request
}
