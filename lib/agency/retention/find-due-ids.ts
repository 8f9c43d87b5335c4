import { sql, type RawBuilder } from 'kysely'
import { db } from '../database'
import { findInIdRanges, isInRange } from '../id-ranges'

const fromClauses = {
  user: sql`"user"`,
  thread: sql`thread join listing on listing.id = thread.listing_id`,
  identity_check: sql`identity_check`,
}
type Table = keyof typeof fromClauses

/** Selects the ids of a table's rows that meet a condition. Threads are joined with their listings. */
export const selectIds = (table: Table, condition: RawBuilder<boolean>) =>
  sql<{ id: number }>`select ${sql.table(table)}.id from ${fromClauses[table]} where ${condition}`

/** Finds the ids of all rows that meet a condition, in ascending order. */
export async function findDueIds(table: Table, isDue: RawBuilder<boolean>): Promise<number[]> {
  const dueRows = await findInIdRanges(table, async (range) => {
    const condition = sql<boolean>`${isInRange(`${table}.id`, range)} and ${isDue}`
    return (await selectIds(table, condition).execute(db())).rows
  })
  return dueRows.map(({ id }) => id).sort((a, b) => a - b)
}
