import { sql } from 'kysely'
import { env } from '../config/env'
import { subscribe } from '../events/subscribers'
import { createHandle, db, type Database } from './database'
import { createPool, isUnreachable } from './pool'

/** How long a replica that failed, or lags behind, is not used. */
const RETRY_AFTER_FAILURE_MS = 5_000
const RETRY_AFTER_LAG_MS = 100
/** Short, because the primary is asked after it. */
const STATEMENT_TIMEOUT_MS = 1_000

interface Replica {
  database: Database
  /** Counts the events heard, because one that comes during a check makes its result worthless. */
  events: number
  /** The number of events that the replica is known to have replayed; -1 for none. */
  replayedEvents: number
  /** What the primary had written when it was asked after an event; null when it has to be asked again. */
  position: string | null
  retryAtMs: number
  check: Promise<boolean> | null
  stopListening: () => void
}

/** Kept on globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __readReplica?: Replica }

function openReplica(url: string): Replica {
  const replica: Replica = {
    database: createHandle(createPool(url, STATEMENT_TIMEOUT_MS)),
    events: 0,
    replayedEvents: -1,
    position: null,
    retryAtMs: 0,
    check: null,
    stopListening: subscribe(() => {
      replica.events += 1
      replica.position = null
    }),
  }
  return replica
}

async function readPosition(): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(
    db(),
  )
  return rows[0]!.position
}

/** Whether the replica has replayed the log of the primary up to a position. A primary has all of its own. */
async function hasReplayed({ database }: Replica, position: string): Promise<boolean> {
  const { rows } = await sql<{ hasReplayed: boolean }>`
    select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_replayed`.execute(
    database,
  )
  return rows[0]!.hasReplayed
}

/** Asks whether the replica has replayed every change that this process has heard of. */
async function checkReplica(replica: Replica): Promise<boolean> {
  const { events } = replica
  const position = replica.position ?? (await readPosition())
  if (replica.events === events) replica.position = position
  try {
    if (await hasReplayed(replica, position)) replica.replayedEvents = events
    else replica.retryAtMs = Date.now() + RETRY_AFTER_LAG_MS
  } catch {
    replica.retryAtMs = Date.now() + RETRY_AFTER_FAILURE_MS
  }
  return replica.replayedEvents === replica.events
}

async function isCurrent(replica: Replica): Promise<boolean> {
  if (Date.now() < replica.retryAtMs) return false
  if (replica.replayedEvents === replica.events) return true
  replica.check ??= checkReplica(replica).finally(() => (replica.check = null))
  return replica.check
}

const RECOVERY_CONFLICT_SQLSTATE = '40001'
const isReplicaFailure = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT_SQLSTATE)

/**
 * Reads what every visitor sees: from the replica of the setting DATABASE_READ_URL when it has replayed every change
 * that this process has heard of, so that no cache keeps what an event has outdated; else from the primary. A user's
 * own records are read from the primary, because no event tells of each.
 * @throws what the driver throws when the primary fails
 */
export async function readPublic<T>(read: (database: Database) => Promise<T>): Promise<T> {
  const url = env().DATABASE_READ_URL
  if (!url) return read(db())
  const replica = (scope.__readReplica ??= openReplica(url))
  if (!(await isCurrent(replica))) return read(db())
  try {
    return await read(replica.database)
  } catch (error) {
    if (!isReplicaFailure(error)) throw error
    replica.retryAtMs = Date.now() + RETRY_AFTER_FAILURE_MS
    return read(db())
  }
}

/** Closes the connections to the replica; the next read opens it anew. */
export async function disconnectReplica(): Promise<void> {
  const replica = scope.__readReplica
  delete scope.__readReplica
  replica?.stopListening()
  await replica?.database.destroy()
}
