import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { AgencyError } from '../../errors'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { tooMany } from '../limits/limit'
import { queueMail } from '../mail/queue'
import { withoutNul } from '../without-nul'
import { accountLimits, attemptFrom, attemptOn } from './attempts'
import { withConstantTime } from './constant-time-response'
import { accountOf, isOpen, type KnownAccount } from './known-account'
import { emailTemplates } from './email-templates'
import { createLink } from './links'
import {
  storeCode,
  MOST_FAILURES,
  MOST_TRIES,
  newCode,
  countEarlierTries,
  retireCodes,
} from './one-time-password'
import { hashSecret } from './secret-hash'

const SENT = 'A One Time Password has been sent to your email address.'

/**
 * mails a one-time password, valid on the browser that asked. Words and timing do not tell whether
 * the address has an account (D-27).
 * @throws AgencyError `invalid_request` without a device id, which a code is bound to
 */
export async function requestCode(
  input: ParsedInput<'loginOtpRequest'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const asked = withoutNul(input)
  if (!asked.deviceId) throw new AgencyError('invalid_request', 'deviceId')
  return withConstantTime(() => answer(asked, caller))
}

async function answer(
  { email, recaptcha_token: botToken, deviceId }: ParsedInput<'loginOtpRequest'>,
  caller: AgencyCaller,
): Promise<Reply<null>> {
  const ofAddress = await attemptFrom('otp', caller.address, accountLimits.otpRequestsOfAddress)
  if (!ofAddress.isAllowed) return tooMany(ofAddress)
  const account = await accountOf(email, deviceId)
  const ofAccount = await attemptOn(
    'otp',
    { email, account, deviceId, address: caller.address },
    accountLimits.otpRequests,
  )
  if (!ofAccount.isAllowed) return tooMany(ofAccount)
  if (!(await passesBotCheck(botToken, 'otp_request'))) return failure(enquiryMessages.botCheck)
  await send(account, deviceId)
  return success(null, SENT)
}

/** Mails a code, or a login link once the tries at codes are used up. */
async function send(account: KnownAccount | null, deviceId: string): Promise<void> {
  const code = newCode()
  const codeHash = await hashSecret(code)
  await withTransaction(async (tx) => {
    await retireCodes(tx, deviceId)
    if (!account || !(await isOpen(tx, account.id))) return
    const { tries, failures } = await countEarlierTries(tx, account.id, deviceId)
    if (tries >= MOST_TRIES || failures >= MOST_FAILURES) {
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
