import type { Prisma } from '../../../prisma/client/client'
import type { LoginData } from '../../contract/access'
import { queueNotice } from '../mail/notice'
import { forgetStrangers } from './attempts'
import { deviceName } from './device-name'
import { emailTemplates } from './email-templates'
import { verifyEmail } from './verify-email'
import { endSession, openSession, type Arriving } from './sessions'

interface Entering {
  id: number
  email: string
  firstName: string
  sellerInfoCompleted: boolean
  notifyLogins: boolean
  otpFailures: number
  passwordHash: string | null
  isProved: boolean
}

/**
 * Lets somebody in who has proved who they are: opens the session in place of the one that the
 * browser had, forgets wrong one-time passwords, and tells them of a device that the account was not
 * used on before, but for the very first. The user's row is locked meanwhile, so that two at once see
 * each other, and a deletion waits.
 * @param provedBy the hash of the password that proved it: a change of password meanwhile ends that.
 *   Absent: something that was mailed did, and with it the mailbox
 * @returns what a login answers (D-25), or null when the account has been closed
 */
export async function startSession(
  transaction: Prisma.TransactionClient,
  userId: number,
  browser: Arriving,
  provedBy?: string,
): Promise<LoginData | null> {
  const [user] = await transaction.$queryRaw<Entering[]>`
    SELECT id, email, first_name AS "firstName", seller_info_completed AS "sellerInfoCompleted", notify_logins AS "notifyLogins", otp_failures AS "otpFailures",
           password_hash AS "passwordHash", email_proved_at IS NOT NULL AS "isProved"
      FROM "user" WHERE id = ${userId} AND closed_at IS NULL FOR NO KEY UPDATE`
  if (!user || (provedBy !== undefined && user.passwordHash !== provedBy)) return null
  const [past] = await transaction.$queryRaw<{ hasLoggedIn: boolean; knowsDevice: boolean }[]>`
    SELECT count(*) > 0 AS "hasLoggedIn", coalesce(bool_or(device_id = ${browser.deviceId} AND device_id <> ''), false) AS "knowsDevice"
      FROM user_session WHERE user_id = ${userId}`
  const knowsDevice = past?.knowsDevice ?? false
  if (browser.token) await endSession(browser.token, transaction)
  if (provedBy === undefined) await forgetStrangers(transaction, user.email, browser.address)
  const isFirstProof = provedBy === undefined && !user.isProved
  const isTold = isFirstProof && (await verifyEmail(transaction, user, knowsDevice))
  const token = await openSession(user, browser, transaction)
  if (user.otpFailures > 0)
    await transaction.$executeRaw`UPDATE "user" SET otp_failures = 0 WHERE id = ${userId}`
  if (user.notifyLogins && past?.hasLoggedIn && !knowsDevice && !isTold) {
    await queueNotice(transaction, 'new-device', {
      to: user.email,
      ...emailTemplates.newDevice(user.firstName, deviceName(browser.agent)),
    })
  }
  return {
    id: user.id,
    token,
    first_name: user.firstName,
    seller_info_completed: user.sellerInfoCompleted ? 1 : 0,
  }
}
