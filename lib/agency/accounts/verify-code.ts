import type { ParsedInput } from '../../contract'
import type { LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { accountLimits, consumeNetworkAttempt } from './account-limits'
import { startSession } from './start-session'
import { withConstantTime } from './constant-time-response'
import { consumeCodeTry, redeemCode, type CodeTry } from './one-time-password'
import { verifySecret } from './secret-hash'

const INVALID_CODE_MESSAGE = 'Invalid OTP.'
/** The reply to a correct code only. As the reply to a wrong code, it would reveal that the address has an account. */
const EXPIRED_CODE_MESSAGE = 'OTP has expired.'

/** Logs in by the browser's newest code. A refusal does not reveal whether a code was mailed. */
export const verifyCode = (
  input: ParsedInput<'verifyOtp'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> =>
  withConstantTime(
    () => verifyWithinLimits(input, caller),
    // Only refusals take a constant time, because a login need not hide that it succeeded.
    (reply) => !reply.ok,
  )

async function verifyWithinLimits(
  { otp, recaptcha_token: botToken, deviceId }: ParsedInput<'verifyOtp'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const networkAttempt = await consumeNetworkAttempt(
    'otp-try',
    caller.address,
    accountLimits.otpFailuresPerNetwork,
  )
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const deviceAttempt = await consumeAttempt(`otp-try:device:${deviceId}`, accountLimits.otpFailuresPerDevice)
  if (!deviceAttempt.isAllowed) return refuseTooManyAttempts(deviceAttempt)
  if (!(await passesBotCheck(botToken, 'otp_verify'))) return failure(enquiryMessages.botCheck)
  // Without cookies a browser has no device id, and so cannot have requested a code.
  const codeTry = deviceId ? await consumeCodeTry(deviceId) : null
  // A missing hash takes as long as a wrong code, so that the time reveals nothing.
  const isCorrect = await verifySecret(codeTry?.codeHash, otp)
  if (!codeTry || !isCorrect) return failure(INVALID_CODE_MESSAGE)
  if (codeTry.isExpired) return failure(EXPIRED_CODE_MESSAGE)
  const loginData = await startSessionByCode(codeTry, deviceId, caller)
  if (!loginData) return failure(INVALID_CODE_MESSAGE)
  await Promise.all([networkAttempt.giveBack(), deviceAttempt.giveBack()])
  return success(loginData)
}

const startSessionByCode = (
  codeTry: CodeTry,
  deviceId: string,
  caller: AgencyCaller,
): Promise<LoginData | null> =>
  withTransaction(async (tx) => {
    if (!(await redeemCode(tx, codeTry, deviceId))) return null
    return startSession(tx, codeTry.userId, { ...caller, deviceId })
  })
