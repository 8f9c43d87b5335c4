import { sql } from 'kysely'
import type { LoginData } from '../../contract/access'
import type { Tx } from '../database'
import { queueNotice } from '../mail/notice'
import { resetUnknownDeviceAttempts } from './account-limits'
import { getDeviceName } from './device-name'
import { emailTemplates } from './email-templates'
import { verifyEmail } from './verify-email'
import { endSession, openSession, type LoginClient } from './sessions'

/**
 * Opens a session for a user, and ends the browser's earlier one. Mails the owner about a login in a new browser.
 * @param verifiedHash the hash that the password was verified against; absent after a login by a mailed code or link
 * @returns null when the account has been closed, or its password changed meanwhile
 */
export async function startSession(
  tx: Tx,
  userId: number,
  client: LoginClient,
  verifiedHash?: string,
): Promise<LoginData | null> {
  const user = await tx
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user || (verifiedHash !== undefined && user.passwordHash !== verifiedHash)) return null
  const { hasLoggedIn, isKnownDevice } = await readPastSessions(tx, userId, client.deviceId)
  if (client.token) await endSession(tx, client.token)
  const isLoginByMail = verifiedHash === undefined
  if (isLoginByMail) await resetUnknownDeviceAttempts(tx, user.email, client.address)
  const isFirstLoginByMail = isLoginByMail && user.emailProvedAt === null
  const isPasswordRemoved = isFirstLoginByMail && (await verifyEmail(tx, user, { isKnownDevice }))
  const token = await openSession(tx, user, client)
  if (user.otpFailures > 0)
    await tx.updateTable('user').set({ otpFailures: 0 }).where('id', '=', userId).execute()
  // An owner who is mailed about a removed password needs no second mail about the same login.
  if (user.notifyLogins && hasLoggedIn && !isKnownDevice && !isPasswordRemoved) {
    await queueNotice(tx, 'new-device', {
      to: user.email,
      ...emailTemplates.newDevice(user.firstName, getDeviceName(client.agent)),
    })
  }
  return {
    id: user.id,
    token,
    first_name: user.firstName,
    seller_info_completed: user.sellerInfoCompleted ? 1 : 0,
  }
}

/** Reads whether the user has ever had a session, and whether the browser of `deviceId` has had one. */
async function readPastSessions(tx: Tx, userId: number, deviceId: string) {
  const past = await tx
    .selectFrom('userSession')
    .select(({ eb, fn, lit, and }) => {
      const isThisDevice = and([eb('deviceId', '=', deviceId), eb('deviceId', '<>', '')])
      return [
        eb(fn.countAll(), '>', lit(0)).as('hasLoggedIn'),
        // bool_or() is null for a user without sessions.
        fn.coalesce(fn<boolean>('bool_or', [isThisDevice]), sql.lit(false)).as('isKnownDevice'),
      ]
    })
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { hasLoggedIn: Boolean(past.hasLoggedIn), isKnownDevice: past.isKnownDevice }
}
