import { sql } from 'kysely'
import type { ListingKind } from '../../../domain/listing-kind'
import type { Database } from '../../database'
import { isOneOf } from '../../sql-expressions'
import type { EngineRow } from './row'

/** Selects prices and times as doubles, which hold these whole numbers exactly. */
const selectRows = (database: Database) =>
  database
    .selectFrom('searchEntry')
    .select([
      'listingId as id',
      'kind',
      'type',
      'bedrooms',
      'lat',
      'lng',
      'nation',
      'countySlug as county',
      'townSlug as town',
      'localitySlug as locality',
      'streetSlug as street',
      'district',
      'sector',
      'postcode',
      sql<number | null>`price_pence::float8`.as('pricePence'),
      sql<number>`(extract(epoch from listed_at) * 1000)::float8`.as('listedAtMs'),
      'features',
      'epc',
      'floorAreaSqFt',
      sql<number | null>`available_from - date '1970-01-01'`.as('availableDay'),
    ])

/** Reads the rows of some listings; a listing that is not advertised has none. */
export const readRows = (database: Database, ids: readonly number[]): Promise<EngineRow[]> =>
  selectRows(database)
    .where(({ ref }) => isOneOf(ref('listingId'), [...ids]))
    .execute()

/** Reads the rows that follow an id, in the order of their ids. */
export const readRowsAfter = (database: Database, id: number, limit: number): Promise<EngineRow[]> =>
  selectRows(database).where('listingId', '>', id).orderBy('listingId').limit(limit).execute()

export async function countEntries(database: Database): Promise<Record<ListingKind, number>> {
  const counts = { sale: 0, let: 0 }
  const rows = await database
    .selectFrom('searchEntry')
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('count')])
    .groupBy('kind')
    .execute()
  for (const { kind, count } of rows) counts[kind] = Number(count)
  return counts
}
