import { sessionCookieName } from './cookie-name'

/** As long as the agency's tokens live (D-164). */
export const SESSION_SECONDS = 30 * 86_400

/** How the cookie is set: out of reach of scripts, not sent by other sites' forms, encrypted lines only where there are any. */
export const cookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

const attributes = (secure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The header that hands a session to the browser; the value is a codec's own writing, without signs to escape. */
export const sessionCookie = (value: string, secure: boolean): string =>
  `${sessionCookieName(secure)}=${value}; ${attributes(secure, SESSION_SECONDS)}`

/** The header that takes it away. */
export const endedCookie = (secure: boolean): string =>
  `${sessionCookieName(secure)}=; ${attributes(secure, 0)}`

/** Every value that a Cookie header has under a name, apart from empty ones. */
export const cookieValues = (header: string | null, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=')
    return key === name && value.join('=') ? [value.join('=')] : []
  })

/**
 * True when a name comes with two values: a sibling host can plant a cookie beside ours, and which
 * of the two is ours cannot be told.
 */
export const isContested = (header: string | null, name: string): boolean =>
  new Set(cookieValues(header, name)).size > 1

/** The value that a Cookie header has under a name; null for none, and for two that differ. */
export const cookieValue = (header: string | null, name: string): string | null =>
  isContested(header, name) ? null : (cookieValues(header, name)[0] ?? null)
