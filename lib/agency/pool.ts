import pg from 'pg'
import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { databaseUrl } from '../config/embedded-database'
import { outage } from '../errors'

interface Connection {
  url: string
  pool: pg.Pool
}
/** The pool is kept on globalThis, because each bundle in the process has its own copy of this module. */
const shared = globalThis as typeof globalThis & { __agencyDatabase?: Connection }

const INT8_OID = 20
const DATE_OID = 1082
const parseDay = (text: string) => new Date(`${text}T00:00:00Z`)

/** Parses columns as the generated types state. The driver returns int8 as text and dates in local time. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === INT8_OID) return BigInt
    if (id === DATE_OID) return parseDay
    return pg.types.getTypeParser(id, format)
  },
}
// Writes the UTC day of a Date, whatever the server's time zone is.
pg.defaults.parseInputDatesAsUTC = true

const MAX_CONNECTIONS = 10

/**
 * PostgreSQL takes up to eight seconds to compile a statement that it expects to be long, which is more than the
 * statement timeout, and more than the compiled statement saves (PostgreSQL 15, 14,000 listings, 28 November 2026).
 */
const WITHOUT_JIT = '-c jit=off'

function requireUrl(): string {
  try {
    return databaseUrl()
  } catch (cause) {
    throw outage('no database has been prepared', cause)
  }
}

/** An 'error' event without a listener would end the process. The next query reports the broken connection. */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

export function createPool(url: string, timeoutMs = DATABASE_TIMEOUT_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 1_000, // later, so that the server cancels the statement first
    application_name: 'agency',
    options: WITHOUT_JIT,
    types: columnParsers,
  })
  ignoreConnectionErrors(pool)
  return pool
}

/** Returns the pool of this process, created at the first call. @throws outage when no database is known */
export function connect(): Connection {
  if (shared.__agencyDatabase) return shared.__agencyDatabase
  const url = requireUrl()
  const connection = { url, pool: createPool(url) }
  shared.__agencyDatabase = connection
  return connection
}

/** Opens a connection before the first request needs one. */
export const warmPool = (): Promise<unknown> =>
  connect()
    .pool.query('select 1')
    .catch(() => undefined)

/** Drops the pool if the embedded database has restarted at another URL. Must be called after a query has failed. */
export function dropPoolOfMovedDatabase(): void {
  const connection = shared.__agencyDatabase
  if (!connection || requireUrl() === connection.url) return
  shared.__agencyDatabase = undefined
  void connection.pool.end().catch(() => undefined)
}

export async function disconnect(): Promise<void> {
  const connection = shared.__agencyDatabase
  shared.__agencyDatabase = undefined
  await connection?.pool.end()
}

const UNREACHABLE_SQLSTATE_CLASSES = [
  '08', // connection exception
  '28', // invalid authorisation
  '3D', // no such database
  '53', // insufficient resources
  '57', // operator intervention, which includes a statement that the timeout cancelled
  '58', // system error
]
const SOCKET_ERROR_CODE = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST|ENET)/
/** Matches the messages of errors without a code, such as those of the driver itself. */
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|the database system is/i

/** Whether an error means that the database cannot be reached, and not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (UNREACHABLE_SQLSTATE_CLASSES.some((sqlstateClass) => code.startsWith(sqlstateClass))) return true
  return SOCKET_ERROR_CODE.test(code) || UNREACHABLE_MESSAGE.test(error.message) || isUnreachable(error.cause)
}

const RESTART_SQLSTATES = ['57P01', '57P02', '57P03'] // shutting down, crashed, starting up
const CLOSED_CONNECTION_TEXT = /ECONNREFUSED|ECONNRESET|Connection terminated/

/** Whether clients see this error while PostgreSQL restarts. An outage may begin with the same error. */
export function isRestarting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (RESTART_SQLSTATES.includes(code)) return true
  return CLOSED_CONNECTION_TEXT.test(`${code} ${error.message}`) || isRestarting(error.cause)
}
