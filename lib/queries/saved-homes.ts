import 'server-only'
import type { HiddenHome } from '../contract/hidden-homes'
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

/** Null for a home that is not advertised. */
export async function findAdvertisedHome(home: HomeRef): Promise<KeptHome | null> {
  const found = getOptionalData(await gateway().findHomes({ homes: [home] }))
  return found?.find(({ state }) => state === 'live') ?? null
}
