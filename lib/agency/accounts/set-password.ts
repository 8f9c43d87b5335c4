import type { Tx } from '../database'
import { queueNotice } from '../mail/notice'
import { emailTemplates } from './email-templates'
import { invalidateUserLinks } from './links'
import { invalidateUserCodes } from './one-time-password'
import { now } from '../sql-expressions'
import { endAllSessions, endAndForgetSessions } from './sessions'

interface Owner {
  id: number
  email: string
  firstName: string
}

/** How the user was authorised: by a mailed link, or by the current password (its hash; null if there is none). */
type Authorisation = 'mailed-link' | { currentHash: string | null }

/**
 * Sets a new password, ends every session (D-164), link and one-time password, and notifies the owner.
 * @returns false when the account is closed or its password has changed meanwhile; links and one-time passwords are
 *   invalidated in these cases too
 */
export async function setPassword(
  tx: Tx,
  { id, email, firstName }: Owner,
  passwordHash: string,
  authorisation: Authorisation,
): Promise<boolean> {
  const isResetByMail = authorisation === 'mailed-link'
  // A mailed link needs no current password; null means that the account must still have none.
  const expectedHash = isResetByMail ? undefined : authorisation.currentHash
  await invalidateUserCodes(tx, id)
  await invalidateUserLinks(tx, id)
  const updateResult = await tx
    .updateTable('user')
    .set({ passwordHash, otpFailures: 0 })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    // `?? null` is for TypeScript, which does not know inside the callback that the hash is not undefined.
    .$if(expectedHash !== undefined, (query) =>
      query.where('passwordHash', 'is not distinct from', expectedHash ?? null),
    )
    .executeTakeFirst()
  if (updateResult.numUpdatedRows === 0n) return false
  const isNewlyVerified = isResetByMail && (await recordEmailVerified(tx, id))
  // Somebody else may have registered the address before its owner verified it, so no earlier device stays known.
  if (isNewlyVerified) await endAndForgetSessions(tx, id)
  else await endAllSessions(tx, id)
  await queueNotice(tx, 'password-changed', {
    to: email,
    ...emailTemplates.passwordChanged(firstName),
  })
  return true
}

/** Records that the user reads the account's mailbox. @returns false when the address was verified before */
async function recordEmailVerified(tx: Tx, id: number): Promise<boolean> {
  const updateResult = await tx
    .updateTable('user')
    .set({ emailProvedAt: now })
    .where('id', '=', id)
    .where('emailProvedAt', 'is', null)
    .executeTakeFirst()
  return updateResult.numUpdatedRows > 0n
}
