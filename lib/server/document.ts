import type { ServerResponse } from 'node:http'
import { errors } from '../errors'
import { lastResortPage } from './last-resort-page'
import type { Rendered } from './render'

/** A rendered page, ready to be sent. */
export interface Document extends Omit<Rendered, 'notes'> {
  isHtml: boolean
  /** True when the document is the same for every visitor, and nothing was missing when it was rendered. */
  isCacheable: boolean
  /** The cache tags of everything that the render read. */
  tags: ReadonlySet<string>
}

const BUSY_RETRY_AFTER_SECONDS = '2'
/** The application process needs a few seconds to start again. */
const UNAVAILABLE_RETRY_AFTER_SECONDS = '5'

const createUnavailableDocument = (retryAfterSeconds: string): Document => ({
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': retryAfterSeconds },
  body: Buffer.from(lastResortPage),
  nonce: '',
  isHtml: true,
  isCacheable: false,
  tags: new Set(),
})

/** The response while too many renders wait. Its HTML is fixed, so that a refusal takes hardly any processor time. */
export const busyDocument = createUnavailableDocument(BUSY_RETRY_AFTER_SECONDS)

/** The response to a request for a page while the application process does not answer. */
export const unavailableDocument = createUnavailableDocument(UNAVAILABLE_RETRY_AFTER_SECONDS)

/** Answers any other request, such as a call of the API, while the application process does not answer. */
export function answerUnavailable(response: ServerResponse): void {
  const { status, message } = errors.outage
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': UNAVAILABLE_RETRY_AFTER_SECONDS,
    })
    .end(JSON.stringify({ code: 0, message, data: null }))
}

/** The answer to a post that Next cannot decode. No form of this site sends one. */
export const invalidRequestDocument: Document = {
  status: errors.invalid_request.status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(errors.invalid_request.message),
  nonce: '',
  isHtml: false,
  isCacheable: false,
  tags: new Set(),
}
