import { createHash } from 'node:crypto'
import { sql, type Expression } from 'kysely'
import { failure, type Refusal } from '../../contract/call'
import { errors } from '../../errors'
import { db, type Database, type Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

export interface RateLimit {
  maxAttempts: number
  windowSeconds: number
}

export interface AttemptResult {
  isAllowed: boolean
  /** The whole seconds until the next attempt is allowed; 0 after an allowed attempt. */
  retryAfterSeconds: number
  /** Takes the attempt out of the count, for limits that count only failures. */
  giveBack(): Promise<void>
}

export interface WindowCounts {
  /** Seconds since the current window began. */
  elapsedSeconds: number
  currentAttempts: number
  previousAttempts: number
}

/** Keys hold email and network addresses, so only their hash is stored. */
const hashLimitKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** The start of the current window. All processes agree on it, because windows begin at multiples of their length. */
const currentWindowStart = (windowSeconds: number) =>
  sql<Date>`date_bin(make_interval(secs => ${windowSeconds}::float8), now(), 'epoch'::timestamptz)`
const previousWindowStart = (start: Expression<Date>, windowSeconds: number) =>
  sql<Date>`${start} - make_interval(secs => ${windowSeconds}::float8)`

/** Counts an attempt if the limit allows it, in one statement, so that concurrent requests cannot exceed the limit. */
const countIfAllowed = (database: Database, keyHash: string, { maxAttempts, windowSeconds }: RateLimit) =>
  database
    .with('clock', (query) =>
      query.selectNoFrom([
        currentWindowStart(windowSeconds).as('startsAt'),
        sql<number>`extract(epoch FROM now() - ${currentWindowStart(windowSeconds)})::float8`.as(
          'elapsedSeconds',
        ),
      ]),
    )
    .with('counts', (query) =>
      query
        .selectFrom('clock')
        .leftJoin('rateWindow as previous', (join) =>
          join
            .on('previous.key', '=', keyHash)
            .on((eb) =>
              eb('previous.startsAt', '=', previousWindowStart(eb.ref('clock.startsAt'), windowSeconds)),
            ),
        )
        .leftJoin('rateWindow as current', (join) =>
          join.on('current.key', '=', keyHash).onRef('current.startsAt', '=', 'clock.startsAt'),
        )
        .select(({ fn, lit }) => [
          'clock.startsAt',
          'clock.elapsedSeconds',
          fn.coalesce('previous.attempts', lit(0)).as('previousAttempts'),
          fn.coalesce('current.attempts', lit(0)).as('currentAttempts'),
        ]),
    )
    // The number of attempts that the current window may have, once the weighted attempts of the previous one are
    // subtracted from the maximum.
    .with('allowance', (query) =>
      query.selectFrom('counts').select(({ ref }) => {
        const previousWeight = sql`(1 - ${ref('elapsedSeconds')} / ${windowSeconds}::float8)`
        const weightedPrevious = sql`${ref('previousAttempts')} * ${previousWeight}`
        return ['startsAt', sql<number>`${maxAttempts}::int - ${weightedPrevious}`.as('maxInWindow')]
      }),
    )
    // Counts the attempt if the allowance permits it. A refused attempt leaves this part without a row.
    .with('counted', (query) =>
      query
        .insertInto('rateWindow')
        .columns(['key', 'startsAt', 'attempts'])
        .expression((source) =>
          source
            .selectFrom('allowance')
            .select(({ val, lit }) => [val(keyHash).as('key'), 'startsAt', lit(1).as('attempts')])
            .where('allowance.maxInWindow', '>=', 1),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'startsAt'])
            .doUpdateSet((eb) => ({ attempts: eb('rateWindow.attempts', '+', 1) }))
            .where((eb) =>
              eb(
                eb('rateWindow.attempts', '+', 1),
                '<=',
                eb.selectFrom('allowance').select('allowance.maxInWindow').$castTo<number>(),
              ),
            ),
        )
        .returning('rateWindow.key'),
    )
    .selectFrom('counts')
    .select(['startsAt', 'elapsedSeconds', 'previousAttempts', 'currentAttempts'])
    .select(({ exists, selectFrom }) => exists(selectFrom('counted').select('counted.key')).as('isCounted'))
    .executeTakeFirstOrThrow()

/** Returns the whole seconds, at least one, from a refused attempt until the next one is allowed. */
export function secondsUntilAllowed(
  { elapsedSeconds, currentAttempts, previousAttempts }: WindowCounts,
  { maxAttempts, windowSeconds }: RateLimit,
): number {
  // When s seconds of the next window have passed, n attempts of this window count n × (1 - s / windowSeconds).
  const secondsUntilCountIsAtMost = (maxCount: number, attempts: number) =>
    attempts <= maxCount ? 0 : windowSeconds * (1 - maxCount / attempts)
  const isWindowFull = currentAttempts >= maxAttempts
  if (isWindowFull) {
    const secondsLeft = windowSeconds - elapsedSeconds
    const secondsIntoNextWindow = secondsUntilCountIsAtMost(maxAttempts - 1, currentAttempts)
    return Math.max(1, Math.ceil(secondsLeft + secondsIntoNextWindow))
  }
  const secondsIntoWindow = secondsUntilCountIsAtMost(maxAttempts - 1 - currentAttempts, previousAttempts)
  return Math.max(1, Math.ceil(secondsIntoWindow - elapsedSeconds))
}

/**
 * Counts an attempt, unless the limit is used up. A refused attempt does not count, so that nobody can prolong the wait
 * of others who share the key. The window slides: when a third of the current window has passed, attempts of the
 * previous window count two thirds.
 * @param key the action and its caller, such as 'contact:address:203.0.113.7'
 */
export async function consumeAttempt(key: string, limit: RateLimit): Promise<AttemptResult> {
  const keyHash = hashLimitKey(key)
  const { isCounted, startsAt, ...counts } = await countIfAllowed(db(), keyHash, limit)
  if (!isCounted)
    return {
      isAllowed: false,
      retryAfterSeconds: secondsUntilAllowed(counts, limit),
      giveBack: async () => undefined, // a refused attempt has not been counted
    }
  const giveBack = async () => {
    await db()
      .updateTable('rateWindow')
      .set(({ eb, fn, lit }) => ({ attempts: fn<number>('greatest', [eb('attempts', '-', 1), lit(0)]) }))
      .where('key', '=', keyHash)
      .where('startsAt', '=', startsAt)
      .execute()
  }
  return { isAllowed: true, retryAfterSeconds: 0, giveBack }
}

/** Like `consumeAttempt`, but within the caller's transaction: if it rolls back, the attempt does not count. */
export async function consumeAttemptInTransaction(tx: Tx, key: string, limit: RateLimit): Promise<boolean> {
  const { isCounted } = await countIfAllowed(tx, hashLimitKey(key), limit)
  return Boolean(isCounted)
}

export async function resetAttempts(tx: Tx, keys: string[]): Promise<void> {
  await tx.deleteFrom('rateWindow').where('key', 'in', keys.map(hashLimitKey)).execute()
}

export const refuseTooManyAttempts = ({ retryAfterSeconds }: AttemptResult): Refusal =>
  failure(errors.too_many.message, retryAfterSeconds)

/** The longest window of all limits, which some of accountLimits have. */
const LONGEST_WINDOW_SECONDS = 24 * 3_600
/** Attempts are kept for twice the window, because they still count in the window after their own. */
const RETENTION_SECONDS = 2 * LONGEST_WINDOW_SECONDS

export async function purgeExpiredRateLimits(): Promise<void> {
  await db().deleteFrom('rateWindow').where('startsAt', '<', nowPlusSeconds(-RETENTION_SECONDS)).execute()
}
