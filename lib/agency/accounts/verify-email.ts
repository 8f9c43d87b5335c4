import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { emailTemplates } from './email-templates'
import { invalidateUserLinks } from './links'
import { invalidateUserCodes } from './one-time-password'
import { endAndForgetSessions } from './sessions'

interface UnverifiedUser {
  id: number
  email: string
  firstName: string
  passwordHash: string | null
}

/**
 * Records that a user has logged in by a mailed code or link, and so reads the mailbox. If the browser is new to the
 * account, also removes the password and ends every session, link and code, because a stranger may have registered the
 * address.
 * @returns whether a password was removed
 */
export async function verifyEmail(
  tx: Tx,
  { id, email, firstName, passwordHash }: UnverifiedUser,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<boolean> {
  await tx.updateTable('user').set({ emailProvedAt: now }).where('id', '=', id).execute()
  if (passwordHash === null || isKnownDevice) return false
  await tx.updateTable('user').set({ passwordHash: null }).where('id', '=', id).execute()
  await endAndForgetSessions(tx, id)
  await invalidateUserLinks(tx, id)
  await invalidateUserCodes(tx, id)
  await queueMail(tx, { to: email, ...emailTemplates.passwordRemoved(firstName) })
  return true
}
