import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import type { UploadLockState } from '../../contract/files'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** How long a lock is held without a renewal, for example by a process that was killed. */
const LEASE_SECONDS = 10

const notFound = () => failure(fileMessages.uploadNotFound)

/** Takes or renews the lock of an upload. A holder learns at its next renewal that another request wants it. */
export async function lockUpload(
  { upload_id: id, holder }: ParsedInput<'lockUpload'>,
  { user }: UserCaller,
): Promise<Reply<{ state: UploadLockState }>> {
  const lockRow = await db()
    .updateTable('upload')
    .set(({ ref }) => ({
      lockHolder: holder,
      lockedUntil: nowPlusSeconds(LEASE_SECONDS),
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

/** Releases the lock of an upload, unless another request has taken it over. */
export async function unlockUpload(
  { upload_id: id, holder }: ParsedInput<'unlockUpload'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const { numUpdatedRows } = await db()
    .updateTable('upload')
    .set(({ ref }) => {
      const isOwn = sql`${ref('lockHolder')} is not distinct from ${holder}`
      return {
        lockHolder: sql<string | null>`case when not (${isOwn}) then ${ref('lockHolder')} end`,
        lockWanted: sql<boolean>`not (${isOwn}) and ${ref('lockWanted')}`,
      }
    })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? success(null) : notFound()
}
