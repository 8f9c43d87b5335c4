import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { db } from './database'

/** How many ids one statement looks at, so that it ends within the statement timeout however large the table is. */
const IDS_PER_STATEMENT = 10_000

/** The ids above `after`, up to `last`. */
export interface IdRange {
  after: number
  last: number
}

export const isInRange = (idColumn: string, { after, last }: IdRange): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(idColumn)} > ${after} and ${sql.ref(idColumn)} <= ${last}`

/** Yields ranges that together hold all ids of a table, the lowest first. */
export async function* listIdRanges(
  table: 'listing' | 'thread' | 'identity_check' | 'user',
): AsyncGenerator<IdRange> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(table)}`.execute(db())
  const lastId = rows[0]?.last ?? 0
  for (let after = 0; after < lastId; after += IDS_PER_STATEMENT)
    yield { after, last: after + IDS_PER_STATEMENT }
}

/** Searches a table range by range. @param limit the maximum number of rows; rows with the lowest ids come first */
export async function findInIdRanges<Row>(
  table: Parameters<typeof listIdRanges>[0],
  find: (range: IdRange) => Promise<Row[]>,
  limit = Infinity,
): Promise<Row[]> {
  const found: Row[] = []
  for await (const range of listIdRanges(table)) {
    found.push(...(await find(range)))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}
