import type { CallName, ParsedInput } from '../contract'
import type { Reply } from '../contract/call'
import { authorize } from './authorize'
import type { AgencyCaller } from './callers'
import { handlers } from './handlers'

/** Checks that the caller may make a call, and runs the call's handler. @throws AgencyError `invalid_token` if not */
export async function askAgency<N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  caller: AgencyCaller,
): Promise<Reply<unknown>> {
  const handler = handlers[name] as (input: ParsedInput<N>, caller: AgencyCaller) => Promise<Reply<unknown>>
  return handler(input, await authorize(name, input as object, caller))
}
