import pg from 'pg'
import { invalidateTags } from '../cache/tagged-cache'
import { cachedPages } from '../config/page-cache'

const CHANNEL = 'cache_tags'
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 4_000

interface Options {
  /** The database's address; may bring an embedded PostgreSQL back to life first. */
  connect: () => Promise<string>
  /** An open connection to begin with, which is then the listener's own. */
  first?: pg.Client | undefined
}

/**
 * Hears from PostgreSQL which tags changed (comma-separated, sent by triggers) and drops what this
 * process keeps under them. Comes back by itself after the database was away, and then drops
 * everything, as it may have missed a message.
 * @returns the way to stop
 */
export function listenForChanges({ connect, first }: Options): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false
  let missed = false

  const open = async () => {
    const given = first
    first = undefined
    const current =
      given ??
      new pg.Client({ connectionString: await connect(), keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = current
    current.on('notification', ({ payload }) => invalidateTags((payload ?? '').split(',').filter(Boolean)))
    current.on('error', () => {}) // 'end' follows
    current.once('end', again)
    if (!given) await current.connect()
    await current.query(`listen ${CHANNEL}; set application_name = 'agency-changes'`)
    if (missed) invalidateTags([...new Set(cachedPages.flatMap(({ tags }) => tags))])
    retryMs = FIRST_RETRY_MS
  }
  const attempt = () => void open().catch(again)
  function again() {
    if (isStopped || timer) return
    missed = true
    void client?.end().catch(() => {})
    timer = setTimeout(() => {
      timer = undefined
      attempt()
    }, retryMs)
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  attempt()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
