import pg from 'pg'
import { databaseUrl } from '../config/embedded-database'
import { outage } from '../errors'

/** A process has one pool, whatever number of bundles hold this module. */
interface Connection {
  url: string
  pool: pg.Pool
  /** What stands on the pool and ends with it (the Prisma client, once somebody has asked for it). */
  users: Set<() => Promise<void>>
}
const shared = globalThis as typeof globalThis & { __agencyDatabase?: Connection }

const CONNECT_MS = 5_000
const STATEMENT_MS = 5_000

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
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    application_name: 'agency',
    types: columnParsers,
  })
  // A connection that breaks (the server restarted), idle or within a transaction, emits an error that
  // would end the process without a listener. The next query reports it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return (shared.__agencyDatabase = { url, pool, users: new Set() })
}

/** Rows of a parameterised statement. Reads of public pages come this way: they need no more than the driver. */
export async function rows<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connect().pool.query<Row>(text, values)).rows
}

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
  await Promise.all([...(open?.users ?? [])].map((end) => end()))
  await open?.pool.end()
}

/**
 * PostgreSQL classes 08 (connection), 28 (authorization), 3D (no such database), 53 (resources),
 * 57 (operator), 58 (system), and Node's socket errors.
 */
const UNREACHABLE = /^(08|28|3D|53|57|58)|^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST|ENET)/

/** True when an error of a query means that the database cannot answer, not that the query is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause, meta } = error as {
    code?: unknown
    message?: unknown
    cause?: unknown
    meta?: { driverAdapterError?: unknown }
  }
  if (
    typeof code === 'string' &&
    (UNREACHABLE.test(code) ||
      ['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1010', 'P1017', 'P2024', 'P2028'].includes(code))
  )
    return true
  if (
    typeof message === 'string' &&
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Can't reach database|the database system is/i.test(
      message,
    )
  )
    return true
  return (
    (cause !== undefined && isUnreachable(cause)) ||
    (meta?.driverAdapterError !== undefined && isUnreachable(meta.driverAdapterError))
  )
}
