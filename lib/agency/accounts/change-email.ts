import { INVALID_LINK } from '../../contract/access'
import { accountMessages } from '../../contract/account-messages'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { accountLimits } from './account-limits'
import { reauthenticate } from './reauthenticate'
import { emailTemplates } from './email-templates'
import { createLink, invalidateUserLinks, redeemLinkAndGetEmail } from './links'
import { moveRecordsOfEmail } from './move-records-of-email'
import { invalidateUserCodes } from './one-time-password'
import { getAccountByEmail, lockOpenAccount } from './open-account'

/** Returns the new address that the caller has requested and not confirmed yet, or null. */
export async function getEmailChange(
  _input: ParsedInput<'getEmailChange'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getEmailChange'>>> {
  const pendingLink = await db()
    .selectFrom('accountLink')
    .select('newEmail')
    .where('userId', '=', user.id)
    .where('purpose', '=', 'email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return success({ new_email: pendingLink?.newEmail ?? null })
}

/** Mails a confirmation link to the new address and a notice to the present one. Only the newest link works. */
export async function requestEmailChange(
  { new_email: newEmail, current_password: password }: ParsedInput<'requestEmailChange'>,
  { user: { id, sessionId } }: UserCaller,
): Promise<Reply<null>> {
  const user = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'passwordHash'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return failure('User not found')
  if (newEmail === user.email) return failure(accountMessages.sameEmail)
  const refusal = await reauthenticate(user, sessionId, password)
  if (refusal) return refusal
  const attempt = await consumeAttempt(`email-change:user:${id}`, accountLimits.emailChangesPerUser)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const addressAttempt = await consumeAttempt(
    `email-change:email:${newEmail}`,
    accountLimits.emailChangesPerEmail,
  )
  if (!addressAttempt.isAllowed) return refuseTooManyAttempts(addressAttempt)
  // This refusal reveals that the address has an account. The signup reveals the same, with a higher rate limit.
  if (await getAccountByEmail(newEmail)) return failure(accountMessages.emailTaken)
  await withTransaction(async (tx) => {
    // An account that was deleted since it was read above gets no mail. Its session has ended with it.
    if (!(await lockOpenAccount(tx, id))) return
    await invalidateUserLinks(tx, id, 'email')
    const key = await createLink(tx, id, 'email', { newEmail })
    await queueMail(tx, { to: newEmail, ...emailTemplates.confirmNewEmail(user.firstName, key) })
    await queueMail(tx, { to: user.email, ...emailTemplates.emailChangeRequested(user.firstName, newEmail) })
  })
  return success(null)
}

/** Changes the address by a mailed link's key. Only the requester can use the key: a stranger may have got the mail. */
export async function confirmEmailChange(
  { key }: ParsedInput<'confirmEmailChange'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  try {
    const refusal = await withTransaction((tx) => changeEmail(tx, user.id, key))
    return refusal ? failure(refusal) : success(null)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another account registered the address after the link was sent. The transaction has been rolled back.
    return failure(accountMessages.emailTaken)
  }
}

const UNIQUE_VIOLATION_SQLSTATE = '23505'

const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION_SQLSTATE

/** @returns the reason of a refusal, or null when the address is changed */
async function changeEmail(tx: Tx, userId: number, key: string): Promise<string | null> {
  const link = await redeemLinkAndGetEmail(tx, { key, purpose: 'email', userId })
  if (!link?.newEmail) return INVALID_LINK
  const user = await tx
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return INVALID_LINK
  const { newEmail } = link
  await tx.updateTable('user').set({ email: newEmail, emailProvedAt: now }).where('id', '=', userId).execute()
  await moveRecordsOfEmail(tx, user, newEmail)
  // Links and codes that were mailed to the former address must not log in any more.
  await invalidateUserLinks(tx, userId)
  await invalidateUserCodes(tx, userId)
  await queueMail(tx, { to: user.email, ...emailTemplates.emailChanged(user.firstName, newEmail) })
  await queueMail(tx, { to: newEmail, ...emailTemplates.emailConfirmed(user.firstName) })
  return null
}
