import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { Server } from 'socket.io'
import { SOCKET_PATH } from './socket-path'

/**
 * Sockets of an HTTP server that are loaded with the first request for them, or by `open`, so that the start
 * does not wait for Socket.IO. A request that comes before it is loaded is handed on then.
 */
export function createLazySockets(server: HttpServer) {
  let opening: Promise<Server> | undefined
  let io: Server | undefined
  const open = (): Promise<Server> =>
    (opening ??= import('./io').then(({ attachSocketServer }) => (io = attachSocketServer(server))))
  return {
    open,
    /** True for a request or an upgrade that belongs to the sockets, which then answer it. */
    handles(event: 'request' | 'upgrade', request: IncomingMessage, ...rest: unknown[]): boolean {
      if (!request.url?.startsWith(`${SOCKET_PATH}/`)) return false
      if (!io) void open().then(() => server.emit(event, request, ...rest))
      return true
    },
    disconnect: () => void io?.disconnectSockets(true),
    close: async () => void (await (await opening)?.close()),
  }
}
