import { accountMessages } from '../../contract/account-messages'
import { failure, type Refusal } from '../../contract/call'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { accountLimits } from './account-limits'
import { verifySecret } from './secret-hash'

export const INCORRECT_PASSWORD = accountMessages.incorrectPassword
export const LOG_IN_AGAIN = 'Please log in again to do this.'

interface AccountToCheck {
  id: number
  /** Null for a guest's account, which has no password. */
  passwordHash: string | null
}

const RECENT_LOGIN_SECONDS = 15 * 60

async function hasLoggedInRecently(sessionId: number): Promise<boolean> {
  const session = await db()
    .selectFrom('userSession')
    .select('id')
    .where('id', '=', sessionId)
    .where('createdAt', '>', nowPlusSeconds(-RECENT_LOGIN_SECONDS))
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Verifies that the account holder uses the session, because a stranger may use a browser that was left logged in. Users
 * must enter their password; a guest, who has none, must have logged in recently.
 */
export async function reauthenticate(
  { id, passwordHash }: AccountToCheck,
  sessionId: number,
  password: string | undefined,
): Promise<Refusal | null> {
  if (passwordHash === null) return (await hasLoggedInRecently(sessionId)) ? null : failure(LOG_IN_AGAIN)
  if (!password) return failure(accountMessages.currentPassword)
  const attempt = await consumeAttempt(`password:user:${id}`, accountLimits.passwordFailuresPerUser)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  if (!(await verifySecret(passwordHash, password))) return failure(INCORRECT_PASSWORD)
  await attempt.giveBack()
  return null
}
