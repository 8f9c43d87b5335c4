import { callAt, contract, type CallName } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError, errors, isOutage, type ErrorCode } from '../errors'
import type { Caller, Gateway } from '../gateway/gateway'
import { admit, inputOf, type ApiRequest } from './api-request'

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

const codeOf = (error: unknown): ErrorCode => (error instanceof AgencyError ? error.code : isOutage(error) ? 'outage' : 'internal')

function known(request: ApiRequest): CallName {
  const name = callAt(request.path.replace(/\/+$/, ''))
  if (!name) throw new AgencyError('not_found')
  if (contract[name].method !== request.method) throw new AgencyError('method_not_allowed')
  return name
}

/**
 * Answers one call of the API: finds it, lets the caller in or not, reads its input, asks the
 * gateway, and puts the reply into the envelope (D-09: a refusal by the agency is HTTP 200 with
 * code 0; statuses of 400 and above are for requests that are no calls, and for faults).
 */
export async function answer(request: ApiRequest, settings: ApiSettings): Promise<ApiAnswer> {
  try {
    const name = known(request)
    admit(request, { apiKey: settings.apiKey, host: settings.host, pages: settings.host !== null })
    const input = await inputOf(request)
    const token = request.header('token')
    const caller: Caller = { ...(token ? { token } : {}), ...(request.address ? { address: request.address } : {}) }
    const call = settings.gateway[name] as (input: unknown, caller: Caller) => Promise<Reply<unknown>>
    const reply = await call(input, caller)
    const seconds = contract[name].browserCache
    return {
      status: 200,
      headers: { 'cache-control': reply.ok && seconds ? `private, max-age=${seconds}` : 'no-store' },
      body: reply.ok ? { code: 1, message: reply.message, data: reply.data } : { code: 0, message: reply.message, data: null },
    }
  } catch (error) {
    const code = codeOf(error)
    if (errors[code].report) settings.report(error, request.path)
    return refused(code)
  }
}
