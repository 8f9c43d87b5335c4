import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { db, type Database } from '../../lib/agency/database'
import type { DB } from '../../prisma/generated/tables'

type Table = keyof DB
type Where<T extends Table> = Partial<Selectable<DB[T]>>

/** Creates a condition: each column equals its value, and null matches NULL. */
function createCondition(where: object) {
  const conditions = Object.entries(where).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  )
  return sql<boolean>`${conditions.length ? sql.join(conditions, sql` and `) : sql`true`}`
}

/** Reads the rows that match, in the order of the table's first column, the id. */
export async function findRows<T extends Table>(
  table: T,
  where: Where<T> = {},
): Promise<Selectable<DB[T]>[]> {
  const query = sql<
    Selectable<DB[T]>
  >`select * from ${sql.table(table)} where ${createCondition(where)} order by 1`
  return (await query.execute(db())).rows
}

export async function findRow<T extends Table>(table: T, where: Where<T> = {}): Promise<Selectable<DB[T]>> {
  const [row] = await findRows(table, where)
  if (!row) throw new Error(`${table} has no row with ${JSON.stringify(where)}`)
  return row
}

export const countRows = async <T extends Table>(table: T, where: Where<T> = {}): Promise<number> =>
  (await findRows(table, where)).length

/** Inserts a row. @returns the row with its defaults */
export async function insertRow<T extends Table>(
  table: T,
  values: Insertable<DB[T]>,
  database: Database = db(),
): Promise<Selectable<DB[T]>> {
  const definedValues = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = definedValues.map(([column]) => sql.ref(column))
  const parameters = definedValues.map(([, value]) => value)
  const query = sql<Selectable<DB[T]>>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(parameters)}) returning *`
  const { rows } = await query.execute(database)
  return rows[0]!
}

export async function updateRows<T extends Table>(
  table: T,
  where: Where<T>,
  values: Updateable<DB[T]>,
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${createCondition(where)}`.execute(db())
}

export async function deleteRows<T extends Table>(table: T, where: Where<T> = {}): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${createCondition(where)}`.execute(db())
}
