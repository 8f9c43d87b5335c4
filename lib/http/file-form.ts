import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { env } from '../config/env'
import {
  FILE_NOTICE_COOKIE,
  FILE_NOTICE_SECONDS,
  writeFileNotice,
  type FileNotice,
} from '../config/file-notice'
import { routes } from '../config/routes'
import type { Reply } from '../contract/call'
import { fileMessages } from '../contract/file-messages'
import {
  fileKinds,
  MAX_ALT_CHARACTERS,
  MAX_FILE_NAME_CHARACTERS,
  type FileKind,
} from '../domain/listing-files'
import { AgencyError, errors, isInvalidToken } from '../errors'
import { writeWholeUpload } from '../files/upload-store'
import { gateway } from '../gateway'
import { isSecureSite } from '../session/secure-site'
import { toErrorCode } from './handle-api-call'
import { logFault } from './log-fault'
import { authenticateUpload, type UploadUser } from './upload-handler'

/** A posted file is held in memory, unlike a resumable upload, so few are accepted at once. */
const MAX_POSTS_AT_ONCE = 2
let activePosts = 0

const createProblem = (text: string): FileNotice => ({ isProblem: true, text })
const toNotice = (reply: Reply<unknown>, successText: string): FileNotice =>
  reply.ok ? { isProblem: false, text: successText } : createProblem(reply.message)

interface FilePost {
  user: UploadUser
  listingId: number
  form: FormData
}

const requireId = (value: FormDataEntryValue | null): number => {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0
  if (id === 0) throw new AgencyError('invalid_request')
  return id
}

function requireKind(value: FormDataEntryValue | null): FileKind {
  const kind = fileKinds.find((fileKind) => fileKind === value)
  if (!kind) throw new AgencyError('invalid_request')
  return kind
}

async function uploadFile({ user: { id: user_id, caller }, listingId, form }: FilePost): Promise<FileNotice> {
  const file = form.get('file')
  if (!(file instanceof File)) return createProblem(fileMessages.noFile)
  // Browsers send an empty file without a name if none was chosen.
  if (file.size === 0 && file.name === '') return createProblem(fileMessages.noFile)
  const input = {
    user_id,
    property_id: listingId,
    kind: requireKind(form.get('kind')),
    // Truncated, because the form has no place for an error about the length of a name.
    file_name: file.name.slice(0, MAX_FILE_NAME_CHARACTERS),
    bytes: file.size,
  }
  const reply = await gateway().startUpload(input, caller)
  if (!reply.ok) return createProblem(reply.message)
  const { upload_id } = reply.data
  await writeWholeUpload(upload_id, Readable.fromWeb(file.stream() as ReadableStream), file.size)
  return toNotice(
    await gateway().finishUpload({ user_id, upload_id }, caller),
    'Your file has arrived and is being prepared. Load this page again in a moment.',
  )
}

/** Moves a file one position earlier (-1) or later (1). */
async function moveFile(
  { user: { id: user_id, caller }, listingId, form }: FilePost,
  offset: 1 | -1,
): Promise<FileNotice> {
  const id = requireId(form.get('file'))
  const kind = requireKind(form.get('kind'))
  const reply = await gateway().getListingFiles({ user_id, property_id: listingId }, caller)
  if (!reply.ok) return createProblem(reply.message)
  const ids = reply.data.files.filter((file) => file.kind === kind).map((file) => file.id)
  const from = ids.indexOf(id)
  const to = from + offset
  if (from < 0 || to < 0 || to >= ids.length) return createProblem(fileMessages.changed)
  ids.splice(from, 1)
  ids.splice(to, 0, id)
  const order = { user_id, property_id: listingId, kind, file_ids: ids }
  return toNotice(await gateway().arrangeFiles(order, caller), 'The new order is saved.')
}

/** Carries out the action of the button that sent the form. */
async function applyPost(post: FilePost): Promise<FileNotice> {
  const { user, form } = post
  const { id: user_id, caller } = user
  switch (form.get('do')) {
    case 'upload':
      return uploadFile(post)
    case 'earlier':
      return moveFile(post, -1)
    case 'later':
      return moveFile(post, 1)
    case 'describe': {
      const alt = String(form.get('alt') ?? '').slice(0, MAX_ALT_CHARACTERS)
      const input = { user_id, file_id: requireId(form.get('file')), alt }
      return toNotice(await gateway().describeFile(input, caller), 'The description is saved.')
    }
    case 'remove': {
      const input = { user_id, file_id: requireId(form.get('file')) }
      return toNotice(await gateway().removeFile(input, caller), 'The file is removed.')
    }
    case 'dismiss': {
      // In a row of an upload the field `file` holds the id of the upload.
      const input = { user_id, upload_id: String(form.get('file') ?? '') }
      return toNotice(await gateway().cancelUpload(input, caller), 'The upload is taken off the list.')
    }
    default:
      throw new AgencyError('invalid_request')
  }
}

const redirectAsGet = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })

/** Redirects to the pictures page, which reads the notice from a short-lived cookie. */
const redirectWithNotice = (request: Request, listingId: number, notice: FileNotice): Response => {
  const path = routes.listingPictures(listingId)
  const cookie = [
    `${FILE_NOTICE_COOKIE}=${writeFileNotice(notice)}`,
    `Path=${path}`,
    `Max-Age=${FILE_NOTICE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecureSite(env(), request.headers.get('x-forwarded-proto')) ? ['Secure'] : []),
  ]
  return redirectAsGet(path, { 'set-cookie': cookie.join('; ') })
}

/** Handles a post from the pictures page, and redirects back to it with a notice of the outcome. */
export async function handleFileForm(request: Request, listingId: number): Promise<Response> {
  if (activePosts >= MAX_POSTS_AT_ONCE)
    return redirectWithNotice(request, listingId, createProblem(fileMessages.busy))
  activePosts += 1
  try {
    const user = authenticateUpload(request)
    const form = await request.formData().catch(() => {
      throw new AgencyError('invalid_request')
    })
    return redirectWithNotice(request, listingId, await applyPost({ user, listingId, form }))
  } catch (error) {
    if (isInvalidToken(error)) return redirectAsGet(routes.login)
    const code = toErrorCode(error)
    if (errors[code].isLogged) logFault(error, routes.changeListingPictures(listingId))
    return redirectWithNotice(request, listingId, createProblem(errors[code].message))
  } finally {
    activePosts -= 1
  }
}
