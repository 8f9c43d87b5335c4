import fs from 'node:fs/promises'
import { fileMessages } from '../../contract/file-messages'
import { fileLimits, suggestDescription, type FileKind } from '../../domain/listing-files'
import { isOutage } from '../../errors'
import { storedFiles } from '../../files/stored-files'
import { removeUploadedFile, withUploadedFile } from '../../files/upload-store'
import { prepareInProcess } from '../../media/file-preparer'
import type { PreparedFile } from '../../media/prepare-picture'
import { db, withTransaction, type Tx } from '../database'
import { TemporaryFailure, type JobRun } from '../jobs/task'
import { lockFileName } from './file-locks'
import { findFiles } from './own-files'

interface ReceivedUpload {
  id: string
  listingId: number
  kind: FileKind
}

/** Adds an uploaded file to its listing as a picture or document, or stores why it was refused. */
export async function takeUploadIn(uploadId: string, { isLastAttempt }: JobRun): Promise<void> {
  const upload = await db()
    .selectFrom('upload')
    .select(['id', 'listingId', 'kind'])
    .where('id', '=', uploadId)
    .where('state', '=', 'received')
    .executeTakeFirst()
  // An earlier attempt has added or refused the file, but may have failed to delete the upload.
  if (!upload) return removeUploadedFile(uploadId)
  try {
    const problem = await prepareAndAdd(upload)
    if (problem !== null) await refuseUpload(uploadId, problem)
    await removeUploadedFile(uploadId)
  } catch (error) {
    if (isLastAttempt) await refuseUpload(uploadId, fileMessages.storeFailed)
    throw isOutage(error) ? new TemporaryFailure((error as Error).message, { cause: error }) : error
  }
}

/** @returns null when the file was added to the listing, otherwise a message about the problem for its owner */
async function prepareAndAdd(upload: ReceivedUpload): Promise<string | null> {
  const prepared = await withUploadedFile(upload.id, (path) => prepareInProcess(path, upload.kind))
  if (prepared === null) return fileMessages.broken
  if ('problem' in prepared) return prepared.problem
  try {
    return await withTransaction((tx) => addFile(tx, upload, prepared))
  } finally {
    // The content is a string if it is the path of a temporary file.
    if (typeof prepared.content === 'string') await fs.rm(prepared.content, { force: true })
  }
}

/** Adds the file as the last of its kind. @returns null, or a message about the problem for the owner */
async function addFile(tx: Tx, upload: ReceivedUpload, prepared: PreparedFile): Promise<string | null> {
  const { listingId, kind } = upload
  const { name, content, contentType, advice } = prepared
  const listing = await tx
    .selectFrom('listing')
    .select('displayAddress')
    .where('id', '=', listingId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const lockedUpload = await tx
    .selectFrom('upload')
    .select('id')
    .where('id', '=', upload.id)
    .where('state', '=', 'received')
    .forUpdate()
    .executeTakeFirst()
  // The owner may have cancelled the upload, or deleted the account, meanwhile.
  if (!listing || !lockedUpload) return null
  const existingFiles = await findFiles(tx, listingId, kind)
  const { maxFiles } = fileLimits[kind]
  if (existingFiles.some(({ file }) => file === name)) return fileMessages.duplicate
  if (existingFiles.length >= maxFiles) return fileMessages.tooMany(kind, maxFiles)
  await lockFileName(tx, name)
  // Stores the file before the row is committed, so that no page shows a picture that is not in the store.
  await storedFiles().add(name, content, contentType)
  const lastPosition = existingFiles.at(-1)?.position ?? -1
  const position = lastPosition + 1
  await tx
    .insertInto('listingMedia')
    .values({
      listingId,
      kind,
      position,
      file: name,
      alt: suggestDescription(kind, listing.displayAddress, position + 1),
      advice,
    })
    .execute()
  await tx.deleteFrom('upload').where('id', '=', upload.id).execute()
  return null
}

const refuseUpload = async (id: string, problem: string): Promise<void> => {
  await db().updateTable('upload').set({ state: 'refused', problem }).where('id', '=', id).execute()
}
