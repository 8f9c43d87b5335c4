import type { Prisma } from '../../../prisma/client/client'
import { queueMail } from '../mail/queue'
import { letters } from './letters'
import { endLinks } from './links'
import { endAllSessions } from './sessions'

interface Owner {
  id: number
  email: string
  firstName: string
}

/**
 * Writes a new password, and ends what the old one opened: every session (D-164), every link, every
 * one-time password. The owner is told. The account counts as proved to be theirs.
 * @param replaces the hash that the change was allowed by (null: a guest had none); undefined when a
 *   link was what allowed it
 * @returns false when the account is closed, or its password has changed in between
 */
export async function setPassword(transaction: Prisma.TransactionClient, { id, email, firstName }: Owner, passwordHash: string, replaces?: string | null): Promise<boolean> {
  await transaction.$executeRaw`UPDATE one_time_password SET used_at = now() WHERE user_id = ${id} AND used_at IS NULL`
  await endLinks(transaction, id)
  const isCurrent = replaces === undefined ? {} : { passwordHash: replaces }
  const { count } = await transaction.user.updateMany({ where: { id, closedAt: null, ...isCurrent }, data: { passwordHash, otpFailures: 0 } })
  if (count === 0) return false
  await endAllSessions(id, 0, transaction)
  await queueMail(transaction, { to: email, ...letters.passwordChanged(firstName) })
  return true
}
