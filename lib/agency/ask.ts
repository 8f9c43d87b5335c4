import { contract, type CallName, type ParsedInput } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError } from '../errors'
import type { AgencyCaller } from './callers'
import { handlers } from './handlers'

async function getUser(token: string | undefined) {
  if (!token) return null
  const { getUserOfToken } = await import('./accounts/sessions')
  return getUserOfToken(token)
}

/** Answers a call. Permission is decided only here: a user call without a session of its user is `invalid_token`. */
export async function askAgency<N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: AgencyCaller,
): Promise<Reply<unknown>> {
  const handler = handlers[name] as (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<unknown>>
  if (contract[name].access === 'public') return handler(input, caller)
  const user = await getUser(caller.token)
  const requestedId = (input as { user_id?: number }).user_id
  if (!user || (requestedId !== undefined && requestedId !== user.id))
    throw new AgencyError('invalid_token', name)
  return handler(input, { ...caller, user } as AgencyCaller)
}
