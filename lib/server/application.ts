import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectRenderNotes } from '../cache/render-notes'
import { TimeBudget } from '../cache/time-budget'
import { agencyTimeoutMs } from '../config/agency-timeout'
import type { Env } from '../config/env'
import { compressStreamedResponse } from './compress-stream'
import type { Document } from './document'
import { encodeDocument } from './encode-document'
import { readHealth, type ApplicationHealth } from './health'
import type { NextHandler } from './render'
import { renderDocument, renderRouterData, renderSubstitute } from './render-document'
import { isRouterFetch } from './request-headers'
import { isDecodable, parseTarget } from './request-target'

/** The application as the front process uses it. The requests have passed the limits and checks of listener.ts. */
export interface Application {
  /** Renders a page, or the data that Next's router fetches for it, and compresses it. Never rejects. */
  renderPage(request: IncomingMessage): Promise<Document>
  /** Answers a request for anything but a page: calls of the API, pictures, uploads, webhooks and assets. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  readHealth(): Promise<ApplicationHealth>
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Options {
  next: NextHandler
  settings: Env
  dev: boolean
  answerWebhook?: RequestHandler
  answerUpload?: RequestHandler
}

/** The webhook address that is registered with the payment provider. */
const WEBHOOK_PATH = '/api/webhooks/stripe'
/** Uploads are created at `/api/uploads`; each is then sent to `/api/uploads/ID`. */
const UPLOAD_PATH = /^\/api\/uploads(\/|$)/

/** Creates the application in this process. In production connectApplication reaches it from the front process. */
export function createApplication({
  next,
  settings,
  dev,
  answerWebhook,
  answerUpload,
}: Options): Application {
  const render = (request: IncomingMessage): Promise<Document> => {
    const { path } = parseTarget(request.url ?? '/')
    if (!isDecodable(path)) return renderSubstitute(next, path, request.headers, 'not-found')
    if (isRouterFetch(request.headers)) return renderRouterData(next, request)
    return renderDocument(next, request, dev)
  }

  return {
    // Compressed here, so that the front process and the socket between the two carry less.
    renderPage: async (request) => encodeDocument(request.headers, await render(request)),
    async answer(request, response) {
      const { path } = parseTarget(request.url ?? '/')
      if (answerWebhook && path === WEBHOOK_PATH) return answerWebhook(request, response)
      if (answerUpload && UPLOAD_PATH.test(path)) return answerUpload(request, response)
      compressStreamedResponse(request, response)
      await collectRenderNotes(() => next(request, response), new TimeBudget(agencyTimeoutMs(settings)))
    },
    readHealth: () => readHealth(settings),
  }
}
