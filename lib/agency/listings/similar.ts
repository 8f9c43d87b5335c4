import type { LatestCard } from '../../contract/listings'
import { isShareOfHome, shareQualifiers } from '../../domain/price-qualifier'
import { isCommercialType, listSimilarTypes } from '../../domain/property-type'
import { roundDegrees } from '../places/public-position'
import { readPublic } from '../read-replica'
import { isWithinMiles, publicDistanceMiles, type EntryBuilder } from '../search/place-predicate'
import { findCardRows, type CardRow } from './card-rows'
import { toLatestCard } from './cards'

const MAX_LISTINGS = 4
/** Homes further away belong to another market. */
const MAX_MILES = 15
/** The lowest and highest price of a similar listing, as multiples of the given listing's price. */
const PRICE_FACTORS = { min: 0.75, max: 1.25 }
const MAX_BEDROOM_DIFFERENCE = 1

type ComparedListing = Pick<
  CardRow,
  'id' | 'kind' | 'type' | 'pricePence' | 'priceQualifier' | 'bedrooms' | 'lat' | 'lng'
>

/** Compares bedrooms of homes only. A shared ownership is similar only to another one. */
function isSimilarTo(eb: EntryBuilder, row: ComparedListing) {
  const { and, not, exists, selectFrom } = eb
  const conditions = [eb('kind', '=', row.kind), eb('type', 'in', listSimilarTypes(row.type))]
  if (row.pricePence !== null) {
    const price = Number(row.pricePence)
    const scalePrice = (factor: number) => BigInt(Math.round(price * factor))
    conditions.push(
      eb('pricePence', '>=', scalePrice(PRICE_FACTORS.min)),
      eb('pricePence', '<=', scalePrice(PRICE_FACTORS.max)),
    )
  }
  if (!isCommercialType(row.type)) {
    conditions.push(
      eb('bedrooms', '>=', row.bedrooms - MAX_BEDROOM_DIFFERENCE),
      eb('bedrooms', '<=', row.bedrooms + MAX_BEDROOM_DIFFERENCE),
    )
  }
  const isShare = exists(
    selectFrom('listing')
      .select('listing.id')
      .whereRef('listing.id', '=', 'searchEntry.listingId')
      .where('listing.priceQualifier', 'in', shareQualifiers),
  )
  conditions.push(isShareOfHome(row.priceQualifier) ? isShare : not(isShare))
  return and(conditions)
}

/** Finds at most four similar available listings, the nearest first; none if the position is unknown. */
export async function findSimilarListings(row: ComparedListing): Promise<LatestCard[]> {
  if (row.lat === null || row.lng === null) return []
  // Measures from the public position, because the order by distance would reveal the exact position.
  const point = { lat: roundDegrees(row.lat), lng: roundDegrees(row.lng) }
  const entries = await readPublic((database) =>
    database
      .selectFrom('searchEntry')
      .select('listingId')
      .where('listingId', '<>', row.id)
      .where('status', '=', 'available')
      .where((entry) => isWithinMiles(entry, point, MAX_MILES))
      .where((entry) => isSimilarTo(entry, row))
      .orderBy(publicDistanceMiles(point))
      .orderBy('listingId')
      .limit(MAX_LISTINGS)
      .execute(),
  )
  const rows = await findCardRows(entries.map(({ listingId }) => listingId))
  return rows.map(toLatestCard)
}
