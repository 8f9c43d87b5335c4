import { getSessionCookieName } from './cookie-name'

/** 30 days, as long as the agency's tokens (D-164). */
export const SESSION_SECONDS = 30 * 86_400

export const getCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const

const formatAttributes = (isSecure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Returns a Set-Cookie header. The value comes from a session codec and needs no escaping. */
export const createSessionCookie = (value: string, isSecure: boolean): string =>
  `${getSessionCookieName(isSecure)}=${value}; ${formatAttributes(isSecure, SESSION_SECONDS)}`

export const createExpiredSessionCookie = (isSecure: boolean): string =>
  `${getSessionCookieName(isSecure)}=; ${formatAttributes(isSecure, 0)}`

/** Lists all values of a cookie in a request. @param header the Cookie header */
export const listCookieValues = (header: string | null, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...valueParts] = pair.trim().split('=')
    const value = valueParts.join('=') // a value may itself contain '='
    return key === name && value ? [value] : []
  })

/** Whether a request has two values of a cookie. A sibling host may have set one of them to take over a session. */
export const isContested = (header: string | null, name: string): boolean =>
  new Set(listCookieValues(header, name)).size > 1

/** Returns the value of a cookie; null without a value, and for a contested cookie. */
export const getCookieValue = (header: string | null, name: string): string | null =>
  isContested(header, name) ? null : (listCookieValues(header, name)[0] ?? null)
