import { LRUCache } from 'lru-cache'
import type { MessageEvents } from '../contract/message-events'
import type { ThreadMessage } from '../contract/threads'
import type { EventOf } from '../events/domain-events'
import type { Carrier, Reach } from './carrier'
import type { MessageBackend } from './message-backend'
import { roomOf, type MessageNamespace, type MessageSocket } from './message-namespace'
import { toNotice } from '../contract/message-notice'

/** How many threads' messages are sent at once. The messages of one thread keep their order. */
const LANES = 4
const MAX_KNOWN_THREADS = 5_000
/**
 * A message that the carrier has not brought to this process's sockets within this time is read and sent by this
 * process.
 */
const CARRIED_WITHIN_MS = 1_000
/** A Redis that recovers may deliver a message of up to this age a second time. */
const REMEMBERED_MS = 120_000

type ReadMark = Parameters<MessageEvents['thread_read']>[0]
type ThreadEvent = EventOf<'message-sent'> | EventOf<'thread-read'>

/** The room of the sockets that have got a message. */
const gotMessage = (messageId: number) => `got:message:${messageId}`
const gotReadMark = (threadId: number, userId: number, messageId: number) =>
  `got:read:${threadId}:${userId}:${messageId}`
const gotRoomOf = (event: ThreadEvent): string =>
  event.type === 'message-sent'
    ? gotMessage(event.messageId)
    : gotReadMark(event.threadId, event.userId, event.messageId)

interface Options {
  sockets: MessageNamespace
  backend: MessageBackend
  carrier: Carrier
}

export interface MessageDelivery {
  /** Sends a message or a read mark, which this process has heard of, to the sockets of both parties. */
  deliver: (event: ThreadEvent) => void
  /** To be called for each socket that connects. */
  watch: (socket: MessageSocket) => void
}

/**
 * Sends the events of threads to the sockets of their parties. NOTIFY tells every process of an event. One of the
 * processes with a party's socket emits it through the carrier, and each process makes sure that its own sockets get it
 * exactly once. So neither an outage of Redis nor the death of a process loses or doubles an event.
 */
export function createDelivery({ sockets, backend, carrier }: Options): MessageDelivery {
  const knownParties = new LRUCache<number, readonly number[]>({ max: MAX_KNOWN_THREADS })
  const lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve())
  const emit = createEmit(sockets, backend)
  const hasSockets = (userId: number) => sockets.adapter.rooms.has(roomOf(userId))
  const hasArrived = (event: ThreadEvent) => sockets.adapter.rooms.has(gotRoomOf(event))
  const findParties = async (threadId: number): Promise<readonly number[]> => {
    const known = knownParties.get(threadId)
    if (known) return known
    const found = await backend.findParties(threadId)
    if (found.length > 0) knownParties.set(threadId, found)
    return found
  }
  const enqueue = (threadId: number, work: () => Promise<void>): void => {
    const lane = threadId % LANES
    lanes[lane] = lanes[lane]!.then(work).catch((error: unknown) => {
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
          setTimeout(() => sendUnlessArrived(event, parties), CARRIED_WITHIN_MS).unref()
        if (reach !== 'no-process')
          await emit(event, reach === 'every-process' ? parties : parties.filter(hasSockets), reach)
      })
    },
    watch: (socket) => {
      if (carrier.isSeparate) socket.onAnyOutgoing(rememberWhatIsSent(socket))
    },
  }
}

/** @returns a function that emits an event to some of the parties of its thread */
function createEmit(sockets: MessageNamespace, backend: MessageBackend) {
  // Emits to one user at a time, because an empty list of rooms would mean every socket.
  const toUser = (userId: number, event: ThreadEvent, reach: Reach) =>
    (reach === 'every-process' ? sockets : sockets.local).to(roomOf(userId)).except(gotRoomOf(event))
  const emitMessage = async (
    event: EventOf<'message-sent'>,
    userIds: readonly number[],
    reach: Reach,
  ): Promise<void> => {
    const message = await backend.findMessage(event.threadId, event.messageId)
    for (const userId of userIds) {
      const thread = await backend.findThread(userId, event.threadId)
      const own = toUser(userId, event, reach)
      if (thread) own.emit('new_thread_info', { threads: [thread] })
      if (userId !== event.senderId) own.emit('new_message', toNotice(message))
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

const rememberWhatIsSent = (socket: MessageSocket) => (name: string, data: unknown) => {
  const room = gotRoomOfPacket(name, data)
  if (!room) return
  void socket.join(room)
  setTimeout(() => void socket.leave(room), REMEMBERED_MS).unref()
}

function gotRoomOfPacket(name: string, data: unknown): string | undefined {
  if (name === 'thread_message') return gotMessage((data as ThreadMessage).id)
  if (name !== 'thread_read') return undefined
  const { thread_id: threadId, user_id: userId, message_id: messageId } = data as ReadMark
  return gotReadMark(threadId, userId, messageId)
}
