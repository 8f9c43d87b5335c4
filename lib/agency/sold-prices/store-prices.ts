import { sql } from 'kysely'
import type { Tx } from '../database'
import type { PricePaidRow } from './price-paid-row'

/** Stores sales, which must all differ, as one JSON parameter, because a statement has at most 65,535 parameters. */
export async function storePrices(
  tx: Tx,
  rows: readonly PricePaidRow[],
): Promise<{ added: number; changed: number }> {
  if (rows.length === 0) return { added: 0, changed: 0 }
  // PostgreSQL leaves xmax at 0 in an inserted row and sets it in an updated one.
  const { rows: storedRows } = await sql<{ isAdded: boolean }>`
    insert into price_paid as stored
      select * from json_populate_recordset(null::price_paid, ${JSON.stringify(rows)}::json)
      on conflict (id) do update set
        price_pence = excluded.price_pence, paid_on = excluded.paid_on, postcode = excluded.postcode,
        sector = excluded.sector, type = excluded.type, is_new = excluded.is_new, tenure = excluded.tenure,
        address = excluded.address
        where stored is distinct from excluded
      returning xmax = 0 as "isAdded"`.execute(tx)
  const added = storedRows.filter(({ isAdded }) => isAdded).length
  return { added, changed: storedRows.length - added }
}

/** Removes sales. Ids that are not stored do not count. @returns how many were removed */
export async function removePrices(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await tx
    .deleteFrom('pricePaid')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
