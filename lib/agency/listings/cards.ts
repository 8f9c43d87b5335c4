import type { LatestCard, LetCard, SalesCard } from '../../contract/listings'
import type { CardRow } from './card-rows'
import type { ListingKind } from '../../domain/listing-kind'
import { getStatusName } from '../../domain/listing-status'
import { isShareOfHome } from '../../domain/price-qualifier'
import { roundDegrees } from '../places/public-position'
import type { ShareTerms } from '../../domain/share-of-home'
import { toPounds } from '../../format/money'
import { toIsoDay } from '../../format/iso-day'

/** Converts pence to the contract's whole pounds, rounded half up; null (price on application) becomes 0. */
export const toWholePounds = (pence: number | bigint | null): number =>
  pence === null ? 0 : Math.round(toPounds(pence))

/** Keeps a rent's pence: nobody may be asked for more than advertised (Renters’ Rights Act 2025, s.56); null is 0. */
export const toAdvertisedPounds = (kind: ListingKind, pence: number | bigint | null): number =>
  kind === 'let' ? toPounds(pence ?? 0) : toWholePounds(pence)

/** Rounds a coordinate in degrees, so that a listing does not reveal the exact house. */
export const roundForPublic = (degrees: number | null): number | null =>
  degrees === null ? null : roundDegrees(degrees)

/** Returns the terms of a shared ownership, with the rent's pence; null for a listing whose price buys the whole home. */
export const toShareTerms = ({
  priceQualifier,
  sharePercent,
  shareRentPence,
}: Pick<CardRow, 'priceQualifier' | 'sharePercent' | 'shareRentPence'>): ShareTerms | null =>
  isShareOfHome(priceQualifier)
    ? { percent: sharePercent, rent_pcm: shareRentPence === null ? null : toPounds(shareRentPence) }
    : null

function toCommonFields(row: CardRow) {
  // An empty value means that the owner has removed the fact.
  const findFact = (key: string): string | null => row.facts?.[key] || null
  return {
    id: row.id,
    property_url: row.slug,
    image_xs: row.images[0]?.file ?? null,
    user_id: row.ownerId,
    portal_address: row.displayAddress,
    description_summary: row.summary,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    images: row.images,
    property_type: row.type,
    reception_rooms: row.receptionRooms,
    floor_area_sq_ft: row.floorAreaSqFt,
    tenure: findFact('tenure'),
    council_tax_band: findFact('council_tax_band'),
    epc_rating: findFact('epc_rating'),
    parking: findFact('parking'),
    garden: findFact('garden'),
    pets: findFact('pets'),
    chain_free: row.chainFree,
    nation: row.nation,
    listed_at: row.listedAt.toISOString(),
    reduced_at: row.reducedAt?.toISOString() ?? null,
    reduced_from: row.reducedFrom === null ? null : toAdvertisedPounds(row.kind, row.reducedFrom),
    lat: roundForPublic(row.lat),
    lng: roundForPublic(row.lng),
  }
}

/** Converts a listing for sale to its card (API-24). */
export function toSalesCard(row: CardRow): SalesCard {
  const status = getStatusName('sale', row.status)
  return {
    ...toCommonFields(row),
    price_options: row.priceQualifier,
    new_price: toWholePounds(row.pricePence),
    share: toShareTerms(row),
    listing_status: status.code,
    listing_status_display: status.label,
    local_agent: row.agentName === null ? null : { name: row.agentName, logo: row.agentLogo ?? '' },
  }
}

/** Converts a listing to let to its card (API-25). */
export function toLetCard(row: CardRow): LetCard {
  const status = getStatusName('let', row.status)
  return {
    ...toCommonFields(row),
    new_price_pcm: toAdvertisedPounds('let', row.pricePence),
    // The specification spells the field so. Rounding to pounds could lift a deposit above its legal cap.
    new_deposite_amount: row.depositPence === null ? null : toPounds(row.depositPence),
    // Unlike in a card for sale, the specified `listing_status` of a letting is the label.
    listing_status: status.label,
    original_listing_status: status.code,
    available_from: row.availableFrom ? toIsoDay(row.availableFrom) : null,
  }
}

/** Omits a `share` of null, to save bytes on pages with several small cards. */
function toOptionalShare(row: CardRow) {
  const share = toShareTerms(row)
  return share ? { share } : {}
}

/** Converts a listing to the small card for the newest and for similar listings (LOCAL-20). */
export const toLatestCard = (row: CardRow): LatestCard => ({
  id: row.id,
  property_url: row.slug,
  image_xs: row.images[0]?.file ?? null,
  listing_status_display: getStatusName(row.kind, row.status).label,
  new_price: toAdvertisedPounds(row.kind, row.pricePence),
  portal_address: row.displayAddress,
  ...(row.kind === 'sale' ? { price_options: row.priceQualifier, ...toOptionalShare(row) } : {}),
  property_type: row.type,
  bedrooms: row.bedrooms,
})
