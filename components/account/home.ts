import { isLive, findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import type { OwnedListing } from '@/lib/queries/account'

/** Null for a status that only an upstream knows; the two kinds have it in different fields (D-87). */
export const statusOf = ({ kind, card }: OwnedListing): ListingStatus | null =>
  findStatusByCode(kind, kind === 'sale' ? card.listing_status : card.original_listing_status)

/** The label of a home's status. */
export function statusLabel(home: OwnedListing): string {
  const label = home.kind === 'sale' ? home.card.listing_status_display : home.card.listing_status
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** True while anybody can find and open the home's page. */
export function isAdvertised(home: OwnedListing): boolean {
  const status = statusOf(home)
  return status !== null && isLive(status)
}

/** Whole pounds: the price, or the rent of a month; null when it is on application or not set. */
export function amountOf({ kind, card }: OwnedListing): number | null {
  const amount = kind === 'let' ? card.new_price_pcm : card.price_options === 'poa' ? 0 : card.new_price
  return amount > 0 ? amount : null
}
