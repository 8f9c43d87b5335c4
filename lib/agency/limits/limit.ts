import { createHash } from 'node:crypto'
import type { Prisma } from '../../../prisma/client/client'
import { failure, type Refusal } from '../../contract/call'
import { errors } from '../../errors'
import { rows } from '../pool'

/** How often something may be tried. */
export interface Limit {
  attempts: number
  windowMs: number
}

/** An attempt that was asked for under a limit. */
export interface Attempt {
  isAllowed: boolean
  /** Whole seconds after which the next one is allowed; 0 when this one was. */
  retryAfter: number
  /** Takes the attempt off the count again, where failures alone count. */
  giveBack(): Promise<void>
}

/** How a limit stands. */
export interface Standing {
  /** Seconds since the window began. */
  elapsed: number
  /** Attempts of this window, and of the one before. */
  current: number
  previous: number
}

interface Counted extends Standing {
  starts_at: Date
  taken: boolean
}

/** Whose attempts they are stands in the table as a digest: a limit remembers nobody's address. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * One statement, so that any number at once take no more than there is: the row is locked, and the
 * condition looked at again, before it is counted up. Windows are by the database's clock.
 */
const statement = `
  WITH clock AS (SELECT t.seconds - (t.seconds % $2) AS start, t.seconds % $2 AS elapsed
                   FROM (SELECT extract(epoch FROM now())::numeric AS seconds) t),
       before AS (SELECT coalesce((SELECT attempts FROM rate_window WHERE key = $1 AND starts_at = to_timestamp((SELECT start FROM clock) - $2)), 0) AS attempts),
       room AS (SELECT $3 - before.attempts * (1 - clock.elapsed / $2) AS attempts FROM before, clock),
       taken AS (
         INSERT INTO rate_window AS w (key, starts_at, attempts) SELECT $1, to_timestamp(start), 1 FROM clock, room WHERE room.attempts >= 1
         ON CONFLICT (key, starts_at) DO UPDATE SET attempts = w.attempts + 1 WHERE w.attempts + 1 <= (SELECT attempts FROM room)
         RETURNING attempts)
  SELECT to_timestamp(clock.start) AS starts_at, clock.elapsed::float8 AS elapsed, before.attempts AS previous,
         coalesce((SELECT attempts FROM rate_window WHERE key = $1 AND starts_at = to_timestamp(clock.start)), 0) AS current,
         EXISTS (SELECT FROM taken) AS taken
    FROM clock, before`

/** Seconds until one more fits: the present window's attempts fade over the next one, as the previous one's do now. */
export function secondsUntilFree(
  { elapsed, current, previous }: Standing,
  attempts: number,
  seconds: number,
): number {
  const fadesAt = (count: number, room: number) => (count <= room ? 0 : seconds * (1 - room / count))
  const wait =
    current < attempts
      ? fadesAt(previous, attempts - 1 - current) - elapsed
      : seconds - elapsed + fadesAt(current, attempts - 1)
  return Math.max(1, Math.ceil(wait))
}

/**
 * Asks for one attempt, and counts it when it is allowed; a refused one does not count, so that
 * nobody prolongs another's wait. Windows are fixed, and kept in the database, so that they hold
 * across processes and restarts (D-165); attempts of the previous window count by the share of it
 * that a sliding window would still cover.
 * @param key what is limited, e.g. 'contact:203.0.113.7'
 */
export async function attempt(key: string, { attempts, windowMs }: Limit): Promise<Attempt> {
  const seconds = windowMs / 1_000
  const name = digest(key)
  const [counted] = await rows<Counted>(statement, [name, seconds, attempts])
  if (!counted?.taken)
    return {
      isAllowed: false,
      retryAfter: counted ? secondsUntilFree(counted, attempts, seconds) : 1,
      giveBack: async () => undefined,
    }
  const giveBack = async () =>
    void (await rows(
      'UPDATE rate_window SET attempts = greatest(attempts - 1, 0) WHERE key = $1 AND starts_at = $2',
      [name, counted.starts_at],
    ))
  return { isAllowed: true, retryAfter: 0, giveBack }
}

/** Likewise within a transaction: an attempt counts when the transaction is done, and not when it is not. */
export async function attemptWithin(
  transaction: Prisma.TransactionClient,
  key: string,
  { attempts, windowMs }: Limit,
): Promise<boolean> {
  const [counted] = await transaction.$queryRawUnsafe<{ taken: boolean }[]>(
    statement,
    digest(key),
    windowMs / 1_000,
    attempts,
  )
  return counted?.taken ?? false
}

/** Forgets the attempts on keys, as when their owner has proved who they are. */
export const forgetAttempts = (transaction: Prisma.TransactionClient, keys: string[]): Promise<unknown> =>
  transaction.rateWindow.deleteMany({ where: { key: { in: keys.map(digest) } } })

/** Counts an attempt, and says whether it is within the limit. */
export const allowed = async (key: string, limit: Limit): Promise<boolean> =>
  (await attempt(key, limit)).isAllowed

/** What somebody is told who has to wait (D-165). */
export const tooMany = ({ retryAfter }: Pick<Attempt, 'retryAfter'>): Refusal =>
  failure(errors.too_many.message, retryAfter)

/** Removes windows that no limit looks at any more. */
export const purgeExpiredRateLimits = (): Promise<unknown> =>
  rows(`DELETE FROM rate_window WHERE starts_at < now() - interval '2 days'`)
