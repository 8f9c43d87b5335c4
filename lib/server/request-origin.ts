interface OriginHeaders {
  method: string
  /** Sec-Fetch-Site, which every current browser sends and no page can set. */
  site: string | null
  origin: string | null
}

/** The site whose page made a browser send a request; `unknown` for a program that is not a browser. */
export type RequestOrigin = 'this-site' | 'cross-site' | 'unknown'

/**
 * Classifies a request by headers that only browsers set. API calls and posted forms are accepted or refused by the
 * result.
 * @param host the host of this site's pages
 */
export function classifyRequestOrigin(
  { method, site, origin }: OriginHeaders,
  host: string | null,
): RequestOrigin {
  const isSameOrigin = origin !== null && host !== null && parseHost(origin) === host
  if (site === 'same-origin' && (origin === null || isSameOrigin)) return 'this-site'
  if (site === null && isSameOrigin) return 'this-site'
  // The visitor typed the address or opened a bookmark.
  if (site === 'none' && method === 'GET') return 'this-site'
  return site === null && origin === null ? 'unknown' : 'cross-site'
}

function parseHost(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
