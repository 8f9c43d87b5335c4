import type { ClientBase } from 'pg'
import type { PostcodeRow } from './import/formats'

/** Advisory lock of the import: two at once would lock the same rows in different orders. */
const IMPORT_LOCK = 72_707_370

export type StoreCounts = { added: number; changed: number }

/** A postcode that moves by less than a metre stays unchanged, so that reading a file again changes nothing. */
const MIN_MOVE_DEGREES = 0.000_01

/**
 * Adds or moves postcodes in one statement; unchanged ones keep their source and date.
 * @param rows each postcode at most once
 */
export async function storePostcodes(
  client: ClientBase,
  rows: readonly PostcodeRow[],
  source: string,
  at: Date,
): Promise<StoreCounts> {
  const { rows: written } = await client.query<{ added: boolean }>(
    `INSERT INTO postcode_unit AS known (postcode, sector, district, lat, lng, source, imported_at)
     SELECT unit, sector, district, lat, lng, $6, $7
       FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[]) AS new (unit, sector, district, lat, lng)
     ON CONFLICT (postcode) DO UPDATE
       SET sector = excluded.sector, district = excluded.district, lat = excluded.lat, lng = excluded.lng,
           source = excluded.source, imported_at = excluded.imported_at
       WHERE abs(known.lat - excluded.lat) > $8 OR abs(known.lng - excluded.lng) > $8
     RETURNING xmax = 0 AS added`,
    [
      rows.map(({ unit }) => unit),
      rows.map(({ sector }) => sector),
      rows.map(({ district }) => district),
      rows.map(({ lat }) => lat),
      rows.map(({ lng }) => lng),
      source,
      at,
      MIN_MOVE_DEGREES,
    ],
  )
  const added = written.filter((row) => row.added).length
  return { added, changed: written.length - added }
}

/** Computes sectors and districts anew, each at the centroid of its postcodes. */
export async function summarisePostcodes(client: ClientBase): Promise<void> {
  for (const [table, column] of [
    ['postcode_sector', 'sector'],
    ['postcode_district', 'district'],
  ] as const) {
    await client.query(`DELETE FROM ${table}`)
    await client.query(
      `INSERT INTO ${table} (code, lat, lng) SELECT ${column}, avg(lat), avg(lng) FROM postcode_unit GROUP BY ${column}`,
    )
  }
}

/** Runs an import in one transaction, while no other import runs. */
export async function withImportLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // Where the connection is broken the rollback fails too, and would hide the first error.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
