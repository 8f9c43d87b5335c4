import { createHash } from 'node:crypto'
import { sql, type Expression } from 'kysely'
import { failure, type Refusal } from '../../contract/call'
import { errors } from '../../errors'
import { db, type Database, type Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

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

/** Whose attempts they are stands in the table as a digest: a limit remembers nobody's address. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Takes an attempt if one is left. One statement, so that any number at once take no more than there
 * are: the row is locked, and the condition looked at again, before it is counted up. Windows are by
 * the database's clock.
 */
const takeAttempt = (database: Database, key: string, attempts: number, seconds: number) =>
  database
    .with('clock', (query) =>
      query.selectNoFrom([
        windowStart(seconds).as('startsAt'),
        sql<number>`extract(epoch FROM now() - ${windowStart(seconds)})::float8`.as('elapsed'),
      ]),
    )
    .with('standing', (query) =>
      query
        .selectFrom('clock')
        .leftJoin('rateWindow as before', (join) =>
          join
            .on('before.key', '=', key)
            .on((eb) => eb('before.startsAt', '=', previousWindowStart(eb.ref('clock.startsAt'), seconds))),
        )
        .leftJoin('rateWindow as present', (join) =>
          join.on('present.key', '=', key).onRef('present.startsAt', '=', 'clock.startsAt'),
        )
        .select(({ fn, lit }) => [
          'clock.startsAt',
          'clock.elapsed',
          fn.coalesce('before.attempts', lit(0)).as('previous'),
          fn.coalesce('present.attempts', lit(0)).as('current'),
        ]),
    )
    .with('room', (query) =>
      query.selectFrom('standing').select((eb) => [
        'startsAt',
        // Attempts of the previous window count by the share of it that a sliding window still covers.
        sql<number>`${attempts}::int - ${eb.ref('previous')} * (1 - ${eb.ref('elapsed')} / ${seconds}::float8)`.as(
          'attempts',
        ),
      ]),
    )
    .with('taken', (query) =>
      query
        .insertInto('rateWindow')
        .columns(['key', 'startsAt', 'attempts'])
        .expression((source) =>
          source
            .selectFrom('room')
            .select(({ val, lit }) => [val(key).as('key'), 'startsAt', lit(1).as('attempts')])
            .where('room.attempts', '>=', 1),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'startsAt'])
            .doUpdateSet((eb) => ({ attempts: eb('rateWindow.attempts', '+', 1) }))
            .where((eb) =>
              eb(
                eb('rateWindow.attempts', '+', 1),
                '<=',
                eb.selectFrom('room').select('room.attempts').$castTo<number>(),
              ),
            ),
        )
        .returning('rateWindow.key'),
    )
    .selectFrom('standing')
    .select(['startsAt', 'elapsed', 'previous', 'current'])
    .select(({ exists, selectFrom }) => exists(selectFrom('taken').select('taken.key')).as('isTaken'))
    .executeTakeFirstOrThrow()

const windowStart = (seconds: number) =>
  sql<Date>`date_bin(make_interval(secs => ${seconds}::float8), now(), 'epoch'::timestamptz)`
const previousWindowStart = (start: Expression<Date>, seconds: number) =>
  sql<Date>`${start} - make_interval(secs => ${seconds}::float8)`

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
  const { isTaken, startsAt, ...standing } = await takeAttempt(db(), name, attempts, seconds)
  if (!isTaken)
    return {
      isAllowed: false,
      retryAfter: secondsUntilFree(standing, attempts, seconds),
      giveBack: async () => undefined,
    }
  const giveBack = async () => {
    await db()
      .updateTable('rateWindow')
      .set(({ eb, fn, lit }) => ({ attempts: fn<number>('greatest', [eb('attempts', '-', 1), lit(0)]) }))
      .where('key', '=', name)
      .where('startsAt', '=', startsAt)
      .execute()
  }
  return { isAllowed: true, retryAfter: 0, giveBack }
}

/** Likewise within a transaction: an attempt counts when the transaction is committed, and not when it is not. */
export async function attemptWithin(tx: Tx, key: string, { attempts, windowMs }: Limit): Promise<boolean> {
  const { isTaken } = await takeAttempt(tx, digest(key), attempts, windowMs / 1_000)
  return Boolean(isTaken)
}

/** Forgets the attempts on keys, as when their owner has proved who they are. */
export async function forgetAttempts(tx: Tx, keys: string[]): Promise<void> {
  await tx.deleteFrom('rateWindow').where('key', 'in', keys.map(digest)).execute()
}

/** Counts an attempt, and says whether it is within the limit. */
export const allowed = async (key: string, limit: Limit): Promise<boolean> =>
  (await attempt(key, limit)).isAllowed

/** What somebody is told who has to wait (D-165). */
export const tooMany = ({ retryAfter }: Pick<Attempt, 'retryAfter'>): Refusal =>
  failure(errors.too_many.message, retryAfter)

const KEPT_SECONDS = 2 * 24 * 3_600

/** Deletes windows that no limit looks at any more. */
export async function purgeExpiredRateLimits(): Promise<void> {
  await db().deleteFrom('rateWindow').where('startsAt', '<', nowPlusSeconds(-KEPT_SECONDS)).execute()
}
