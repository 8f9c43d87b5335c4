import pg from 'pg'
import { EVENT_CHANNEL, parseDomainEvent } from './domain-events'
import { dispatch } from './subscribers'

/** The delay before a new connection doubles with each failure, up to the maximum. */
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 4_000
const CONNECT_TIMEOUT_MS = 5_000
const HEARTBEAT_MS = 15_000

interface Options {
  /** Returns the database's URL, and may start an embedded PostgreSQL first. */
  getConnectionUrl: () => Promise<string>
  /** A connected client that the first attempt uses. The listener closes it. */
  openClient?: pg.Client | undefined
  /** The interval of the check for a dead network link, which does not close the socket by itself. */
  heartbeatMs?: number
}

/** Receives the database's events; dispatches `reconnected` when it connects. @returns a stop function */
export function listenForEvents({
  getConnectionUrl,
  openClient,
  heartbeatMs = HEARTBEAT_MS,
}: Options): () => Promise<void> {
  let client: pg.Client | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false

  const open = async (): Promise<void> => {
    const firstClient = openClient
    openClient = undefined
    const opened = firstClient ?? new pg.Client(getClientOptions(await getConnectionUrl()))
    client = opened
    opened.on('notification', ({ payload = '' }) => dispatchPayload(payload))
    // Without a listener Node would throw the error. The 'end' event that follows starts the reconnection.
    opened.on('error', () => {})
    opened.once('end', () => scheduleReconnect(opened))
    if (!firstClient) await opened.connect()
    await opened.query(`listen ${EVENT_CHANNEL}; set application_name = 'agency-events'`)
    if (isStopped) {
      // The listener was stopped while it connected. If closing fails, the connection is lost already.
      void opened.end().catch(() => {})
      return
    }
    dispatch({ type: 'reconnected' })
    retryMs = FIRST_RETRY_MS
  }

  const tryToOpen = (): void => {
    open().catch(() => scheduleReconnect(client))
  }

  /** Does nothing for a client that has been replaced already. */
  const scheduleReconnect = (lost: pg.Client | undefined): void => {
    if (isStopped || retryTimer || lost !== client) return
    client = undefined
    void lost?.end().catch(() => {})
    retryTimer = setTimeout(() => {
      retryTimer = undefined
      tryToOpen()
    }, retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  const heartbeat = setInterval(() => {
    const checkedClient = client
    if (!checkedClient) return
    void isAlive(checkedClient, heartbeatMs).then((alive) => {
      if (!alive) scheduleReconnect(checkedClient)
    })
  }, heartbeatMs)
  // The heartbeat alone does not keep the process running.
  heartbeat.unref()

  tryToOpen()
  return async () => {
    isStopped = true
    clearInterval(heartbeat)
    clearTimeout(retryTimer)
    await client?.end().catch(() => {})
  }
}

const getClientOptions = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
})

/** Dispatches `reconnected` for an unreadable event, because a cache may have missed a change. */
function dispatchPayload(payload: string): void {
  try {
    const event = parseDomainEvent(payload)
    if (event) dispatch(event)
  } catch (error) {
    console.error('A domain event could not be read:', error)
    dispatch({ type: 'reconnected' })
  }
}

async function isAlive(client: pg.Client, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  const hasAnswered = client.query('select 1').then(
    () => true,
    () => false,
  )
  const isAnsweredInTime = await Promise.race([hasAnswered, timeout])
  clearTimeout(timer)
  return isAnsweredInTime
}
