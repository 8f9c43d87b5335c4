import 'server-only'
import { redirect } from 'next/navigation'
import { routes } from '../config/routes'
import type { Reply } from '../contract/call'
import { isInvalidToken } from '../errors'
import { gateway } from '../gateway'
import type { Caller, Gateway } from '../gateway/gateway'
import { currentCaller, requireUser } from '../session/current-user'
import { setSessionCookie } from '../session/set-session-cookie'

/**
 * Asks the agency for a change on behalf of whoever posted a form without JavaScript; a visitor goes
 * on to the login. A token that the agency renews on the way (D-164) is handed to the browser.
 * Outages throw.
 */
export async function asOwner<T>(
  ask: (agency: Gateway, userId: number, caller: Caller) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const { id } = await requireUser()
  let renewed: string | undefined
  const caller: Caller = {
    ...(await currentCaller()),
    onToken: (token) => {
      renewed = token
    },
  }
  try {
    const reply = await ask(gateway(), id, caller)
    if (renewed !== undefined) await setSessionCookie({ id, token: renewed })
    return reply
  } catch (error) {
    if (isInvalidToken(error)) redirect(routes.login)
    throw error
  }
}
