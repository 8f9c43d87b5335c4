import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { sendChatLogs } from './chat-logs'
import { SOCKET_PATH } from '../config/socket-path'

const globalScope = globalThis as typeof globalThis & { __io?: Server }

/** Undefined under plain `next dev`. On globalThis, because route handlers are in Next's bundles. */
export const getSocketServer = (): Server | undefined => globalScope.__io

export function attachSocketServer(server: HttpServer): Server {
  const io = new Server(server, {
    path: SOCKET_PATH,
    destroyUpgrade: false, // Other paths have upgrades too.
    serveClient: false, // our bundles contain the client
    maxHttpBufferSize: 100_000, // bytes of one message; ours are short
    allowRequest: (request, decide) => decide(null, isSameOrigin(request)),
  })
  globalScope.__io = io
  server.once('close', sendChatLogs(io))
  return io
}

/** Browsers send Origin with every WebSocket, and do not themselves prevent another site from opening one. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!headers.origin) return true
  try {
    return new URL(headers.origin).host === (headers['x-forwarded-host'] ?? headers.host)
  } catch {
    return false
  }
}
