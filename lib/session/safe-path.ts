/** Nothing lives there; it only gives relative addresses something to stand on. */
const HERE = 'http://here.invalid'
/** Longest address that is kept or gone to. */
const LONGEST = 2_000
/** Browsers read these as part of `//host`, or drop them on the way (WHATWG URL, 4.4). */
const TRICKS = /[\\\u0000-\u0020\u007F]/

/**
 * The path of this site that somebody may be sent to, with its query and fragment, or null for
 * anything else (D-23): another origin, a scheme, `//host`, backslashes, control signs.
 */
export function safePath(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > LONGEST ||
    !value.startsWith('/') ||
    value.startsWith('//') ||
    TRICKS.test(value)
  )
    return null
  let url: URL
  try {
    url = new URL(value, HERE)
  } catch {
    return null
  }
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dots may fold into a path that begins with two slashes ('/./' + '/host').
  return url.origin === HERE && !path.startsWith('//') ? path : null
}
