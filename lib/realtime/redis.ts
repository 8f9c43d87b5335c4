import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient } from 'redis'

const MAX_RETRY_MS = 5_000
const RETRY_STEP_MS = 250
/** Commands that wait while Redis is away; the oldest of what it carries is worthless by then. */
const MAX_WAITING_COMMANDS = 1_000
const STREAM_LENGTH = 1_000

export interface RedisLink {
  adapter: ReturnType<typeof createAdapter>
  isReady: () => boolean
  close: () => void
}

/**
 * Joins the sockets of several processes by Redis (REDIS_URL). Redis carries what is stored nowhere, the signs of
 * typing. Messages and read marks come by PostgreSQL's NOTIFY after their commit, and each process emits them to its
 * own sockets alone. So a message arrives once, and an outage of Redis loses none.
 */
export function connectRedis(url: string): RedisLink {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (retries) => Math.min(retries * RETRY_STEP_MS, MAX_RETRY_MS) },
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
  })
  let isOutageLogged = false
  client.on('error', (error: Error) => {
    if (!isOutageLogged) console.error('Redis does not answer, messages go on without it:', error.message)
    isOutageLogged = true
  })
  client.on('ready', () => {
    isOutageLogged = false
  })
  // The client connects by itself as soon as Redis answers; `error` tells of failures.
  client.connect().catch(() => {})
  return {
    adapter: createAdapter(client, { streamName: 'estate-agency-sockets', maxLen: STREAM_LENGTH }),
    isReady: () => client.isReady,
    close: () => client.destroy(),
  }
}
