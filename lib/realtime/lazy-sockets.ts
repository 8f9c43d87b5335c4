import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { SOCKET_PATH } from '../config/socket-path'
import type { SocketOptions, SocketServer } from './io'

/** Imports Socket.IO at the first request for it, so that the server starts sooner. */
export function createLazySockets(server: HttpServer, options: SocketOptions = {}) {
  let opening: Promise<SocketServer> | undefined
  let sockets: SocketServer | undefined
  const open = (): Promise<SocketServer> =>
    (opening ??= import('./io')
      .then(async ({ attachSocketServer }) => (sockets = await attachSocketServer(server, options)))
      .catch((error: unknown) => {
        console.error('The sockets could not be opened:', error)
        // The next request tries again.
        opening = undefined
        throw error
      }))
  return {
    open,
    /** True for a request that belongs to Socket.IO. The first ones are emitted again once it is loaded. */
    handles(event: 'request' | 'upgrade', request: IncomingMessage, ...rest: unknown[]): boolean {
      if (!request.url?.startsWith(`${SOCKET_PATH}/`)) return false
      if (!sockets)
        open().then(
          () => server.emit(event, request, ...rest),
          () => request.socket.destroy(),
        )
      return true
    },
    disconnect: () => {
      sockets?.drop()
    },
    close: async () => {
      const opened = await opening
      await opened?.close()
    },
  }
}
