import { performance } from 'node:perf_hooks'
import pg from 'pg'
import type { Socket } from 'socket.io-client'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { hasRedisServer, startRedis } from '../support/redis-server'
import { readReport, REPORTING } from './support/process-report'
import { createFilledDatabase, startServer, startSite, type StartedServer } from './support/site'
import { closeSockets, openSockets } from './support/sockets'
import { quantile } from './support/times'

/**
 * Measures the sockets for messages over loopback. With a thousand sockets open, it measures the time from the request
 * that sends a message to the arrival at the other party's socket, within one process and between two. It compares the
 * memory of an idle socket with that of bare Socket.IO, and measures the memory that many connections leave behind.
 */
const USERS = 1_000
const MESSAGES = 200
const PAIRS = 10
const SOCKETS_PER_WAVE = 1_500
const WAVES = 10
/** How many sockets of a wave are open at the same time. */
const SOCKETS_AT_ONCE = 500
const WARM_UP_SOCKETS = 100
const NODE_OPTIONS = ['--expose-gc', ...REPORTING]
const KIB = 1_024

/** The limit of one network is raised, because all sockets of the benchmark come from one. */
const SETTINGS = { MAX_SOCKETS_PER_NETWORK: String(2 * USERS) }

const readBytesInUse = async ({ process }: StartedServer) => (await readReport(process)).inUse

interface User {
  id: number
  token: string
}

/** Inserts users with a session each. The first 2 × PAIRS users form pairs, and each pair has a thread. */
async function insertUsers(url: string): Promise<{ users: User[]; threads: number[] }> {
  const client = new pg.Client(url)
  await client.connect()
  const users: User[] = []
  for (let index = 0; index < USERS; index += 1) {
    const token = `bench-token-${index}`
    const { rows } = await client.query<{ id: number }>(
      `with added as (
         insert into "user" (email, first_name, last_name) values ($1, 'Bench', 'User') returning id)
       insert into user_session (user_id, token_hash, socket_hash, device_id, expires_at)
         select id, $2, $3, 'bench', now() + interval '1 day' from added returning user_id as id`,
      [`bench${index}@bench.example`, hashKey(token), hashKey(deriveSocketToken(token))],
    )
    users.push({ id: rows[0]!.id, token })
  }
  const threads: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const parties = [users[2 * pair]!.id, users[2 * pair + 1]!.id]
    const { rows } = await client.query<{ id: number }>(
      `with added as (
         insert into thread (listing_id, starter_id, owner_id)
           select min(id), $1::int, $2::int from listing returning id)
       insert into thread_participant (thread_id, user_id)
         select id, unnest(array[$1::int, $2::int]) from added returning thread_id as id`,
      parties,
    )
    threads.push(rows[0]!.id)
  }
  await client.end()
  return { users, threads }
}

/** Sends a message over HTTP. @returns the milliseconds until the other party's socket has it */
async function sendAndReceive(
  site: StartedServer,
  sender: User,
  threadId: number,
  receiver: Socket,
  body: string,
) {
  const receivedAt = new Promise<number>((resolve) => {
    const listen = ({ message }: { message: string }) => {
      if (message !== body) return
      receiver.off('thread_message', listen)
      resolve(performance.now())
    }
    receiver.on('thread_message', listen)
  })
  const sentAt = performance.now()
  const response = await fetch(`${site.url}/api/thread/send_message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'demo-api-key', token: sender.token },
    body: JSON.stringify({ user_id: sender.id, thread_id: threadId, message: body }),
  })
  const { code, message } = (await response.json()) as { code: number; message: string }
  if (code !== 1) throw new Error(`A message was refused: ${message}`)
  return (await receivedAt) - sentAt
}

interface LatencyOptions {
  label: string
  goalMs: number
  /** The server to which the messages are sent; `sockets` may be connected to another. */
  site: StartedServer
  sockets: Socket[]
}

async function measureLatency({ label, goalMs, site, sockets }: LatencyOptions) {
  const times: number[] = []
  for (let index = 0; index < MESSAGES; index += 1) {
    const pair = index % PAIRS
    times.push(
      await sendAndReceive(
        site,
        users[2 * pair]!,
        threads[pair]!,
        sockets[2 * pair + 1]!,
        `${label} ${index}`,
      ),
    )
  }
  console.log(
    `message to the other party, ${label}, ${USERS} sockets open: p50 ${quantile(times, 0.5).toFixed(0)}, ` +
      `p95 ${quantile(times, 0.95).toFixed(0)} ms (goal p95 ≤ ${goalMs})`,
  )
}

/** Measures the memory of an idle socket in the server's process, in bytes. */
async function measureSocketBytes(server: StartedServer): Promise<number> {
  // The first sockets load code, which must not count as memory of a socket.
  await closeSockets(await openSockets(server.url, tokens.slice(0, WARM_UP_SOCKETS)))
  const before = await readBytesInUse(server)
  const sockets = await openSockets(server.url, tokens)
  const bytes = ((await readBytesInUse(server)) - before) / sockets.length
  await closeSockets(sockets)
  return bytes
}

async function measureMemoryGrowth(site: StartedServer): Promise<void> {
  const sizes: number[] = []
  for (let wave = 0; wave < WAVES; wave += 1) {
    for (let opened = 0; opened < SOCKETS_PER_WAVE; opened += SOCKETS_AT_ONCE)
      await closeSockets(await openSockets(site.url, tokens.slice(0, SOCKETS_AT_ONCE)))
    sizes.push(await readBytesInUse(site))
  }
  const growth = (sizes.at(-1)! / sizes[0]! - 1) * 100
  console.log(
    `memory after waves of ${SOCKETS_PER_WAVE} connections: ${sizes.map((size) => (size / KIB / KIB).toFixed(1)).join(', ')} MiB, ` +
      `${growth.toFixed(1)} % more after the last than after the first (goal ≤ 5 %)`,
  )
}

/** Measures the latency between two processes that share a Redis, which the benchmark starts. */
async function measureWithRedis(): Promise<void> {
  if (!hasRedisServer)
    return console.log('message to the other party with Redis: not measured, no redis-server')
  const redis = await startRedis()
  const options = { nodeOptions: NODE_OPTIONS, settings: { ...SETTINGS, REDIS_URL: redis.url } }
  const sites = [await startSite(database, options), await startSite(database, options)] as const
  try {
    const sockets = await openSockets(sites[0].url, tokens)
    await measureLatency({ label: 'two processes with Redis', goalMs: 400, site: sites[1], sockets })
    await closeSockets(sockets)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await redis.stop()
  }
}

const database = await createFilledDatabase()
const { users, threads } = await insertUsers(database.url)
const tokens = users.map(({ token }) => deriveSocketToken(token))
const [firstSite, secondSite] = [
  await startSite(database, { nodeOptions: NODE_OPTIONS, settings: SETTINGS }),
  await startSite(database, { nodeOptions: NODE_OPTIONS, settings: SETTINGS }),
]
const bareServer = await startServer([
  ...NODE_OPTIONS,
  '--import',
  'tsx',
  'tests/bench/support/bare-socket-server.ts',
])
try {
  const sockets = await openSockets(firstSite.url, tokens)
  await measureLatency({ label: 'one process', goalMs: 200, site: firstSite, sockets })
  await measureLatency({ label: 'two processes', goalMs: 400, site: secondSite, sockets })
  await closeSockets(sockets)
  const [siteBytes, bareBytes] = [await measureSocketBytes(firstSite), await measureSocketBytes(bareServer)]
  console.log(
    `memory of an idle socket: ${(siteBytes / KIB).toFixed(1)} KiB, bare Socket.IO ${(bareBytes / KIB).toFixed(1)} KiB, ` +
      `ratio ${(siteBytes / bareBytes).toFixed(2)} (goal ≤ 1.3)`,
  )
  await measureMemoryGrowth(firstSite)
  await measureWithRedis()
} finally {
  await Promise.all([firstSite.stop(), secondSite.stop(), bareServer.stop()])
  await database.drop()
}
