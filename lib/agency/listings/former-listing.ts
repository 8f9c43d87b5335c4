import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import { db } from '../database'
import { describeTown } from '../places/describe'
import { findSimilarListings } from './similar'

/** Returns the reason why a listing is not shown. A live listing is hidden only while nobody confirms it (field O7). */
export function getEndReason(kind: ListingKind, status: ListingStatus) {
  if (status === 'completed') return kind === 'sale' ? 'sold' : 'let'
  return isLive(status) ? 'unconfirmed' : 'withdrawn'
}

/** Drafts, and listings whose owner has closed the account, are not found. */
export async function getFormerListing({
  id,
  kind,
}: ParsedInput<'formerListing'>): Promise<Reply<CallOutput<'formerListing'>>> {
  const listing = await db()
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .leftJoin('searchEntry as entry', 'entry.listingId', 'listing.id')
    .select(['listing.id', 'listing.kind', 'listing.status', 'listing.displayAddress'])
    .select(['listing.pricePence', 'listing.priceQualifier'])
    .select([
      'property.type',
      'property.bedrooms',
      'property.town',
      'property.townSlug',
      'property.countySlug',
      'property.lat',
      'property.lng',
    ])
    .where('listing.id', '=', id)
    .where('listing.kind', '=', kind)
    .where('listing.status', '<>', 'draft')
    .where('owner.closedAt', 'is', null)
    .where('entry.listingId', 'is', null)
    .executeTakeFirst()
  if (!listing) return failure('Listing not found')
  return success({
    end: getEndReason(listing.kind, listing.status),
    portal_address: listing.displayAddress,
    town: listing.town,
    town_search: describeTown(listing.townSlug, listing.countySlug)?.value ?? listing.town,
    property_type: listing.type,
    bedrooms: listing.bedrooms,
    similar: await findSimilarListings(listing),
  })
}
