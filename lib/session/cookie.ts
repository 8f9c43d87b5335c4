import { sessionCookieName } from './cookie-name'

/** 30 days, as long as the agency's tokens (D-164). */
export const SESSION_SECONDS = 30 * 86_400

export const cookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const

const formatAttributes = (isSecure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Returns a Set-Cookie header. The value comes from a session codec and needs no escaping. */
export const createSessionCookie = (value: string, isSecure: boolean): string =>
  `${sessionCookieName(isSecure)}=${value}; ${formatAttributes(isSecure, SESSION_SECONDS)}`

export const expiredSessionCookie = (isSecure: boolean): string =>
  `${sessionCookieName(isSecure)}=; ${formatAttributes(isSecure, 0)}`

/** Lists all values of a cookie in a request. @param header the Cookie header */
export const cookieValues = (header: string | null, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...valueParts] = pair.trim().split('=')
    const value = valueParts.join('=') // a value may itself contain '='
    return key === name && value ? [value] : []
  })

/** Whether a request has two values of a cookie. A sibling host may have set one of them to take over a session. */
export const isContested = (header: string | null, name: string): boolean =>
  new Set(cookieValues(header, name)).size > 1

/** Returns the value of a cookie; null without a value, and for a contested cookie. */
export const cookieValue = (header: string | null, name: string): string | null =>
  isContested(header, name) ? null : (cookieValues(header, name)[0] ?? null)
