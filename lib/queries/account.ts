import 'server-only'
import { redirect } from 'next/navigation'
import { routes } from '../config/routes'
import type { OwnedLetting, OwnedProperty, Preferences, SessionEntry } from '../contract/account'
import type { Reply } from '../contract/call'
import { isInvalidToken, outage } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { currentCaller } from '../session/current-user'

/**
 * What a person's own rooms show. Nothing of it is ever kept between requests, and every call is
 * made by the person: whose data they are is decided where they lie. Outages throw.
 */

/** A session that ended between the page's guard and its reads is a visitor's. */
async function asUser<T>(call: (caller: Caller) => Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await call(await currentCaller())
  } catch (error) {
    if (isInvalidToken(error)) redirect(routes.login)
    throw error
  }
}

/** A list or record that the agency refuses to its owner is as good as an outage: it is never "nothing there". */
const given = <T>(reply: Reply<T>): T => {
  if (reply.ok) return reply.data
  throw outage(`a person's own record was refused: ${reply.message}`)
}

/** As given, or null where the agency has no such call. */
const offered = <T>(reply: Reply<T>): T | null => (!reply.ok && reply.isUnknown ? null : given(reply))

/** What the person wants to be told by e-mail; null where the agency keeps no such choices. */
export const getOwnPreferences = async (userId: number): Promise<Preferences | null> =>
  offered(await asUser((caller) => gateway().getPreferences({ user_id: userId }, caller)))

/** Where the person is logged in; null where the agency does not tell. */
export const getOwnSessions = async (userId: number): Promise<SessionEntry[] | null> =>
  offered(await asUser((caller) => gateway().getSessions({ user_id: userId }, caller)))

/** Everything that is kept about the person, as the agency puts it. */
export const getOwnData = async (userId: number): Promise<Reply<Record<string, unknown>>> =>
  asUser((caller) => gateway().exportData({ user_id: userId }, caller))

/** A home of the person's own, for sale or to let, advertised or not. */
export type OwnHome = { kind: 'sale'; card: OwnedProperty } | { kind: 'let'; card: OwnedLetting }

/** The person's own homes, those for sale first. */
export async function getOwnHomes(userId: number): Promise<OwnHome[]> {
  const [sales, lettings] = await Promise.all([
    asUser((caller) => gateway().getUserProperties({ user_id: userId }, caller)),
    asUser((caller) => gateway().getUserLettings({ user_id: userId }, caller)),
  ])
  return [
    ...given(sales).map((card) => ({ kind: 'sale', card }) as const),
    ...given(lettings).map((card) => ({ kind: 'let', card }) as const),
  ]
}
