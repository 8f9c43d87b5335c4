import { timingSafeEqual } from 'node:crypto'
import { AgencyError } from '../errors'
import { requestOriginOf } from '../server/request-origin'

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

/**
 * Reads a body up to the limit of a call, without trusting what its length header says.
 * @throws AgencyError `too_large`
 */
export async function limitedText(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY) throw new AgencyError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const same = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A page of this site, whose user its cookie tells; or an outside client, which says so itself. */
export type Origin = 'page' | 'client'

/**
 * Lets in this site's own pages, which need no key, and outside clients with the api key (D-08).
 * What a browser sends on behalf of another site is refused, key or not: a key is for programs, and
 * a page that holds one has given it away.
 * @throws AgencyError `cross_site` or `invalid_api_key`
 */
export function admit(
  request: ApiRequest,
  settings: { apiKey: string; host: string | null; pages: boolean },
): Origin {
  const key = request.header('apikey')
  if (key !== null && !same(key, settings.apiKey)) throw new AgencyError('invalid_api_key')
  const sender = settings.pages
    ? requestOriginOf(
        { method: request.method, site: request.header('sec-fetch-site'), origin: request.header('origin') },
        settings.host,
      )
    : 'unsaid'
  if (sender === 'elsewhere') throw new AgencyError('cross_site')
  if (key !== null) return 'client'
  if (sender === 'own') return 'page'
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
  if (type !== 'application/json' && !(text === '' && type === undefined))
    throw new AgencyError('unsupported_media')
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
