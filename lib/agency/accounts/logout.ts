import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { endSession } from './sessions'

/** Ends the caller's session, and that of a token in the request body. */
export async function logout(
  { token: bodyToken }: ParsedInput<'logout'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  for (const token of new Set([caller.token, bodyToken]))
    if (token) await withTransaction((tx) => endSession(tx, token))
  return success(null)
}
