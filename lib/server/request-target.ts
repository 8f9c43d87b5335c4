/** A request's path, still percent-encoded, and its query, with the `?` or empty. */
export interface Target {
  path: string
  search: string
}

/** A dot segment, plain or encoded. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i

/**
 * Splits the target of a request line, whatever a client sends as one. Dot segments are resolved, so that
 * whatever is decided by the path is decided about the page that Next would find.
 */
export function parseTarget(url: string): Target {
  const relative = url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const queryStart = relative.indexOf('?')
  const path = (queryStart < 0 ? relative : relative.slice(0, queryStart)) || '/'
  return {
    path: resolveDotSegments(path.startsWith('/') ? path : `/${path}`),
    search: queryStart < 0 ? '' : relative.slice(queryStart),
  }
}

const resolveDotSegments = (path: string): string =>
  DOT_SEGMENT.test(path) ? new URL(`http://site${path}`).pathname : path

/** False for a path that does not decode (`%`, `%E0%A4%A`) or contains NUL: no page has one. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const INTERNAL_PATHS = ['/_next/', '/__nextjs', '/api/', '/media/']

/** True for the path of a page, as opposed to API calls, pictures and assets. */
export function isDocumentPath(path: string): boolean {
  return !INTERNAL_PATHS.some((prefix) => path.startsWith(prefix)) && path !== '/api'
}
