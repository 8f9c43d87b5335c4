import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { AgencyError } from '../../errors'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { accountLimits, consumeNetworkAttempt, consumeAccountAttempt } from './account-limits'
import { withConstantTime } from './constant-time-response'
import { getAccountByEmail, lockOpenAccount, type OpenAccount } from './open-account'
import { emailTemplates } from './email-templates'
import { createLink } from './links'
import {
  storeCode,
  MAX_FAILURES_IN_A_ROW,
  MAX_TRIES_PER_CODE,
  generateCode,
  countEarlierTries,
  invalidateDeviceCodes,
} from './one-time-password'
import { hashSecret } from './secret-hash'

const SENT_MESSAGE = 'A One Time Password has been sent to your email address.'

/**
 * Mails a one-time password, valid on the requesting browser. Text and timing do not tell whether the address
 * has an account (D-27).
 * @throws AgencyError `invalid_request` without a device id
 */
export async function requestCode(
  request: ParsedInput<'loginOtpRequest'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  if (!request.deviceId) throw new AgencyError('invalid_request', 'deviceId')
  return withConstantTime(() => requestWithinLimits(request, caller))
}

async function requestWithinLimits(
  { email, recaptcha_token: botToken, deviceId }: ParsedInput<'loginOtpRequest'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const networkAttempt = await consumeNetworkAttempt(
    'otp',
    caller.address,
    accountLimits.otpRequestsPerNetwork,
  )
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const account = await getAccountByEmail(email, deviceId)
  const accountAttempt = await consumeAccountAttempt(
    'otp',
    { email, account, deviceId, ipAddress: caller.address },
    accountLimits.otpRequestsPerEmail,
  )
  if (!accountAttempt.isAllowed) return refuseTooManyAttempts(accountAttempt)
  if (!(await passesBotCheck(botToken, 'otp_request'))) return failure(enquiryMessages.botCheck)
  await mailCode(account, deviceId)
  return success(null, SENT_MESSAGE)
}

/** Mails a code, or a login link if the tries are used up. Always hashes a code, so that requests take equal time. */
async function mailCode(account: OpenAccount | null, deviceId: string): Promise<void> {
  const code = generateCode()
  const codeHash = await hashSecret(code)
  await withTransaction(async (tx) => {
    await invalidateDeviceCodes(tx, deviceId)
    if (!account || !(await lockOpenAccount(tx, account.id))) return
    const { tries, failures } = await countEarlierTries(tx, account.id, deviceId)
    if (tries >= MAX_TRIES_PER_CODE || failures >= MAX_FAILURES_IN_A_ROW) {
      await queueMail(tx, {
        to: account.email,
        ...emailTemplates.loginLink(account.firstName, await createLink(tx, account.id, 'login')),
      })
    } else {
      await storeCode(tx, { userId: account.id, deviceId, codeHash, tries })
      await queueMail(tx, {
        to: account.email,
        ...emailTemplates.oneTimePassword(account.firstName, code),
      })
    }
  })
}
