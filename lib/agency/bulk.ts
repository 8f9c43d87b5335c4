import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB } from '../../prisma/generated/tables'
import type { Tx } from './database'

// Rows are passed as one JSON text, because PostgreSQL takes at most 65,535 parameters and an import has more.

const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const toColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]))

/** JSON has no bigint, so such a value becomes a text, which PostgreSQL reads as a number. */
const replaceBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const toJson = (rows: readonly object[]): string => JSON.stringify(rows.map(toColumns), replaceBigint)

/** Returns the columns of the first row, which all rows have. The rows must not be empty. */
const getColumns = (rows: readonly object[]) => Object.keys(rows[0]!)

/** Converts rows to a derived table with the columns of `table`. A column that a row lacks is NULL. */
const createRecordset = (table: string, rows: readonly object[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::json)`

/** Inserts rows by one statement, so that statement triggers run once. Other columns get their defaults. */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  if (!rows.length) return
  const columns = sql.join(getColumns(rows).map((column) => sql.ref(column)))
  const insert = sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${createRecordset(table, rows)}`
  await insert.execute(tx)
}

/** Updates rows by their ids in one statement. All rows must have the same columns. */
export async function updateRows<Table extends 'property' | 'listing'>(
  tx: Tx,
  table: Table,
  rows: readonly (Updateable<DB[Table]> & { id: number })[],
): Promise<void> {
  if (!rows.length) return
  const changes = getColumns(rows)
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`changed.${column}`)}`)
  await sql`
    update ${sql.table(table)} as stored set ${sql.join(changes)}
      from ${createRecordset(table, rows)} as changed where stored.id = changed.id`.execute(tx)
}

/** Takes unused ids from the table's sequence, so that rows can refer to each other before they are inserted. */
export async function takeIds(tx: Tx, table: 'property' | 'listing', count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom(sql<object>`generate_series(1, ${count}::int)`.as('number'))
    .select(sql<bigint>`nextval(pg_get_serial_sequence(${table}, 'id'))`.as('id'))
    .execute()
  return rows.map(({ id }) => Number(id))
}
