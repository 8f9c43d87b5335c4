import pg from 'pg'

const CONNECT_TIMEOUT_MS = 10_000

export async function openClient(url: string, timeoutMs = CONNECT_TIMEOUT_MS): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, keepAlive: true })
  client.on('error', () => {}) // a broken connection also rejects the running query
  await client.connect()
  return client
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  timeoutMs?: number,
): Promise<T> {
  const client = await openClient(url, timeoutMs)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Runs `work` under PostgreSQL's advisory lock. If the process dies, its session ends and the lock is released.
 * @param onWait called once if another session holds the lock
 */
export async function withAdvisoryLock<T>(
  client: pg.Client,
  key: number,
  work: () => Promise<T>,
  onWait?: () => void,
): Promise<T> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
  if (!rows[0]?.taken) {
    onWait?.()
    await client.query('select pg_advisory_lock($1)', [key])
  }
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]).catch(() => {})
  }
}
