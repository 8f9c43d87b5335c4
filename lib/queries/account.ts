import 'server-only'
import { redirect } from 'next/navigation'
import { routes } from '../config/routes'
import type { OwnedLetting, OwnedProperty, Preferences, SessionEntry } from '../contract/account'
import type { Reply } from '../contract/call'
import { isInvalidToken, outage } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { currentCaller } from '../session/current-user'

/*
 * Reads of a user's own account. They are made with the user's token, so that the agency decides whose data
 * they may see, and nothing of them is cached. Outages throw.
 */

/** Redirects to the login when the session has ended since the page checked it. */
async function readAsUser<T>(call: (caller: Caller) => Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await call(await currentCaller())
  } catch (error) {
    if (isInvalidToken(error)) redirect(routes.login)
    throw error
  }
}

/** Takes a refusal to show users their own data for an outage: it must not be shown as "nothing there". */
const requireOwnData = <T>(reply: Reply<T>): T => {
  if (reply.ok) return reply.data
  throw outage(`a person's own record was refused: ${reply.message}`)
}

/** The data, or null from an upstream agency that does not have this optional call. */
const getOptionalData = <T>(reply: Reply<T>): T | null =>
  !reply.ok && reply.isUnknown ? null : requireOwnData(reply)

/** What the user wants to be told by e-mail; null where the agency keeps no such choices. */
export const getOwnPreferences = async (userId: number): Promise<Preferences | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getPreferences({ user_id: userId }, caller)))

/** Where the user is logged in; null where the agency does not tell. */
export const getOwnSessions = async (userId: number): Promise<SessionEntry[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSessions({ user_id: userId }, caller)))

/** Everything that the agency keeps about the user. */
export const getOwnData = async (userId: number): Promise<Reply<Record<string, unknown>>> =>
  readAsUser((caller) => gateway().exportData({ user_id: userId }, caller))

/** A listing that the user owns, advertised or not. */
export type OwnedListing = { kind: 'sale'; card: OwnedProperty } | { kind: 'let'; card: OwnedLetting }

/** The user's own listings, those for sale first. */
export async function getOwnedListings(userId: number): Promise<OwnedListing[]> {
  const [sales, lettings] = await Promise.all([
    readAsUser((caller) => gateway().getUserProperties({ user_id: userId }, caller)),
    readAsUser((caller) => gateway().getUserLettings({ user_id: userId }, caller)),
  ])
  return [
    ...requireOwnData(sales).map((card) => ({ kind: 'sale', card }) as const),
    ...requireOwnData(lettings).map((card) => ({ kind: 'let', card }) as const),
  ]
}
