import { imageUrl } from '@/lib/config/images'
import { listingHref } from '@/lib/config/routes'
import type { Fact, LetDetail, SalesDetail } from '@/lib/contract/listings'
import { getOwnerRole, type ListingKind } from '@/lib/domain/listing-kind'
import { findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import type { FactSubject } from '@/lib/domain/material-facts'
import type { Nation } from '@/lib/domain/nation'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { formatPercent, getFullPrice } from '@/lib/domain/share-of-home'
import { isCommercialType, isParkHome } from '@/lib/domain/property-type'
import { formatExactPounds } from '@/lib/format/money'
import type { SafeHtml } from '@/lib/html/sanitise'
import { placeHref } from '@/lib/search/location'

/** A detail of the API whose description has been sanitised. */
type Sanitised<T> = Omit<T, 'description'> & { description: SafeHtml }

export type SaleListing = { kind: 'sale' } & Sanitised<SalesDetail>
export type LetListing = { kind: 'let' } & Sanitised<LetDetail>
export type Listing = SaleListing | LetListing

export interface Picture {
  src: string
  alt: string
  /** True for a drawing or a picture with text, whose edges may not be cut off. */
  isUncropped?: boolean
}

/** Lists the pictures in display order. A picture without an alternative text from the API gets a generic one. */
export const listPictures = (listing: Listing, apiResourceUrl: string): Picture[] =>
  listing.images.map((file, index) => ({
    src: imageUrl(apiResourceUrl, listing.kind, listing.id, file),
    alt: listing.image_alts?.[index] || `Photo ${index + 1} of ${listing.portal_address}`,
  }))

/** Path of the listing's page, with the agency's slug (D-91). */
export const getListingPath = (listing: Listing): string =>
  listingHref(listing.kind, listing.id, listing.property_url)

export const isCommercial = (listing: Listing): boolean => isCommercialType(listing.property_type)

export const isShareOfHomeSale = (listing: Listing): boolean =>
  listing.kind === 'sale' && isShareOfHome(listing.price_options)

/** Returns the price of the whole home in whole pounds; null for a share of unknown size, and without a price. */
export function getWholeHomePrice(listing: SaleListing): number | null {
  const price = getPriceOrMonthlyRent(listing)
  return isShareOfHomeSale(listing) ? getFullPrice(price, listing.share) : price
}

/** Assumes England when the API sends no nation. */
export const getNation = (listing: Listing): Nation => listing.nation ?? 'england'

/** Returns the API's status code, which the two kinds have in different fields (D-87). */
const getStatusCode = (listing: Listing): string =>
  listing.kind === 'sale' ? listing.listing_status : listing.original_listing_status

/** Returns null for a status code that this site does not know. */
export const getListingStatus = (listing: Listing): ListingStatus | null =>
  findStatusByCode(listing.kind, getStatusCode(listing))

/** `open` is 'available', `taken` is sold subject to contract or let, and `pending` any other or unknown status. */
export type Availability = 'open' | 'pending' | 'taken'

export function getListingAvailability(listing: Listing): Availability {
  switch (getListingStatus(listing)) {
    case 'available':
      return 'open'
    case 'sold_subject_to_contract':
    case 'let_agreed':
      return 'taken'
    default:
      return 'pending'
  }
}

/** Returns the API's label of the status, for display. For a letting it is in `listing_status` (D-87). */
export const getStatusLabel = (listing: Listing): string =>
  listing.kind === 'sale' ? listing.listing_status_display : listing.listing_status

/** Returns the price in whole pounds, or the monthly rent in pounds to the penny; null for a price on application (`poa`). */
export function getPriceOrMonthlyRent(listing: Listing): number | null {
  if (listing.kind === 'sale' && listing.price_options === 'poa') return null
  const amount = listing.kind === 'let' ? listing.new_price_pcm : listing.new_price
  return amount > 0 ? amount : null
}

/** Describes the terms of a share as a fact; null for a whole home, and for a share of unknown terms. */
function describeShareTerms(listing: Listing): string | null {
  if (listing.kind !== 'sale' || !listing.share) return null
  const { percent, rent_pcm: rent } = listing.share
  const terms = [
    percent === null ? null : `${formatPercent(percent)} share`,
    rent === null ? null : `rent of ${formatExactPounds(rent)} a month on the rest`,
  ]
  return terms.filter(Boolean).join('; ') || null
}

/** Describes the deposit, which the API spells 'deposite', as a fact; null for a sale and for an unknown deposit. */
function describeDeposit(listing: Listing): string | null {
  if (listing.kind !== 'let' || listing.new_deposite_amount === null) return null
  return listing.new_deposite_amount > 0 ? formatExactPounds(listing.new_deposite_amount) : 'None'
}

/** Lists the facts of a listing, and adds those that the API sends only in other fields, such as `tenure`. */
export function listKnownFacts(listing: Listing): Fact[] {
  const suppliedFacts = (listing.facts ?? []).filter(
    (fact) => fact.value !== null && fact.value.trim() !== '',
  )
  const fieldValues: Record<string, string | null | undefined> = {
    tenure: listing.tenure,
    council_tax_band: listing.council_tax_band,
    epc_rating: listing.epc_rating,
    shared_ownership: describeShareTerms(listing),
    deposit: describeDeposit(listing),
  }
  const factsFromFields = Object.entries(fieldValues).filter(
    ([key, value]) => value && !suppliedFacts.some((fact) => fact.key === key),
  )
  return [...suppliedFacts, ...factsFromFields.map(([key, value]) => ({ key, value: value ?? null }))]
}

export const getFactValue = (listing: Listing, key: string): string | null =>
  listKnownFacts(listing).find((fact) => fact.key === key)?.value ?? null

/** Notes that a ground rent is stated without its review. The law fixes the review of a park home's pitch fee. */
export function describeMissingReview(listing: Listing, key: string, value: string): string | undefined {
  const isAmountOnly = key === 'ground_rent' && Number(value) > 0
  if (!isAmountOnly || isParkHome(listing.property_type)) return undefined
  return `Review: not given – ask the ${getOwnerRole(listing.kind)}.`
}

export const toFactSubject = (listing: Listing): FactSubject => ({
  kind: listing.kind,
  nation: getNation(listing),
  type: listing.property_type,
  tenure: getFactValue(listing, 'tenure'),
  isShareOfHome: isShareOfHomeSale(listing),
})

/** Links to the homes in the town of a listing. Searches the name alone if an upstream sends no `town_search`. */
export const townSearchHref = (
  kind: ListingKind,
  { town, town_search: search = town }: Pick<Listing, 'town' | 'town_search'>,
): string => placeHref(kind, search)
