import { LRUCache } from 'lru-cache'
import type { Server } from 'socket.io'
import { MESSAGES_NAMESPACE } from '../config/socket-path'
import type { EventOf } from '../events/domain-events'
import { subscribe } from '../events/subscribers'
import type { Carrier } from './carrier'
import type { MessageBackend } from './message-backend'
import { createDelivery, type MessageDelivery } from './message-delivery'
import { getUserRoom, type MessageNamespace, type MessageSocket } from './message-namespace'
import { handleTyping } from './typing'

/** The reasons that `connect_error` gives to the browser (RT-07). */
const INVALID_TOKEN = 'Invalid token'
const TOO_MANY_SOCKETS = 'Too many connections'
/** More tabs than a person keeps open. The limit applies to each process by itself. */
const MAX_SOCKETS_OF_USER = 20
/** The interval of the search for expired sessions, which no event reports. */
const SWEEP_INTERVAL_MS = 10 * 60_000
/** Longer than it takes to look up the session of a socket that connects. */
const ENDED_SESSION_TTL_MS = 60_000
const MAX_ENDED_SESSIONS = 10_000

interface Options {
  backend: MessageBackend
  carrier: Carrier
}

/** Serves the messages sockets (RT-04 to RT-06, D-145, D-147). @returns a function that stops it */
export function serveMessages(io: Server, { backend, carrier }: Options): () => void {
  // `of` has no type parameters for the events of a namespace.
  const sockets = io.of(MESSAGES_NAMESPACE) as unknown as MessageNamespace
  sockets.use((socket, next) => {
    admit(sockets, socket, backend).then(
      (refusal) => next(refusal ? new Error(refusal) : undefined),
      // An outage is no refusal. The connection is closed, after which the browser tries again.
      () => socket.conn.close(),
    )
  })
  const delivery = createDelivery({ sockets, backend, carrier })
  const endedSessions = new LRUCache<number, true>({ max: MAX_ENDED_SESSIONS, ttl: ENDED_SESSION_TTL_MS })
  sockets.on('connection', (socket) => {
    // The session may have ended while it was looked up, before the socket could be found and closed.
    if (endedSessions.has(socket.data.sessionId)) return void socket.disconnect(true)
    void socket.join(getUserRoom(socket.data.id))
    delivery.recordReceipts(socket)
    handleTyping(socket, { sockets, backend, carrier })
  })
  const sweep = setInterval(() => void closeEndedSessions(sockets, backend), SWEEP_INTERVAL_MS).unref()
  const unsubscribe = followEvents(sockets, backend, delivery)
  const stopRecording = subscribe((signal) => {
    if (signal.type === 'session-ended') endedSessions.set(signal.sessionId, true)
  })
  return () => {
    clearInterval(sweep)
    stopRecording()
    unsubscribe()
  }
}

/** Decides whether a socket may connect. @returns the reason for a refusal; undefined for a socket that may */
async function admit(
  sockets: MessageNamespace,
  socket: MessageSocket,
  backend: MessageBackend,
): Promise<string | undefined> {
  const { token } = socket.handshake.auth
  const user = typeof token === 'string' ? await backend.getUserOfToken(token) : null
  if (!user) return INVALID_TOKEN
  const openSockets = sockets.adapter.rooms.get(getUserRoom(user.id))?.size ?? 0
  if (openSockets >= MAX_SOCKETS_OF_USER) return TOO_MANY_SOCKETS
  socket.data = { id: user.id, sessionId: user.sessionId }
  return undefined
}

/** Closes the sockets of sessions that have ended or expired. After a failure, they are closed at the next sweep. */
async function closeEndedSessions(sockets: MessageNamespace, backend: MessageBackend): Promise<void> {
  const open = [...sockets.sockets.values()]
  if (open.length === 0) return
  const sessionIds = [...new Set(open.map(({ data }) => data.sessionId))]
  const liveSessionIds = new Set(await backend.findLiveSessions(sessionIds).catch(() => sessionIds))
  for (const socket of open) if (!liveSessionIds.has(socket.data.sessionId)) socket.disconnect(true)
}

function closeSession(sockets: MessageNamespace, { userId, sessionId }: EventOf<'session-ended'>): void {
  const socketIds = sockets.adapter.rooms.get(getUserRoom(userId)) ?? []
  // The set is copied, because a socket that disconnects leaves it.
  for (const id of [...socketIds]) {
    const socket = sockets.sockets.get(id)
    if (socket?.data.sessionId === sessionId) socket.disconnect(true)
  }
}

/** Passes domain events to the sockets that they concern. @returns a function that ends the subscription */
function followEvents(
  sockets: MessageNamespace,
  backend: MessageBackend,
  delivery: MessageDelivery,
): () => void {
  return subscribe((signal) => {
    switch (signal.type) {
      case 'message-sent':
      case 'thread-read':
        return delivery.deliver(signal)
      case 'thread-typing':
        return void sockets.local
          .to(getUserRoom(signal.otherPartyId))
          .volatile.emit('typing', { thread_id: signal.threadId })
      case 'session-ended':
        return closeSession(sockets, signal)
      case 'reconnected':
        sockets.local.emit('resync')
        return void closeEndedSessions(sockets, backend)
    }
  })
}
