import type { Prisma } from '../../../prisma/client/client'
import { queueNotice } from '../mail/notice'
import { emailTemplates } from './email-templates'
import { endLinks } from './links'
import { endCodes } from './one-time-password'
import { endAllSessions, endAndForgetSessions } from './sessions'

interface Owner {
  id: number
  email: string
  firstName: string
}

/**
 * Writes a new password, and ends what the old one opened: every session (D-164), every link, every
 * one-time password. The owner is told. The account counts as proved to be theirs; by the first
 * proof of its mailbox, browsers from before are known no more.
 * @param replaces the hash that the change was allowed by (null: a guest had none); undefined when a
 *   link was what allowed it
 * @returns false when the account is closed, or its password has changed in between
 */
export async function setPassword(
  transaction: Prisma.TransactionClient,
  { id, email, firstName }: Owner,
  passwordHash: string,
  replaces?: string | null,
): Promise<boolean> {
  await endCodes(transaction, id)
  await endLinks(transaction, id)
  const byLink = replaces === undefined
  const isCurrent = byLink ? {} : { passwordHash: replaces }
  const { count } = await transaction.user.updateMany({
    where: { id, closedAt: null, ...isCurrent },
    data: { passwordHash, otpFailures: 0 },
  })
  if (count === 0) return false
  const isFirstProof =
    byLink &&
    (await transaction.$executeRaw`UPDATE "user" SET email_proved_at = now() WHERE id = ${id} AND email_proved_at IS NULL`) >
      0
  if (isFirstProof) await endAndForgetSessions(id, transaction)
  else await endAllSessions(id, 0, transaction)
  await queueNotice(transaction, 'password-changed', {
    to: email,
    ...emailTemplates.passwordChanged(firstName),
  })
  return true
}
