import { LRUCache } from 'lru-cache'
import type { MessageEvents } from '../contract/message-events'
import type { ThreadMessage } from '../contract/threads'
import type { EventOf } from '../events/domain-events'
import type { Carrier, Reach } from './carrier'
import type { MessageBackend } from './message-backend'
import { getUserRoom, type MessageNamespace, type MessageSocket } from './message-namespace'
import { toNotice } from '../contract/message-notice'

/** The number of queues for events. A thread always uses the same queue, so that its messages keep their order. */
const QUEUE_COUNT = 4
const MAX_CACHED_THREADS = 5_000
/** After this time the process sends a message to its own sockets, unless the carrier has delivered it to them. */
const DELIVERY_TIMEOUT_MS = 1_000
/** The highest age of a message that Redis may deliver a second time after an outage. */
const MAX_REPEAT_AGE_MS = 120_000

type ReadMark = Parameters<MessageEvents['thread_read']>[0]
type ThreadEvent = EventOf<'message-sent'> | EventOf<'thread-read'>

/* A socket joins a room for each event that it has received, so that an emit can leave out the room's sockets. */
const getMessageReceiversRoom = (messageId: number) => `got:message:${messageId}`
const getReadMarkReceiversRoom = (threadId: number, userId: number, messageId: number) =>
  `got:read:${threadId}:${userId}:${messageId}`
const getReceiversRoom = (event: ThreadEvent): string =>
  event.type === 'message-sent'
    ? getMessageReceiversRoom(event.messageId)
    : getReadMarkReceiversRoom(event.threadId, event.userId, event.messageId)

interface DeliveryOptions {
  sockets: MessageNamespace
  backend: MessageBackend
  carrier: Carrier
}

export interface MessageDelivery {
  /** Sends a message or a read mark to the sockets of both parties. */
  deliver: (event: ThreadEvent) => void
  /** Records which events a socket receives. Must be called for each socket that connects. */
  recordReceipts: (socket: MessageSocket) => void
}

/**
 * Creates the delivery of messages and read marks to sockets. Every process receives each event by NOTIFY. One of them
 * emits it through the carrier, and each makes sure that its own sockets get it once, even if Redis or a process fails.
 */
export function createDelivery({ sockets, backend, carrier }: DeliveryOptions): MessageDelivery {
  const partiesByThread = new LRUCache<number, readonly number[]>({ max: MAX_CACHED_THREADS })
  const queues: Promise<void>[] = Array.from({ length: QUEUE_COUNT }, () => Promise.resolve())
  const emit = createEmitter(sockets, backend)
  const hasSockets = (userId: number) => sockets.adapter.rooms.has(getUserRoom(userId))
  const hasArrived = (event: ThreadEvent) => sockets.adapter.rooms.has(getReceiversRoom(event))
  const findParties = async (threadId: number): Promise<readonly number[]> => {
    const cachedParties = partiesByThread.get(threadId)
    if (cachedParties) return cachedParties
    const parties = await backend.findParties(threadId)
    if (parties.length > 0) partiesByThread.set(threadId, parties)
    return parties
  }
  const enqueue = (threadId: number, work: () => Promise<void>): void => {
    const index = threadId % QUEUE_COUNT
    queues[index] = queues[index]!.then(work).catch((error: unknown) => {
      console.error(`A message of thread ${threadId} could not be sent to sockets:`, error)
      sockets.local.emit('resync')
    })
  }
  const sendUnlessArrived = (event: ThreadEvent, parties: readonly number[]) =>
    enqueue(event.threadId, async () => {
      if (!hasArrived(event)) await emit(event, parties.filter(hasSockets), 'this-process')
    })

  return {
    deliver: (event) => {
      if (sockets.sockets.size === 0) return
      enqueue(event.threadId, async () => {
        const parties = await findParties(event.threadId)
        if (hasArrived(event) || !parties.some(hasSockets)) return
        const reach = await carrier.claim(`thread:${event.threadId}`)
        if (reach !== 'this-process')
          setTimeout(() => sendUnlessArrived(event, parties), DELIVERY_TIMEOUT_MS).unref()
        if (reach !== 'no-process')
          await emit(event, reach === 'every-process' ? parties : parties.filter(hasSockets), reach)
      })
    },
    recordReceipts: (socket) => {
      if (carrier.isSeparate) socket.onAnyOutgoing(createReceiptRecorder(socket))
    },
  }
}

function createEmitter(sockets: MessageNamespace, backend: MessageBackend) {
  // Emits to one user at a time, because an empty list of rooms would mean every socket.
  const toUser = (userId: number, event: ThreadEvent, reach: Reach) =>
    (reach === 'every-process' ? sockets : sockets.local)
      .to(getUserRoom(userId))
      .except(getReceiversRoom(event))
  const emitMessage = async (
    event: EventOf<'message-sent'>,
    userIds: readonly number[],
    reach: Reach,
  ): Promise<void> => {
    const message = await backend.findMessage(event.threadId, event.messageId)
    for (const userId of userIds) {
      const thread = await backend.findThread(userId, event.threadId)
      const userSockets = toUser(userId, event, reach)
      if (thread) userSockets.emit('new_thread_info', { threads: [thread] })
      if (userId !== event.senderId) userSockets.emit('new_message', toNotice(message))
    }
    // Emitted last, because a socket that has received it counts as having received all three events.
    for (const userId of userIds) toUser(userId, event, reach).emit('thread_message', message)
  }
  return async (event: ThreadEvent, userIds: readonly number[], reach: Reach): Promise<void> => {
    if (event.type === 'message-sent') return emitMessage(event, userIds, reach)
    const { threadId, userId: readerId, messageId } = event
    const mark = { thread_id: threadId, user_id: readerId, message_id: messageId }
    for (const userId of userIds) toUser(userId, event, reach).emit('thread_read', mark)
  }
}

/** Creates a listener that joins the socket to the receivers' room of each event that is sent to it. */
const createReceiptRecorder = (socket: MessageSocket) => (name: string, data: unknown) => {
  const room = findReceiversRoom(name, data)
  if (!room) return
  void socket.join(room)
  setTimeout(() => void socket.leave(room), MAX_REPEAT_AGE_MS).unref()
}

function findReceiversRoom(name: string, data: unknown): string | undefined {
  if (name === 'thread_message') return getMessageReceiversRoom((data as ThreadMessage).id)
  if (name !== 'thread_read') return undefined
  const { thread_id: threadId, user_id: userId, message_id: messageId } = data as ReadMark
  return getReadMarkReceiversRoom(threadId, userId, messageId)
}
