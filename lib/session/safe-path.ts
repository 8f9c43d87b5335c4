/** The base to resolve paths against. Nobody can own a host under the reserved domain .invalid. */
const BASE_URL = 'http://site.invalid'
const MAX_URL_CHARACTERS = 2_000
/** Browsers read a backslash as `/`, and drop tabs and line ends (WHATWG URL, 4.4). */
const UNSAFE_CHARACTER = /[\\\u0000-\u0020\u007F]/

/** Returns a path of this site with query and fragment, or null for anything that could lead to another site (D-23). */
export function parseSafePath(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > MAX_URL_CHARACTERS ||
    !value.startsWith('/') ||
    value.startsWith('//') ||
    UNSAFE_CHARACTER.test(value)
  )
    return null
  let url: URL
  try {
    url = new URL(value, BASE_URL)
  } catch {
    return null
  }
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dot segments may resolve to a path that begins with two slashes ('/.//host').
  return url.origin === BASE_URL && !path.startsWith('//') ? path : null
}
