import { INVALID_LINK } from '../../contract/access'
import { accountMessages } from '../../contract/account-messages'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { botRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { attempt, tooMany } from '../limits/limit'
import { queueMail } from '../mail/queue'
import { accountLimits, attemptFrom, forgetStrangers } from './attempts'
import { withConstantTime } from './constant-time-response'
import { accountOf, isOpen } from './known-account'
import { emailTemplates } from './email-templates'
import { createLink, takeLink, userOfLink } from './links'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'
import { setPassword } from './set-password'

const SENT = 'If an account exists for this email, a reset link has been sent.'

/** B-01: mails a link to choose a new password. Words and timing do not tell whether the account exists (D-155). */
export const forgottenPassword = (
  input: ParsedInput<'forgottenPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> => withConstantTime(() => ask(input, caller))

async function ask(
  { email, recaptcha_token: botToken }: ParsedInput<'forgottenPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const ofAddress = await attemptFrom('reset', caller.address, accountLimits.resetRequestsOfAddress)
  if (!ofAddress.isAllowed) return tooMany(ofAddress)
  const ofEmail = await attempt(`reset:email:${email.toLowerCase()}`, accountLimits.resetRequests)
  if (!ofEmail.isAllowed) return tooMany(ofEmail)
  // Any action: the specification names none for this form (D-34).
  const refusal = await botRefusal('reset', botToken, '', caller.address)
  if (refusal) return refusal
  const account = await accountOf(email)
  if (account) {
    await withTransaction(async (tx) => {
      if (!(await isOpen(tx, account.id))) return
      await queueMail(tx, {
        to: account.email,
        ...emailTemplates.resetLink(account.firstName, await createLink(tx, account.id, 'reset')),
      })
    })
  }
  return success(null, SENT)
}

/** B-02: sets the new password by the key of a link, once. A guest has a full account from then on. */
export async function resetPassword(
  { key, password }: ParsedInput<'resetPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const user = await userOfLink(key, 'reset')
  if (!user) return failure(INVALID_LINK)
  if (await isWeakPassword(password, user)) return failure(accountMessages.weak)
  const passwordHash = await hashSecret(password)
  const isDone = await withTransaction(async (tx) => {
    if ((await takeLink(tx, key, 'reset')) !== user.id || !(await setPassword(tx, user, passwordHash)))
      return false
    await forgetStrangers(tx, user.email, caller.address)
    return true
  })
  return isDone ? success(null) : failure(INVALID_LINK)
}
