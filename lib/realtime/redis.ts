import { randomUUID } from 'node:crypto'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient } from 'redis'
import type { Carrier, Reach } from './carrier'

const MAX_RETRY_MS = 5_000
const RETRY_STEP_MS = 250
/** How many commands may wait during an outage of Redis. */
const MAX_WAITING_COMMANDS = 1_000
/** Within this time the client notices that Redis has stopped without closing the connection. */
const SILENCE_TIMEOUT_MS = 3_000
const PING_INTERVAL_MS = 1_000
/** Shorter than SILENCE_TIMEOUT_MS, because a connection that waits for the stream answers nothing else. */
const READ_BLOCK_MS = 1_000

const STREAM_NAME = 'estate-agency-sockets'
const MAX_STREAM_ENTRIES = 1_000
/** Redis deletes the stream of messages when this time has passed since the last message. */
const STREAM_TTL_SECONDS = 600

/** A topic stays with its process while events follow one another, so that they are emitted in their order. */
const CLAIM_DURATION_MS = 2_000
const CLAIM_TIMEOUT_MS = 500

export interface RedisLink {
  adapter: ReturnType<typeof createAdapter>
  carrier: Carrier
  close: () => void
}

type Client = ReturnType<typeof openClient>

function openClient(url: string) {
  const client = createClient({
    url,
    socket: {
      reconnectStrategy: (retries) => Math.min(retries * RETRY_STEP_MS, MAX_RETRY_MS),
      socketTimeout: SILENCE_TIMEOUT_MS,
    },
    pingInterval: PING_INTERVAL_MS,
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
  // The client connects by itself as soon as Redis answers; `error` reports failures.
  client.connect().catch(() => {})
  return client
}

/** Claims a topic for this process. @returns the id of the process that holds the topic, which may be another one */
async function claimTopic(client: Client, topic: string, processId: string): Promise<string | null> {
  const key = `${STREAM_NAME}:${topic}`
  // The last command renews the time after which Redis deletes the adapter's stream.
  const [, holder] = await client
    .multi()
    .set(key, processId, { condition: 'NX', expiration: { type: 'PX', value: CLAIM_DURATION_MS } })
    .get(key)
    .expire(STREAM_NAME, STREAM_TTL_SECONDS)
    .execTyped()
  // Each use extends the claim. If that fails, the claim ends sooner.
  if (holder === processId) client.pExpire(key, CLAIM_DURATION_MS).catch(() => {})
  return holder
}

function createCarrier(client: Client): Carrier {
  const processId = randomUUID()
  return {
    isSeparate: true,
    canReachEveryProcess: () => client.isReady,
    async claim(topic): Promise<Reach> {
      if (!client.isReady) return 'this-process'
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), CLAIM_TIMEOUT_MS)
      })
      const holder = await Promise.race([claimTopic(client, topic, processId).catch(() => null), timeout])
      clearTimeout(timer)
      if (holder === null) return 'this-process'
      return holder === processId ? 'every-process' : 'no-process'
    },
  }
}

/** Joins processes through Redis (REDIS_URL). Two sites must not share one: the stream's name is fixed. */
export function connectRedis(url: string): RedisLink {
  const client = openClient(url)
  return {
    adapter: createAdapter(client, {
      streamName: STREAM_NAME,
      maxLen: MAX_STREAM_ENTRIES,
      blockTimeInMs: READ_BLOCK_MS,
    }),
    carrier: createCarrier(client),
    close: () => client.destroy(),
  }
}
