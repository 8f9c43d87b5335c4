import { sql } from 'kysely'
import { withTransaction, type Database, type Tx } from '../database'
import { advisoryLock } from '../sql-expressions'
import type { PostcodeRow } from './import/formats'

/** Advisory lock of the import: two at once would lock the same rows in different orders. */
const IMPORT_LOCK = 72_707_370

export type StoreCounts = { added: number; changed: number }

/** A postcode that moves by less than a metre stays unchanged, so that reading a file again changes nothing. */
const MIN_MOVE_DEGREES = 0.000_01

/** Unchanged postcodes keep their source and date. @param rows each postcode at most once */
export async function storePostcodes(
  tx: Tx,
  rows: readonly PostcodeRow[],
  source: string,
  at: Date,
): Promise<StoreCounts> {
  const written = await tx
    .insertInto('postcodeUnit')
    .columns(['postcode', 'sector', 'district', 'lat', 'lng', 'source', 'importedAt'])
    .expression((query) =>
      query
        .selectFrom(unnested(rows))
        .select(({ val }) => [
          'unit.postcode',
          'unit.sector',
          'unit.district',
          'unit.lat',
          'unit.lng',
          val(source).as('source'),
          sql<Date>`${at}::timestamptz`.as('importedAt'),
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
  const added = written.filter(({ isAdded }) => isAdded).length
  return { added, changed: written.length - added }
}

/** Passes one array a column, as a parameter for each value would exceed PostgreSQL's limit. */
function unnested(rows: readonly PostcodeRow[]) {
  const texts = (key: 'unit' | 'sector' | 'district') => sql`${rows.map((row) => row[key])}::text[]`
  const numbers = (key: 'lat' | 'lng') => sql`${rows.map((row) => row[key])}::float8[]`
  return sql<{ postcode: string; sector: string; district: string; lat: number; lng: number }>`
    unnest(${texts('unit')}, ${texts('sector')}, ${texts('district')}, ${numbers('lat')}, ${numbers('lng')})`.as<'unit'>(
    sql`unit (postcode, sector, district, lat, lng)`,
  )
}

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

export const withImportLock = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTransaction(async (tx) => {
    await tx.selectNoFrom(advisoryLock(IMPORT_LOCK)).execute()
    return work(tx)
  }, database)
