import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { OTP_DIGITS } from '../../config/account-options'
import { withTransaction, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** Validity of a code (D-26), which its mail states. */
export const OTP_MINUTES = 10
/** Wrong tries after which a code is no longer accepted (D-26). */
export const MOST_TRIES = 5
/** Wrong codes in a row after which an account gets a login link instead of a code. */
export const MOST_FAILURES = 100

/** Draws a code by the system's secure random numbers. */
export const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
/** A new code starts with the tries of the browser's codes of this time. */
const TRIES_SECONDS = 3_600

/**
 * Invalidates the codes of a browser, whoever they were for. A request for any address does that: if an
 * older code stayed valid, it would tell that the address has no account. The lock makes requests of one
 * browser take turns.
 */
export async function retireCodes(tx: Tx, deviceId: string): Promise<void> {
  await tx
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`otp:${deviceId}`}, 0))`.as('locked'))
    .execute()
  await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('deviceId', '=', deviceId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Counts the tries of an account's earlier codes on a browser, and its wrong codes in a row on any browser. */
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
  const newest = await tx
    .selectFrom('oneTimePassword')
    .select('tries')
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('createdAt', '>', nowPlusSeconds(-TRIES_SECONDS))
    .orderBy('tries', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { tries: newest?.tries ?? 0, failures }
}

/** Stores a code by its hash, with the tries that earlier codes have used up. */
export async function storeCode(
  tx: Tx,
  code: { userId: number; deviceId: string; codeHash: string; tries: number },
): Promise<void> {
  await tx
    .insertInto('oneTimePassword')
    .values({ ...code, createdAt: now, expiresAt: nowPlusSeconds(OTP_MINUTES * 60) })
    .execute()
}

/** A try at a code, counted before the code is compared. */
export interface Try {
  id: number
  userId: number
  codeHash: string
  isFresh: boolean
}

/**
 * Counts a try at the newest code of a browser, and a failure of its account until the code proves
 * right. One statement does both, so that of a hundred guesses at once five are compared.
 * @returns null when there is no code, it has been used, or its tries are used up
 */
export async function takeTry(deviceId: string): Promise<Try | null> {
  const taken = await withTransaction((tx) =>
    tx
      .with('taken', (query) =>
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
          .where('tries', '<', MOST_TRIES)
          .where('usedAt', 'is', null)
          .returning((eb) => ['id', 'userId', 'codeHash', eb('expiresAt', '>', now).as('isFresh')]),
      )
      .updateTable('user')
      .from('taken')
      .set((eb) => ({ otpFailures: eb('user.otpFailures', '+', 1) }))
      .whereRef('user.id', '=', 'taken.userId')
      .where('user.otpFailures', '<', MOST_FAILURES)
      .where('user.closedAt', 'is', null)
      .returning(['taken.id', 'taken.userId', 'taken.codeHash', 'taken.isFresh'])
      .executeTakeFirst(),
  )
  return taken ? { ...taken, isFresh: Boolean(taken.isFresh) } : null
}

/**
 * Uses a code up and resets the tries of its account on the browser.
 * @returns false when another request has used it
 */
export async function useCode(
  tx: Tx,
  { id, userId }: Pick<Try, 'id' | 'userId'>,
  deviceId: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return false
  await tx
    .updateTable('oneTimePassword')
    .set(({ fn }) => ({ tries: 0, usedAt: fn.coalesce('usedAt', now) }))
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .execute()
  return true
}

/** Invalidates every code of a user. */
export async function endCodes(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
