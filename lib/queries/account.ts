import 'server-only'
import { redirect } from 'next/navigation'
import { routes } from '../config/routes'
import type { OwnedLetting, OwnedProperty, Preferences, SessionEntry } from '../contract/account'
import type { Reply } from '../contract/call'
import { isInvalidToken, outage } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { getCurrentCaller } from '../session/current-user'

/* Queries with the user's token. The agency returns only this user's data. Nothing is cached; outages throw. */

/** Makes a call for the current user, and redirects to the login if the session has ended. */
export async function readAsUser<T>(call: (caller: Caller) => Promise<Reply<T>>): Promise<Reply<T>> {
  try {
    return await call(await getCurrentCaller())
  } catch (error) {
    if (isInvalidToken(error)) redirect(routes.login)
    throw error
  }
}

/** Treats a refusal as an outage, because it must not be shown as "nothing there". */
const requireOwnData = <T>(reply: Reply<T>): T => {
  if (reply.ok) return reply.data
  throw outage(`a person's own record was refused: ${reply.message}`)
}

/** Returns null if the upstream does not know the optional call. */
export const getOptionalData = <T>(reply: Reply<T>): T | null =>
  !reply.ok && reply.isUnknown ? null : requireOwnData(reply)

export const getOwnPreferences = async (userId: number): Promise<Preferences | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getPreferences({ user_id: userId }, caller)))

export const getOwnSessions = async (userId: number): Promise<SessionEntry[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSessions({ user_id: userId }, caller)))

/** Returns the new email address that the user has not confirmed yet. */
export const getOwnEmailChange = async (userId: number): Promise<{ new_email: string | null } | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getEmailChange({ user_id: userId }, caller)))

export const getOwnData = async (userId: number): Promise<Reply<Record<string, unknown>>> =>
  readAsUser((caller) => gateway().exportData({ user_id: userId }, caller))

export type OwnedListing = { kind: 'sale'; card: OwnedProperty } | { kind: 'let'; card: OwnedLetting }

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
