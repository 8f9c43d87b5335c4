import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { SOCKET_PATH } from './socket-path'

const scope = globalThis as typeof globalThis & { __io?: Server }

/**
 * The sockets of this process, or undefined under plain `next dev` and `next start`, which carry
 * none. On globalThis, because route handlers live in Next's bundles and the server does not.
 */
export const realtime = (): Server | undefined => scope.__io

/** Carries the sockets on the site's own port. Upgrades of other paths are left to the caller. */
export function attachRealtime(server: HttpServer): Server {
  const io = new Server(server, {
    path: SOCKET_PATH,
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: 100_000,
    allowRequest: (request, decide) => decide(null, isSameOrigin(request)),
  })
  scope.__io = io
  return io
}

/** Browsers send Origin on every WebSocket, and nothing else keeps another site from opening one. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!headers.origin) return true
  try {
    return new URL(headers.origin).host === (headers['x-forwarded-host'] ?? headers.host)
  } catch {
    return false
  }
}
