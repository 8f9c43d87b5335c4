import { INVALID_LINK } from '../../contract/access'
import { accountMessages } from '../../contract/account-messages'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { ANY_ACTION, getBotRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { accountLimits, consumeNetworkAttempt, resetUnknownDeviceAttempts } from './account-limits'
import { withConstantTime } from './constant-time-response'
import { getAccountByEmail, lockOpenAccount } from './open-account'
import { emailTemplates } from './email-templates'
import { createLink, getLinkStatus, redeemLink, getUserOfLink } from './links'
import { isWeakPassword } from './password-rules'
import { hashSecret } from './secret-hash'
import { setPassword } from './set-password'

const SENT_MESSAGE = 'If an account exists for this email, a reset link has been sent.'

/** Mails a link to choose a new password (B-01). Text and timing do not tell whether the account exists (D-155). */
export const forgottenPassword = (
  input: ParsedInput<'forgottenPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> => withConstantTime(() => requestLink(input, caller))

async function requestLink(
  { email, recaptcha_token: botToken }: ParsedInput<'forgottenPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const networkAttempt = await consumeNetworkAttempt(
    'reset',
    caller.address,
    accountLimits.resetRequestsPerNetwork,
  )
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const emailKey = `reset:email:${email.toLowerCase()}`
  const emailAttempt = await consumeAttempt(emailKey, accountLimits.resetRequestsPerEmail)
  if (!emailAttempt.isAllowed) return refuseTooManyAttempts(emailAttempt)
  const refusal = await getBotRefusal('reset', {
    token: botToken,
    action: ANY_ACTION,
    ipAddress: caller.address,
  })
  if (refusal) return refusal
  const account = await getAccountByEmail(email)
  if (account) {
    await withTransaction(async (tx) => {
      if (!(await lockOpenAccount(tx, account.id))) return
      await queueMail(tx, {
        to: account.email,
        ...emailTemplates.resetLink(account.firstName, await createLink(tx, account.id, 'reset')),
      })
    })
  }
  return success(null, SENT_MESSAGE)
}

/** Reads the status of a link without using it up, because mail programs open links in advance. */
export async function resetLinkStatus({
  key,
}: ParsedInput<'resetLinkStatus'>): Promise<Reply<CallOutput<'resetLinkStatus'>>> {
  const status = await getLinkStatus(key, 'reset')
  return status ? success({ status }) : failure(INVALID_LINK)
}

/** Sets a new password by the key of a mailed link, which works once (B-02). A guest's account becomes a full one. */
export async function resetPassword(
  { key, password }: ParsedInput<'resetPassword'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const user = await getUserOfLink(key, 'reset')
  if (!user) return failure(INVALID_LINK)
  if (await isWeakPassword(password, user)) return failure(accountMessages.weak)
  const passwordHash = await hashSecret(password)
  const isSet = await withTransaction(async (tx) => {
    if ((await redeemLink(tx, key, 'reset')) !== user.id) return false
    if (!(await setPassword(tx, user, passwordHash, 'mailed-link'))) return false
    await resetUnknownDeviceAttempts(tx, user.email, caller.address)
    return true
  })
  return isSet ? success(null) : failure(INVALID_LINK)
}
