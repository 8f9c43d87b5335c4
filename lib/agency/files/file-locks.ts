import { sql } from 'kysely'
import type { Tx } from '../database'

/** The first key of the two-key advisory lock on a file name: 'FILE' in ASCII codes, which no other lock uses. */
const FILE_LOCK_NAMESPACE = 0x46_49_4c_45
const ALL_FILES_LOCK = FILE_LOCK_NAMESPACE + 1

/** Locks a file name until the transaction ends, because several listings may show the same file. */
export async function lockFileName(tx: Tx, file: string): Promise<void> {
  await tx
    .selectNoFrom(sql`pg_advisory_xact_lock(${FILE_LOCK_NAMESPACE}::int, hashtext(${file}))`.as('locked'))
    .execute()
}

/** An import takes this one lock, because one for each picture would exceed PostgreSQL's memory for locks. */
export async function preventFileRemoval(tx: Tx): Promise<void> {
  await tx.selectNoFrom(sql`pg_advisory_xact_lock_shared(${ALL_FILES_LOCK}::bigint)`.as('locked')).execute()
}

/** Locks all stored files for a removal until the transaction ends. @returns false if another transaction has them */
export async function tryLockAllFiles(tx: Tx): Promise<boolean> {
  const { isLocked } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${ALL_FILES_LOCK}::bigint)`.as('isLocked'))
    .executeTakeFirstOrThrow()
  return isLocked
}
