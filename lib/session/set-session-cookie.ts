import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '../config/env'
import { getCookieOptions, SESSION_SECONDS } from './cookie'
import { getSessionCookieName } from './cookie-name'
import { sessionCodec } from './session-codec-for-env'
import { isSecureSite } from './secure-site'

export async function setSessionCookie({ id, token }: { id: number; token: string }): Promise<void> {
  const isSecure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  const cookieStore = await cookies()
  cookieStore.set(getSessionCookieName(isSecure), sessionCodec().write({ id, token }), {
    ...getCookieOptions(isSecure),
    maxAge: SESSION_SECONDS,
  })
}

/** Deletes the browser's cookie. The agency's own session ends only by its call `logout`. */
export async function clearSessionCookie(): Promise<void> {
  const isSecure = isSecureSite(env(), (await headers()).get('x-forwarded-proto'))
  const cookieStore = await cookies()
  cookieStore.set(getSessionCookieName(isSecure), '', { ...getCookieOptions(isSecure), maxAge: 0 })
}
