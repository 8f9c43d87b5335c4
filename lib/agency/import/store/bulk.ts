import type { ClientBase } from 'pg'

type Table = 'property' | 'listing' | 'listing_event' | 'listing_media' | 'material_fact'

/** Values by the names of the database's columns. */
export type Row = Record<string, unknown>

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0]!).map((column) => `"${column}"`)

/** Inserts rows with one statement, so that triggers run once. All rows must have the same columns. */
export async function insertRows(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  if (!rows.length) return
  const columns = columnsOf(rows).join(', ')
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  )
}

/** Updates rows by their id, in the same way. */
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

/** Takes new ids from the sequence of a table, in order. */
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
