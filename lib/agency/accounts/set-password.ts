import type { Tx } from '../database'
import { queueNotice } from '../mail/notice'
import { emailTemplates } from './email-templates'
import { endLinks } from './links'
import { endCodes } from './one-time-password'
import { now } from '../sql-expressions'
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
  tx: Tx,
  { id, email, firstName }: Owner,
  passwordHash: string,
  replaces?: string | null,
): Promise<boolean> {
  await endCodes(tx, id)
  await endLinks(tx, id)
  const byLink = replaces === undefined
  const changed = await tx
    .updateTable('user')
    .set({ passwordHash, otpFailures: 0 })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .$if(!byLink, (query) => query.where('passwordHash', 'is not distinct from', replaces ?? null))
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  const isFirstProof = byLink ? await noteEmailProof(tx, id) : false
  if (isFirstProof) await endAndForgetSessions(tx, id)
  else await endAllSessions(tx, id)
  await queueNotice(tx, 'password-changed', {
    to: email,
    ...emailTemplates.passwordChanged(firstName),
  })
  return true
}

/** Notes that somebody has shown that they read the account's mailbox. @returns false when that was known */
async function noteEmailProof(tx: Tx, id: number): Promise<boolean> {
  const proved = await tx
    .updateTable('user')
    .set({ emailProvedAt: now })
    .where('id', '=', id)
    .where('emailProvedAt', 'is', null)
    .executeTakeFirst()
  return proved.numUpdatedRows > 0n
}
