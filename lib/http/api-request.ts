import { timingSafeEqual } from 'node:crypto'
import { AgencyError } from '../errors'

/** A request to the API, however it arrived. */
export interface ApiRequest {
  method: string
  /** Relative path of the call: 'blog/blogs', 'v2/…'. */
  path: string
  query: URLSearchParams
  header(name: string): string | null
  /** The caller's network address, or null where it is not known; what limits go by. */
  address: string | null
  /** The body as text; rejects with `too_large` beyond the limit. */
  text(): Promise<string>
}

/** Longest body of a call, in bytes; the largest form of the site stays far below. */
export const MAX_BODY = 64 * 1024

const same = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** A page of this site, whose user its cookie tells; or an outside client, which says so itself. */
export type Origin = 'page' | 'client'

/**
 * Lets in this site's own pages, which need no key, and outside clients with the api key (D-08).
 * What a browser sends on behalf of another site is refused, key or not, as no page of ours did.
 * @throws AgencyError `cross_site` or `invalid_api_key`
 */
export function admit(request: ApiRequest, settings: { apiKey: string; host: string | null; pages: boolean }): Origin {
  const key = request.header('apikey')
  if (key !== null) {
    if (same(key, settings.apiKey)) return 'client'
    throw new AgencyError('invalid_api_key')
  }
  if (settings.pages) {
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    if (site === 'same-origin' && (origin === null || hostOf(origin) === settings.host)) return 'page'
    if (site === null && origin !== null && hostOf(origin) === settings.host) return 'page'
    if (site === 'none' && request.method === 'GET') return 'page'
    if (site !== null || origin !== null) throw new AgencyError('cross_site')
  }
  throw new AgencyError('invalid_api_key')
}

/**
 * The input of a call: its query for GET, its JSON object for POST; an empty body is an empty object.
 * @throws AgencyError `unsupported_media`, `too_large` or `invalid_request`
 */
export async function inputOf(request: ApiRequest): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(request.query)
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = await request.text()
  if (type !== 'application/json' && !(text === '' && type === undefined)) throw new AgencyError('unsupported_media')
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AgencyError('invalid_request')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AgencyError('invalid_request')
  return value
}
