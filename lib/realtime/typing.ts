import { LRUCache } from 'lru-cache'
import { typingSchema } from '../contract/message-events'
import type { Carrier } from './carrier'
import type { MessageBackend } from './message-backend'
import { getUserRoom, type MessageNamespace, type MessageSocket } from './message-namespace'

/** An event that follows another within this time is ignored. Our pages send one at most every three seconds. */
const MIN_INTERVAL_MS = 1_000
/** A socket that sends more packets in WINDOW_MS is closed, because our pages never send so many. */
const MAX_PACKETS = 100
const WINDOW_MS = 10_000
/** How long typing events may still arrive after one user has blocked the other. */
const RECIPIENT_TTL_MS = 30_000

const MAX_CACHED_RECIPIENTS = 5_000

/** The id of the recipient of a user's typing events in a thread; 0 for none. Saves a query for each event. */
const recipients = new LRUCache<string, number>({ max: MAX_CACHED_RECIPIENTS, ttl: RECIPIENT_TTL_MS })

interface TypingOptions {
  sockets: MessageNamespace
  backend: MessageBackend
  carrier: Carrier
}

/** Passes typing events to the other party, by Redis while it answers, else by PostgreSQL's NOTIFY. */
export function handleTyping(socket: MessageSocket, { sockets, backend, carrier }: TypingOptions): void {
  let lastEventAt = 0
  closeOnFlood(socket)
  socket.on('typing', (payload: unknown) => {
    const parsed = typingSchema.safeParse(payload)
    const now = Date.now()
    if (!parsed.success || now - lastEventAt < MIN_INTERVAL_MS) return
    lastEventAt = now
    const threadId = parsed.data.thread_id
    const notifyOtherParty = async () => {
      const otherPartyId = await findRecipient(backend, socket.data.id, threadId)
      if (!otherPartyId) return
      if (carrier.canReachEveryProcess())
        sockets.to(getUserRoom(otherPartyId)).volatile.emit('typing', { thread_id: threadId })
      else await backend.publish({ type: 'thread-typing', threadId, userId: socket.data.id, otherPartyId })
    }
    notifyOtherParty().catch(() => {}) // a typing event may be lost
  })
}

async function findRecipient(backend: MessageBackend, userId: number, threadId: number): Promise<number> {
  const key = `${userId}:${threadId}`
  const cachedRecipient = recipients.get(key)
  if (cachedRecipient !== undefined) return cachedRecipient
  const recipient = (await backend.findReachableParty(userId, threadId)) ?? 0
  recipients.set(key, recipient)
  return recipient
}

function closeOnFlood(socket: MessageSocket): void {
  let windowStart = 0
  let packets = 0
  socket.use((_packet, next) => {
    const now = Date.now()
    if (now - windowStart > WINDOW_MS) {
      windowStart = now
      packets = 0
    }
    packets += 1
    if (packets > MAX_PACKETS) socket.disconnect(true)
    else next()
  })
}
