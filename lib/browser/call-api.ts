import type { CallInput, CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import { paths, type CallName } from '../contract/paths'

/** The call did not reach an answer: fetch rejected, or HTTP 400 and above (D-09). */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(readonly status: number) {
    super(status ? `HTTP ${status}` : 'No answer')
  }
}

/** A call's address under /api; GET input goes into the query. */
export function apiUrl(name: CallName, input: unknown): string {
  const call: { method: string; path: string; version?: string } = paths[name]
  const base = `/api/${call.version ? `${call.version}/` : ''}${call.path}`
  return call.method === 'GET' ? `${base}?${new URLSearchParams(input as Record<string, string>)}` : base
}

const INVALID_TOKEN = 401

interface CallOptions {
  signal?: AbortSignal
  /** Takes over when the call needs a user whose session has ended; without it NetworkError is thrown. */
  onExpiredSession?: () => Promise<never>
}

/**
 * Calls the agency through this site's own /api. Answers were parsed there; types come from the
 * contract, its schemas stay on the server.
 * @throws NetworkError when there is no answer, or an HTTP error status
 */
export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { signal, onExpiredSession }: CallOptions = {},
): Promise<Reply<CallOutput<N>>> {
  const isGet = paths[name].method === 'GET'
  const response = await fetch(apiUrl(name, input), {
    method: paths[name].method,
    credentials: 'include',
    signal,
    ...(isGet ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new NetworkError(0)
  })
  if (response.status === INVALID_TOKEN && onExpiredSession) return onExpiredSession()
  if (!response.ok) throw new NetworkError(response.status)
  const body = (await response.json().catch(() => {
    throw new NetworkError(response.status)
  })) as { code: number; message?: string; data: unknown }
  if (Number(body.code) === 1)
    return { ok: true, data: body.data as CallOutput<N>, message: body.message ?? '' }
  return { ok: false, message: body.message ?? '' }
}
