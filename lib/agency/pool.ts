import pg from 'pg'
import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { databaseUrl } from '../config/embedded-database'
import { outage } from '../errors'

/** A process has one pool, whatever number of bundles hold this module. */
interface Connection {
  url: string
  pool: pg.Pool
}
const shared = globalThis as typeof globalThis & { __agencyDatabase?: Connection }

/** Type ids of pg_type, whose parsers differ from the driver's: a bigint is not a string, and a day has no time zone. */
const INT8 = 20
const DATE = 1082
const parseDay = (text: string) => new Date(`${text}T00:00:00Z`)

/** How column values become JavaScript's, so that they match the generated types (prisma/generated/tables). */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === INT8) return BigInt
    if (id === DATE) return parseDay
    return pg.types.getTypeParser(id, format)
  },
}
// A Date written to a column of type date is the day in UTC, wherever the server stands.
pg.defaults.parseInputDatesAsUTC = true

function address(): string {
  try {
    return databaseUrl()
  } catch (cause) {
    throw outage('no database has been prepared', cause)
  }
}

/** The pool of this process, opened when first asked for. @throws outage when no database is known */
export function connect(): Connection {
  if (shared.__agencyDatabase) return shared.__agencyDatabase
  const url = address()
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    statement_timeout: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS + 1_000,
    application_name: 'agency',
    types: columnParsers,
  })
  // A connection that breaks (the server restarted), idle or within a transaction, emits an error that
  // would end the process without a listener. The next query reports it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return (shared.__agencyDatabase = { url, pool })
}

/** Opens the first connection, so that the first query need not wait for it. A failure is left for that query. */
export const warmPool = (): Promise<unknown> =>
  connect()
    .pool.query('select 1')
    .catch(() => undefined)

/**
 * Drops the connections when the embedded database has come back under another address, so that
 * the next query finds it; called after a query failed to reach it.
 */
export function forgetMovedDatabase(): void {
  const open = shared.__agencyDatabase
  if (!open || address() === open.url) return
  shared.__agencyDatabase = undefined
  void open.pool.end().catch(() => undefined)
}

/** Closes the pool; tests and command lines end with it. */
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

/** True when an error of a query means that the database cannot answer, not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message) || isUnreachable(error.cause)
}
