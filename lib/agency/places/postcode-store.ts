import { sql } from 'kysely'
import { withTransaction, type Database, type Tx } from '../database'
import { advisoryLock } from '../sql-expressions'
import type { PostcodeRow } from './import/formats'

/** Any number that no other lock has. Two imports at once could deadlock: they lock rows in different orders. */
const POSTCODE_IMPORT_LOCK = 72_707_371

export type StoreCounts = { added: number; changed: number }

/** About a metre. A smaller difference is due to rounding, and is no change when a file is read again. */
const MIN_MOVE_DEGREES = 0.000_01

/** Inserts new postcodes and updates moved ones. `rows` must be distinct: a statement may not update a row twice. */
export async function storePostcodes(
  tx: Tx,
  rows: readonly PostcodeRow[],
  source: string,
  importedAt: Date,
): Promise<StoreCounts> {
  const writtenRows = await tx
    .insertInto('postcodeUnit')
    .columns(['postcode', 'sector', 'district', 'lat', 'lng', 'source', 'importedAt'])
    .expression((query) =>
      query
        .selectFrom(unnestRows(rows))
        .select(({ val }) => [
          'unit.postcode',
          'unit.sector',
          'unit.district',
          'unit.lat',
          'unit.lng',
          val(source).as('source'),
          sql<Date>`${importedAt}::timestamptz`.as('importedAt'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column('postcode')
        .doUpdateSet(({ ref }) => ({
          sector: ref('excluded.sector'),
          district: ref('excluded.district'),
          lat: ref('excluded.lat'),
          lng: ref('excluded.lng'),
          source: ref('excluded.source'),
          importedAt: ref('excluded.importedAt'),
        }))
        // Leaves a postcode alone if neither its latitude nor its longitude has changed.
        .where(({ eb, fn, or, ref }) =>
          or(
            (['lat', 'lng'] as const).map((axis) =>
              eb(
                fn<number>('abs', [eb(`postcodeUnit.${axis}`, '-', ref(`excluded.${axis}`))]),
                '>',
                MIN_MOVE_DEGREES,
              ),
            ),
          ),
        ),
    )
    // PostgreSQL leaves xmax at 0 in an inserted row and sets it in an updated one.
    .returning(sql<boolean>`xmax = 0`.as('isAdded'))
    .execute()
  const added = writtenRows.filter(({ isAdded }) => isAdded).length
  return { added, changed: writtenRows.length - added }
}

/** Passes one array for each column, because a parameter for each value could exceed PostgreSQL's limit of 65,535. */
function unnestRows(rows: readonly PostcodeRow[]) {
  const texts = (key: 'unit' | 'sector' | 'district') => sql`${rows.map((row) => row[key])}::text[]`
  const numbers = (key: 'lat' | 'lng') => sql`${rows.map((row) => row[key])}::float8[]`
  const columns = sql.join([
    texts('unit'),
    texts('sector'),
    texts('district'),
    numbers('lat'),
    numbers('lng'),
  ])
  return sql<{ postcode: string; sector: string; district: string; lat: number; lng: number }>`
    unnest(${columns})`.as<'unit'>(sql`unit (postcode, sector, district, lat, lng)`)
}

/** Computes the points of sectors and districts anew, as the means of their postcodes. */
export async function summarisePostcodes(tx: Tx): Promise<void> {
  for (const [table, column] of [
    ['postcodeSector', 'sector'],
    ['postcodeDistrict', 'district'],
  ] as const) {
    await tx.deleteFrom(table).execute()
    await tx
      .insertInto(table)
      .columns(['code', 'lat', 'lng'])
      .expression((query) =>
        query
          .selectFrom('postcodeUnit')
          .select(({ fn, ref }) => [
            ref(column).as('code'),
            fn.avg<number>('lat').as('lat'),
            fn.avg<number>('lng').as('lng'),
          ])
          .groupBy(column),
      )
      .execute()
  }
}

/** Runs an import in a transaction, after any other import has ended. */
export const withImportLock = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTransaction(async (tx) => {
    await tx.selectNoFrom(advisoryLock(POSTCODE_IMPORT_LOCK)).execute()
    return work(tx)
  }, database)
