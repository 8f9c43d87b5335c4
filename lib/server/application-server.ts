import type { IncomingMessage, ServerResponse } from 'node:http'
import { RENDER_HEADER } from '../config/internal-headers'
import type { Application } from './application'
import {
  DOCUMENT_HEADER,
  encodeDocumentProperties,
  HEALTH_PATH,
  omitConnectionHeaders,
} from './application-protocol'

/** Creates the listener by which the application process answers the front process (connectApplication). */
export function createApplicationListener(application: Application) {
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers[RENDER_HEADER]) {
      delete request.headers[RENDER_HEADER]
      return sendDocument(request, response)
    }
    if (request.url === HEALTH_PATH) {
      response.end(JSON.stringify(await application.readHealth()))
      return
    }
    return application.answer(request, response)
  }

  const sendDocument = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const document = await application.renderPage(request)
    response.writeHead(document.status, {
      ...omitConnectionHeaders(document.headers, 'transfer-encoding'),
      'content-length': document.body.length,
      [DOCUMENT_HEADER]: encodeDocumentProperties(document),
    })
    response.end(document.body)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answerRequest(request, response).catch((error: unknown) => {
      console.error('A request failed:', error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'cache-control': 'no-store' }).end()
    })
  }
}
