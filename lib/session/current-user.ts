import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { UserData } from '../contract/account'
import { env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { routes } from '../config/routes'
import { isInvalidToken } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { listCookieValues, isContested } from './cookie'
import { getSessionCookieName } from './cookie-name'
import type { Session } from './session-codec'
import { sessionCodec } from './session-codec-for-env'
import { isSecureSite } from './secure-site'

/** Reads the session from the cookie. The agency has not confirmed it yet. */
const readClaimedSession = cache(async (): Promise<Session | null> => {
  const [cookieStore, { header, name }] = await Promise.all([cookies(), readCookieHeader()])
  // The cookie store knows a value that a server action has just set. Only the header shows a second value of the name.
  return isContested(header, name) ? null : sessionCodec().read(cookieStore.get(name)?.value ?? null)
})

async function readCookieHeader(): Promise<{ header: string | null; name: string }> {
  const requestHeaders = await headers()
  return {
    header: requestHeaders.get('cookie'),
    name: getSessionCookieName(isSecureSite(env(), requestHeaders.get('x-forwarded-proto'))),
  }
}

export async function hasSessionCookie(): Promise<boolean> {
  const { header, name } = await readCookieHeader()
  return listCookieValues(header, name).length > 0
}

export async function getCurrentCaller(): Promise<Caller> {
  const [session, requestHeaders] = await Promise.all([readClaimedSession(), headers()])
  const address = requestHeaders.get(CLIENT_ADDRESS_HEADER)
  return {
    ...(session ? { token: session.token } : {}),
    ...(address ? { address } : {}),
    agent: requestHeaders.get('user-agent') ?? '',
  }
}

/** Returns the user, or null for a visitor. Calls the agency once in a request. @throws AgencyError `outage` */
export const getCurrentUser = cache(async (): Promise<UserData | null> => {
  const session = await readClaimedSession()
  if (!session) return null
  try {
    const reply = await gateway().getUserData({ user_id: session.id }, await getCurrentCaller())
    return reply.ok ? reply.data : null
  } catch (error) {
    if (isInvalidToken(error)) return null
    throw error
  }
})

/** Returns the user, or redirects a visitor (D-20). Each page calls this, because Next does not rerun layouts. */
export async function requireUser(redirectTo: string = routes.login): Promise<UserData> {
  return (await getCurrentUser()) ?? redirect(redirectTo)
}
