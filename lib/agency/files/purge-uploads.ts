import { removeUploadedFile } from '../../files/upload-store'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

const RETENTION_SECONDS = 24 * 3_600

/** Deletes uploads that began more than a day ago and were not finished or were refused. */
export async function purgeOldUploads(): Promise<void> {
  const oldUploads = await db()
    .selectFrom('upload')
    .select('id')
    .where('createdAt', '<', nowPlusSeconds(-RETENTION_SECONDS))
    .where('state', '!=', 'received')
    .execute()
  for (const { id } of oldUploads) await deleteUpload(id)
}

/**
 * Deletes an upload. Its file goes before its row: a row without a file is found by the next purge, but a file without
 * a row is not.
 * @throws AgencyError `outage` of the store
 */
export async function deleteUpload(id: string): Promise<void> {
  await removeUploadedFile(id)
  await db().deleteFrom('upload').where('id', '=', id).execute()
}
