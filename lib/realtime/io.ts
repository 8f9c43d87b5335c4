import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { notifyCarrier } from './carrier'
import { sendChatLogs } from './chat-logs'
import type { MessageBackend } from './message-backend'
import { serveMessages } from './message-sockets'
import { MESSAGES_NAMESPACE, SOCKET_PATH } from '../config/socket-path'

/** The largest packet from a browser, which sends only a token and typing events. */
const MAX_PACKET_BYTES = 10_000

const globalScope = globalThis as typeof globalThis & { __io?: Server }

/**
 * Returns the socket server; undefined under plain `next dev`. It is on globalThis, because route handlers are in
 * Next's bundles, which have their own copy of this module.
 */
export const getSocketServer = (): Server | undefined => globalScope.__io

export interface SocketOptions {
  /** Loads the agency's side of the messages sockets; without it, as with an upstream, there are none (D-145). */
  loadBackend?: (() => Promise<MessageBackend>) | undefined
  /** Carries emits between several processes: REDIS_URL. */
  redisUrl?: string | undefined
}

export interface SocketServer {
  io: Server
  /** Drops every connection as a broken network does, so that browsers connect again, to another process. */
  drop: () => void
  close: () => Promise<void>
}

export async function attachSocketServer(
  server: HttpServer,
  { loadBackend, redisUrl }: SocketOptions = {},
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
    allowRequest: (request, decide) => decide(null, isSameOrigin(request)),
    ...(redis ? { adapter: redis.adapter } : {}),
  })
  globalScope.__io = io
  const carrier = redis?.carrier ?? notifyCarrier
  const stops = [sendChatLogs(io, carrier)]
  if (backend) stops.push(serveMessages(io, { backend, carrier }))
  server.once('close', () => stops.forEach((stop) => stop()))
  return {
    io,
    drop: () => {
      for (const namespace of ['/', MESSAGES_NAMESPACE])
        for (const { conn } of [...io.of(namespace).sockets.values()]) conn.close()
    },
    close: async () => {
      await io.close()
      redis?.close()
    },
  }
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
