import type { Tx } from '../database'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { emailTemplates } from './email-templates'
import { endLinks } from './links'
import { endCodes } from './one-time-password'
import { endAndForgetSessions } from './sessions'

interface Unproved {
  id: number
  email: string
  firstName: string
  passwordHash: string | null
}

/**
 * Notes the first proof that whoever comes in reads the mailbox of an account. A password from before
 * may be a stranger's, who registered somebody else's address and waits for them to use it: unless
 * the browser is one that the account has been used on, the password goes, and with it every session,
 * link and code; the mailbox is told why. The caller holds the user's row.
 * @returns whether a password was taken away
 */
export async function verifyEmail(
  tx: Tx,
  { id, email, firstName, passwordHash }: Unproved,
  knowsBrowser: boolean,
): Promise<boolean> {
  await tx.updateTable('user').set({ emailProvedAt: now }).where('id', '=', id).execute()
  if (passwordHash === null || knowsBrowser) return false
  await tx.updateTable('user').set({ passwordHash: null }).where('id', '=', id).execute()
  await endAndForgetSessions(tx, id)
  await endLinks(tx, id)
  await endCodes(tx, id)
  await queueMail(tx, { to: email, ...emailTemplates.passwordRemoved(firstName) })
  return true
}
