export const SESSION_COOKIE_OVER_HTTP = 'session'
/** Browsers accept a cookie with the __Host- prefix only from this host over HTTPS (RFC 6265bis, 4.1.3.2). */
export const SESSION_COOKIE_OVER_HTTPS = '__Host-session'
export const sessionCookieNames = [SESSION_COOKIE_OVER_HTTP, SESSION_COOKIE_OVER_HTTPS] as const

export const getSessionCookieName = (isSecure: boolean): string =>
  isSecure ? SESSION_COOKIE_OVER_HTTPS : SESSION_COOKIE_OVER_HTTP
