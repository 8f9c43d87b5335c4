import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { collectRenderNotes, type RenderNotes } from '../cache/render-notes'
import { TimeBudget } from '../cache/time-budget'
import { agencyTimeoutMs } from '../config/agency-timeout'
import { CapturedResponse } from './captured-response'
import { POLICY_HEADER, RENDER_INSTEAD_HEADER } from './request-headers'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The response that Next rendered for one document, unchanged. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The nonce of Next's own scripts; an injected script cannot know it. */
  nonce: string
  notes: RenderNotes
}

/** A page that is rendered in place of the requested one, under its address (rewrites in next.config.ts). */
export type Substitute = 'not-found' | 'outage' | 'error'

interface RenderOptions {
  /** A page to render in place of the requested one. */
  substitute?: Substitute
  /** False during an outage of the agency: calls without a cached reply then fail at once. */
  asksAgency?: boolean
}

/** Renders a whole document. All its calls to the agency together share the timeout of one call (R4). */
export async function render(
  next: NextHandler,
  request: IncomingMessage,
  { substitute, asksAgency = true }: RenderOptions = {},
): Promise<Rendered> {
  const nonce = randomBytes(16).toString('base64url')
  request.headers[POLICY_HEADER] = `script-src 'nonce-${nonce}'`
  // For an empty User-Agent Next streams title and canonical into the body.
  request.headers['user-agent'] ||= 'unknown'
  if (substitute) request.headers[RENDER_INSTEAD_HEADER] = substitute
  const response = new CapturedResponse(request)
  const { notes } = await collectRenderNotes(
    async () => {
      await next(request, response)
      await response.complete
    },
    new TimeBudget(asksAgency ? agencyTimeoutMs() : 0),
  )
  return { status: response.statusCode, headers: response.getHeaders(), body: response.body, nonce, notes }
}
