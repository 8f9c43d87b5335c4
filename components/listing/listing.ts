import { imageUrl } from '@/lib/config/images'
import { listingHref, routes } from '@/lib/config/routes'
import type { Fact, LetDetail, SalesDetail } from '@/lib/contract/listings'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { statusOfCode, type ListingStatus } from '@/lib/domain/listing-status'
import type { FactSubject } from '@/lib/domain/material-facts'
import type { Nation } from '@/lib/domain/nation'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { isCommercialType } from '@/lib/domain/property-type'
import { pounds } from '@/lib/format/money'
import type { SafeHtml } from '@/lib/html/sanitise'

type Detail<T> = Omit<T, 'description'> & { description: SafeHtml }

/** A listing as the sections of its page read it; `kind` tells the two apart. */
export type SaleListing = { kind: 'sale' } & Detail<SalesDetail>
export type LetListing = { kind: 'let' } & Detail<LetDetail>
export type Listing = SaleListing | LetListing

export interface Picture {
  src: string
  alt: string
  /** Shown whole, for a drawing whose words would be cut off. */
  whole?: boolean
}

/** Its pictures in order; none when there are none. A bare file name of an upstream gets words for an alt text. */
export const picturesOf = (listing: Listing, apiResourceUrl: string): Picture[] =>
  listing.images.map((image, index) => {
    const { file, alt } = typeof image === 'string' ? { file: image, alt: '' } : image
    return {
      src: imageUrl(apiResourceUrl, listing.kind, listing.id, file),
      alt: alt || `Photo ${index + 1} of ${listing.portal_address}`,
    }
  })

/** Address of the page without the site's origin, with the slug that the agency keeps (D-91). */
export const pathOf = (listing: Listing): string =>
  listingHref(listing.kind, listing.id, listing.property_url)

/** An office, a shop, land: nobody lives there, so other rules and other numbers count (D-161). */
export const isCommercial = (listing: Listing): boolean => isCommercialType(listing.property_type)

/** A share of the home is sold, and rent paid on the rest: its price is not what the home is worth. */
export const isShared = (listing: Listing): boolean =>
  listing.kind === 'sale' && isShareOfHome(listing.price_options)

/** The nation, for its laws; an upstream that does not say is taken to be in England. */
export const nationOf = (listing: Listing): Nation => listing.nation ?? 'england'

/** The raw status code; the two kinds have it in different fields (D-87). */
const statusCode = (listing: Listing): string =>
  listing.kind === 'sale' ? listing.listing_status : listing.original_listing_status

/** Null for a status that only an upstream knows. */
export const statusOf = (listing: Listing): ListingStatus | null =>
  statusOfCode(listing.kind, statusCode(listing))

/** How far a listing is taken: by nobody yet, perhaps by somebody, or sold subject to contract or let. */
export type Standing = 'open' | 'pending' | 'taken'

/** A status between the two others, such as under offer, is pending, and so is one that we do not know. */
export function standingOf(listing: Listing): Standing {
  switch (statusOf(listing)) {
    case 'available':
      return 'open'
    case 'sold_subject_to_contract':
    case 'let_agreed':
      return 'taken'
    default:
      return 'pending'
  }
}

export const statusLabel = (listing: Listing): string =>
  listing.kind === 'sale' ? listing.listing_status_display : listing.listing_status

/** Whole pounds: the price, or the rent of a month; null when it is on application. */
export function amountOf(listing: Listing): number | null {
  const amount =
    listing.kind === 'let' ? listing.new_price_pcm : listing.price_options === 'poa' ? 0 : listing.new_price
  return amount > 0 ? amount : null
}

/** The facts as supplied, with those that a card alone carries: an upstream may send no more. */
export function knownFacts(listing: Listing): Fact[] {
  const supplied = (listing.facts ?? []).filter((fact) => fact.value !== null && fact.value.trim() !== '')
  const onCard: Record<string, string | null | undefined> = {
    tenure: listing.tenure,
    council_tax_band: listing.council_tax_band,
    epc_rating: listing.epc_rating,
    deposit:
      listing.kind === 'let' && listing.new_deposite_amount > 0 ? pounds(listing.new_deposite_amount) : null,
  }
  const added = Object.entries(onCard).filter(
    ([key, value]) => value && !supplied.some((fact) => fact.key === key),
  )
  return [...supplied, ...added.map(([key, value]) => ({ key, value: value ?? null }))]
}

/** The value of a material fact, or null. */
export const factValue = (listing: Listing, key: string): string | null =>
  knownFacts(listing).find((fact) => fact.key === key)?.value ?? null

/** What decides which facts the listing has. */
export const factSubject = (listing: Listing): FactSubject => ({
  kind: listing.kind,
  nation: nationOf(listing),
  type: listing.property_type,
  tenure: factValue(listing, 'tenure'),
  isShareOfHome: isShared(listing),
})

/** The one who knows what we do not. */
export const ownerWord = (kind: ListingKind): 'seller' | 'landlord' =>
  kind === 'sale' ? 'seller' : 'landlord'

/** The search that lists homes of the same town. */
export const townSearchHref = (listing: Listing): string =>
  `${listing.kind === 'sale' ? routes.buy : routes.rent}/${encodeURIComponent(listing.town)}`
