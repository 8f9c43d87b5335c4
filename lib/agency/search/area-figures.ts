import type { ListingKind } from '../../domain/listing-kind'
import type { AreaFigures } from '../../contract/search'
import { failure, success, type Reply } from '../../contract/call'
import { rows } from '../pool'
import { toPounds } from '../listings/cards'
import { resolvePlace } from '../places/resolve'
import { Values } from '../statement'
import { placePredicate } from './place-predicate'
import { placeOf } from './place-of'
import { placesWithHomes } from './places-with-homes'

/** Below this number of homes a typical price says nothing, and may say too much of one of them. */
const ENOUGH = 5

interface Figures {
  kind: ListingKind
  type: string | null
  count: number
  median: string | null
}

/** What our own live listings say of a place: how many, and what is typical. */
export async function areaFigures({ location }: { location: string }): Promise<Reply<AreaFigures>> {
  const place = resolvePlace(location)
  if (place.kind === 'nothing') return failure('Place not found')
  const values = new Values()
  const found = await rows<Figures>(
    `SELECT kind, type, count(*)::int AS count, percentile_disc(0.5) WITHIN GROUP (ORDER BY price_pence) AS median
       FROM search_entry WHERE ${placePredicate(place, null, values)}
      GROUP BY GROUPING SETS ((kind), (kind, type)) ORDER BY count DESC`,
    values.list,
  )
  const whole = (kind: Figures['kind']) => found.find((row) => row.kind === kind && row.type === null)
  const typical = (row: Figures | undefined) =>
    row && row.median !== null && row.count >= ENOUGH ? toPounds(row.median) : null
  return success({
    place: placeOf(place),
    for_sale: whole('sale')?.count ?? 0,
    to_let: whole('let')?.count ?? 0,
    median_price: typical(whole('sale')),
    median_rent: typical(whole('let')),
    by_type: found.flatMap((row) => {
      const median = row.kind === 'sale' && row.type !== null ? typical(row) : null
      return median === null ? [] : [{ type: row.type ?? '', count: row.count, median }]
    }),
    nearby: await placesWithHomes(place),
  })
}
