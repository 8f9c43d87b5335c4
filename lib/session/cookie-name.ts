export const SESSION_COOKIE = 'session'
/** Over HTTPS: browsers accept the __Host- prefix from this host only (RFC 6265bis, 4.1.3.2). */
export const SECURE_SESSION_COOKIE = '__Host-session'
export const sessionCookieNames = [SESSION_COOKIE, SECURE_SESSION_COOKIE] as const

export const sessionCookieName = (secure: boolean): string =>
  secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE
