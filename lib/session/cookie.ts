import { sessionCookieName } from './cookie-name'

/** The lifetime of the agency's tokens (D-164). */
export const SESSION_SECONDS = 30 * 86_400

/** The session cookie's attributes; `secure` is true where the site is served over HTTPS. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

const attributes = (secure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The Set-Cookie value that starts a session. The value is a codec's output, which needs no escaping. */
export const sessionCookie = (value: string, secure: boolean): string =>
  `${sessionCookieName(secure)}=${value}; ${attributes(secure, SESSION_SECONDS)}`

/** The Set-Cookie value that ends a session. */
export const expiredSessionCookie = (secure: boolean): string =>
  `${sessionCookieName(secure)}=; ${attributes(secure, 0)}`

/** All values of a cookie in a Cookie header, without empty ones. */
export const cookieValues = (header: string | null, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=')
    return key === name && value.join('=') ? [value.join('=')] : []
  })

/** True when a cookie comes with two values: a sibling host can set a cookie of the same name. */
export const isContested = (header: string | null, name: string): boolean =>
  new Set(cookieValues(header, name)).size > 1

/** The value of a cookie in a Cookie header; null for none, and for two different values. */
export const cookieValue = (header: string | null, name: string): string | null =>
  isContested(header, name) ? null : (cookieValues(header, name)[0] ?? null)
