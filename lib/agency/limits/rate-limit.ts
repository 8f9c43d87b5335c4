import { createHash } from 'node:crypto'
import { sql, type Expression } from 'kysely'
import { failure, type Refusal } from '../../contract/call'
import { errors } from '../../errors'
import { db, type Database, type Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

export interface RateLimit {
  maxAttempts: number
  windowMs: number
}

export interface AttemptResult {
  isAllowed: boolean
  /** Whole seconds until the next attempt is allowed; 0 when this one was. */
  retryAfterSeconds: number
  /** Subtracts the attempt from the count again, for limits that count failures only. */
  giveBack(): Promise<void>
}

export interface WindowCounts {
  /** Seconds since the current window began. */
  elapsedSeconds: number
  currentAttempts: number
  previousAttempts: number
}

/** Keys hold e-mail and network addresses, so only their hash is stored. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Checks and counts in a single statement, so that concurrent requests cannot exceed the limit. */
const insertAttempt = (database: Database, key: string, maxAttempts: number, seconds: number) =>
  database
    .with('clock', (query) =>
      query.selectNoFrom([
        windowStart(seconds).as('startsAt'),
        sql<number>`extract(epoch FROM now() - ${windowStart(seconds)})::float8`.as('elapsedSeconds'),
      ]),
    )
    .with('counts', (query) =>
      query
        .selectFrom('clock')
        .leftJoin('rateWindow as previous', (join) =>
          join
            .on('previous.key', '=', key)
            .on((eb) => eb('previous.startsAt', '=', previousWindowStart(eb.ref('clock.startsAt'), seconds))),
        )
        .leftJoin('rateWindow as current', (join) =>
          join.on('current.key', '=', key).onRef('current.startsAt', '=', 'clock.startsAt'),
        )
        .select(({ fn, lit }) => [
          'clock.startsAt',
          'clock.elapsedSeconds',
          fn.coalesce('previous.attempts', lit(0)).as('previousAttempts'),
          fn.coalesce('current.attempts', lit(0)).as('currentAttempts'),
        ]),
    )
    .with('allowance', (query) =>
      query.selectFrom('counts').select((eb) => {
        const coveredShare = sql<number>`(1 - ${eb.ref('elapsedSeconds')} / ${seconds}::float8)`
        return [
          'startsAt',
          sql<number>`${maxAttempts}::int - ${eb.ref('previousAttempts')} * ${coveredShare}`.as('attempts'),
        ]
      }),
    )
    .with('taken', (query) =>
      query
        .insertInto('rateWindow')
        .columns(['key', 'startsAt', 'attempts'])
        .expression((source) =>
          source
            .selectFrom('allowance')
            .select(({ val, lit }) => [val(key).as('key'), 'startsAt', lit(1).as('attempts')])
            .where('allowance.attempts', '>=', 1),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'startsAt'])
            .doUpdateSet((eb) => ({ attempts: eb('rateWindow.attempts', '+', 1) }))
            .where((eb) =>
              eb(
                eb('rateWindow.attempts', '+', 1),
                '<=',
                eb.selectFrom('allowance').select('allowance.attempts').$castTo<number>(),
              ),
            ),
        )
        .returning('rateWindow.key'),
    )
    .selectFrom('counts')
    .select(['startsAt', 'elapsedSeconds', 'previousAttempts', 'currentAttempts'])
    .select(({ exists, selectFrom }) => exists(selectFrom('taken').select('taken.key')).as('isTaken'))
    .executeTakeFirstOrThrow()

const windowStart = (seconds: number) =>
  sql<Date>`date_bin(make_interval(secs => ${seconds}::float8), now(), 'epoch'::timestamptz)`
const previousWindowStart = (start: Expression<Date>, seconds: number) =>
  sql<Date>`${start} - make_interval(secs => ${seconds}::float8)`

export function secondsUntilAllowed(
  { elapsedSeconds, currentAttempts, previousAttempts }: WindowCounts,
  maxAttempts: number,
  windowSeconds: number,
): number {
  /** Seconds into the following window at which no more than `allowed` of a window's attempts still count. */
  const secondsUntilFaded = (attempts: number, allowed: number) =>
    attempts <= allowed ? 0 : windowSeconds * (1 - allowed / attempts)
  const isCurrentWindowFull = currentAttempts >= maxAttempts
  const wait = isCurrentWindowFull
    ? windowSeconds - elapsedSeconds + secondsUntilFaded(currentAttempts, maxAttempts - 1)
    : secondsUntilFaded(previousAttempts, maxAttempts - 1 - currentAttempts) - elapsedSeconds
  return Math.max(1, Math.ceil(wait))
}

/**
 * Counts an attempt, unless the limit is used up; a refused attempt does not count, so that nobody prolongs another's
 * wait. Windows are fixed; attempts of the previous window count by the share that a sliding window would still cover.
 * @param key names who does what, e.g. 'contact:address:203.0.113.7'
 */
export async function consumeAttempt(
  key: string,
  { maxAttempts, windowMs }: RateLimit,
): Promise<AttemptResult> {
  const windowSeconds = windowMs / 1_000
  const keyHash = hashKey(key)
  const { isTaken, startsAt, ...counts } = await insertAttempt(db(), keyHash, maxAttempts, windowSeconds)
  if (!isTaken)
    return {
      isAllowed: false,
      retryAfterSeconds: secondsUntilAllowed(counts, maxAttempts, windowSeconds),
      giveBack: async () => undefined,
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

/** Counts an attempt that a rollback undoes. @returns whether it is within the limit */
export async function consumeAttemptInTransaction(
  tx: Tx,
  key: string,
  { maxAttempts, windowMs }: RateLimit,
): Promise<boolean> {
  const { isTaken } = await insertAttempt(tx, hashKey(key), maxAttempts, windowMs / 1_000)
  return Boolean(isTaken)
}

export async function resetAttempts(tx: Tx, keys: string[]): Promise<void> {
  await tx.deleteFrom('rateWindow').where('key', 'in', keys.map(hashKey)).execute()
}

export const tooManyAttempts = ({ retryAfterSeconds }: AttemptResult): Refusal =>
  failure(errors.too_many.message, retryAfterSeconds)

/** Twice the longest window of any limit, since a window counts in the one after it. */
const RETENTION_SECONDS = 2 * 24 * 3_600

export async function purgeExpiredRateLimits(): Promise<void> {
  await db().deleteFrom('rateWindow').where('startsAt', '<', nowPlusSeconds(-RETENTION_SECONDS)).execute()
}
