import type { CallInput, CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import { fillPath, paths, type CallName } from '../contract/paths'

/** The error of a call that got no usable answer. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** @param status the HTTP status, 400 and above (D-09); 0 without an answer */
  constructor(readonly status: number) {
    super(status ? `HTTP ${status}` : 'No answer')
  }
}

/** @param product the setting PRODUCT_SLUG, which the chatbot's path contains */
export function apiUrl(name: CallName, input: unknown, product = ''): string {
  const call: { method: string; path: string; version?: string } = paths[name]
  const path = fillPath(call.path, product)
  const url = call.version ? `/api/${call.version}/${path}` : `/api/${path}`
  if (call.method !== 'GET') return url
  return `${url}?${new URLSearchParams(input as Record<string, string>)}`
}

const UNAUTHORIZED = 401

interface CallOptions {
  signal?: AbortSignal
  /** Called on HTTP 401; without it NetworkError is thrown. */
  onExpiredSession?: () => Promise<never>
  product?: string
  headers?: Record<string, string>
}

/** Calls our own API. Trusts its answers, so that browsers load no schemas. @throws NetworkError */
export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { signal, onExpiredSession, product, headers }: CallOptions = {},
): Promise<Reply<CallOutput<N>>> {
  const isGet = paths[name].method === 'GET'
  const response = await fetch(apiUrl(name, input, product), {
    method: paths[name].method,
    credentials: 'include',
    signal,
    headers: { ...(isGet ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  }).catch((cause: unknown) => {
    // A caller that has cancelled the call gets the AbortError.
    if (signal?.aborted) throw cause
    throw new NetworkError(0)
  })
  if (response.status === UNAUTHORIZED && onExpiredSession) return onExpiredSession()
  if (!response.ok) throw new NetworkError(response.status)
  const body = (await response.json().catch(() => {
    throw new NetworkError(response.status)
  })) as { code: number; message?: string; data: unknown }
  const isSuccess = Number(body.code) === 1
  const message = body.message ?? ''
  return isSuccess ? { ok: true, data: body.data as CallOutput<N>, message } : { ok: false, message }
}
