import { randomBytes } from 'node:crypto'
import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { fileMessages } from '../../contract/file-messages'
import { fileLimits, type FileKind } from '../../domain/listing-files'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { getEndedRefusal, lockOwnListing } from './own-files'
import { deleteUpload } from './purge-uploads'

/** The limit allows several listings with all their pictures in an hour. */
const UPLOAD_LIMIT = { maxAttempts: 300, windowSeconds: 3_600 }
/** 128 random bits, so that nobody can guess an upload's id. */
const UPLOAD_ID_BYTES = 16
const MAX_NAME_CHARACTERS = 120

const notFound = () => failure(fileMessages.uploadNotFound)

/** Creates an upload for a listing of the caller, if the kind and the size of the file are allowed. */
export async function startUpload(
  input: ParsedInput<'startUpload'>,
  { user }: UserCaller,
): Promise<Reply<{ upload_id: string }>> {
  const { property_id: listingId, kind, file_name: fileName, bytes } = input
  const attempt = await consumeAttempt(`upload:user:${user.id}`, UPLOAD_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  return withTransaction(async (tx) => {
    const listing = await lockOwnListing(tx, listingId, user.id)
    if (!listing) return failure(fileMessages.listingNotFound)
    const refusal = getEndedRefusal(listing) ?? getSizeRefusal(kind, bytes)
    if (refusal) return refusal
    if ((await countFiles(tx, listingId, kind)) >= fileLimits[kind].maxFiles)
      return failure(fileMessages.tooMany(kind, fileLimits[kind].maxFiles))
    const id = randomBytes(UPLOAD_ID_BYTES).toString('hex')
    // Keeps the end of a long name, which shows the type of the file.
    const name = fileName.slice(-MAX_NAME_CHARACTERS) || 'file'
    await tx.insertInto('upload').values({ id, listingId, userId: user.id, kind, name, bytes }).execute()
    return success({ upload_id: id })
  })
}

function getSizeRefusal(kind: FileKind, bytes: number): Refusal | null {
  const { maxBytes } = fileLimits[kind]
  if (bytes <= 0) return failure(fileMessages.empty)
  return bytes > maxBytes ? failure(fileMessages.tooLarge(kind, maxBytes)) : null
}

/** Counts the files of a kind, including unfinished uploads. */
async function countFiles(tx: Tx, listingId: number, kind: FileKind): Promise<number> {
  const { media, uploads } = await tx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('listingMedia')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('listingId', '=', listingId)
        .where('kind', '=', kind)
        .as('media'),
      selectFrom('upload')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('listingId', '=', listingId)
        .where('kind', '=', kind)
        .where('state', '!=', 'refused')
        .as('uploads'),
    ])
    .executeTakeFirstOrThrow()
  return Number(media) + Number(uploads)
}

/** Marks an upload as received once its last byte has arrived, and adds the job that processes it. */
export const finishUpload = (
  { upload_id: id }: ParsedInput<'finishUpload'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const upload = await tx
      .selectFrom('upload')
      .select('state')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!upload) return notFound()
    if (upload.state !== 'receiving') return success(null)
    await tx.updateTable('upload').set({ state: 'received' }).where('id', '=', id).execute()
    // The queue of uploads occupies one job slot at most, so that mail does not wait for pictures.
    await addJob(tx, 'take-upload-in', { uploadId: id }, { isUrgent: true, queue: 'uploads' })
    return success(null)
  })

export async function cancelUpload(
  { upload_id: id }: ParsedInput<'cancelUpload'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const upload = await db()
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (!upload) return notFound()
  await deleteUpload(id)
  return success(null)
}
