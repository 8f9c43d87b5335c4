/** The path (still percent-encoded) and query (with its `?`, or empty) that a request asks for. */
export interface Target {
  path: string
  search: string
}

/** Reads a request line's target; nothing here throws on what strangers send. */
export function readTarget(url: string): Target {
  const relative = url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const mark = relative.indexOf('?')
  const path = (mark < 0 ? relative : relative.slice(0, mark)) || '/'
  return { path: path.startsWith('/') ? path : `/${path}`, search: mark < 0 ? '' : relative.slice(mark) }
}

/** False for a path that is no text (`%`, `%E0%A4%A`) or holds NUL: nothing can stand there. */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const INTERNAL_PATHS = ['/_next/', '/__nextjs', '/api/', '/media/']

/** True for what Next answers to a browser's navigation, as opposed to calls, pictures and assets. */
export function isDocumentPath(path: string): boolean {
  return !INTERNAL_PATHS.some((prefix) => path.startsWith(prefix)) && path !== '/api'
}
