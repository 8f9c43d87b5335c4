import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { FILE_NOTICE_COOKIE, FILE_NOTICE_SECONDS, writeFileNotice } from '../config/file-notice'
import { routes } from '../config/routes'
import type { Reply } from '../contract/call'
import { fileMessages } from '../contract/file-messages'
import { fileKinds, type FileKind } from '../domain/listing-files'
import { AgencyError, errors, isInvalidToken } from '../errors'
import { writeWholeUpload } from '../files/upload-store'
import { gateway } from '../gateway'
import { toErrorCode } from './handle-api-call'
import { logFault } from './log-fault'
import { authenticateUpload, type UploadUser } from './upload-handler'

/** A posted file is held in memory while it is read, unlike a resumable upload. */
const MAX_POSTS_AT_ONCE = 2
let posts = 0

interface Outcome {
  isProblem: boolean
  text: string
}

const done = (text: string): Outcome => ({ isProblem: false, text })
const problem = (text: string): Outcome => ({ isProblem: true, text })
const toOutcome = (reply: Reply<unknown>, text: string): Outcome =>
  reply.ok ? done(text) : problem(reply.message)

interface Post {
  user: UploadUser
  listingId: number
  form: FormData
}

const toId = (value: FormDataEntryValue | null): number => {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0
  if (id === 0) throw new AgencyError('invalid_request')
  return id
}

function toKind(value: FormDataEntryValue | null): FileKind {
  const kind = fileKinds.find((each) => each === value)
  if (!kind) throw new AgencyError('invalid_request')
  return kind
}

async function takeFile({ user: { id: user_id, caller }, listingId, form }: Post): Promise<Outcome> {
  const file = form.get('file')
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return problem(fileMessages.noFile)
  const input = {
    user_id,
    property_id: listingId,
    kind: toKind(form.get('kind')),
    file_name: file.name.slice(0, 1_000),
    bytes: file.size,
  }
  const reply = await gateway().startUpload(input, caller)
  if (!reply.ok) return problem(reply.message)
  const { upload_id } = reply.data
  await writeWholeUpload(upload_id, Readable.fromWeb(file.stream() as ReadableStream), file.size)
  return toOutcome(
    await gateway().finishUpload({ user_id, upload_id }, caller),
    'Your file has arrived and is being prepared. Load this page again in a moment.',
  )
}

/** Moves a file one place. */
async function move({ user: { id: user_id, caller }, listingId, form }: Post, by: 1 | -1): Promise<Outcome> {
  const [id, kind] = [toId(form.get('file')), toKind(form.get('kind'))]
  const reply = await gateway().getListingFiles({ user_id, property_id: listingId }, caller)
  if (!reply.ok) return problem(reply.message)
  const ids = reply.data.files.filter((file) => file.kind === kind).map((file) => file.id)
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return problem(fileMessages.changed)
  ids.splice(to, 0, ...ids.splice(from, 1))
  const order = { user_id, property_id: listingId, kind, file_ids: ids }
  return toOutcome(await gateway().arrangeFiles(order, caller), 'The new order is saved.')
}

async function change(post: Post): Promise<Outcome> {
  const { user, form } = post
  const { id: user_id, caller } = user
  switch (form.get('do')) {
    case 'upload':
      return takeFile(post)
    case 'earlier':
      return move(post, -1)
    case 'later':
      return move(post, 1)
    case 'describe': {
      const alt = String(form.get('alt') ?? '').slice(0, 200)
      const input = { user_id, file_id: toId(form.get('file')), alt }
      return toOutcome(await gateway().describeFile(input, caller), 'The description is saved.')
    }
    case 'remove': {
      const input = { user_id, file_id: toId(form.get('file')) }
      return toOutcome(await gateway().removeFile(input, caller), 'The file is removed.')
    }
    case 'dismiss': {
      const input = { user_id, upload_id: String(form.get('file') ?? '') }
      return toOutcome(await gateway().cancelUpload(input, caller), 'The upload is taken off the list.')
    }
    default:
      throw new AgencyError('invalid_request')
  }
}

const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })

const redirectWith = (listingId: number, outcome: Outcome): Response => {
  const path = routes.listingPictures(listingId)
  const cookie = `${FILE_NOTICE_COOKIE}=${writeFileNotice(outcome)}; Path=${path}; Max-Age=${FILE_NOTICE_SECONDS}; HttpOnly; SameSite=Lax`
  return seeOther(path, { 'set-cookie': cookie })
}

/** Handles a post from the pictures page, and redirects back to it with a notice of the outcome. */
export async function handleFileForm(request: Request, listingId: number): Promise<Response> {
  if (posts >= MAX_POSTS_AT_ONCE) return redirectWith(listingId, problem(fileMessages.busy))
  posts += 1
  try {
    const user = authenticateUpload(request)
    const form = await request.formData().catch(() => {
      throw new AgencyError('invalid_request')
    })
    return redirectWith(listingId, await change({ user, listingId, form }))
  } catch (error) {
    if (isInvalidToken(error)) return seeOther(routes.login)
    const code = toErrorCode(error)
    if (errors[code].report) logFault(error, routes.changeListingPictures(listingId))
    return redirectWith(listingId, problem(errors[code].message))
  } finally {
    posts -= 1
  }
}
