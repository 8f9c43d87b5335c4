import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB } from '../../prisma/generated/tables'
import type { Tx } from './database'

/*
 * Statements for many rows at once. PostgreSQL takes at most 65,535 parameters, which a few hundred
 * listings with their pictures exceed, so the rows come as one JSON text. Their types are those of
 * the schema; columns that a row does not name keep their defaults.
 */

const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
    ),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )

const columnsOf = (rows: readonly object[]) => Object.keys(rows[0]!)

/** The rows as a table of the same columns; those that they do not name are NULL there. */
const asTable = (table: string, rows: readonly object[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::json)`

/** Adds rows with one statement, so that the triggers of the table run once. All rows have the same columns. */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  if (!rows.length) return
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${asTable(table, rows)}`.execute(
    tx,
  )
}

/** Overwrites columns of rows by their id, likewise. */
export async function updateRows<Table extends 'property' | 'listing'>(
  tx: Tx,
  table: Table,
  rows: readonly (Updateable<DB[Table]> & { id: number })[],
): Promise<void> {
  if (!rows.length) return
  const changes = columnsOf(rows)
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  await sql`
    update ${sql.table(table)} as stored set ${sql.join(changes)}
      from ${asTable(table, rows)} as given where stored.id = given.id`.execute(tx)
}

/** Takes new ids of a table, in order. */
export async function takeIds(tx: Tx, table: 'property' | 'listing', count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom(sql<object>`generate_series(1, ${count}::int)`.as('number'))
    .select(sql<bigint>`nextval(pg_get_serial_sequence(${table}, 'id'))`.as('id'))
    .execute()
  return rows.map(({ id }) => Number(id))
}
