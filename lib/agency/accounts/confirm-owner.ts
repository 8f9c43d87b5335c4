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

/** A guest has no password to be asked for: a recent login stands for it. */
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
 * Why somebody who is logged in may not do what only the account's owner may, or null: a browser that
 * was left open is not the owner. Who has a password is asked for it (failures alone count); a guest
 * must have logged in just now.
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
