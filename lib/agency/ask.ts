import { contract, type CallName, type ParsedInput } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError } from '../errors'
import type { AgencyCaller } from './callers'
import { handlers } from './handlers'

/**
 * Answers a call of the contract. This is the only place that decides permission: a user call needs a live session,
 * and its `user_id` must be the session's own user.
 * @throws AgencyError `invalid_token`
 */
export async function askAgency<N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: AgencyCaller,
): Promise<Reply<unknown>> {
  const handler = handlers[name] as (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<unknown>>
  if (contract[name].access === 'public') return handler(input, caller)
  const user = caller.token ? await (await import('./accounts/sessions')).getUserOfToken(caller.token) : null
  const requestedId = (input as { user_id?: number }).user_id
  if (!user || (requestedId !== undefined && requestedId !== user.id))
    throw new AgencyError('invalid_token', name)
  return handler(input, { ...caller, user } as AgencyCaller)
}
