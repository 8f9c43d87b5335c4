import { storedFiles } from '../../files/stored-files'
import { isStoredFileName } from '../../files/file-store'
import { withTransaction } from '../database'
import { publishEvent } from '../publish-event'
import { lockFileName } from './own-files'

/** Deletes a file from the store if no listing shows it, and tells every process to drop its resized copies. */
export async function removeUnusedFile(file: string): Promise<void> {
  if (!isStoredFileName(file)) return
  const isRemoved = await withTransaction(async (tx) => {
    await lockFileName(tx, file)
    const media = await tx.selectFrom('listingMedia').select('id').where('file', '=', file).executeTakeFirst()
    if (media) return false
    await storedFiles().remove(file)
    return true
  })
  if (isRemoved) await publishEvent({ type: 'file-removed', file })
}
