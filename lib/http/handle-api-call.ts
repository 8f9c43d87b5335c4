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
  /** The setting PRODUCT_SLUG, which the chatbot's path contains. */
  productSlug: string
  /** Reads and sets the session cookie of this site's pages; absent for the agency's own server. */
  session?: WebSession
  report(error: unknown, call: string): void
}

/** How long a client should wait after an outage. */
const RETRY_AFTER_SECONDS = '5'

function createErrorResponse(code: ErrorCode): ApiResponse {
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

export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AgencyError) return error.code
  return isOutage(error) ? 'outage' : 'internal'
}

/** The lookbehind keeps the search linear: without it, each slash of a long row would begin a search. */
const dropEndSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** @throws AgencyError `not_found` or `method_not_allowed` */
function findCall(request: ApiRequest, productSlug: string): CallName {
  const name = findCallByPath(dropEndSlashes(request.path), productSlug)
  if (!name) throw new AgencyError('not_found')
  if (contract[name].method !== request.method) throw new AgencyError('method_not_allowed')
  return name
}

/** An outside client sends its user's token in a header (D-10), or in the body of a call for users. */
function readClientToken(request: ApiRequest, name: CallName, input: unknown): string | undefined {
  const header = request.header('token')
  if (header !== null) return header
  const { token } = input as { token?: unknown }
  return takesUserToken(name) && typeof token === 'string' && token !== '' ? token : undefined
}

/** Whether the `token` in a call's input is the user's. In a login, `token` is the bot check's (D-24). */
const takesUserToken = (name: CallName) => contract[name].access === 'user' || name === 'logout'

/** Reads the id of a chat. Only random ids count, so that no visitor can guess the id of another visitor's chat. */
function readConversation(request: ApiRequest): Pick<Caller, 'conversation'> {
  const conversation = request.header(CONVERSATION_HEADER) ?? ''
  return CONVERSATION_ID.test(conversation) ? { conversation } : {}
}

function describeClient(request: ApiRequest): Caller {
  const agent = request.header('user-agent')
  return {
    ...(request.address ? { address: request.address } : {}),
    ...(agent ? { agent } : {}),
    ...readConversation(request),
  }
}

const NO_STORE = { 'cache-control': 'no-store' }

type SessionChange = ReturnType<WebSession['getSessionChange']>

/** Puts a reply into the envelope. A refusal by the agency has the HTTP status 200 and code 0 (D-09). */
function toResponse(name: CallName, reply: Reply<unknown>, sessionChange?: SessionChange): ApiResponse {
  if (!reply.ok) {
    const retryAfter: Record<string, string> =
      reply.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(reply.retryAfter)) }
    return {
      status: 200,
      headers: { ...NO_STORE, ...sessionChange?.headers, ...retryAfter },
      body: { code: 0, message: reply.message, data: null },
    }
  }
  const cacheSeconds = contract[name].browserCacheSeconds
  const caching = cacheSeconds ? { 'cache-control': `private, max-age=${cacheSeconds}` } : NO_STORE
  return {
    status: 200,
    headers: { ...caching, ...sessionChange?.headers },
    body: { code: 1, message: reply.message, data: sessionChange?.data ?? reply.data },
  }
}

/** Answers a request to the API. Statuses from 400 on are for requests that are no calls, and for faults (D-09). */
export async function handleApiCall(request: ApiRequest, settings: ApiSettings): Promise<ApiResponse> {
  let name: CallName | undefined
  let source: CallSource | undefined
  try {
    name = findCall(request, settings.productSlug)
    source = authenticateSource(request, settings)
    const body = await readInput(request)
    const session = source === 'page' ? settings.session : undefined
    const token = source === 'page' ? session?.readToken(request) : readClientToken(request, name, body)
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
    return toResponse(name, reply, session?.getSessionChange(name, reply, { request, input, renewedToken }))
  } catch (error) {
    const code = toErrorCode(error)
    if (errors[code].isLogged) settings.report(error, request.path)
    const response = createErrorResponse(code)
    if (source !== 'page' || !settings.session) return response
    // A logout ends the browser's session even when the agency does not answer (D-31). The cookie of a refused token
    // stays: the browser may have got a new one meanwhile, which this reply would delete.
    const isFailedLogout = name === 'logout' && errors[code].status >= 500
    if (!isFailedLogout) return response
    return { ...response, headers: { ...response.headers, ...settings.session.expireCookieHeaders() } }
  }
}
