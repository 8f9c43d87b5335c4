import { setTimeout as wait } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../../prisma/generated/tables'
import { columnParsers, connect, ignoreConnectionErrors } from './pool'

export { disconnect } from './pool'

/** Tables and columns as in prisma/schema.prisma, in camelCase. */
export type Database = Kysely<DB>

/** An open transaction. Functions that write take one, so that callers decide what is committed together. */
export type Tx = Transaction<DB>

export const createHandle = (pool: pg.Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // The keys inside JSON columns stay as they are stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

const handles = new WeakMap<pg.Pool, Database>()

/** Returns the database for reads and single statements. @throws outage when no database has been prepared */
export function db(): Database {
  const { pool } = connect()
  const existingHandle = handles.get(pool)
  if (existingHandle) return existingHandle
  const handle = createHandle(pool)
  handles.set(pool, handle)
  return handle
}

/** Opens one connection without a statement timeout, for command line tools. The caller must `destroy()` it. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnParsers })
  ignoreConnectionErrors(pool)
  return createHandle(pool)
}

export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

const CONFLICT_SQLSTATES = ['40P01', '40001'] // deadlock, serialisation failure
const MAX_ATTEMPTS = 5
const RETRY_JITTER_MS = 20

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICT_SQLSTATES.includes(String(error.code))

/** Runs work in a transaction, and repeats it after a conflict. The work must have no effect outside the database. */
export async function withTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  database: Database = db(),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error
      // A random pause, so that the same two transactions do not conflict again.
      await wait(Math.random() * RETRY_JITTER_MS * attempt)
    }
  }
}

/** Reads in one read-only transaction, whose queries all see the same snapshot. */
export const withSnapshot = <T>(read: (tx: Tx) => Promise<T>): Promise<T> =>
  db().transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
