import { findCallByPath, contract, type CallName } from '../contract'
import { CONVERSATION_HEADER, CONVERSATION_ID } from '../contract/conversation'
import type { Reply } from '../contract/call'
import { AgencyError, errors, isOutage, type ErrorCode } from '../errors'
import type { Caller, Gateway } from '../gateway/gateway'
import { authenticateSource, readInput, type ApiRequest, type CallSource } from './api-request'
import type { WebSession } from './web-session'

export interface ApiResponse {
  status: number
  headers: Record<string, string>
  /** The envelope, ready to be written as JSON. */
  body: { code: 0 | 1; message: string; data: unknown }
}

export interface ApiSettings {
  gateway: Gateway
  apiKey: string
  /** Host of this site's own pages; null for the agency's own server, which has none. */
  host: string | null
  /** The setting PRODUCT_SLUG, which some paths carry. */
  productSlug: string
  /** Reads and sets the session cookie of this site's pages; absent for the agency's own server. */
  session?: WebSession
  /** Reports faults that an operator should see. */
  report(error: unknown, call: string): void
}

const RETRY_AFTER_SECONDS = '5'

function errorResponse(code: ErrorCode): ApiResponse {
  const { status, message } = errors[code]
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    },
    body: { code: 0, message, data: null },
  }
}

/** The error that an API response reports for whatever was thrown. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AgencyError) return error.code
  return isOutage(error) ? 'outage' : 'internal'
}

/** @throws AgencyError `not_found` or `method_not_allowed` */
function findCall(request: ApiRequest, productSlug: string): CallName {
  const name = findCallByPath(request.path.replace(/\/+$/, ''), productSlug)
  if (!name) throw new AgencyError('not_found')
  if (contract[name].method !== request.method) throw new AgencyError('method_not_allowed')
  return name
}

/** An outside client sends its user's token in a header, or in the body of calls that list it there (D-08, A-28). */
function readClientToken(request: ApiRequest, name: CallName, input: unknown): string | undefined {
  const header = request.header('token')
  if (header !== null) return header
  const { token } = input as { token?: unknown }
  return takesUserToken(name) && typeof token === 'string' && token !== '' ? token : undefined
}

/** True when a call's `token` is the user's; the `token` of a login is the bot check's (D-24). */
const takesUserToken = (name: CallName) => contract[name].access === 'user' || name === 'logout'

/** Reads the id of a chat. Anything but a random id is ignored, so that no visitor can guess the id of another's chat. */
function conversationOf(request: ApiRequest): Pick<Caller, 'conversation'> {
  const conversation = request.header(CONVERSATION_HEADER) ?? ''
  return CONVERSATION_ID.test(conversation) ? { conversation } : {}
}

function describeClient(request: ApiRequest): Caller {
  const agent = request.header('user-agent')
  return {
    ...(request.address ? { address: request.address } : {}),
    ...(agent ? { agent } : {}),
    ...conversationOf(request),
  }
}

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Handles one call of the API: finds the call, authenticates its source, reads the input, calls the gateway, and puts
 * the reply into the envelope. A refusal by the agency has the HTTP status 200 and code 0. Statuses of 400 and above
 * are for requests that are not calls of the contract, and for faults (D-09).
 */
export async function handleApiCall(request: ApiRequest, settings: ApiSettings): Promise<ApiResponse> {
  let name: CallName | undefined
  let source: CallSource | undefined
  let body: unknown
  try {
    name = findCall(request, settings.productSlug)
    source = authenticateSource(request, {
      apiKey: settings.apiKey,
      host: settings.host,
      hasPages: settings.host !== null,
    })
    body = await readInput(request)
    const session = source === 'page' ? settings.session : undefined
    const token = source === 'page' ? session?.tokenOf(request) : readClientToken(request, name, body)
    let renewedToken: string | undefined
    const caller: Caller = { ...describeClient(request), ...(token ? { token } : {}) }
    if (session)
      caller.onToken = (newToken) => {
        renewedToken = newToken
      }
    // The token in the browser's storage authorises nothing, so the session's token replaces it (D-18).
    const input = takesUserToken(name) ? { ...(body as object), token: token ?? '' } : body
    const call = settings.gateway[name] as (input: unknown, caller: Caller) => Promise<Reply<unknown>>
    const reply = await call(input, caller)
    const sessionChange = session?.sessionChangeAfter(name, reply, { request, renewedToken })
    if (!reply.ok) {
      return {
        status: 200,
        headers: {
          ...NO_STORE,
          ...sessionChange?.headers,
          ...(reply.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(reply.retryAfter)) }),
        },
        body: { code: 0, message: reply.message, data: null },
      }
    }
    const seconds = contract[name].browserCache
    return {
      status: 200,
      headers: {
        ...(seconds ? { 'cache-control': `private, max-age=${seconds}` } : NO_STORE),
        ...sessionChange?.headers,
      },
      body: { code: 1, message: reply.message, data: sessionChange?.data ?? reply.data },
    }
  } catch (error) {
    const code = toErrorCode(error)
    if (errors[code].report) settings.report(error, request.path)
    const response = errorResponse(code)
    // A logout ends the browser's session even when the agency does not answer (D-31).
    const isFailedLogout = name === 'logout' && errors[code].status >= 500
    const isRefusedToken = code === 'invalid_token' && !settings.session?.isOfAnotherUser(request, body)
    return source === 'page' && settings.session && (isFailedLogout || isRefusedToken)
      ? { ...response, headers: { ...response.headers, ...settings.session.ended() } }
      : response
  }
}
