import { storedFiles } from '../../files/stored-files'
import { isStoredFileName } from '../../files/file-store'
import { withTransaction } from '../database'
import { publishEvent } from '../publish-event'
import { lockFileName } from './own-files'

/** Deletes a file that no listing shows any more, and has every process forget its resized copies. */
export async function removeUnusedFile(file: string): Promise<void> {
  if (!isStoredFileName(file)) return
  const isRemoved = await withTransaction(async (tx) => {
    await lockFileName(tx, file)
    const use = await tx.selectFrom('listingMedia').select('id').where('file', '=', file).executeTakeFirst()
    if (!use) await storedFiles().remove(file)
    return !use
  })
  if (isRemoved) await publishEvent({ type: 'file-removed', file })
}
