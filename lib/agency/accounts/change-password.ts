import { accountMessages } from '../../contract/account-messages'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { db, withTransaction, type Tx } from '../database'
import type { UserCaller } from '../callers'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { accountLimits } from './account-limits'
import { INCORRECT_PASSWORD, reauthenticate } from './reauthenticate'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'
import { forgetOtherDevices, openSession } from './sessions'
import { setPassword } from './set-password'

/**
 * Changes the caller's password, or sets the first password of a guest (B-04). Ends every session (D-164), and passes
 * the token of a new session to `onToken`.
 */
export async function changePassword(
  { current_password: currentPassword, password }: ParsedInput<'changePassword'>,
  caller: UserCaller,
): Promise<Reply<null>> {
  const user = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'lastName', 'passwordHash'])
    .where('id', '=', caller.user.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return failure(INCORRECT_PASSWORD) // the account has been deleted meanwhile
  if (await isWeakPassword(password, user)) return failure(accountMessages.weak)
  const attempt = await consumeAttempt(
    `password-change:user:${user.id}`,
    accountLimits.passwordChangesPerUser,
  )
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const refusal = await reauthenticate(user, caller.user.sessionId, currentPassword)
  if (refusal) {
    // This limit counts changes. Wrong passwords have a limit of their own in reauthenticate.
    await attempt.giveBack()
    return refusal
  }
  const passwordHash = await hashSecret(password)
  const outcome = await withTransaction(async (tx) => {
    const isSet = await setPassword(tx, user, passwordHash, { currentHash: user.passwordHash })
    if (!isSet) return null
    await forgetOtherDevices(tx, caller.user)
    return { token: caller.onToken ? await openSessionOfSameDevice(tx, caller) : null }
  })
  // The password was changed, or the account deleted, since the check above.
  if (!outcome) return failure(INCORRECT_PASSWORD)
  if (outcome.token) caller.onToken?.(outcome.token)
  return success(null)
}

async function openSessionOfSameDevice(tx: Tx, { user, agent }: UserCaller): Promise<string> {
  const { deviceId } = await tx
    .selectFrom('userSession')
    .select('deviceId')
    .where('id', '=', user.sessionId)
    .executeTakeFirstOrThrow()
  return openSession(tx, user, { deviceId, agent })
}
