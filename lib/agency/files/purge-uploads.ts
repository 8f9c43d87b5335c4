import { removeUploadedFile } from '../../files/upload-store'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

const RETENTION_SECONDS = 24 * 3_600

/** Forgets uploads that nobody has finished, or that were refused, within a day. */
export async function purgeOldUploads(): Promise<void> {
  const old = await db()
    .selectFrom('upload')
    .select('id')
    .where('createdAt', '<', nowPlusSeconds(-RETENTION_SECONDS))
    .where('state', '!=', 'received')
    .execute()
  for (const { id } of old) {
    // The file first: a row without one is found again, but not a file without a row.
    await removeUploadedFile(id)
    await db().deleteFrom('upload').where('id', '=', id).execute()
  }
}
