import 'server-only'
import type { HiddenHome } from '../contract/hidden-homes'
import type { HomeSharing, ShareInvitation } from '../contract/home-sharing'
import type { KeptHome, SavedHome } from '../contract/saved-homes'
import type { HomeRef } from '../domain/saved-home'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** The newest first; null where the upstream does not know the call. */
export const getSavedHomes = async (userId: number): Promise<SavedHome[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSavedHomes({ user_id: userId }, caller)))

/** The newest first; null where the upstream does not know the call. */
export const getHiddenHomes = async (userId: number): Promise<HiddenHome[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getHiddenHomes({ user_id: userId }, caller)))

/** Null where the upstream does not know the call. */
export const getHomeSharing = async (userId: number): Promise<HomeSharing | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getHomeSharing({ user_id: userId }, caller)))

/** Who has invited the user; null for an invitation that is not theirs, or does not work any more. */
export async function findShareInvitation(userId: number, key: string): Promise<ShareInvitation | null> {
  const input = { user_id: userId, invitation: key }
  const reply = await readAsUser((caller) => gateway().getShareInvitation(input, caller))
  return reply.ok ? reply.data : null
}

/** Null for a home that is not advertised. */
export async function findAdvertisedHome(home: HomeRef): Promise<KeptHome | null> {
  const found = getOptionalData(await gateway().findHomes({ homes: [home] }))
  return found?.find(({ state }) => state === 'live') ?? null
}
