import { callAt, contract, type CallName } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError, errors, isOutage, type ErrorCode } from '../errors'
import type { Caller, Gateway } from '../gateway/gateway'
import { admit, inputOf, type ApiRequest, type Origin } from './api-request'
import type { WebSession } from './web-session'

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  /** The envelope, ready to be written as JSON. */
  body: { code: 0 | 1; message: string; data: unknown }
}

export interface ApiSettings {
  gateway: Gateway
  apiKey: string
  /** Host that this site's own pages come from; null when there are none (the agency alone). */
  host: string | null
  /** How this site's pages know their user; absent where there are no pages (the agency alone). */
  session?: WebSession
  /** Told of faults that somebody should see. */
  report(error: unknown, call: string): void
}

const RETRY_SECONDS = '5'

function refused(code: ErrorCode): ApiAnswer {
  const { status, message } = errors[code]
  return {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': RETRY_SECONDS } : {}) },
    body: { code: 0, message, data: null },
  }
}

const codeOf = (error: unknown): ErrorCode =>
  error instanceof AgencyError ? error.code : isOutage(error) ? 'outage' : 'internal'

function known(request: ApiRequest): CallName {
  const name = callAt(request.path.replace(/\/+$/, ''))
  if (!name) throw new AgencyError('not_found')
  if (contract[name].method !== request.method) throw new AgencyError('method_not_allowed')
  return name
}

/** An outside client names its user by the header, or by the body where the call lists it there (D-08, A-28). */
const clientToken = (request: ApiRequest, name: CallName, input: unknown): string | undefined => {
  const inBody = isByToken(name) ? (input as { token?: unknown }).token : undefined
  return request.header('token') ?? (typeof inBody === 'string' && inBody ? inBody : undefined)
}

/** Calls whose own `token` is the user's; a login's is the bot check's (D-24). */
const isByToken = (name: CallName) => contract[name].access === 'user' || name === 'logout'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Answers one call of the API: finds it, lets the caller in or not, reads its input, asks the
 * gateway, and puts the reply into the envelope (D-09: a refusal by the agency is HTTP 200 with
 * code 0; statuses of 400 and above are for requests that are no calls, and for faults).
 */
export async function answer(request: ApiRequest, settings: ApiSettings): Promise<ApiAnswer> {
  let name: CallName | undefined
  let origin: Origin | undefined
  try {
    name = known(request)
    origin = admit(request, { apiKey: settings.apiKey, host: settings.host, pages: settings.host !== null })
    const given = await inputOf(request)
    const session = origin === 'page' ? settings.session : undefined
    const token = origin === 'page' ? session?.tokenOf(request) : clientToken(request, name, given)
    let renewed: string | undefined
    const caller: Caller = {
      ...(token ? { token } : {}),
      ...(request.address ? { address: request.address } : {}),
      ...(request.header('user-agent') ? { agent: request.header('user-agent') ?? '' } : {}),
      ...(session ? { onToken: (fresh: string) => void (renewed = fresh) } : {}),
    }
    // What lies in the browser's storage authorises nothing: the session's own token takes its place (D-18).
    const input = isByToken(name) ? { ...(given as object), token: token ?? '' } : given
    const call = settings.gateway[name] as (input: unknown, caller: Caller) => Promise<Reply<unknown>>
    const reply = await call(input, caller)
    const kept = session?.after(name, reply, { request, renewed })
    if (!reply.ok) {
      return {
        status: 200,
        headers: {
          ...NO_STORE,
          ...kept?.headers,
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
        ...kept?.headers,
      },
      body: { code: 1, message: reply.message, data: kept?.data ?? reply.data },
    }
  } catch (error) {
    const code = codeOf(error)
    if (errors[code].report) settings.report(error, request.path)
    const refusal = refused(code)
    // Who wants to go may go, though the agency cannot be told (D-31).
    const isOver =
      origin === 'page' && (code === 'invalid_token' || (name === 'logout' && errors[code].status >= 500))
    return isOver && settings.session
      ? { ...refusal, headers: { ...refusal.headers, ...settings.session.ended() } }
      : refusal
  }
}
