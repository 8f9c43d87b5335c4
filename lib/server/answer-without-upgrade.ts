import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * Answers a request for a protocol that this server does not speak (such as `Upgrade: h2c`) as if it had
 * not asked for one (RFC 9110, 7.8). Node hands such a request over without its parser, so its body is
 * lost, and a request with a body is refused.
 */
export function answerWithoutUpgrade(server: Server, request: IncomingMessage, duplex: Duplex): void {
  const socket = duplex as Socket
  socket.on('error', () => socket.destroy())
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => {
    response.detachSocket(socket)
    socket.end()
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
