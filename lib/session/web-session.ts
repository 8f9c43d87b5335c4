import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '../config/env'
import { cookieOptions, SESSION_SECONDS } from './cookie'
import { sessionCookieName } from './cookie-name'
import { sessionCodec } from './session-codec-for-env'
import { isSecureSite } from './secure'

/** Hands a session to the browser; for server actions, where a form was posted without JavaScript. */
export async function setSessionCookie({ id, token }: { id: number; token: string }): Promise<void> {
  const secure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  ;(await cookies()).set(sessionCookieName(secure), sessionCodec().write({ id, token }), {
    ...cookieOptions(secure),
    maxAge: SESSION_SECONDS,
  })
}

/** Takes the session from the browser; the agency is to be told apart (`logout`). */
export async function clearSessionCookie(): Promise<void> {
  const secure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  ;(await cookies()).set(sessionCookieName(secure), '', { ...cookieOptions(secure), maxAge: 0 })
}
