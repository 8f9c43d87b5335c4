import type { CallInput, CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import { paths, type CallName } from '../contract/paths'

/** A call without a usable answer. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** @param status of HTTP, 400 and above (D-09); 0 without an answer */
  constructor(readonly status: number) {
    super(status ? `HTTP ${status}` : 'No answer')
  }
}

export function apiUrl(name: CallName, input: unknown): string {
  const call: { method: string; path: string; version?: string } = paths[name]
  const base = call.version ? `/api/${call.version}/${call.path}` : `/api/${call.path}`
  if (call.method !== 'GET') return base
  return `${base}?${new URLSearchParams(input as Record<string, string>)}`
}

const UNAUTHORIZED = 401

interface CallOptions {
  signal?: AbortSignal
  /** Called on HTTP 401; without it NetworkError is thrown. */
  onExpiredSession?: () => Promise<never>
}

/**
 * Makes a call of our own API. Trusts its answers, which the server has parsed, so that browsers load no schemas.
 * @throws NetworkError
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
    // The caller has cancelled the call, and is told so.
    if (signal?.aborted) throw cause
    throw new NetworkError(0)
  })
  if (response.status === UNAUTHORIZED && onExpiredSession) return onExpiredSession()
  if (!response.ok) throw new NetworkError(response.status)
  const body = (await response.json().catch(() => {
    throw new NetworkError(response.status)
  })) as { code: number; message?: string; data: unknown }
  if (Number(body.code) === 1)
    return { ok: true, data: body.data as CallOutput<N>, message: body.message ?? '' }
  return { ok: false, message: body.message ?? '' }
}
