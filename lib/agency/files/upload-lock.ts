import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import type { UploadLockState } from '../../contract/files'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** How long a lock lasts unless it is renewed, so that the lock of a killed process ends. */
const LEASE_SECONDS = 10

const notFound = () => failure(fileMessages.uploadNotFound)

/** Takes or renews the lock of an upload. At its next renewal the holder learns that another request wants the lock. */
export async function lockUpload(
  { upload_id: id, holder }: ParsedInput<'lockUpload'>,
  { user }: UserCaller,
): Promise<Reply<{ state: UploadLockState }>> {
  const lockRow = await db()
    .updateTable('upload')
    .set(({ ref }) => ({
      lockHolder: holder,
      lockedUntil: nowPlusSeconds(LEASE_SECONDS),
      // A renewal keeps the mark that another request wants the lock. A new holder starts without that mark.
      lockWanted: sql<boolean>`${ref('lockWanted')} and ${ref('lockHolder')} is not distinct from ${holder}`,
    }))
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where(({ eb, or }) =>
      or([eb('lockHolder', 'is', null), eb('lockHolder', '=', holder), eb('lockedUntil', '<=', now)]),
    )
    .returning('lockWanted')
    .executeTakeFirst()
  if (lockRow) return success({ state: lockRow.lockWanted ? 'wanted' : 'held' })
  const { numUpdatedRows } = await db()
    .updateTable('upload')
    .set({ lockWanted: true })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? success({ state: 'waiting' }) : notFound()
}

/** Releases the lock of an upload. Does nothing if another request has taken the lock over. */
export async function unlockUpload(
  { upload_id: id, holder }: ParsedInput<'unlockUpload'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { numUpdatedRows } = await db()
    .updateTable('upload')
    .set(({ ref }) => {
      const isHeldByOther = sql`${ref('lockHolder')} is distinct from ${holder}`
      return {
        lockHolder: sql<string | null>`case when ${isHeldByOther} then ${ref('lockHolder')} else null end`,
        lockWanted: sql<boolean>`${isHeldByOther} and ${ref('lockWanted')}`,
      }
    })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? success(null) : notFound()
}
