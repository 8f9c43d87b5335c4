/** A request's path, still percent-encoded, and its query, with the `?` or empty. */
export interface Target {
  path: string
  search: string
}

/** The segment `.` or `..`, plain or percent-encoded. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i

/** The scheme and host of an absolute URL: `http://site.example` in `http://site.example/news`. */
const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/**
 * Splits the target of a request line, which a hostile client may have made up. Dot segments are resolved, so that all
 * decisions by path concern the page that Next would find.
 */
export function parseTarget(url: string): Target {
  const relative = url.startsWith('/') ? url : url.replace(SCHEME_AND_HOST, '')
  const queryStart = relative.indexOf('?')
  const path = (queryStart < 0 ? relative : relative.slice(0, queryStart)) || '/'
  return {
    path: resolveDotSegments(path.startsWith('/') ? path : `/${path}`),
    search: queryStart < 0 ? '' : relative.slice(queryStart),
  }
}

/** Resolves dot segments (RFC 3986, 5.2.4). Node 20's URL parser overlooks some, such as the one in `/.a/../b`. */
function resolveDotSegments(path: string): string {
  if (!DOT_SEGMENT.test(path)) return path
  const resolved: string[] = []
  const segments = path.slice(1).split('/')
  for (const [index, segment] of segments.entries()) {
    const name = segment.replace(/%2e/gi, '.')
    if (name !== '.' && name !== '..') {
      resolved.push(segment)
      continue
    }
    if (name === '..') resolved.pop()
    // A dot segment at the end leaves the slash before it.
    if (index === segments.length - 1) resolved.push('')
  }
  return `/${resolved.join('/')}`
}

/** False for a path that cannot be decoded (`%`, `%E0%A4%A`) or contains NUL. No page has such a path. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const INTERNAL_PREFIXES = ['/_next/', '/__nextjs', '/api/', '/media/']

/** True for the path of a page, as opposed to API calls (also one without a name), pictures and assets. */
export function isDocumentPath(path: string): boolean {
  return path !== '/api' && !INTERNAL_PREFIXES.some((prefix) => path.startsWith(prefix))
}
