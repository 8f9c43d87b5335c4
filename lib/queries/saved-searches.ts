import 'server-only'
import type { CallOutput } from '../contract'
import type { SearchAlert } from '../contract/saved-searches'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** Returns the user's saved searches, the newest first; null if the upstream does not know the call. */
export const getSavedSearches = async (userId: number): Promise<CallOutput<'getSavedSearches'> | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSavedSearches({ user_id: userId }, caller)))

/** Returns a page of the homes that an alert email listed; null for an email to another user. */
export async function findSearchAlert(
  userId: number,
  alertId: number,
  page: number,
): Promise<SearchAlert | null> {
  const input = { user_id: userId, alert_id: alertId, page }
  const reply = await readAsUser((caller) => gateway().getSearchAlert(input, caller))
  return reply.ok ? reply.data : null
}
