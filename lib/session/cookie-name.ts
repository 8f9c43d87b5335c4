/** The session's cookie (D-18) on a line that is not encrypted. */
export const SESSION_COOKIE = 'session'
/** On an encrypted line: browsers take this name from the host itself alone, never from a sibling (RFC 6265bis, 4.1.3.2). */
export const SECURE_SESSION_COOKIE = '__Host-session'
/** A request that carries either is never answered from the page cache. */
export const sessionCookieNames = [SESSION_COOKIE, SECURE_SESSION_COOKIE] as const

export const sessionCookieName = (secure: boolean): string =>
  secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE
