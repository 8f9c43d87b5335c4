interface Sent {
  method: string
  /** Sec-Fetch-Site, which every browser of today sends and no page can set. */
  site: string | null
  origin: string | null
}

/** A page of this site, something of another's, or no browser that says so. */
export type RequestOrigin = 'own' | 'elsewhere' | 'unsaid'

/**
 * Who made a browser send a request, by what browsers alone write (calls and posted forms go by it).
 * @param host that this site's pages come from
 */
export function requestOriginOf({ method, site, origin }: Sent, host: string | null): RequestOrigin {
  const isOwnOrigin = origin !== null && host !== null && hostOf(origin) === host
  if (site === 'same-origin' && (origin === null || isOwnOrigin)) return 'own'
  if (site === null && isOwnOrigin) return 'own'
  // An address that somebody typed.
  if (site === 'none' && method === 'GET') return 'own'
  return site === null && origin === null ? 'unsaid' : 'elsewhere'
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
