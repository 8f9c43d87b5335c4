import 'server-only'
import type { CallOutput } from '../contract'
import type { SearchAlert } from '../contract/saved-searches'
import { gateway } from '../gateway'
import { getOptionalData, readAsUser } from './account'

/** The newest first; null where the upstream does not know the call. */
export const getSavedSearches = async (userId: number): Promise<CallOutput<'getSavedSearches'> | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getSavedSearches({ user_id: userId }, caller)))

/** A page of the homes of a mail; null for a mail that the user has not been sent. */
export async function findSearchAlert(
  userId: number,
  alertId: number,
  page: number,
): Promise<SearchAlert | null> {
  const input = { user_id: userId, alert_id: alertId, page }
  const reply = await readAsUser((caller) => gateway().getSearchAlert(input, caller))
  return reply.ok ? reply.data : null
}
