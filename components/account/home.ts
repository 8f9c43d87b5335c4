import { isLive, findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { describeShare } from '@/lib/domain/share-of-home'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import type { OwnedListing } from '@/lib/queries/account'

/** Reads a home's status, which sales and lettings keep in different fields (D-87); null if it is unknown. */
export const getHomeStatus = ({ kind, card }: OwnedListing): ListingStatus | null =>
  findStatusByCode(kind, kind === 'sale' ? card.listing_status : card.original_listing_status)

export function formatHomeStatus(home: OwnedListing): string {
  const label = home.kind === 'sale' ? home.card.listing_status_display : home.card.listing_status
  return label.charAt(0).toUpperCase() + label.slice(1)
}

export function isAdvertised(home: OwnedListing): boolean {
  const status = getHomeStatus(home)
  return status !== null && isLive(status)
}

/** Formats the price or the monthly rent. 0 stands for a price on application, or a draft without a price. */
export function formatHomePrice(home: OwnedListing): string {
  const { kind, card } = home
  const isOnApplication = kind === 'sale' && card.price_options === 'poa'
  const amount = kind === 'let' ? card.new_price_pcm : card.new_price
  if (isOnApplication) return 'Price on application'
  if (amount <= 0) return getHomeStatus(home) === 'draft' ? 'No price yet' : 'Price on application'
  if (kind === 'let') return formatRentPerMonth(amount)
  const { price_options: qualifier, share } = card
  return isShareOfHome(qualifier)
    ? `${formatPounds(amount)} ${describeShare(amount, share)}`
    : formatPounds(amount)
}
