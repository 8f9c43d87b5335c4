import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '../config/env'
import { cookieOptions, SESSION_SECONDS } from './cookie'
import { sessionCookieName } from './cookie-name'
import { sessionCodec } from './session-codec-for-env'
import { isSecureSite } from './secure-site'

export async function setSessionCookie({ id, token }: { id: number; token: string }): Promise<void> {
  const secure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  ;(await cookies()).set(sessionCookieName(secure), sessionCodec().write({ id, token }), {
    ...cookieOptions(secure),
    maxAge: SESSION_SECONDS,
  })
}

/** Deletes the browser's cookie. The agency's own session ends only by its call `logout`. */
export async function clearSessionCookie(): Promise<void> {
  const secure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  ;(await cookies()).set(sessionCookieName(secure), '', { ...cookieOptions(secure), maxAge: 0 })
}
