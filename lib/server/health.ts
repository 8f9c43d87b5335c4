import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from 'pg'
import { databaseUrl } from '../config/embedded-database'
import { apiKey, type Env } from '../config/env'
import { isSameKey } from '../config/same-key'
import type { CacheCounts } from './page-cache'

const TIMEOUT_MS = 2_000

/** The caches and renders of this process, for its operator. */
export interface ProcessDetail {
  renders: { running: number; waiting: number }
  caches: Record<string, CacheDetail>
}

type CacheDetail = CacheCounts & { bytes: number; maxBytes: number; pages: number }

/**
 * Answers GET /healthz: 200 when this process and its database answer, else 503. The answer to a request with the API
 * key also contains the memory, the caches and the renders of the process.
 */
export async function answerHealth(
  settings: Env,
  request: IncomingMessage,
  response: ServerResponse,
  readDetail: () => ProcessDetail,
): Promise<void> {
  // A site of an upstream agency (API_URL) has no database.
  const isHealthy = Boolean(settings.API_URL) || (await probeDatabase(settings))
  response.writeHead(isHealthy ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  const isOperator = isSameKey(String(request.headers['apikey'] ?? ''), apiKey(settings))
  response.end(
    JSON.stringify({
      status: isHealthy ? 'ok' : 'database does not answer',
      ...(isOperator ? { memory: readMemoryBytes(), ...readDetail() } : {}),
    }),
  )
}

function readMemoryBytes() {
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
