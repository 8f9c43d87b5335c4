import pg from 'pg'
import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { databaseUrl } from '../config/embedded-database'
import { outage } from '../errors'

interface Connection {
  url: string
  pool: pg.Pool
}
/** Global, because several bundles of one process hold a copy of this module. */
const shared = globalThis as typeof globalThis & { __agencyDatabase?: Connection }

const INT8 = 20
const DATE = 1082
const parseDay = (text: string) => new Date(`${text}T00:00:00Z`)

/** Makes column values match the generated types: the driver parses int8 as text, and dates in the local time zone. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === INT8) return BigInt
    if (id === DATE) return parseDay
    return pg.types.getTypeParser(id, format)
  },
}
// Writes a Date to a column of type date as its day in UTC, whatever the server's time zone.
pg.defaults.parseInputDatesAsUTC = true

function requireUrl(): string {
  try {
    return databaseUrl()
  } catch (cause) {
    throw outage('no database has been prepared', cause)
  }
}

/** Returns the pool of this process, and creates it on the first call. @throws outage when no database is known */
export function connect(): Connection {
  if (shared.__agencyDatabase) return shared.__agencyDatabase
  const url = requireUrl()
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    statement_timeout: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS + 1_000,
    application_name: 'agency',
    types: columnParsers,
  })
  // Without listeners, the error event of a broken connection would end the process. The next query reports the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return (shared.__agencyDatabase = { url, pool })
}

export const warmPool = (): Promise<unknown> =>
  connect()
    .pool.query('select 1')
    .catch(() => undefined)

/** Drops the connections if the embedded database has restarted under another URL. Called after a query failed. */
export function forgetMovedDatabase(): void {
  const open = shared.__agencyDatabase
  if (!open || requireUrl() === open.url) return
  shared.__agencyDatabase = undefined
  void open.pool.end().catch(() => undefined)
}

export async function disconnect(): Promise<void> {
  const open = shared.__agencyDatabase
  shared.__agencyDatabase = undefined
  await open?.pool.end()
}

/**
 * PostgreSQL classes 08 (connection), 28 (authorization), 3D (no such database), 53 (resources),
 * 57 (operator), 58 (system), and Node's socket errors.
 */
const UNREACHABLE = /^(08|28|3D|53|57|58)|^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST|ENET)/

/** The driver gives these errors no code. */
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|the database system is/i

/** Whether an error means that the database cannot be reached, and not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message) || isUnreachable(error.cause)
}
