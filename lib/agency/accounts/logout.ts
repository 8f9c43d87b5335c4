import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { endSession } from './sessions'

/** Ends the session of the caller's token. If the request body has a token too, ends its session as well. */
export async function logout(
  { token: bodyToken }: ParsedInput<'logout'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const tokens = new Set([caller.token, bodyToken])
  for (const token of tokens) {
    if (token) await withTransaction((tx) => endSession(tx, token))
  }
  return success(null)
}
