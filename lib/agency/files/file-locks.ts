import { sql } from 'kysely'
import type { Tx } from '../database'

/** The first of the two keys of an advisory lock on a file name: an arbitrary number that no other lock uses. */
const FILE_LOCK_NAMESPACE = 1_179_208_773
/** The key of an advisory lock on all stored files: an arbitrary number that no other lock uses. */
const ALL_FILES_LOCK = 1_179_208_774

/** Locks a file name until the transaction ends, because several listings may show the same file. */
export async function lockFileName(tx: Tx, file: string): Promise<void> {
  await tx
    .selectNoFrom(sql`pg_advisory_xact_lock(${FILE_LOCK_NAMESPACE}::int, hashtext(${file}))`.as('locked'))
    .execute()
}

/**
 * Keeps all stored files from being removed until the transaction ends. An import takes this lock, because a lock for
 * each of its pictures would exceed the room that PostgreSQL has for locks.
 */
export async function holdAllFiles(tx: Tx): Promise<void> {
  await tx.selectNoFrom(sql`pg_advisory_xact_lock_shared(${ALL_FILES_LOCK}::bigint)`.as('locked')).execute()
}

/** Locks all stored files for a removal, until the transaction ends. @returns false while another transaction has them */
export async function tryLockAllFiles(tx: Tx): Promise<boolean> {
  const { isLocked } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${ALL_FILES_LOCK}::bigint)`.as('isLocked'))
    .executeTakeFirstOrThrow()
  return isLocked
}
