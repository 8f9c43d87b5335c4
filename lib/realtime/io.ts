import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { sendChatLogs } from './chat-logs'
import { SOCKET_PATH } from '../config/socket-path'

const globalScope = globalThis as typeof globalThis & { __io?: Server }

/**
 * Undefined under plain `next dev`. The server is on globalThis, because route handlers are in Next's bundles, which
 * hold their own copy of this module.
 */
export const getSocketServer = (): Server | undefined => globalScope.__io

export function attachSocketServer(server: HttpServer): Server {
  const io = new Server(server, {
    path: SOCKET_PATH,
    destroyUpgrade: false, // development upgrades connections on other paths too
    serveClient: false, // the site's bundles contain the client
    maxHttpBufferSize: 100_000, // bytes of one message; the site's messages are short
    allowRequest: (request, decide) => decide(null, isSameOrigin(request)),
  })
  globalScope.__io = io
  server.once('close', sendChatLogs(io))
  return io
}

/** Browsers send Origin with every WebSocket, but do not prevent other sites from opening one, so the server must. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!headers.origin) return true
  try {
    return new URL(headers.origin).host === (headers['x-forwarded-host'] ?? headers.host)
  } catch {
    return false
  }
}
