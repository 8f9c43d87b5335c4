import { contract, type CallName, type ParsedInput } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError } from '../errors'
import type { AgencyCaller } from './callers'
import { handlers } from './handlers'

/**
 * Asks the agency: who may make a call is decided here, where the data is, by the contract's
 * `access` alone, whichever way the call came in. A user call needs a live session, and where its
 * input names a user, that user's.
 * @throws AgencyError `invalid_token`
 */
export async function askAgency<N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: AgencyCaller,
): Promise<Reply<unknown>> {
  const handler = handlers[name] as (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<unknown>>
  if (contract[name].access === 'public') return handler(input, caller)
  const user = caller.token ? await (await import('./accounts/sessions')).userOfToken(caller.token) : null
  const named = (input as { user_id?: number }).user_id
  if (!user || (named !== undefined && named !== user.id)) throw new AgencyError('invalid_token', name)
  return handler(input, { ...caller, user } as AgencyCaller)
}
