import type { LatestCard } from '../../contract/listings'
import { isShareOfHome, shareQualifiers } from '../../domain/price-qualifier'
import { isCommercialType, typesLike } from '../../domain/property-type'
import { readPublic } from '../read-replica'
import { distanceMiles, isWithinMiles, type EntryBuilder } from '../search/place-predicate'
import { findCardRows, type CardRow } from './card-rows'
import { toLatestCard } from './cards'

const MAX_LISTINGS = 4
/** Homes further away belong to another market. */
const MAX_MILES = 15
/** The price of a similar listing, as a share of the price of this one. */
const PRICE_BAND = { from: 0.75, to: 1.25 }
const MAX_BEDROOM_DIFFERENCE = 1

type SimilarTo = Pick<
  CardRow,
  'id' | 'kind' | 'type' | 'pricePence' | 'priceQualifier' | 'bedrooms' | 'lat' | 'lng'
>

/**
 * The condition of a similar listing. Bedrooms are compared for homes only, and a share of a home is similar only to
 * another share.
 */
function isLike(eb: EntryBuilder, row: SimilarTo) {
  const { and, not, exists, selectFrom } = eb
  const conditions = [eb('kind', '=', row.kind), eb('type', 'in', typesLike(row.type))]
  if (row.pricePence !== null) {
    const price = Number(row.pricePence)
    const scalePrice = (factor: number) => BigInt(Math.round(price * factor))
    conditions.push(
      eb('pricePence', '>=', scalePrice(PRICE_BAND.from)),
      eb('pricePence', '<=', scalePrice(PRICE_BAND.to)),
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

/**
 * Finds available listings that are like this one, the nearest first, at most four. None for a listing without a
 * position.
 */
export async function findSimilarListings(row: SimilarTo): Promise<LatestCard[]> {
  if (row.lat === null || row.lng === null) return []
  const point = { lat: row.lat, lng: row.lng }
  const found = await readPublic((database) =>
    database
      .selectFrom('searchEntry')
      .select('listingId')
      .where('listingId', '<>', row.id)
      .where('status', '=', 'available')
      .where((entry) => isWithinMiles(entry, point, MAX_MILES))
      .where((entry) => isLike(entry, row))
      .orderBy((entry) => distanceMiles(entry, point))
      .orderBy('listingId')
      .limit(MAX_LISTINGS)
      .execute(),
  )
  return (await findCardRows(found.map(({ listingId }) => listingId))).map(toLatestCard)
}
