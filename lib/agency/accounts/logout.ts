import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { endSession } from './sessions'

/** ends the caller's session, and that of a token in the body. An ended session is no error. */
export async function logout({ token }: ParsedInput<'logout'>, caller: AgencyCaller): Promise<Reply<null>> {
  for (const each of new Set([caller.token, token]))
    if (each) await withTransaction((tx) => endSession(tx, each))
  return success(null)
}
