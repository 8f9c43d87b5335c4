import { sql } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
import type { AreaFigures } from '../../contract/search'
import { failure, success, type Reply } from '../../contract/call'
import { shareQualifiers } from '../../domain/price-qualifier'
import { db } from '../database'
import { toWholePounds } from '../listings/cards'
import { toCandidate } from '../places/candidates'
import { resolvePlace } from '../places/resolve'
import { isHome } from './condition'
import { isInPlace } from './place-predicate'
import { findPlacesWithHomes } from './places-with-homes'

/** A median of fewer listings is not typical, and could reveal the price of one. */
const MIN_LISTINGS_FOR_MEDIAN = 5
const MEDIAN_FRACTION = 0.5

/** The price; null for a share of a home, because such a price is no measure of homes. Medians leave nulls out. */
const wholeHomePrice = sql<bigint | null>`case when listing_id in (
  select id from listing where price_qualifier in (${sql.join(shareQualifiers.map((name) => sql.lit(name)))})
) then null else price_pence end`

/** Counts the homes of a place and computes their median prices, for its local page. */
export async function getAreaFigures({ location }: { location: string }): Promise<Reply<AreaFigures>> {
  const place = resolvePlace(location)
  if (place.kind === 'nothing') return failure('Place not found')
  const rows = await db()
    .selectFrom('searchEntry')
    .select(({ fn, ref, lit }) => [
      'kind',
      // The grouping sets add a total for each kind, whose type is null.
      ref('type').$castTo<string | null>().as('type'),
      fn.countAll<bigint>().as('count'),
      fn.count<bigint>(wholeHomePrice).as('priced'),
      fn
        .agg<bigint | null>('percentile_disc', [lit(MEDIAN_FRACTION)])
        .withinGroupOrderBy(wholeHomePrice)
        .as('median'),
    ])
    .where((entry) => isInPlace(entry, place.match))
    .where(isHome)
    .groupBy(sql`grouping sets ((kind), (kind, type))`)
    .orderBy('count', 'desc')
    .execute()
  const totalOf = (kind: ListingKind) => rows.find((row) => row.kind === kind && row.type === null)
  const toMedianPounds = (row: (typeof rows)[number] | undefined) => {
    if (!row || row.median === null || row.priced < MIN_LISTINGS_FOR_MEDIAN) return null
    return toWholePounds(row.median)
  }
  return success({
    place: toCandidate(place),
    for_sale: Number(totalOf('sale')?.count ?? 0),
    to_let: Number(totalOf('let')?.count ?? 0),
    median_price: toMedianPounds(totalOf('sale')),
    median_rent: toMedianPounds(totalOf('let')),
    by_type: rows.flatMap((row) => {
      if (row.kind !== 'sale' || row.type === null) return []
      const median = toMedianPounds(row)
      return median === null ? [] : [{ type: row.type, count: Number(row.count), median }]
    }),
    nearby: await findPlacesWithHomes(place),
  })
}
