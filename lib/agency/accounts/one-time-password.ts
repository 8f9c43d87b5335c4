import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { OTP_DIGITS } from '../../config/account-options'
import { withTransaction, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** How long a code is good (D-26); the mail that carries it says so. */
export const OTP_MINUTES = 10
/** Wrong tries after which a code is dead (D-26). */
export const MOST_TRIES = 5
/** Wrong codes in a row after which an account gets no more codes, but links (goals: OTP). */
export const MOST_FAILURES = 100

/** A code from the system's own randomness, every one as likely. */
export const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
/** Tries of a browser count on for this long, from one code to the next. */
const TRIES_SECONDS = 3_600

/**
 * Takes the codes of a browser out of use, whoever they were for: a request for any address does
 * it, so that an older code still being valid does not tell whether we knew the address. Requests of
 * one browser take turns, and wait for tries under way, so that none goes uncounted.
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

/** What earlier codes leave to a new one of an account on a browser: tries of the last hour, and wrong codes in a row anywhere. */
export async function pastOf(
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

/** Stores a code's hash for as long as it is valid, with the tries that its predecessors have used up. */
export async function keepCode(
  tx: Tx,
  code: { userId: number; deviceId: string; codeHash: string; tries: number },
): Promise<void> {
  await tx
    .insertInto('oneTimePassword')
    .values({ ...code, createdAt: now, expiresAt: nowPlusSeconds(OTP_MINUTES * 60) })
    .execute()
}

/** A try at a code, taken before anything is compared. */
export interface Try {
  id: number
  userId: number
  codeHash: string
  isFresh: boolean
}

/**
 * Takes a try at the newest code of a browser, and counts it as a failure of the account until it
 * proves right: one statement, so that of a hundred guesses at once five are compared.
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

/** Uses a code up; the tries of its account on the browser are forgotten. @returns false when somebody else has */
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

/** Takes every code of a user out of use. */
export async function endCodes(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('oneTimePassword')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
