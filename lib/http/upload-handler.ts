import type { Server } from '@tus/server'
import { apiKey, env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import type { Reply } from '../contract/call'
import { fileKinds, fileLimits, type FileKind } from '../domain/listing-files'
import { AgencyError, errors, isInvalidToken } from '../errors'
import { uploadStore } from '../files/upload-store'
import type { Caller, Gateway } from '../gateway/gateway'
import { cookieValue } from '../session/cookie'
import { sessionCookieName } from '../session/cookie-name'
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
const REFUSED = 422

/** The user of an upload request. Only this user may see the upload. */
export interface UploadUser {
  id: number
  caller: Caller
}

/** The calls that uploads need of the agency. */
export type UploadCalls = Pick<Gateway, 'startUpload' | 'lockUpload' | 'unlockUpload' | 'finishUpload'>

/** An error in the form that the tus library sends as it is. */
const refusal = (status: number, message: string) => ({ status_code: status, body: message })

/** @throws the library's error for a call that the agency refuses */
function dataOf<T>(reply: Reply<T>, status = REFUSED): T {
  if (reply.ok) return reply.data
  throw refusal(reply.retryAfter === undefined ? status : errors.too_many.status, reply.message)
}

/** @throws AgencyError for a request from another site, or without a logged-in user */
export function authenticateUpload(request: Request): UploadUser {
  const apiRequest = toApiRequest(request, 'uploads')
  const source = authenticateSource(apiRequest, {
    apiKey: apiKey(),
    host: getSiteHost(request),
    hasPages: true,
  })
  if (source !== 'page' || env().API_URL) throw new AgencyError('not_found')
  const secure = isSecureSite(env(), apiRequest.header('x-forwarded-proto'))
  const session = sessionCodec().read(cookieValue(apiRequest.header('cookie'), sessionCookieName(secure)))
  if (!session) throw new AgencyError('invalid_token')
  const address = request.headers.get(CLIENT_ADDRESS_HEADER)
  return { id: session.id, caller: { token: session.token, ...(address ? { address } : {}) } }
}

const users = new WeakMap<object, UploadUser>()

function userOf(request: object): UploadUser {
  const user = users.get(request)
  if (!user) throw new AgencyError('invalid_token')
  return user
}

const isFileKind = (value: unknown): value is FileKind => fileKinds.some((kind) => kind === value)

function toRefusal(error: unknown) {
  const { status_code: status, body } = error as { status_code?: number; body?: string }
  if (status !== undefined && status < 500) return refusal(status, body ?? '')
  // The library reports a full disk as a failure without a status.
  const code = status === undefined && !isStoreFault(error) ? toErrorCode(error) : 'outage'
  if (errors[code].report) logFault(error, UPLOAD_PATH)
  return refusal(errors[code].status, errors[code].message)
}

/** An error of the file system, such as ENOSPC, or an answer of the bucket, which Amazon's client describes. */
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
    allowedOrigins: () => false,
    maxSize: MAX_BYTES,
    namingFunction: (request, metadata) => startUpload(calls, request, metadata),
    // The store gets no metadata: names are in the database, and a bucket's metadata allow ASCII only.
    onUploadCreate: async () => ({ metadata: {} }),
    onIncomingRequest: async (_, uploadId) => requireUploadId(uploadId),
    // The lock is refused for another user's upload.
    locker: (request) => ({ newLock: (uploadId) => createUploadLock(callsOfLock(calls, request, uploadId)) }),
    onUploadFinish: async (request, { id }) => {
      await finishUpload(request, id)
      return {}
    },
    onResponseError: (_, error) => toRefusal(error),
  })
}

/** @returns the name under which the library keeps the upload */
async function startUpload(
  calls: UploadCalls,
  request: { headers: Headers },
  metadata: Record<string, string | null> = {},
): Promise<string> {
  const { id: user_id, caller } = userOf(request)
  const bytes = Number(request.headers.get('upload-length') ?? Number.NaN)
  const property_id = Number(metadata.listing)
  if (!isFileKind(metadata.kind) || !Number.isSafeInteger(bytes) || !Number.isSafeInteger(property_id))
    throw new AgencyError('invalid_request')
  const file_name = (metadata.name ?? '').slice(0, 1_000)
  const input = { user_id, property_id, kind: metadata.kind, file_name, bytes }
  return dataOf(await calls.startUpload(input, caller)).upload_id
}

function callsOfLock(calls: UploadCalls, request: object, upload_id: string): UploadLockCalls {
  const { id: user_id, caller } = userOf(request)
  return {
    take: async (holder) => {
      const reply = await calls.lockUpload({ user_id, upload_id, holder }, caller)
      return dataOf(reply, errors.not_found.status).state
    },
    release: (holder) => calls.unlockUpload({ user_id, upload_id, holder }, caller),
  }
}

function requireUploadId(uploadId: string): void {
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new AgencyError('not_found')
}

type FinishUpload = (request: object, uploadId: string) => Promise<void>

const METHODS = ['POST', 'HEAD', 'PATCH']

/** Creates the function that answers one request of a resumable upload. */
export function createUploadHandler(calls: UploadCalls): (request: Request) => Promise<Response> {
  let shared: Promise<Server> | undefined

  const finishUpload: FinishUpload = async (request, uploadId) => {
    const { id, caller } = userOf(request)
    dataOf(await calls.finishUpload({ user_id: id, upload_id: uploadId }, caller), errors.not_found.status)
  }
  /**
   * The agency may have been unavailable when the last byte arrived. A browser that resumes then finds the upload
   * complete.
   */
  const finishIfComplete = async (request: Request, response: Response) => {
    const offset = response.headers.get('upload-offset')
    if (request.method !== 'HEAD' || offset === null || offset !== response.headers.get('upload-length'))
      return
    await finishUpload(request, new URL(request.url).pathname.split('/').at(-1) ?? '')
  }
  return async (request) => {
    try {
      users.set(request, authenticateUpload(request))
      if (!METHODS.includes(request.method)) throw new AgencyError('method_not_allowed')
      const server = await (shared ??= createUploadServer(calls, finishUpload))
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
