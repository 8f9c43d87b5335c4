import type { Prisma } from '../../../prisma/client/client'
import { queueMail } from '../mail/queue'
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
  transaction: Prisma.TransactionClient,
  { id, email, firstName, passwordHash }: Unproved,
  knowsBrowser: boolean,
): Promise<boolean> {
  await transaction.$executeRaw`UPDATE "user" SET email_proved_at = now() WHERE id = ${id}`
  if (passwordHash === null || knowsBrowser) return false
  await transaction.$executeRaw`UPDATE "user" SET password_hash = NULL WHERE id = ${id}`
  await endAndForgetSessions(id, transaction)
  await endLinks(transaction, id)
  await endCodes(transaction, id)
  await queueMail(transaction, { to: email, ...emailTemplates.passwordRemoved(firstName) })
  return true
}
