import type { QueryResultRow } from 'pg'
import { connect } from '../../lib/agency/pool'

export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connect().pool.query<Row>(text, values)).rows
}
