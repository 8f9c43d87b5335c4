import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { SOCKET_PATH } from '../config/socket-path'
import type { SocketOptions, SocketServer } from './io'

/** Imports Socket.IO at the first request for it, so that the server starts sooner. */
export function createLazySockets(server: HttpServer, options: SocketOptions = {}) {
  let opening: Promise<SocketServer> | undefined
  let sockets: SocketServer | undefined
  const attach = async (): Promise<SocketServer> => {
    try {
      const { attachSocketServer } = await import('./io')
      sockets = await attachSocketServer(server, options)
      return sockets
    } catch (error) {
      console.error('The sockets could not be opened:', error)
      // The next request tries again.
      opening = undefined
      throw error
    }
  }
  const open = (): Promise<SocketServer> => {
    opening ??= attach()
    return opening
  }
  return {
    open,
    /**
     * Takes over a request for Socket.IO, and returns false for any other. A request that arrives before Socket.IO is
     * loaded is emitted again afterwards, so that Socket.IO's own listeners answer it.
     */
    takeOver(event: 'request' | 'upgrade', request: IncomingMessage, ...rest: unknown[]): boolean {
      if (!request.url?.startsWith(`${SOCKET_PATH}/`)) return false
      if (!sockets)
        open().then(
          () => server.emit(event, request, ...rest),
          () => request.socket.destroy(),
        )
      return true
    },
    /** Disconnects all clients, and keeps the server open. */
    disconnect: () => {
      sockets?.drop()
    },
    close: async () => {
      const opened = await opening
      await opened?.close()
    },
  }
}
