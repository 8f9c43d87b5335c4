import { LRUCache } from 'lru-cache'
import { typingSchema } from '../contract/message-events'
import type { Carrier } from './carrier'
import type { MessageBackend } from './message-backend'
import { roomOf, type MessageNamespace, type MessageSocket } from './message-namespace'

/** A browser sends a sign at most every three seconds; quicker ones are ignored. */
const MIN_INTERVAL_MS = 1_000
/** A socket that sends more than this in a window is no browser of ours, and is closed. */
const MAX_PACKETS = 100
const WINDOW_MS = 10_000
/** How long a block between two people may still let signs of typing through. */
const RECIPIENT_TTL_MS = 30_000

/** The recipient of a user's signs in a thread; 0 for none. Spares the database a query for each sign. */
const recipients = new LRUCache<string, number>({ max: 5_000, ttl: RECIPIENT_TTL_MS })

interface Context {
  sockets: MessageNamespace
  backend: MessageBackend
  carrier: Carrier
}

/**
 * Tells the other party of a thread that a user is typing. Redis carries the sign to other processes where there is
 * one that answers, otherwise PostgreSQL's NOTIFY does.
 */
export function handleTyping(socket: MessageSocket, { sockets, backend, carrier }: Context): void {
  let lastSignAt = 0
  closeFlood(socket)
  socket.on('typing', (sign: unknown) => {
    const parsed = typingSchema.safeParse(sign)
    const now = Date.now()
    if (!parsed.success || now - lastSignAt < MIN_INTERVAL_MS) return
    lastSignAt = now
    const threadId = parsed.data.thread_id
    const tell = async () => {
      const otherPartyId = await findRecipient(backend, socket.data.id, threadId)
      if (!otherPartyId) return
      if (carrier.isReady()) sockets.to(roomOf(otherPartyId)).volatile.emit('typing', { thread_id: threadId })
      else await backend.publish({ type: 'thread-typing', threadId, userId: socket.data.id, otherPartyId })
    }
    tell().catch(() => {}) // a sign of typing may be lost
  })
}

async function findRecipient(backend: MessageBackend, userId: number, threadId: number): Promise<number> {
  const key = `${userId}:${threadId}`
  const known = recipients.get(key)
  if (known !== undefined) return known
  const found = (await backend.findReachableParty(userId, threadId)) ?? 0
  recipients.set(key, found)
  return found
}

function closeFlood(socket: MessageSocket): void {
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
