import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { Server } from 'socket.io'
import { SOCKET_PATH } from '../config/socket-path'

/** Imports Socket.IO at the first request for it, so that the server starts sooner. */
export function createLazySockets(server: HttpServer) {
  let opening: Promise<Server> | undefined
  let io: Server | undefined
  const open = (): Promise<Server> =>
    (opening ??= import('./io').then(({ attachSocketServer }) => (io = attachSocketServer(server))))
  return {
    open,
    /** True for a request that belongs to Socket.IO. The first ones are emitted again once it is loaded. */
    handles(event: 'request' | 'upgrade', request: IncomingMessage, ...rest: unknown[]): boolean {
      if (!request.url?.startsWith(`${SOCKET_PATH}/`)) return false
      if (!io) void open().then(() => server.emit(event, request, ...rest))
      return true
    },
    disconnect: () => {
      io?.disconnectSockets(true)
    },
    close: async () => {
      const opened = await opening
      await opened?.close()
    },
  }
}
