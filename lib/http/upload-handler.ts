import type { Server } from '@tus/server'
import { loadOnce } from '../cache/load-once'
import { apiKey, env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import type { Reply } from '../contract/call'
import { fileKinds, fileLimits, MAX_FILE_NAME_CHARACTERS, type FileKind } from '../domain/listing-files'
import { AgencyError, errors, isInvalidToken } from '../errors'
import { uploadStore } from '../files/upload-store'
import type { Caller, Gateway } from '../gateway/gateway'
import { getCookieValue } from '../session/cookie'
import { getSessionCookieName } from '../session/cookie-name'
import { isSecureSite } from '../session/secure-site'
import { sessionCodec } from '../session/session-codec-for-env'
import { authenticateSource } from './api-request'
import { toErrorCode } from './handle-api-call'
import { logFault } from './log-fault'
import { getSiteHost, toApiRequest } from './web-request'
import { createUploadLock, type UploadLockCalls } from './upload-lock'

/** The address of resumable uploads (tus 1.0), which lib/browser/upload-file sends to. */
const UPLOAD_PATH = '/api/uploads'
const MAX_BYTES = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes))
const UNPROCESSABLE_CONTENT = 422

/** The user of an upload request. Only this user may see the upload. */
export interface UploadUser {
  id: number
  caller: Caller
}

export type UploadCalls = Pick<Gateway, 'startUpload' | 'lockUpload' | 'unlockUpload' | 'finishUpload'>
type FinishUpload = (request: object, uploadId: string) => Promise<void>

/** Creates an error in the form that the tus library sends as a response. */
const createRefusal = (status: number, message: string) => ({ status_code: status, body: message })

/** Returns the data of a reply. @throws the tus library's error for a refusal: 429 for a rate limit, else `status` */
function requireData<T>(reply: Reply<T>, status = UNPROCESSABLE_CONTENT): T {
  if (reply.ok) return reply.data
  throw createRefusal(reply.retryAfter === undefined ? status : errors.too_many.status, reply.message)
}

/** @throws AgencyError for another site's request, or without a logged-in user */
export function authenticateUpload(request: Request): UploadUser {
  const apiRequest = toApiRequest(request, 'uploads')
  const source = authenticateSource(apiRequest, { apiKey: apiKey(), host: getSiteHost(request) })
  // Uploads exist only for pages of this site, and only with the embedded agency (no API_URL).
  if (source !== 'page' || env().API_URL) throw new AgencyError('not_found')
  const isSecure = isSecureSite(env(), apiRequest.header('x-forwarded-proto'))
  const session = sessionCodec().read(
    getCookieValue(apiRequest.header('cookie'), getSessionCookieName(isSecure)),
  )
  if (!session) throw new AgencyError('invalid_token')
  const address = request.headers.get(CLIENT_ADDRESS_HEADER)
  return { id: session.id, caller: { token: session.token, ...(address ? { address } : {}) } }
}

/** Callbacks of the tus library find the user by the request, because they receive nothing else that names the user. */
const usersByRequest = new WeakMap<object, UploadUser>()

function requireUser(request: object): UploadUser {
  const user = usersByRequest.get(request)
  if (!user) throw new AgencyError('invalid_token')
  return user
}

const isFileKind = (value: unknown): value is FileKind => fileKinds.some((kind) => kind === value)

/** Converts any error to the tus library's form. A status of 500 or above counts as an outage of the store. */
function toRefusal(error: unknown) {
  const { status_code: status, body } = error as { status_code?: number; body?: string }
  if (status !== undefined && status < 500) return createRefusal(status, body ?? '')
  const code = status !== undefined || isStoreFault(error) ? 'outage' : toErrorCode(error)
  if (errors[code].isLogged) logFault(error, UPLOAD_PATH)
  return createRefusal(errors[code].status, errors[code].message)
}

/** Whether an error comes from the file system (ENOSPC), or from the S3 client, which sets `$metadata`. */
function isStoreFault(error: unknown): boolean {
  const { code, $metadata } = error as { code?: unknown; $metadata?: unknown }
  return /^E[A-Z]+$/.test(String(code)) || $metadata !== undefined
}

async function createUploadServer(calls: UploadCalls, finishUpload: FinishUpload): Promise<Server> {
  const { Server } = await import('@tus/server')
  return new Server({
    path: UPLOAD_PATH,
    datastore: await uploadStore(),
    relativeLocation: true,
    allowedOrigins: () => false, // pages of other sites may not upload (CORS)
    maxSize: MAX_BYTES,
    namingFunction: (request, metadata) => startUpload(calls, request, metadata),
    // Nothing is stored as metadata: names are in the database, and a bucket's metadata allow ASCII only.
    onUploadCreate: async () => ({ metadata: {} }),
    onIncomingRequest: async (_, uploadId) => requireUploadId(uploadId),
    // The agency refuses the lock of another user's upload.
    locker: (request) => ({
      newLock: (uploadId) => createUploadLock(createLockCalls(calls, request, uploadId)),
    }),
    onUploadFinish: async (request, { id }) => {
      await finishUpload(request, id)
      return {}
    },
    onResponseError: (_, error) => toRefusal(error),
  })
}

/** Registers an upload with the agency. @returns its id, by which the tus library stores it */
async function startUpload(
  calls: UploadCalls,
  request: { headers: Headers },
  metadata: Record<string, string | null> = {},
): Promise<string> {
  const { id: user_id, caller } = requireUser(request)
  const bytes = Number(request.headers.get('upload-length') ?? Number.NaN)
  const property_id = Number(metadata.listing)
  if (!isFileKind(metadata.kind) || !Number.isSafeInteger(bytes) || !Number.isSafeInteger(property_id))
    throw new AgencyError('invalid_request')
  const file_name = (metadata.name ?? '').slice(0, MAX_FILE_NAME_CHARACTERS)
  const input = { user_id, property_id, kind: metadata.kind, file_name, bytes }
  return requireData(await calls.startUpload(input, caller)).upload_id
}

function createLockCalls(calls: UploadCalls, request: object, upload_id: string): UploadLockCalls {
  const { id: user_id, caller } = requireUser(request)
  return {
    take: async (holder) => {
      const reply = await calls.lockUpload({ user_id, upload_id, holder }, caller)
      return requireData(reply, errors.not_found.status).state
    },
    release: (holder) => calls.unlockUpload({ user_id, upload_id, holder }, caller),
  }
}

/** Accepts ids as the agency makes them: 16 random bytes in hexadecimal. */
function requireUploadId(uploadId: string): void {
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new AgencyError('not_found')
}

const METHODS = ['POST', 'HEAD', 'PATCH']

export function createUploadHandler(calls: UploadCalls): (request: Request) => Promise<Response> {
  const finishUpload: FinishUpload = async (request, uploadId) => {
    const { id, caller } = requireUser(request)
    const reply = await calls.finishUpload({ user_id: id, upload_id: uploadId }, caller)
    requireData(reply, errors.not_found.status)
  }
  const loadServer = loadOnce(() => createUploadServer(calls, finishUpload))

  /** Finishes a complete upload again, in case finishing failed before: the browser then sends nothing but a HEAD. */
  const finishIfComplete = async (request: Request, response: Response) => {
    const offset = response.headers.get('upload-offset')
    const isComplete = offset !== null && offset === response.headers.get('upload-length')
    if (request.method !== 'HEAD' || !isComplete) return
    await finishUpload(request, new URL(request.url).pathname.split('/').at(-1) ?? '')
  }
  return async (request) => {
    try {
      usersByRequest.set(request, authenticateUpload(request))
      if (!METHODS.includes(request.method)) throw new AgencyError('method_not_allowed')
      const server = await loadServer()
      const response = await server.handleWeb(request)
      await finishIfComplete(request, response)
      return response
    } catch (error) {
      const { status_code, body } = toRefusal(error)
      return new Response(request.method === 'HEAD' ? null : body, {
        status: isInvalidToken(error) ? errors.invalid_token.status : status_code,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
  }
}
