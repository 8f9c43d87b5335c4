import type { ServerResponse } from 'node:http'
import type { Client } from 'pg'
import { databaseUrl } from '../config/embedded-database'
import type { Env } from '../config/env'
import type { CacheCounts } from './page-cache'

const TIMEOUT_MS = 2_000

/** The caches and the renders of the front process, for its operator. */
export interface FrontDetail {
  renders: { running: number; waiting: number }
  caches: Record<string, CacheDetail>
}

type CacheDetail = CacheCounts & { bytes: number; maxBytes: number; pages: number }

/** Bytes of a process. */
type Memory = ReturnType<typeof readMemory>

export interface ApplicationHealth {
  isHealthy: boolean
  memory: Memory
}

/**
 * Answers GET /healthz: 200 when the application and its database answer, else 503.
 * @param detail is sent, with the memory of both processes, only to an operator, who has the API key
 */
export async function answerHealth(
  response: ServerResponse,
  application: { readHealth: () => Promise<ApplicationHealth> },
  detail: FrontDetail | undefined,
): Promise<void> {
  const health = await application.readHealth().catch(() => undefined)
  response.writeHead(health?.isHealthy ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  const problem = health ? 'database does not answer' : 'application does not answer'
  const status = health?.isHealthy ? 'ok' : problem
  const memory = { front: readMemory(), ...(health ? { application: health.memory } : {}) }
  response.end(JSON.stringify(detail ? { status, memory, ...detail } : { status }))
}

/** Reads the health of the process that has the database. A site of an upstream agency (API_URL) has none. */
export const readHealth = async (settings: Env): Promise<ApplicationHealth> => ({
  isHealthy: Boolean(settings.API_URL) || (await probeDatabase(settings)),
  memory: readMemory(),
})

function readMemory() {
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heapUsed, external }
}

let runningProbe: Promise<boolean> | undefined

/** Shares the running probe among all requests, because anybody may ask, and each probe takes a connection. */
function probeDatabase(settings: Env): Promise<boolean> {
  runningProbe ??= isDatabaseUp(settings).finally(() => (runningProbe = undefined))
  return runningProbe
}

async function isDatabaseUp(settings: Env): Promise<boolean> {
  const { default: pg } = await import('pg')
  let client: Client | undefined
  try {
    client = new pg.Client({
      connectionString: databaseUrl(settings),
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    // A client without a listener would end the process. The query fails by the same error.
    client.on('error', () => {})
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client?.end().catch(() => {})
  }
}
