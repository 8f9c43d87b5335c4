import type { ClientBase } from 'pg'

/** Tables that an import writes many rows of. */
type Table = 'property' | 'listing' | 'listing_event' | 'listing_media' | 'material_fact'

/** Columns of the database by their names; null stands for NULL. */
export type Row = Record<string, unknown>

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0]!).map((column) => `"${column}"`)

/** Adds rows with one statement, so that the triggers of the table run once; all rows have the same columns. */
export async function insertRows(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  if (!rows.length) return
  const columns = columnsOf(rows).join(', ')
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  )
}

/** Overwrites columns of rows by their id, likewise. */
export async function updateRows(
  client: ClientBase,
  table: 'property' | 'listing',
  rows: readonly (Row & { id: number })[],
): Promise<void> {
  if (!rows.length) return
  const set = columnsOf(rows)
    .filter((column) => column !== '"id"')
    .map((column) => `${column} = r.${column}`)
    .join(', ')
  await client.query(
    `UPDATE "${table}" t SET ${set} FROM json_populate_recordset(NULL::"${table}", $1::json) r WHERE t.id = r.id`,
    [JSON.stringify(rows)],
  )
}

/** New ids of a table, in order. */
export async function takeIds(
  client: ClientBase,
  table: 'property' | 'listing',
  count: number,
): Promise<number[]> {
  if (!count) return []
  const { rows } = await client.query<{ id: string }>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2)`,
    [table, count],
  )
  return rows.map(({ id }) => Number(id))
}
