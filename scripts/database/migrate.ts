import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { withAdvisoryLock, withClient } from './client'
import { hasJobSchema, installJobSchema } from './job-schema'

/* Migrations use plain pg, because the agency's typed query builder knows only the migrated tables. */

/** The advisory lock of Prisma's `migrate deploy`, so that this program and Prisma's never run at the same time. */
const PRISMA_LOCK = 72_707_369

/** The table in which Prisma records migrations, so that its tools can read the database. */
const CREATE_MIGRATIONS_TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

/** Short, because the running site waits for the table as long as a migration waits for its lock. */
const LOCK_TIMEOUT_MS = 1_000
const LOCK_RETRY_MS = 2_000
/** 200 attempts of a second, with pauses of two: a migration tries for ten minutes to get its locks. */
const MAX_LOCK_ATTEMPTS = 200
/** PostgreSQL's code for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

interface Migration {
  name: string
  sql: string
  checksum: string
}

interface MigrateOptions {
  folder?: string
  onProgress?: ((line: string) => void) | undefined
  lockTimeoutMs?: number
  lockRetryMs?: number
}

/**
 * Applies the missing migrations in order, each in a transaction.
 * @returns the names of the applied migrations
 * @throws Error for a migration that fails, or that was edited after it was applied
 */
export async function migrate(
  url: string,
  {
    folder = path.resolve('prisma/migrations'),
    onProgress,
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    lockRetryMs = LOCK_RETRY_MS,
  }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withClient(url, async (client) => {
    if (isUpToDate(migrations, await readApplied(client)) && (await hasJobSchema(client))) return []
    return withAdvisoryLock(client, PRISMA_LOCK, async () => {
      // The job schema comes first, as migrations may add jobs.
      if (!(await hasJobSchema(client))) await installJobSchema(url)
      await client.query(CREATE_MIGRATIONS_TABLE)
      const applied = await readApplied(client)
      const missing = migrations.filter(({ name }) => !applied.has(name))
      for (const migration of missing) {
        onProgress?.(`Applying migration ${migration.name} …`)
        await retryWhileLocked(() => applyMigration(client, migration, lockTimeoutMs), lockRetryMs)
      }
      return missing.map(({ name }) => name)
    })
  })
}

/** The query fails when Prisma's table does not exist. */
export const APPLIED_MIGRATIONS_QUERY =
  'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null'

export interface AppliedRow {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/** Whether all migrations of the folder are applied, as their files are now. If not, `migrate` reports why. */
export function isMigrated(rows: AppliedRow[], folder = path.resolve('prisma/migrations')): boolean {
  const checksums = new Map(
    rows.map((row) => [row.migration_name, row.finished_at === null ? null : row.checksum]),
  )
  return (
    readMigrations(folder).every(({ name, checksum }) => checksums.get(name) === checksum) &&
    rows.every((row) => row.finished_at)
  )
}

function readMigrations(folder: string): Migration[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query(
    "select 1 from pg_class where oid = to_regclass('_prisma_migrations')",
  )
  if (!tables.length) return new Map()
  const { rows } = await client.query<AppliedRow>(APPLIED_MIGRATIONS_QUERY)
  const failed = rows.find(({ finished_at }) => !finished_at)
  if (failed)
    throw new Error(
      `Migration ${failed.migration_name} was begun by another tool and did not finish: ` +
        'mend the database, then mark it with `prisma migrate resolve`.',
    )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

/** @throws Error for a migration that was edited after it was applied */
function isUpToDate(migrations: Migration[], applied: Map<string, string>): boolean {
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited)
    throw new Error(
      `Migration ${edited.name} was edited after it was applied: put it back, ` +
        'and make the change with `npm run db:new -- NAME`.',
    )
  return migrations.every(({ name }) => applied.has(name))
}

/** Repeats work that could not lock a table in time, and lets others use the table before the next attempt. */
async function retryWhileLocked(work: () => Promise<void>, retryMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || attempt === MAX_LOCK_ATTEMPTS) throw error
      await wait(retryMs)
    }
  }
}

async function applyMigration(
  client: Client,
  { name, sql, checksum }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}
