import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { OTP_DIGITS } from '../../config/account-options'
import { withTransaction, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

export const OTP_MINUTES = 10
export const MAX_TRIES_PER_CODE = 5
/** An account that reaches this number of wrong codes gets login links instead of codes until its next login. */
export const MAX_FAILURES_IN_A_ROW = 100
/** A new code inherits the tries at codes of the last hour, so that requesting another code gives no new tries. */
const EARLIER_TRIES_SECONDS = 3_600

export const generateCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')

/**
 * Invalidates the codes of a browser that requests a new one, even if the new address is unknown: an older code that
 * stayed valid would reveal that the address has no account. The lock makes a browser's requests run one after another.
 */
export async function invalidateDeviceCodes(tx: Tx, deviceId: string): Promise<void> {
  const lockName = `otp:${deviceId}`
  await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.as('locked')).execute()
  await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('deviceId', '=', deviceId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Returns the tries at an account's earlier codes on a browser, and its wrong codes in a row on any browser. */
export async function countEarlierTries(
  tx: Tx,
  userId: number,
  deviceId: string,
): Promise<{ tries: number; failures: number }> {
  const { failures } = await tx
    .selectFrom('user')
    .select('otpFailures as failures')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const mostTried = await tx
    .selectFrom('oneTimePassword')
    .select('tries')
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('createdAt', '>', nowPlusSeconds(-EARLIER_TRIES_SECONDS))
    .orderBy('tries', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { tries: mostTried?.tries ?? 0, failures }
}

export async function storeCode(
  tx: Tx,
  code: { userId: number; deviceId: string; codeHash: string; tries: number },
): Promise<void> {
  await tx
    .insertInto('oneTimePassword')
    .values({ ...code, createdAt: now, expiresAt: nowPlusSeconds(OTP_MINUTES * 60) })
    .execute()
}

export interface CodeTry {
  id: number
  userId: number
  codeHash: string
  isExpired: boolean
}

/**
 * Counts a try at the newest code of a browser, and a failure of its account, before the code is compared. A single
 * statement does both, so that concurrent guesses cannot exceed the limit.
 * @returns null when there is no code, it has been used, or its tries are used up
 */
export async function consumeCodeTry(deviceId: string): Promise<CodeTry | null> {
  const codeTry = await withTransaction((tx) =>
    tx
      .with('tried', (query) =>
        query
          .updateTable('oneTimePassword')
          .set((eb) => ({ tries: eb('tries', '+', 1) }))
          .where('id', '=', (codes) =>
            codes
              .selectFrom('oneTimePassword')
              .select('id')
              .where('deviceId', '=', deviceId)
              .where('usedAt', 'is', null)
              .orderBy('id', 'desc')
              .limit(1),
          )
          .where('tries', '<', MAX_TRIES_PER_CODE)
          // Checked again, because another request may have used the code since the subquery.
          .where('usedAt', 'is', null)
          .returning((eb) => ['id', 'userId', 'codeHash', eb('expiresAt', '<=', now).as('isExpired')]),
      )
      .updateTable('user')
      .from('tried')
      .set((eb) => ({ otpFailures: eb('user.otpFailures', '+', 1) }))
      .whereRef('user.id', '=', 'tried.userId')
      .where('user.otpFailures', '<', MAX_FAILURES_IN_A_ROW)
      .where('user.closedAt', 'is', null)
      .returning(['tried.id', 'tried.userId', 'tried.codeHash', 'tried.isExpired'])
      .executeTakeFirst(),
  )
  // Kysely types a condition as boolean or number, because some databases return 0 and 1.
  return codeTry ? { ...codeTry, isExpired: Boolean(codeTry.isExpired) } : null
}

/** Marks an account's codes on a browser as used; resets their tries. @returns false if the code was used meanwhile */
export async function redeemCode(
  tx: Tx,
  { id, userId }: Pick<CodeTry, 'id' | 'userId'>,
  deviceId: string,
): Promise<boolean> {
  const updateResult = await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (updateResult.numUpdatedRows === 0n) return false
  await tx
    .updateTable('oneTimePassword')
    .set(({ fn }) => ({ tries: 0, usedAt: fn.coalesce('usedAt', now) }))
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .execute()
  return true
}

export async function invalidateUserCodes(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
