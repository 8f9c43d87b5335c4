import { imageUrl } from '@/lib/config/images'
import { listingHref, routes, type ListingKind } from '@/lib/config/routes'
import type { Fact, LetDetail, SalesDetail } from '@/lib/contract/listings'
import { pounds } from '@/lib/format/money'
import type { SafeHtml } from '@/lib/html/sanitise'
import { commercialTypes } from '@/lib/search/options'
import type { Nation } from '@/lib/tax/purchase-tax'

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
export const isCommercial = (listing: Listing): boolean => commercialTypes.includes(listing.property_type)

/** A share of the home is sold, and rent paid on the rest: its price is not what the home is worth. */
export const isShared = (listing: Listing): boolean =>
  listing.kind === 'sale' && ['shared-ownership', 'part-buy-part-rent'].includes(listing.price_options)

/** Bare land and a lock-up garage are not heated, so they have no energy certificate (Energy Performance of Buildings Regulations 2012). */
export const needsCertificate = (listing: Listing): boolean =>
  !['land', 'garage'].includes(listing.property_type)

/** The nation, for its laws; an upstream that does not say is taken to be in England. */
export const nationOf = (listing: Listing): Nation => listing.nation ?? 'england'

/** What can be done with it now; `taken` is sold subject to contract or let. */
export type Standing = 'open' | 'pending' | 'taken'

const standings: Record<string, Standing> = { forsale: 'open', tolet: 'open', sstc: 'taken', let: 'taken' }

/** From the raw status code (D-87); a code between the two, such as under offer, is pending. */
export const standingOf = (listing: Listing): Standing => standings[statusCode(listing)] ?? 'pending'

export const statusCode = (listing: Listing): string =>
  listing.kind === 'sale' ? listing.listing_status : listing.original_listing_status
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

/** The one who knows what we do not. */
export const ownerWord = (kind: ListingKind): 'seller' | 'landlord' =>
  kind === 'sale' ? 'seller' : 'landlord'

/** The search that lists homes of the same town. */
export const townSearchHref = (listing: Listing): string =>
  `${listing.kind === 'sale' ? routes.buy : routes.rent}/${encodeURIComponent(listing.town)}`
