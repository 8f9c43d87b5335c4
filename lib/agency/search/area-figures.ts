import { sql } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
import type { AreaFigures } from '../../contract/search'
import { failure, success, type Reply } from '../../contract/call'
import { db } from '../database'
import { toPounds } from '../listings/cards'
import { resolvePlace } from '../places/resolve'
import { placePredicate } from './place-predicate'
import { toPlaceCandidate } from './place-candidate'
import { findPlacesWithHomes } from './places-with-homes'

/** Fewer homes make no typical price, and could give away the price of one. */
const ENOUGH = 5

/** Counts our live listings in a place, and their median prices. */
export async function areaFigures({ location }: { location: string }): Promise<Reply<AreaFigures>> {
  const place = resolvePlace(location)
  if (place.kind === 'nothing') return failure('Place not found')
  const found = await db()
    .selectFrom('searchEntry')
    .select(({ fn, ref, lit }) => [
      'kind',
      // Null in the row of the whole kind, which the grouping sets add.
      ref('type').$castTo<string | null>().as('type'),
      fn.countAll<bigint>().as('count'),
      fn
        .agg<bigint | null>('percentile_disc', [lit(0.5)])
        .withinGroupOrderBy('pricePence')
        .as('median'),
    ])
    .where((entry) => placePredicate(entry, place, null))
    .groupBy(sql`grouping sets ((kind), (kind, type))`)
    .orderBy('count', 'desc')
    .execute()
  const whole = (kind: ListingKind) => found.find((row) => row.kind === kind && row.type === null)
  const typical = (row: (typeof found)[number] | undefined) =>
    row && row.median !== null && row.count >= ENOUGH ? toPounds(row.median) : null
  return success({
    place: toPlaceCandidate(place),
    for_sale: Number(whole('sale')?.count ?? 0),
    to_let: Number(whole('let')?.count ?? 0),
    median_price: typical(whole('sale')),
    median_rent: typical(whole('let')),
    by_type: found.flatMap((row) => {
      const median = row.kind === 'sale' && row.type !== null ? typical(row) : null
      return median === null ? [] : [{ type: row.type ?? '', count: Number(row.count), median }]
    }),
    nearby: await findPlacesWithHomes(place),
  })
}
