import { sql } from 'kysely'
import type { PricePaid } from '../../contract/listings'
import { db } from '../database'
import type { Point } from '../places/types'
import { parsePostcode } from '../places/postcode'
import { toPounds } from '../../format/money'

const MAX_SALES = 6
/** Older prices say little about today's prices. */
const MAX_AGE_YEARS = 5

/** Finds sales in the postcode sector, nearest first. `point` is the rounded, public position of the home. */
export async function findPricesNear(home: { postcode: string; point: Point | null }): Promise<PricePaid[]> {
  const sector = parsePostcode(home.postcode)?.sector
  if (!sector) return []
  const rows = await db()
    .selectFrom('pricePaid as sale')
    .leftJoin('postcodeUnit as unit', 'unit.postcode', 'sale.postcode')
    .select(['sale.address', 'sale.type', 'sale.tenure', 'sale.isNew', 'sale.pricePence'])
    .select(sql<string>`to_char(sale.paid_on, 'YYYY-MM-DD')`.as('paidOn'))
    .where('sale.sector', '=', sector)
    .where('sale.paidOn', '>', sql<Date>`current_date - make_interval(years => ${MAX_AGE_YEARS}::int)`)
    .orderBy(squaredDistance(home.point), (order) => order.asc().nullsLast())
    .orderBy('sale.paidOn', 'desc')
    .orderBy('sale.id')
    .limit(MAX_SALES)
    .execute()
  return rows.map(({ address, type, tenure, isNew, pricePence, paidOn }) => ({
    address,
    type,
    tenure,
    is_new: isNew,
    price: toPounds(pricePence),
    paid_on: paidOn,
  }))
}

/**
 * The squared distance of a sale's postcode in SQL, in degrees of latitude; the cosine shortens degrees of longitude.
 * Null without a point: then the sales are ordered by date alone.
 */
const squaredDistance = (point: Point | null) =>
  point === null
    ? sql<null>`null::float8`
    : sql<number | null>`power(unit.lat - ${point.lat}::float8, 2) +
        power((unit.lng - ${point.lng}::float8) * cos(radians(${point.lat}::float8)), 2)`
