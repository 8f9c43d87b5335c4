import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import { suggestDescription, type FileKind } from '../../domain/listing-files'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { findFiles, getEndedRefusal, lockOwnListing, type OwnListing } from './own-files'

/** Sets the order of a listing's files of one kind. Refuses unless `file_ids` names exactly these files. */
export const arrangeFiles = (
  { property_id: listingId, kind, file_ids: ids }: ParsedInput<'arrangeFiles'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const listing = await lockOwnListing(tx, listingId, user.id)
    if (!listing) return failure(fileMessages.listingNotFound)
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    const files = await findFiles(tx, listingId, kind)
    const orderedIds = new Set(ids)
    const isSameSet = ids.length === files.length && files.every(({ id }) => orderedIds.has(id))
    if (!isSameSet) return failure(fileMessages.changed)
    await setPositions(tx, ids)
    return success(null)
  })

/** Makes the temporary positions negative, so that they differ from all real positions. */
const TEMPORARY_OFFSET = -1_000

/** Sets temporary positions first, because the unique index refuses two files in one position even for a moment. */
async function setPositions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const offset of [TEMPORARY_OFFSET, 0])
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

/** Finds a file of the user, and locks its listing. @returns undefined if the user has no such file */
async function lockOwnFile(tx: Tx, id: number, userId: number): Promise<OwnFile | undefined> {
  const media = await tx
    .selectFrom('listingMedia')
    .select('listingId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!media) return undefined
  const listing = await lockOwnListing(tx, media.listingId, userId)
  if (!listing) return undefined
  const file = await tx
    .selectFrom('listingMedia')
    .select(['kind', 'file', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  return file ? { listing, ...file } : undefined
}

/** Changes the description of a file. An empty description is replaced by the suggested one. */
export const describeFile = (
  input: ParsedInput<'describeFile'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const { file_id: id, alt } = input
    const ownFile = await lockOwnFile(tx, id, user.id)
    if (!ownFile) return failure(fileMessages.fileNotFound)
    const { listing, kind, position } = ownFile
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    await tx
      .updateTable('listingMedia')
      .set({ alt: alt || suggestDescription(kind, listing.displayAddress, position + 1) })
      .where('id', '=', id)
      .execute()
    return success(null)
  })

/** Removes a file from its listing. A job deletes the file from the store if no other listing shows it. */
export const removeFile = (
  { file_id: id }: ParsedInput<'removeFile'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const ownFile = await lockOwnFile(tx, id, user.id)
    if (!ownFile) return failure(fileMessages.fileNotFound)
    const { listing, kind, file } = ownFile
    const refusal = getEndedRefusal(listing)
    if (refusal) return refusal
    await tx.deleteFrom('listingMedia').where('id', '=', id).execute()
    const remainingFiles = await findFiles(tx, listing.id, kind)
    await setPositions(
      tx,
      remainingFiles.map((remainingFile) => remainingFile.id),
    )
    await addJob(tx, 'remove-unused-file', { file }, { key: `remove-file:${file}` })
    return success(null)
  })
