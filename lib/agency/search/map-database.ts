import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { PUBLIC_STEPS_PER_DEGREE } from '../places/public-position'
import { db } from '../database'
import { buildSearchCondition } from './condition'
import type { SearchCriteria } from './criteria'
import type { Grid } from './map-grid'
import type { Spread } from './map-scan'
import { MAX_LISTED_HOMES_PER_CELL, type CellTally } from './map-tally'
import type { EntryBuilder } from './place-predicate'

/* The same counts as in map-scan.ts, but by PostgreSQL, which answers until the search engine is ready. */

/** Rounds a coordinate to whole steps in SQL, as `toStep` of public-position.ts does. */
const roundToStep = ({ ref }: EntryBuilder, name: 'lat' | 'lng'): RawBuilder<number> =>
  sql<number>`floor(${ref(name)} * ${sql.lit(PUBLIC_STEPS_PER_DEGREE)} + 0.5)::int`

/** Selects the homes of a search with their public positions in steps. */
const selectPositions = (criteria: SearchCriteria) =>
  db()
    .selectFrom('searchEntry')
    .select((entry) => ['listingId', roundToStep(entry, 'lng').as('x'), roundToStep(entry, 'lat').as('y')])
    .where((entry) => buildSearchCondition(entry, criteria))

/** Counts the homes of a search by the cells of a grid. */
export function tallyInDatabase(criteria: SearchCriteria, { columns, rows }: Grid): Promise<CellTally[]> {
  const sum = (name: 'x' | 'y') => sql<number>`sum(${sql.ref(name)})::float8`
  return db()
    .selectFrom((homes) =>
      homes
        .selectFrom(selectPositions(criteria).as('home'))
        .selectAll()
        .select([
          sql<number>`width_bucket(x, ${columns.starts}::int[])`.as('column'),
          sql<number>`width_bucket(y, ${rows.starts}::int[])`.as('row'),
        ])
        .where(sql<SqlBool>`x between ${columns.first} and ${columns.last}`)
        .where(sql<SqlBool>`y between ${rows.first} and ${rows.last}`)
        .as('homeInCell'),
    )
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('count'),
      sum('x').as('sumX'),
      sum('y').as('sumY'),
      fn.min<number>('x').as('minX'),
      fn.max<number>('x').as('maxX'),
      fn.min<number>('y').as('minY'),
      fn.max<number>('y').as('maxY'),
      sql<number[]>`(array_agg(listing_id order by listing_id))[1:${sql.lit(MAX_LISTED_HOMES_PER_CELL)}]`.as(
        'ids',
      ),
    ])
    .groupBy(['row', 'column'])
    .orderBy('row')
    .orderBy('column')
    .execute()
}

/** Measures the extent of a search's homes, and counts the homes without a position. */
export async function measureSpreadInDatabase(criteria: SearchCriteria): Promise<Spread> {
  const { unlocated, minX, maxX, minY, maxY } = await db()
    .selectFrom(selectPositions(criteria).as('home'))
    .select(({ fn }) => [
      sql<number>`(count(*) filter (where x is null or y is null))::int`.as('unlocated'),
      fn.min<number | null>('x').as('minX'),
      fn.max<number | null>('x').as('maxX'),
      fn.min<number | null>('y').as('minY'),
      fn.max<number | null>('y').as('maxY'),
    ])
    .executeTakeFirstOrThrow()
  if (minX === null || maxX === null || minY === null || maxY === null) return { extent: null, unlocated }
  return { extent: { minX, maxX, minY, maxY }, unlocated }
}
