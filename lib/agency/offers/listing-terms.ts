import type { ListingKind } from '../../domain/listing-kind'
import type { ListingStatus } from '../../domain/listing-status'
import type { Nation } from '../../domain/nation'
import type { Tx } from '../database'
import { toIsoDay } from '../../format/iso-day'

export interface ListingTerms {
  id: number
  propertyId: number
  kind: ListingKind
  displayAddress: string
  status: ListingStatus
  ownerId: number
  nation: Nation
  /** The property's type. */
  type: string
  /** The price or the monthly rent; null if it is told on application. */
  pricePence: bigint | null
  /** The first day on which a home can be let, as YYYY-MM-DD. */
  availableFrom: string | null
}

/** Locks a listing, so that its offers are handled one by one. New rows may still refer to it. */
export async function lockListing(tx: Tx, listingId: number): Promise<ListingTerms | undefined> {
  const listing = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select([
      'listing.id',
      'listing.propertyId',
      'listing.kind',
      'listing.displayAddress',
      'listing.status',
      'listing.pricePence',
      'listing.availableFrom',
    ])
    .select(['property.ownerId', 'property.nation', 'property.type'])
    .where('listing.id', '=', listingId)
    .forNoKeyUpdate('listing')
    .executeTakeFirst()
  if (!listing) return undefined
  return {
    ...listing,
    availableFrom: listing.availableFrom ? toIsoDay(listing.availableFrom) : null,
  }
}

/** Finds the owner without a lock, because accounts are locked before listings. */
export async function findOwnerId(tx: Tx, listingId: number): Promise<number | undefined> {
  const property = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('property.ownerId')
    .where('listing.id', '=', listingId)
    .executeTakeFirst()
  return property?.ownerId
}
