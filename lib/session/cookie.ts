import { SESSION_COOKIE } from './cookie-name'

/** As long as the agency's tokens live (D-164). */
export const SESSION_SECONDS = 30 * 86_400

/** How the cookie is set: out of reach of scripts, not sent by other sites' forms, encrypted lines only where there are any. */
export const cookieOptions = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

const attributes = (secure: boolean, seconds: number) => `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The header that hands a session to the browser; the value is a keeper's own writing, without signs to escape. */
export const sessionCookie = (value: string, secure: boolean): string => `${SESSION_COOKIE}=${value}; ${attributes(secure, SESSION_SECONDS)}`

/** The header that takes it away. */
export const endedCookie = (secure: boolean): string => `${SESSION_COOKIE}=; ${attributes(secure, 0)}`

/** The session cookie's value in a Cookie header; the first one, as browsers send the narrowest first. */
export function cookieValue(header: string | null, name: string = SESSION_COOKIE): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=')
    if (key === name) return value.join('=') || null
  }
  return null
}
