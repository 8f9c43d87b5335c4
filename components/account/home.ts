import type { ListingKind } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/queries/account'

/** Statuses in which a home is advertised, by the contract's raw codes (D-87). */
const advertised: Record<ListingKind, readonly string[]> = {
  sale: ['forsale', 'underoffer', 'sstc'],
  let: ['tolet', 'reserved', 'let'],
}

/** Raw status of a home; the two kinds have it in different fields (D-87). */
export const statusCode = (home: OwnHome): string =>
  home.kind === 'sale' ? home.card.listing_status : home.card.original_listing_status

/** Its status in words. */
export function statusLabel(home: OwnHome): string {
  const words = home.kind === 'sale' ? home.card.listing_status_display : home.card.listing_status
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** True while anybody can find and open the home's page. */
export const isAdvertised = (home: OwnHome): boolean => advertised[home.kind].includes(statusCode(home))

/** Whole pounds: the price, or the rent of a month; null when it is on application or not set. */
export function amountOf({ kind, card }: OwnHome): number | null {
  const amount = kind === 'let' ? card.new_price_pcm : card.price_options === 'poa' ? 0 : card.new_price
  return amount > 0 ? amount : null
}
