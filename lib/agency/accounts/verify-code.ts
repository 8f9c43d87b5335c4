import type { ParsedInput } from '../../contract'
import type { LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { attempt, tooMany } from '../limits/limit'
import { withoutNul } from '../without-nul'
import { accountLimits, attemptFrom } from './attempts'
import { startSession } from './start-session'
import { withConstantTime } from './constant-time-response'
import { takeTry, useCode, type Try } from './one-time-password'
import { isSecret } from './secret-hash'

const WRONG = 'Invalid OTP.'
/** Told for the right code alone: for a wrong one it would say that there was one, and so an account. */
const EXPIRED = 'OTP has expired.'

/** lets in by the newest code of the browser. Without one the answer is a wrong code's, in words and time. */
export const verifyCode = (
  input: ParsedInput<'verifyOtp'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> =>
  withConstantTime(
    () => answer(withoutNul(input), caller),
    (reply) => !reply.ok,
  )

async function answer(
  { otp, recaptcha_token: botToken, deviceId }: ParsedInput<'verifyOtp'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const ofAddress = await attemptFrom('otp-try', caller.address, accountLimits.otpFailuresOfAddress)
  if (!ofAddress.isAllowed) return tooMany(ofAddress)
  const ofDevice = await attempt(`otp-try:device:${deviceId}`, accountLimits.otpFailuresOfDevice)
  if (!ofDevice.isAllowed) return tooMany(ofDevice)
  if (!(await passesBotCheck(botToken, 'otp_verify'))) return failure(enquiryMessages.botCheck)
  const taken = deviceId ? await takeTry(deviceId) : null
  const isRight = await isSecret(taken?.codeHash, otp)
  if (!taken || !isRight) return failure(WRONG)
  if (!taken.isFresh) return failure(EXPIRED)
  const data = await startSessionByCode(taken, deviceId, caller)
  if (!data) return failure(WRONG)
  await Promise.all([ofAddress.giveBack(), ofDevice.giveBack()])
  return success(data)
}

const startSessionByCode = (taken: Try, deviceId: string, caller: AgencyCaller): Promise<LoginData | null> =>
  withTransaction(async (tx) =>
    (await useCode(tx, taken, deviceId)) ? startSession(tx, taken.userId, { ...caller, deviceId }) : null,
  )
