import type { ParsedInput } from '../../contract'
import { INVALID_LINK, type LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { withoutNul } from '../without-nul'
import { startSession } from './start-session'
import { takeLink } from './links'

/** logs in whoever has the key of a link that was mailed, once (FLAU-02, D-22). */
export async function autoLogin(
  input: ParsedInput<'autoLogin'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const { key, deviceId } = withoutNul(input)
  const data = await withTransaction(async (tx) => {
    const userId = await takeLink(tx, key, 'login')
    return userId === null ? null : startSession(tx, userId, { ...caller, deviceId })
  })
  return data ? success(data) : failure(INVALID_LINK)
}
