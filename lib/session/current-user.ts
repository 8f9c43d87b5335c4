import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { UserData } from '../contract/account'
import { env } from '../config/env'
import { CLIENT_ADDRESS } from '../config/internal-headers'
import { routes } from '../config/routes'
import { isInvalidToken } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { cookieValues, isContested } from './cookie'
import { sessionCookieName } from './cookie-name'
import type { Session } from './session-codec'
import { sessionCodec } from './session-codec-for-env'
import { isSecureSite } from './secure'

/** The session that the request's cookie claims; nothing is proved by it yet. */
export const claimedSession = cache(async (): Promise<Session | null> => {
  const [jar, { header, name }] = await Promise.all([cookies(), cookieHeader()])
  // The jar tells what an action under way has just set; of two values that were sent it would take one.
  return isContested(header, name) ? null : sessionCodec().read(jar.get(name)?.value ?? null)
})

async function cookieHeader(): Promise<{ header: string | null; name: string }> {
  const given = await headers()
  return {
    header: given.get('cookie'),
    name: sessionCookieName(isSecureSite(env(), given.get('x-forwarded-proto'))),
  }
}

/** True when the browser sent a session's cookie, good or not. */
export async function hasSessionCookie(): Promise<boolean> {
  const { header, name } = await cookieHeader()
  return cookieValues(header, name).length > 0
}

/** On whose behalf the page under way asks the agency. */
export async function currentCaller(): Promise<Caller> {
  const [session, given] = await Promise.all([claimedSession(), headers()])
  const address = given.get(CLIENT_ADDRESS)
  return {
    ...(session ? { token: session.token } : {}),
    ...(address ? { address } : {}),
    agent: given.get('user-agent') ?? '',
  }
}

/** Who is logged in, as the agency says, or null for a visitor; asked once a request. Outages throw. */
export const currentUser = cache(async (): Promise<UserData | null> => {
  const session = await claimedSession()
  if (!session) return null
  try {
    const reply = await gateway().getUserData({ user_id: session.id }, await currentCaller())
    return reply.ok ? reply.data : null
  } catch (error) {
    if (isInvalidToken(error)) return null
    throw error
  }
})

/**
 * The user of a page that needs one (guard G1, D-20): a visitor is sent on to the login by 307. To
 * be called by every such page itself, as a layout is not run again for each.
 * @param elsewhere where a visitor goes instead (guard G2)
 */
export async function requireUser(elsewhere: string = routes.login): Promise<UserData> {
  return (await currentUser()) ?? redirect(elsewhere)
}
