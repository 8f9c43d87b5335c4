import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { RENDER_HEADER } from '../config/internal-headers'
import type { Application } from './application'
import {
  decodeDocumentProperties,
  DOCUMENT_HEADER,
  HEALTH_PATH,
  MAX_HEADER_BYTES,
  omitConnectionHeaders,
} from './application-protocol'
import { answerUnavailable, unavailableDocument, type Document } from './document'
import type { ApplicationHealth } from './health'

/** Longer than the application waits for its database (health.ts). */
const HEALTH_TIMEOUT_MS = 3_000

interface Options {
  /** How long the application may be silent before it begins its answer, in ms; 0 is without limit. */
  answerTimeoutMs: number
}

/** Connects to an application that listens on a socket of this machine (createApplicationListener). */
export function connectApplication(socketPath: string, { answerTimeoutMs }: Options): Application {
  const agent = new http.Agent({ keepAlive: true })

  const send = (request: IncomingMessage, addedHeaders: OutgoingHttpHeaders = {}): ClientRequest => {
    const forwarded = http.request({
      socketPath,
      agent,
      method: request.method,
      path: request.url,
      headers: { ...omitConnectionHeaders(request.headers), ...addedHeaders },
      maxHeaderSize: MAX_HEADER_BYTES,
      timeout: answerTimeoutMs,
    })
    forwarded.once('timeout', () => forwarded.destroy(new Error(`No answer within ${answerTimeoutMs} ms`)))
    request.pipe(forwarded)
    const giveUp = () => {
      if (hasClientLeft(request)) forwarded.destroy()
    }
    request.once('close', giveUp)
    giveUp() // the client may have left while the request waited for its turn
    return forwarded
  }

  const requestDocument = async (request: IncomingMessage): Promise<Document> => {
    const reply = await waitForReply(send(request, { [RENDER_HEADER]: '1' }))
    const properties = reply.headers[DOCUMENT_HEADER]
    if (typeof properties !== 'string')
      throw new Error(`The application answered ${reply.statusCode} without a document`)
    const headers = omitConnectionHeaders(reply.headers, 'date', DOCUMENT_HEADER)
    const body = await buffer(reply)
    return { status: reply.statusCode ?? 500, headers, body, ...decodeDocumentProperties(properties) }
  }

  return {
    renderPage: (request) =>
      requestDocument(request).catch((error: unknown) => {
        if (!hasClientLeft(request)) logFailure(error)
        return unavailableDocument
      }),
    async answer(request, response) {
      const forwarded = send(request)
      destroyWithConnection(forwarded, request.socket)
      await waitForReply(forwarded).then(
        (reply) => {
          forwarded.setTimeout(0) // a client that reads slowly has another limit (slow-readers.ts)
          // The request's body exceeded its limit while it arrived, and 413 has been sent (body-limit.ts).
          if (response.headersSent) reply.destroy()
          else forwardReply(reply, response)
        },
        (error: unknown) => {
          if (request.socket.destroyed || response.headersSent) return // the client has left, or has its answer
          logFailure(error)
          answerUnavailable(response)
        },
      )
    },
    async readHealth() {
      const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS)
      const forwarded = http.get({ socketPath, agent, path: HEALTH_PATH, signal })
      return (await json(await waitForReply(forwarded))) as ApplicationHealth
    },
  }
}

/** Whether the client has left before the whole request was read. A pipe would wait for the rest without limit. */
const hasClientLeft = (request: IncomingMessage): boolean => request.destroyed && !request.readableEnded

const forwardedRequests = new WeakMap<Socket, Set<ClientRequest>>()

/**
 * Destroys a forwarded request when the client's connection closes. Listening to the client's response is not enough:
 * Node emits no `close` on a response that waits for an earlier one on its connection.
 */
function destroyWithConnection(forwarded: ClientRequest, connection: Socket): void {
  const known = forwardedRequests.get(connection)
  const requests = known ?? new Set<ClientRequest>()
  if (!known) {
    forwardedRequests.set(connection, requests)
    connection.once('close', () => requests.forEach((request) => request.destroy()))
  }
  requests.add(forwarded)
  forwarded.once('close', () => requests.delete(forwarded))
}

/** Logs one line, because in an outage every request fails. */
const logFailure = (error: unknown) =>
  console.error('The application did not answer:', error instanceof Error ? error.message : error)

const waitForReply = (forwarded: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.once('response', resolve)
    forwarded.on('error', reject)
  })

/** Sends the application's reply to the client while it arrives. */
function forwardReply(reply: IncomingMessage, response: ServerResponse): void {
  // The application closes a connection when it leaves the rest of a body unread.
  if (reply.headers.connection === 'close') response.setHeader('connection', 'close')
  // Node chooses the transfer encoding that the client understands.
  response.writeHead(reply.statusCode ?? 500, omitConnectionHeaders(reply.headers, 'transfer-encoding'))
  pipeline(reply, response, () => {}) // a client that leaves, or an application that ends, ends both
}
