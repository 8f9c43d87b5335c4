import { removeUploadedFile } from '../../files/upload-store'
import { db } from '../database'
import { processEach } from '../jobs/process-each'
import { nowPlusSeconds } from '../sql-expressions'

const RETENTION_SECONDS = 24 * 3_600

/** Deletes uploads that began more than a day ago and were refused or never finished. */
export async function purgeOldUploads(): Promise<void> {
  const oldUploads = await db()
    .selectFrom('upload')
    .select('id')
    .where('createdAt', '<', nowPlusSeconds(-RETENTION_SECONDS))
    .where('state', '!=', 'received')
    .execute()
  await processEach(oldUploads, ({ id }) => deleteUpload(id))
}

/** Deletes the file first: if that fails, the row is left for the next purge. @throws AgencyError `outage` of the store */
export async function deleteUpload(id: string): Promise<void> {
  await removeUploadedFile(id)
  await db().deleteFrom('upload').where('id', '=', id).execute()
}
