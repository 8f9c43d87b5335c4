import { contract, type CallName } from '../contract'
import { AgencyError } from '../errors'
import type { AgencyCaller } from './callers'

async function getUser(token: string | undefined) {
  if (!token) return null
  const { getUserOfToken } = await import('./accounts/sessions')
  return getUserOfToken(token)
}

/**
 * Returns the caller with the user of its session token. A call for users requires such a user, and its `user_id` must
 * be the id of that user.
 * @throws AgencyError `invalid_token`
 */
export async function authorize<Caller extends AgencyCaller>(
  name: CallName,
  input: object,
  caller: Caller,
): Promise<Caller> {
  if (contract[name].access === 'public') return caller
  const user = await getUser(caller.token)
  const requestedId = (input as { user_id?: number }).user_id
  if (!user || (requestedId !== undefined && requestedId !== user.id))
    throw new AgencyError('invalid_token', name)
  return { ...caller, user }
}
