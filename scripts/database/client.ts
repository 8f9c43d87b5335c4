import pg from 'pg'

/**
 * An open connection.
 * @param connectMs how long to wait for it
 */
export async function openClient(url: string, connectMs = 10_000): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true })
  client.on('error', () => {}) // a broken connection also rejects the query in hand, which tells it
  await client.connect()
  return client
}

/** One connection for a piece of work; it is closed after, also when the work fails. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectMs?: number,
): Promise<T> {
  const client = await openClient(url, connectMs)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Runs work while this session holds an advisory lock, so that processes take turns. A process
 * that dies loses its session, and with it the lock.
 * @param onWait called once when another session holds the lock
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
