import type { LatestCard } from '../../contract/listings'
import { rows } from '../pool'
import { cardRows } from './card-rows'
import { latestCardOf } from './cards'

const MOST = 4

/**
 * Homes like this one: same kind, same town or district, within a quarter of its price; those of its
 * type first, then nearest in bedrooms and in price.
 */
export async function similarListings(listingId: number): Promise<LatestCard[]> {
  const found = await rows<{ listing_id: number }>(
    `SELECT other.listing_id
       FROM search_entry this
       JOIN search_entry other ON other.kind = this.kind AND other.listing_id <> this.listing_id AND other.status = 'available'
        AND (other.town_slug = this.town_slug AND other.county_slug = this.county_slug OR other.district = this.district)
        AND other.price_pence BETWEEN this.price_pence * 3 / 4 AND this.price_pence * 5 / 4
      WHERE this.listing_id = $1
      ORDER BY (other.type = this.type) DESC, abs(other.bedrooms - this.bedrooms), abs(other.price_pence - this.price_pence), other.listing_id
      LIMIT ${MOST}`,
    [listingId],
  )
  return (await cardRows(found.map((row) => row.listing_id))).map(latestCardOf)
}
