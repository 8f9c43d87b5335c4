import 'server-only'
import type { HiddenHome } from '../contract/hidden-homes'
import type { HomeSharing, ShareInvitation } from '../contract/home-sharing'
import type { HomeSummary, SavedHome } from '../contract/saved-homes'
import type { HomeRef } from '../domain/saved-home'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** Returns the user's saved homes, the newest first; null if the upstream does not know the call. */
export const getSavedHomes = async (userId: number): Promise<SavedHome[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSavedHomes({ user_id: userId }, caller)))

/** Returns the user's hidden homes, the newest first; null if the upstream does not know the call. */
export const getHiddenHomes = async (userId: number): Promise<HiddenHome[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getHiddenHomes({ user_id: userId }, caller)))

/** Returns null if the upstream does not know the call. */
export const getHomeSharing = async (userId: number): Promise<HomeSharing | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getHomeSharing({ user_id: userId }, caller)))

type FoundInvitation = { inviter: ShareInvitation } | { refusal: string }

/** Returns who has invited the user, or the refusal of an invitation to another address or an invalid one. */
export async function findShareInvitation(userId: number, key: string): Promise<FoundInvitation> {
  const input = { user_id: userId, invitation: key }
  const reply = await readAsUser((caller) => gateway().getShareInvitation(input, caller))
  return reply.ok ? { inviter: reply.data } : { refusal: reply.message }
}

/** Finds a home by its id; null for a home that is not advertised. */
export async function findAdvertisedHome(home: HomeRef): Promise<HomeSummary | null> {
  const homes = getOptionalData(await gateway().findHomes({ homes: [home] }))
  return homes?.find(({ state }) => state === 'live') ?? null
}
