import { storedFiles } from '../../files/stored-files'
import { isStoredFileName } from '../../files/file-store'
import { withTransaction } from '../database'
import { lockFileName } from './own-files'

/** Deletes a file that no listing shows any more. */
export async function removeUnusedFile(file: string): Promise<void> {
  if (!isStoredFileName(file)) return
  await withTransaction(async (tx) => {
    await lockFileName(tx, file)
    const use = await tx.selectFrom('listingMedia').select('id').where('file', '=', file).executeTakeFirst()
    if (!use) await storedFiles().remove(file)
  })
}
