import type { ServerResponse } from 'node:http'
import type { Client } from 'pg'
import { databaseUrl } from '../config/embedded-database'
import type { Env } from '../config/env'

const TIMEOUT_MS = 2_000

/** Answers GET /healthz: 200 when this process and its database answer, else 503. */
export async function answerHealth(settings: Env, response: ServerResponse): Promise<void> {
  const isHealthy = Boolean(settings.API_URL) || (await isDatabaseUp(settings))
  response.writeHead(isHealthy ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ status: isHealthy ? 'ok' : 'database does not answer' }))
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
    client.on('error', () => {}) // the query reports it
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client?.end().catch(() => {})
  }
}
