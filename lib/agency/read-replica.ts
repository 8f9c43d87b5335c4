import { sql } from 'kysely'
import { env } from '../config/env'
import { subscribe } from '../events/subscribers'
import { createHandle, db, type Database } from './database'
import { createPool, isUnreachable } from './pool'

/** How long a replica is not used after a failure, and after it lagged behind. */
const RETRY_AFTER_FAILURE_MS = 5_000
const RETRY_AFTER_LAG_MS = 100
/** The timeout is short, because the primary is queried after the replica has failed. */
const STATEMENT_TIMEOUT_MS = 1_000

interface Replica {
  database: Database
  /** How many change events this process has received. */
  receivedEvents: number
  /** How many of these events' changes the replica is known to have replayed; -1 before the first check. */
  replayedEvents: number
  /** The primary's log position (LSN) after the last event; null until it has been read. */
  primaryPosition: string | null
  retryAtMs: number
  check: Promise<boolean> | null
  stopListening: () => void
}

/** The replica is kept on globalThis, because each bundle in the process has its own copy of this module. */
const scope = globalThis as typeof globalThis & { __readReplica?: Replica }

function openReplica(url: string): Replica {
  const replica: Replica = {
    database: createHandle(createPool(url, STATEMENT_TIMEOUT_MS)),
    receivedEvents: 0,
    replayedEvents: -1,
    primaryPosition: null,
    retryAtMs: 0,
    check: null,
    stopListening: subscribe(() => {
      replica.receivedEvents += 1
      replica.primaryPosition = null
    }),
  }
  return replica
}

async function readPrimaryPosition(): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(
    db(),
  )
  return rows[0]!.position
}

/** Whether the replica has replayed the log up to a position. A primary counts as up to date. */
async function hasReplayed({ database }: Replica, position: string): Promise<boolean> {
  const { rows } = await sql<{ hasReplayed: boolean }>`
    select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_replayed`.execute(
    database,
  )
  return rows[0]!.hasReplayed
}

/** Checks whether the replica has replayed the changes of all events that this process has received. */
async function checkReplica(replica: Replica): Promise<boolean> {
  const eventsBeforeCheck = replica.receivedEvents
  const position = replica.primaryPosition ?? (await readPrimaryPosition())
  // An event that arrived meanwhile may belong to a change after this position.
  if (replica.receivedEvents === eventsBeforeCheck) replica.primaryPosition = position
  try {
    if (await hasReplayed(replica, position)) replica.replayedEvents = eventsBeforeCheck
    else replica.retryAtMs = Date.now() + RETRY_AFTER_LAG_MS
  } catch {
    replica.retryAtMs = Date.now() + RETRY_AFTER_FAILURE_MS
  }
  return isUpToDate(replica)
}

const isUpToDate = ({ replayedEvents, receivedEvents }: Replica): boolean => replayedEvents === receivedEvents

async function mayReadFrom(replica: Replica): Promise<boolean> {
  if (Date.now() < replica.retryAtMs) return false
  if (isUpToDate(replica)) return true
  replica.check ??= checkReplica(replica).finally(() => (replica.check = null))
  return replica.check
}

const RECOVERY_CONFLICT_SQLSTATE = '40001'
const isReplicaFailure = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT_SQLSTATE)

/**
 * Reads data that every visitor sees. Uses the replica (DATABASE_READ_URL) if it has replayed the changes of all events
 * that this process has received, and otherwise the primary, so that no cache is refilled with outdated data. Must not
 * be used for a user's own records, because their changes send no events.
 * @throws the driver's error when the primary fails
 */
export async function readPublic<T>(read: (database: Database) => Promise<T>): Promise<T> {
  const url = env().DATABASE_READ_URL
  if (!url) return read(db())
  const replica = (scope.__readReplica ??= openReplica(url))
  if (!(await mayReadFrom(replica))) return read(db())
  try {
    return await read(replica.database)
  } catch (error) {
    if (!isReplicaFailure(error)) throw error
    replica.retryAtMs = Date.now() + RETRY_AFTER_FAILURE_MS
    return read(db())
  }
}

/** Closes the connections to the replica. The next read opens them again. */
export async function disconnectReplica(): Promise<void> {
  const replica = scope.__readReplica
  delete scope.__readReplica
  replica?.stopListening()
  await replica?.database.destroy()
}
