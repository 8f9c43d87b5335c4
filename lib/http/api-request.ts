import { isSameKey } from '../config/same-key'
import { AgencyError } from '../errors'
import { classifyRequestOrigin } from '../server/request-origin'

/** A request to the API, independent of the server that received it. */
export interface ApiRequest {
  method: string
  /** Relative path of the call: 'blog/blogs', 'v2/…'. */
  path: string
  query: URLSearchParams
  header(name: string): string | null
  /** The caller's network address, for the rate limits; null if it is not known. */
  address: string | null
  /** Reads the body as text; rejects with `too_large` beyond the limit. */
  text(): Promise<string>
}

/** Far more than the site's largest form sends. */
const MAX_CALL_BODY_BYTES = 64 * 1024

/** Reads a body up to the limit of a call. The Content-Length is not trusted. @throws AgencyError `too_large` */
export async function readLimitedText(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_CALL_BODY_BYTES) throw new AgencyError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Where a call comes from: a page of this site, whose cookie identifies the user, or a client that sends a token. */
export type CallSource = 'page' | 'client'

/**
 * Returns whether a page of this site or a client makes a call. A page of another site is refused even with the API key,
 * because a key that a page contains is no secret (D-08).
 * @param settings `host` is the host of this site's pages; null for a server without pages, which serves clients only
 * @throws AgencyError `invalid_api_key` or `cross_site`
 */
export function authenticateSource(
  request: ApiRequest,
  settings: { apiKey: string; host: string | null },
): CallSource {
  const key = request.header('apikey')
  if (key !== null && !isSameKey(key, settings.apiKey)) throw new AgencyError('invalid_api_key')
  const originHeaders = {
    method: request.method,
    site: request.header('sec-fetch-site'),
    origin: request.header('origin'),
  }
  const origin = settings.host === null ? 'unknown' : classifyRequestOrigin(originHeaders, settings.host)
  if (origin === 'cross-site') throw new AgencyError('cross_site')
  if (key !== null) return 'client'
  if (origin === 'this-site') return 'page'
  throw new AgencyError('invalid_api_key')
}

/** Reads a GET's query, else the JSON body. @throws `unsupported_media`, `too_large` or `invalid_request` */
export async function readInput(request: ApiRequest): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(request.query)
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = await request.text()
  const hasNoBody = text === '' && type === undefined
  if (type !== 'application/json' && !hasNoBody) throw new AgencyError('unsupported_media')
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AgencyError('invalid_request')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AgencyError('invalid_request')
  return value
}
