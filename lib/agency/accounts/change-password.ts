import { accountMessages } from '../../contract/account-messages'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { db, withTransaction, type Tx } from '../database'
import type { UserCaller } from '../callers'
import { attempt, tooMany } from '../limits/limit'
import { accountLimits } from './attempts'
import { INCORRECT, refusalOf } from './confirm-owner'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'
import { openSession } from './sessions'
import { setPassword } from './set-password'

/**
 * B-04: sets a new password, or a guest's first one. Every session ends, and the caller gets a new one
 * (D-164). The limit is checked first, because a change hashes two passwords.
 */
export async function changePassword(
  { current_password: current, password }: ParsedInput<'changePassword'>,
  caller: UserCaller,
): Promise<Reply<null>> {
  const user = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'lastName', 'passwordHash'])
    .where('id', '=', caller.user.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return failure(INCORRECT)
  if (await isWeakPassword(password, user)) return failure(accountMessages.weak)
  const asked = await attempt(`password-change:user:${user.id}`, accountLimits.passwordChanges)
  if (!asked.isAllowed) return tooMany(asked)
  const refusal = await refusalOf(user, caller.user.sessionId, current)
  if (refusal) {
    await asked.giveBack()
    return refusal
  }
  const passwordHash = await hashSecret(password)
  const outcome = await withTransaction(async (tx) =>
    (await setPassword(tx, user, passwordHash, user.passwordHash))
      ? { token: caller.onToken ? await reopen(tx, caller) : null }
      : null,
  )
  if (!outcome) return failure(INCORRECT)
  if (outcome.token) caller.onToken?.(outcome.token)
  return success(null)
}

/** Opens a session on the same browser in place of the one that has just ended. */
async function reopen(tx: Tx, { user, agent }: UserCaller): Promise<string> {
  const { deviceId } = await tx
    .selectFrom('userSession')
    .select('deviceId')
    .where('id', '=', user.sessionId)
    .executeTakeFirstOrThrow()
  return openSession(tx, user, { deviceId, agent })
}
