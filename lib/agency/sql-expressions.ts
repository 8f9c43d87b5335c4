import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { PUBLIC_STEPS_PER_DEGREE } from './places/public-position'

/** The time of the database's clock, which all processes share. */
export const now = sql<Date>`now()`

export const nowPlusSeconds = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${seconds}::float8)`

/** Like `in`, but with one parameter for all values: PostgreSQL takes at most 65,535. */
export const isOneOf = <T>(value: Expression<T>, others: readonly NonNullable<T>[]) =>
  sql<SqlBool>`${value} = any(${others})`

/** Takes an advisory lock, waiting for it if necessary. The transaction holds the lock until its end. */
export const advisoryLock = (key: number) => sql`pg_advisory_xact_lock(${key}::bigint)`.as('locked')

/** Rounds a row's exact coordinate to the public one, as `roundDegrees` does. */
export function publicDegrees(name: 'lat' | 'lng'): RawBuilder<number> {
  const stepsPerDegree = sql.lit(PUBLIC_STEPS_PER_DEGREE)
  return sql`(floor(${sql.ref(name)} * ${stepsPerDegree} + 0.5) / ${stepsPerDegree})`
}
