import { sql, type Expression, type SqlBool } from 'kysely'

/*
 * SQL expressions that Kysely has no builder for. `sql<T>` asserts a type, so it stands here and in
 * single expressions of a query alone, never for a statement or a row.
 */

/** The database's clock, which all processes share. */
export const now = sql<Date>`now()`

/** The database's time in some seconds; a negative number is a time past. */
export const nowPlusSeconds = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${seconds}::float8)`

/** Whether a value is one of any number of others; `in` takes a parameter for each, and 65,535 is the most. */
export const isOneOf = <T>(value: Expression<T>, others: readonly NonNullable<T>[]) =>
  sql<SqlBool>`${value} = any(${others})`

/** Waits for an advisory lock and holds it until the transaction ends. */
export const advisoryLock = (key: number) => sql`pg_advisory_xact_lock(${key}::bigint)`.as('locked')
