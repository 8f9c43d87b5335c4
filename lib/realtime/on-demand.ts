import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { Server } from 'socket.io'
import { SOCKET_PATH } from './socket-path'

/**
 * The sockets of a server, loaded when the first of them comes or `open` is called: a start does
 * not wait for them. What came before they were there is handed to them then.
 */
export function socketsOnDemand(server: HttpServer) {
  let opening: Promise<Server> | undefined
  let io: Server | undefined
  const open = (): Promise<Server> =>
    (opening ??= import('./io').then(({ attachRealtime }) => (io = attachRealtime(server))))
  return {
    open,
    /** True when a request or an upgrade is the sockets' own, and nobody else's to answer. */
    takes(event: 'request' | 'upgrade', request: IncomingMessage, ...rest: unknown[]): boolean {
      if (!request.url?.startsWith(`${SOCKET_PATH}/`)) return false
      if (!io) void open().then(() => server.emit(event, request, ...rest))
      return true
    },
    disconnect: () => void io?.disconnectSockets(true),
    close: async () => void (await (await opening)?.close()),
  }
}
