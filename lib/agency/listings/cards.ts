import type { LatestCard, LetCard, SalesCard } from '../../contract/listings'
import type { CardRow } from './card-rows'
import { statusName } from '../../domain/listing-status'

/** Pence (a bigint as text) to whole pounds, as the contract speaks of money; rounds half up. */
export const toPounds = (pence: string | number | bigint | null): number =>
  pence === null ? 0 : Math.round(Number(pence) / 100)

/**
 * A point of the map for everyone: about 100 m true, so that a listing does not give away the
 * house it speaks of.
 */
export const publicPoint = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(degrees * 1_000) / 1_000

function common(row: CardRow) {
  return {
    id: row.id,
    property_url: row.slug,
    image_xs: row.images?.[0]?.file ?? null,
    user_id: row.owner_id,
    portal_address: row.display_address,
    description_summary: row.summary,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    images: row.images ?? [],
    property_type: row.type,
    reception_rooms: row.reception_rooms,
    floor_area_sq_ft: row.floor_area_sq_ft,
    tenure: row.facts?.tenure ?? null,
    council_tax_band: row.facts?.council_tax_band ?? null,
    epc_rating: row.facts?.epc_rating ?? null,
    chain_free: row.chain_free,
    nation: row.nation,
    listed_at: row.listed_at.toISOString(),
    reduced_at: row.reduced_at?.toISOString() ?? null,
    reduced_from: row.reduced_from === null ? null : toPounds(row.reduced_from),
    lat: publicPoint(row.lat),
    lng: publicPoint(row.lng),
  }
}

/** API-24: the card of a home for sale. */
export function salesCardOf(row: CardRow): SalesCard {
  const status = statusName('sale', row.status)
  return {
    ...common(row),
    price_options: row.price_qualifier,
    new_price: toPounds(row.price_pence),
    listing_status: status.code,
    listing_status_display: status.label,
    local_agent: row.agent_name === null ? null : { name: row.agent_name, logo: row.agent_logo ?? '' },
  }
}

/** API-25: the card of a home to let. */
export function letCardOf(row: CardRow): LetCard {
  const status = statusName('let', row.status)
  return {
    ...common(row),
    new_price_pcm: toPounds(row.price_pence),
    new_deposite_amount: toPounds(row.deposit_pence),
    listing_status: status.label,
    original_listing_status: status.code,
    available_from: row.available_from,
  }
}

/** LOCAL-20: the small card of the newest and of similar homes. */
export const latestCardOf = (row: CardRow): LatestCard => ({
  id: row.id,
  property_url: row.slug,
  image_xs: row.images?.[0]?.file ?? null,
  listing_status_display: statusName(row.kind, row.status).label,
  new_price: toPounds(row.price_pence),
  portal_address: row.display_address,
  ...(row.kind === 'sale' ? { price_options: row.price_qualifier } : {}),
  property_type: row.type,
})
