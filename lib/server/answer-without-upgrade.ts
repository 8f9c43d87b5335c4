import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * Answers a request to upgrade to an unknown protocol, such as `Upgrade: h2c`, by HTTP/1.1 (RFC 9110, 7.8, allows
 * that). Node detaches its parser from such a request, so a body cannot be read, and a request with a body is refused.
 */
export function answerWithoutUpgrade(server: Server, request: IncomingMessage, duplex: Duplex): void {
  const socket = duplex as Socket // Node's types say Duplex, but it passes the connection's socket
  socket.on('error', () => socket.destroy())
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  try {
    response.assignSocket(socket)
  } catch {
    // Node throws when an earlier request on this connection still waits for its response.
    socket.destroy()
    return
  }
  response.once('finish', () => {
    response.detachSocket(socket)
    socket.destroySoon() // end() alone would wait without limit for the client to close its side
  })
  const { headers } = request
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (hasBody) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Send this request without Upgrade')
    return
  }
  delete headers.upgrade
  delete headers.connection
  server.emit('request', request, response)
}
