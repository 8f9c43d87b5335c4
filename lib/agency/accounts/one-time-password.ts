import { randomInt } from 'node:crypto'
import type { Prisma } from '../../../prisma/client/client'
import { OTP_DIGITS } from '../../config/account-options'
import { rows } from '../pool'
import { retryOnConflict } from '../transaction'

/** How long a code is good (D-26); the mail that carries it says so. */
export const OTP_MINUTES = 10
/** Wrong tries after which a code is dead (D-26). */
export const MOST_TRIES = 5
/** Wrong codes in a row after which an account gets no more codes, but links (goals: OTP). */
export const MOST_FAILURES = 100

/** A code from the system's own randomness, every one as likely. */
export const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')

/**
 * Takes the codes of a browser out of use, whoever they were for: a request for any address does
 * it, so that an older code still being good does not tell whether we knew the address. Requests of
 * one browser take turns, and wait for tries under way, so that none goes uncounted.
 */
export async function retireCodes(transaction: Prisma.TransactionClient, deviceId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`otp:${deviceId}`}, 0))`
  await transaction.$executeRaw`UPDATE one_time_password SET used_at = now() WHERE device_id = ${deviceId} AND used_at IS NULL`
}

/** What earlier codes leave to a new one of an account on a browser: tries of the last hour, and wrong codes in a row anywhere. */
export async function pastOf(
  transaction: Prisma.TransactionClient,
  userId: number,
  deviceId: string,
): Promise<{ tries: number; failures: number }> {
  const [past] = await transaction.$queryRaw<{ tries: number; failures: number }[]>`
    SELECT u.otp_failures AS failures,
           coalesce((SELECT max(tries) FROM one_time_password WHERE user_id = u.id AND device_id = ${deviceId} AND created_at > now() - interval '1 hour'), 0) AS tries
      FROM "user" u WHERE u.id = ${userId}`
  return past ?? { tries: 0, failures: 0 }
}

/** Keeps a code's hash for as long as it is good, with the tries that its predecessors have used up. */
export const keepCode = (
  transaction: Prisma.TransactionClient,
  code: { userId: number; deviceId: string; codeHash: string; tries: number },
): Promise<unknown> =>
  transaction.$executeRaw`
    INSERT INTO one_time_password (user_id, device_id, code_hash, tries, created_at, expires_at)
    VALUES (${code.userId}, ${code.deviceId}, ${code.codeHash}, ${code.tries}, now(), now() + make_interval(mins => ${OTP_MINUTES}::int))`

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
  const [taken] = await retryOnConflict(() =>
    rows<Try & Record<string, unknown>>(
      `WITH taken AS (
       UPDATE one_time_password SET tries = tries + 1
        WHERE id = (SELECT id FROM one_time_password WHERE device_id = $1 AND used_at IS NULL ORDER BY id DESC LIMIT 1)
          AND tries < ${MOST_TRIES} AND used_at IS NULL
       RETURNING id, user_id, code_hash, expires_at > now() AS is_fresh)
     UPDATE "user" u SET otp_failures = otp_failures + 1 FROM taken
      WHERE u.id = taken.user_id AND u.otp_failures < ${MOST_FAILURES} AND u.closed_at IS NULL
     RETURNING taken.id, taken.user_id AS "userId", taken.code_hash AS "codeHash", taken.is_fresh AS "isFresh"`,
      [deviceId],
    ),
  )
  return taken ?? null
}

/** Uses a code up; the tries of its account on the browser are forgotten. @returns false when somebody else has */
export async function useCode(
  transaction: Prisma.TransactionClient,
  { id, userId }: Pick<Try, 'id' | 'userId'>,
  deviceId: string,
): Promise<boolean> {
  if (
    (await transaction.$executeRaw`UPDATE one_time_password SET used_at = now() WHERE id = ${id} AND used_at IS NULL`) ===
    0
  )
    return false
  await transaction.$executeRaw`UPDATE one_time_password SET tries = 0, used_at = coalesce(used_at, now()) WHERE user_id = ${userId} AND device_id = ${deviceId}`
  return true
}

/** Takes every code of a user out of use. */
export const endCodes = (transaction: Prisma.TransactionClient, userId: number): Promise<unknown> =>
  transaction.$executeRaw`UPDATE one_time_password SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`
