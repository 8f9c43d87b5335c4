import { storedFiles } from '../../files/stored-files'
import { isStoredFileName } from '../../files/file-store'
import { withTransaction } from '../database'
import { addJob } from '../jobs/add-job'
import { publishEvent } from '../publish-event'
import { lockFileName, tryLockAllFiles } from './file-locks'

/** The time until the job tries again. An import may prevent removals for some minutes. */
const RETRY_MS = 60_000

/**
 * Deletes a file from the store if no listing shows it, and tells every process to drop its resized copies. While an
 * import runs, adds the job again for later, because the import may just have stored the same file for a listing.
 */
export async function removeUnusedFile(file: string): Promise<void> {
  if (!isStoredFileName(file)) return
  const isRemoved = await withTransaction(async (tx) => {
    if (!(await tryLockAllFiles(tx))) {
      const runAt = new Date(Date.now() + RETRY_MS)
      await addJob(tx, 'remove-unused-file', { file }, { key: `remove-file:${file}`, runAt })
      return false
    }
    await lockFileName(tx, file)
    const media = await tx.selectFrom('listingMedia').select('id').where('file', '=', file).executeTakeFirst()
    if (media) return false
    await storedFiles().remove(file)
    return true
  })
  if (isRemoved) await publishEvent({ type: 'file-removed', file })
}
