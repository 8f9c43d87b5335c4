import type { QueryResultRow } from 'pg'
import { connect } from '../../lib/agency/pool'

/** Runs a statement on the database under test: for what a test sets up or looks at by itself. */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connect().pool.query<Row>(text, values)).rows
}
