import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import { suggestDescription, type FileKind } from '../../domain/listing-files'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { withoutNul } from '../without-nul'
import { findFiles, getEndedRefusal, lockOwnListing, type OwnListing } from './own-files'

/** Puts the files of a kind into another order. */
export const arrangeFiles = (
  { property_id: listingId, kind, file_ids: ids }: ParsedInput<'arrangeFiles'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const listing = await lockOwnListing(tx, listingId, user.id)
    if (!listing) return failure(fileMessages.listingNotFound)
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    const known = (await findFiles(tx, listingId, kind)).map(({ id }) => id)
    const orderedIds = new Set(ids)
    const isSameSet = ids.length === known.length && known.every((id) => orderedIds.has(id))
    if (!isSameSet) return failure(fileMessages.changed)
    await setPositions(tx, ids)
    return success(null)
  })

/**
 * Sets positions in two passes, because no two files may share one at any moment: negative ones first, then the wanted
 * ones.
 */
async function setPositions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const offset of [-1_000, 0])
    for (const [index, id] of ids.entries())
      await tx
        .updateTable('listingMedia')
        .set({ position: offset + index })
        .where('id', '=', id)
        .execute()
}

interface OwnFile {
  listing: OwnListing
  kind: FileKind
  file: string
  position: number
}

async function lockOwnFile(tx: Tx, id: number, userId: number): Promise<OwnFile | undefined> {
  const owned = await tx
    .selectFrom('listingMedia')
    .select('listingId')
    .where('id', '=', id)
    .executeTakeFirst()
  const listing = owned && (await lockOwnListing(tx, owned.listingId, userId))
  if (!listing) return undefined
  const file = await tx
    .selectFrom('listingMedia')
    .select(['kind', 'file', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  return file && { listing, ...file }
}

/** Changes the description of a file. An empty description is replaced by the suggested one. */
export const describeFile = (
  input: ParsedInput<'describeFile'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const { file_id: id, alt } = withoutNul(input)
    const own = await lockOwnFile(tx, id, user.id)
    if (!own) return failure(fileMessages.fileNotFound)
    const { listing, kind, position } = own
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    await tx
      .updateTable('listingMedia')
      .set({ alt: alt || suggestDescription(kind, listing.displayAddress, position + 1) })
      .where('id', '=', id)
      .execute()
    return success(null)
  })

/** Removes a file from its listing. The file store deletes it when no other listing shows it. */
export const removeFile = (
  { file_id: id }: ParsedInput<'removeFile'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const own = await lockOwnFile(tx, id, user.id)
    if (!own) return failure(fileMessages.fileNotFound)
    const { listing, kind, file } = own
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    await tx.deleteFrom('listingMedia').where('id', '=', id).execute()
    await setPositions(
      tx,
      (await findFiles(tx, listing.id, kind)).map((left) => left.id),
    )
    await addJob(tx, 'remove-unused-file', { file }, { key: `remove-file:${file}` })
    return success(null)
  })
