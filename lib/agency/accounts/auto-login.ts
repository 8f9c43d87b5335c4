import type { ParsedInput } from '../../contract'
import { INVALID_LINK, type LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { startSession } from './start-session'
import { redeemLink } from './links'

/** Logs in a visitor by the key of a mailed link (A-27, D-22). A link works once. */
export async function autoLogin(
  input: ParsedInput<'autoLogin'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const { key, deviceId } = input
  const data = await withTransaction(async (tx) => {
    const userId = await redeemLink(tx, key, 'login')
    return userId === null ? null : startSession(tx, userId, { ...caller, deviceId })
  })
  return data ? success(data) : failure(INVALID_LINK)
}
