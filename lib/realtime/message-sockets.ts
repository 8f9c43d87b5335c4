import { LRUCache } from 'lru-cache'
import type { Server } from 'socket.io'
import { MESSAGES_NAMESPACE } from '../config/socket-path'
import type { DomainEvent } from '../events/domain-events'
import { subscribe } from '../events/subscribers'
import type { MessageBackend } from './message-backend'
import { roomOf, type MessageNamespace, type MessageSocket } from './message-namespace'
import { toNotice } from './message-notice'
import { handleTyping } from './typing'

/** The reason of `connect_error` that D-145 states. */
const INVALID_TOKEN = 'Invalid token'
const TOO_MANY_SOCKETS = 'Too many connections'
/** More tabs than a person keeps open. Each process counts for itself. */
const MAX_SOCKETS_OF_USER = 20
/** Sessions also expire, which no event tells. */
const SWEEP_MS = 10 * 60_000
/** Messages of one thread are sent in their order; this many threads at once. */
const LANES = 4
const MAX_KNOWN_THREADS = 5_000

interface Options {
  backend: MessageBackend
  /** Whether emitting to a room reaches the sockets of every process now. */
  isClusterReady?: () => boolean
}

/**
 * Serves the messages sockets (RT-04 to RT-06, D-145, D-147). Each process hears every message by PostgreSQL's
 * NOTIFY, after the commit, and emits it to its own sockets alone: so a message arrives once, with Redis or without.
 * @returns a function that stops it
 */
export function serveMessages(io: Server, { backend, isClusterReady = () => false }: Options): () => void {
  const sockets = io.of(MESSAGES_NAMESPACE) as unknown as MessageNamespace
  sockets.use((socket, next) => {
    admit(sockets, socket, backend).then(
      (refusal) => next(refusal ? new Error(refusal) : undefined),
      // An outage is no refusal: the browser tries again after its connection has closed.
      () => socket.conn.close(),
    )
  })
  sockets.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.id))
    handleTyping(socket, { sockets, backend, isClusterReady })
  })
  const sweep = setInterval(() => void closeEndedSessions(sockets, backend), SWEEP_MS).unref()
  const unsubscribe = deliverEvents(sockets, backend)
  return () => {
    clearInterval(sweep)
    unsubscribe()
  }
}

/** @returns why the socket is refused; undefined for a socket that may connect */
async function admit(
  sockets: MessageNamespace,
  socket: MessageSocket,
  backend: MessageBackend,
): Promise<string | undefined> {
  const { token } = socket.handshake.auth
  const user = typeof token === 'string' ? await backend.getUserOfToken(token) : null
  if (!user) return INVALID_TOKEN
  if ((sockets.adapter.rooms.get(roomOf(user.id))?.size ?? 0) >= MAX_SOCKETS_OF_USER) return TOO_MANY_SOCKETS
  socket.data = { id: user.id, sessionId: user.sessionId }
  return undefined
}

/** Closes the sockets of sessions that have ended or expired. A failure leaves them for the next time. */
async function closeEndedSessions(sockets: MessageNamespace, backend: MessageBackend): Promise<void> {
  const open = [...sockets.sockets.values()]
  if (open.length === 0) return
  const sessionIds = [...new Set(open.map(({ data }) => data.sessionId))]
  const live = await backend.findLiveSessions(sessionIds).catch(() => sessionIds)
  const isLive = new Set(live)
  for (const socket of open) if (!isLive.has(socket.data.sessionId)) socket.disconnect(true)
}

function closeSession(sockets: MessageNamespace, { userId, sessionId }: EventOf<'session-ended'>): void {
  for (const id of [...(sockets.adapter.rooms.get(roomOf(userId)) ?? [])]) {
    const socket = sockets.sockets.get(id)
    if (socket?.data.sessionId === sessionId) socket.disconnect(true)
  }
}

type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>

/** @returns a function that stops the delivery */
function deliverEvents(sockets: MessageNamespace, backend: MessageBackend): () => void {
  const parties = new LRUCache<number, readonly number[]>({ max: MAX_KNOWN_THREADS })
  const lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve())
  const hasSockets = (userId: number) => sockets.adapter.rooms.has(roomOf(userId))

  const findParties = async (threadId: number): Promise<readonly number[]> => {
    const known = parties.get(threadId)
    if (known) return known
    const found = await backend.findParties(threadId)
    if (found.length > 0) parties.set(threadId, found)
    return found
  }
  const deliverMessage = async ({ threadId, messageId, senderId }: EventOf<'message-sent'>) => {
    const present = (await findParties(threadId)).filter(hasSockets)
    if (present.length === 0) return
    const message = await backend.findMessage(threadId, messageId)
    for (const userId of present) {
      const thread = await backend.findThread(userId, threadId)
      const own = sockets.local.to(roomOf(userId))
      own.emit('thread_message', message)
      if (thread) own.emit('new_thread_info', { threads: [thread] })
      if (userId !== senderId) own.emit('new_message', toNotice(message))
    }
  }
  const deliverReadMark = async ({ threadId, userId, messageId }: EventOf<'thread-read'>) => {
    const mark = { thread_id: threadId, user_id: userId, message_id: messageId }
    for (const partyId of await findParties(threadId))
      sockets.local.to(roomOf(partyId)).emit('thread_read', mark)
  }
  const enqueue = (threadId: number, deliver: () => Promise<void>): void => {
    if (sockets.sockets.size === 0) return
    const lane = threadId % LANES
    lanes[lane] = lanes[lane]!.then(deliver).catch((error: unknown) => {
      console.error(`A message of thread ${threadId} could not be sent to sockets:`, error)
      sockets.local.emit('resync')
    })
  }

  return subscribe((signal) => {
    switch (signal.type) {
      case 'message-sent':
        return enqueue(signal.threadId, () => deliverMessage(signal))
      case 'thread-read':
        return enqueue(signal.threadId, () => deliverReadMark(signal))
      case 'thread-typing':
        return void sockets.local
          .to(roomOf(signal.otherPartyId))
          .volatile.emit('typing', { thread_id: signal.threadId })
      case 'session-ended':
        return closeSession(sockets, signal)
      case 'reconnected':
        sockets.local.emit('resync')
        return void closeEndedSessions(sockets, backend)
    }
  })
}
