import { sql } from 'kysely'
import type { LoginData } from '../../contract/access'
import type { Tx } from '../database'
import { queueNotice } from '../mail/notice'
import { forgetStrangers } from './attempts'
import { deviceName } from './device-name'
import { emailTemplates } from './email-templates'
import { verifyEmail } from './verify-email'
import { endSession, openSession, type Arriving } from './sessions'

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
  tx: Tx,
  userId: number,
  browser: Arriving,
  provedBy?: string,
): Promise<LoginData | null> {
  const user = await tx
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user || (provedBy !== undefined && user.passwordHash !== provedBy)) return null
  const { hasLoggedIn, knowsDevice } = await pastSessions(tx, userId, browser.deviceId)
  if (browser.token) await endSession(tx, browser.token)
  if (provedBy === undefined) await forgetStrangers(tx, user.email, browser.address)
  const isFirstProof = provedBy === undefined && user.emailProvedAt === null
  const isTold = isFirstProof && (await verifyEmail(tx, user, knowsDevice))
  const token = await openSession(tx, user, browser)
  if (user.otpFailures > 0)
    await tx.updateTable('user').set({ otpFailures: 0 }).where('id', '=', userId).execute()
  if (user.notifyLogins && hasLoggedIn && !knowsDevice && !isTold) {
    await queueNotice(tx, 'new-device', {
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

async function pastSessions(tx: Tx, userId: number, deviceId: string) {
  const past = await tx
    .selectFrom('userSession')
    .select(({ eb, fn, lit, and }) => [
      eb(fn.countAll(), '>', lit(0)).as('hasLoggedIn'),
      fn
        .coalesce(
          fn<boolean>('bool_or', [and([eb('deviceId', '=', deviceId), eb('deviceId', '<>', '')])]),
          sql.lit(false),
        )
        .as('knowsDevice'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { hasLoggedIn: Boolean(past.hasLoggedIn), knowsDevice: past.knowsDevice }
}
