import { sql, type RawBuilder } from 'kysely'
import { db } from '../database'

/** How many ids one statement looks at, so that it ends within the statement timeout however large the table is. */
const IDS_PER_STATEMENT = 10_000

const sources = {
  user: sql`"user"`,
  thread: sql`thread join listing on listing.id = thread.listing_id`,
  identity_check: sql`identity_check`,
}
type Table = keyof typeof sources

/** Selects the ids of a table's rows that meet a condition. Threads are joined with their listings. */
export const selectIds = (table: Table, condition: RawBuilder<boolean>) =>
  sql<{ id: number }>`select ${sql.table(table)}.id from ${sources[table]} where ${condition}`

/** Finds the ids of all rows that meet a condition, in ascending order. */
export async function findDueIds(table: Table, isDue: RawBuilder<boolean>): Promise<number[]> {
  const id = sql.ref(`${table}.id`)
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(table)}`.execute(db())
  const lastId = rows[0]?.last ?? 0
  const dueIds: number[] = []
  for (let after = 0; after < lastId; after += IDS_PER_STATEMENT) {
    const isInRange = sql<boolean>`${id} > ${after} and ${id} <= ${after + IDS_PER_STATEMENT}`
    const due = await selectIds(table, sql<boolean>`${isInRange} and ${isDue}`).execute(db())
    dueIds.push(...due.rows.map((row) => row.id))
  }
  return dueIds.sort((a, b) => a - b)
}
