import fs from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { RENDER_HEADER } from '../config/internal-headers'
import type { Application } from './application'
import {
  DOCUMENT_HEADER,
  encodeDocumentProperties,
  HEALTH_PATH,
  omitConnectionHeaders,
} from './application-protocol'

/**
 * How many connections wait while the application is busy; any further one fails at once. Node's default of 511 is too
 * few for the visitors who connect again when the application has been started again. The system may allow fewer.
 */
const MAX_WAITING_CONNECTIONS = 4_096

/** Listens at the path of a socket, in place of a process that has ended. @throws when the path cannot be used */
export async function listenOnSocket(server: Server, socketPath: string): Promise<void> {
  fs.rmSync(socketPath, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: socketPath, backlog: MAX_WAITING_CONNECTIONS }, resolve)
  })
}

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
