import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { localCarrier } from './carrier'
import { sendChatLogs } from './chat-logs'
import type { MessageBackend } from './message-backend'
import { serveMessages } from './message-sockets'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { networkOf } from '../config/network'
import { MESSAGES_NAMESPACE, SOCKET_PATH } from '../config/socket-path'
import { SocketCounts, TOO_MANY_SOCKETS_RETRY_AFTER_SECONDS } from './socket-counts'

/** The largest packet from a browser, which sends only a token and typing events. */
const MAX_PACKET_BYTES = 10_000

/** A request with the query as Engine.IO has parsed it. Its session id is missing or empty until the socket is open. */
type EngineRequest = IncomingMessage & { _query: Record<string, string> }

const globalScope = globalThis as typeof globalThis & { __io?: Server }

/** Undefined under plain `next dev`. On globalThis, because Next's bundles have their own copy. */
export const getSocketServer = (): Server | undefined => globalScope.__io

export interface SocketOptions {
  /** Loads the agency's functions for the messages sockets. A site with an upstream agency serves no such sockets. */
  loadBackend?: (() => Promise<MessageBackend>) | undefined
  /** Carries emits between several processes: REDIS_URL. */
  redisUrl?: string | undefined
  /** The host of SITE_URL; by default the host that a request names. */
  siteHost?: string | undefined
  /** How many sockets, by WebSocket and by polling, the clients of one network may have open. */
  maxSocketsPerNetwork?: number
}

export interface SocketServer {
  io: Server
  /** Drops every connection as a broken network does, so that browsers connect again, to another process. */
  drop: () => void
  close: () => Promise<void>
}

export async function attachSocketServer(
  server: HttpServer,
  { loadBackend, redisUrl, siteHost, maxSocketsPerNetwork = Infinity }: SocketOptions = {},
): Promise<SocketServer> {
  const [backend, redis] = await Promise.all([
    loadBackend?.(),
    redisUrl === undefined ? undefined : import('./redis').then(({ connectRedis }) => connectRedis(redisUrl)),
  ])
  const io = new Server(server, {
    path: SOCKET_PATH,
    destroyUpgrade: false, // development upgrades connections on other paths too
    serveClient: false, // the site's bundles contain the client
    maxHttpBufferSize: MAX_PACKET_BYTES,
    allowRequest: (request, decide) => decide(null, isSameOrigin(request, siteHost)),
    ...(redis ? { adapter: redis.adapter } : {}),
  })
  limitSockets(io, new SocketCounts(maxSocketsPerNetwork))
  globalScope.__io = io
  const carrier = redis?.carrier ?? localCarrier
  const stopFunctions = [sendChatLogs(io, carrier)]
  if (backend) stopFunctions.push(serveMessages(io, { backend, carrier }))
  server.once('close', () => stopFunctions.forEach((stop) => stop()))
  return {
    io,
    drop: () => {
      for (const namespace of ['/', MESSAGES_NAMESPACE]) {
        // The sockets are copied, because each leaves the map when its connection closes.
        for (const socket of [...io.of(namespace).sockets.values()]) socket.conn.close()
      }
    },
    close: async () => {
      await io.close()
      redis?.close()
    },
  }
}

/**
 * Refuses to open a socket for a network that has too many sockets. The front process refuses WebSockets itself
 * (tunnels.ts), but cannot tell how long a session by polling lasts.
 */
function limitSockets({ engine }: Server, counts: SocketCounts): void {
  const getNetwork = ({ headers }: IncomingMessage) => networkOf(String(headers[CLIENT_ADDRESS_HEADER]))
  engine.use((request: EngineRequest, response: ServerResponse, next: () => void) => {
    if (request._query['sid'] || !counts.isFull(getNetwork(request))) return next()
    // Not chained, because `writeHead` of Engine.IO's response to a WebSocket returns nothing.
    response.writeHead(429, { 'retry-after': TOO_MANY_SOCKETS_RETRY_AFTER_SECONDS })
    response.end()
  })
  // All sockets share this listener, because a closure takes memory for each of them (P11).
  function removeSocket(this: Socket['conn']) {
    counts.remove(getNetwork(this.request))
  }
  engine.on('connection', (socket: Socket['conn']) => {
    counts.add(getNetwork(socket.request))
    socket.on('close', removeSocket)
  })
}

/** Browsers let any site open a WebSocket here, so Origin must be the site's host. Many proxies replace Host. */
export function isSameOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  siteHost: string | undefined,
): boolean {
  if (!headers.origin) return true
  const expectedHost = siteHost ?? headers['x-forwarded-host'] ?? headers.host
  try {
    return new URL(headers.origin).host === expectedHost
  } catch {
    return false
  }
}
