import { sql } from 'kysely'

/*
 * SQL expressions that Kysely has no builder for. `sql<T>` asserts a type, so it stands here and in
 * single expressions of a query alone, never for a statement or a row.
 */

/** The database's clock, which all processes share. */
export const now = sql<Date>`now()`

/** The database's time in some seconds; a negative number is a time past. */
export const nowPlusSeconds = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${seconds}::float8)`
