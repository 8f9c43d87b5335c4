import { accountMessages } from '../../contract/account-messages'
import { failure, type Refusal } from '../../contract/call'
import { attempt, tooMany } from '../limits/limit'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { accountLimits } from './attempts'
import { isSecret } from './secret-hash'

export const INCORRECT = accountMessages.incorrectPassword
export const LOG_IN_AGAIN = 'Please log in again to do this.'

interface Owner {
  id: number
  /** Null for guests. */
  passwordHash: string | null
}

const FRESH_SECONDS = 15 * 60

/** Whether a session began recently: a guest has no password to be asked for. */
async function isFresh(sessionId: number): Promise<boolean> {
  const session = await db()
    .selectFrom('userSession')
    .select('id')
    .where('id', '=', sessionId)
    .where('createdAt', '>', nowPlusSeconds(-FRESH_SECONDS))
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Checks that the account's owner is at the browser, which may have been left logged in: they give their
 * password, and guests, who have none, must have logged in within the last quarter of an hour.
 * @returns null for the owner, else the refusal; a wrong password counts as an attempt
 */
export async function refusalOf(
  { id, passwordHash }: Owner,
  sessionId: number,
  typed: string | undefined,
): Promise<Refusal | null> {
  if (passwordHash === null) return (await isFresh(sessionId)) ? null : failure(LOG_IN_AGAIN)
  if (!typed) return failure(accountMessages.currentPassword)
  const asked = await attempt(`password:user:${id}`, accountLimits.passwordFailures)
  if (!asked.isAllowed) return tooMany(asked)
  if (!(await isSecret(passwordHash, typed))) return failure(INCORRECT)
  await asked.giveBack()
  return null
}
