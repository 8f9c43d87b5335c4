import { failure, type Refusal } from '../../contract/call'
import { viewingMessages } from '../../contract/viewing-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { getPermittedActions } from '../../domain/listing-permissions'
import { isLive } from '../../domain/listing-status'
import type { Database, Tx } from '../database'

const selectListings = (database: Database) =>
  database
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['listing.id', 'listing.kind', 'listing.status', 'listing.displayAddress'])
    .select(['property.id as propertyId', 'property.ownerId', 'property.lat', 'property.lng'])

export const findViewedListing = (database: Database, listingId: number) =>
  selectListings(database).where('listing.id', '=', listingId).executeTakeFirst()

export type ViewedListing = NonNullable<Awaited<ReturnType<typeof findViewedListing>>>

/** Finds a listing, and locks it until the transaction ends, so that its status does not change meanwhile. */
export const lockViewedListing = (tx: Tx, listingId: number) =>
  selectListings(tx).where('listing.id', '=', listingId).forShare('listing').executeTakeFirst()

const notFoundMessages: Record<ListingKind, string> = { sale: 'Property not found', let: 'Letting not found' }

type ListingState = Pick<ViewedListing, 'kind' | 'status' | 'ownerId'>

/** Refuses a listing of another kind, a draft, the viewer's own home, or a status without viewings (D-88, D-89). */
export function getListingRefusal(
  listing: ListingState | undefined,
  kind: ListingKind,
  viewerId: number,
): Refusal | null {
  if (!listing || listing.kind !== kind || listing.status === 'draft') return failure(notFoundMessages[kind])
  if (listing.ownerId === viewerId) return failure(viewingMessages.ownListing)
  const isOpen = isLive(listing.status) && getPermittedActions(listing, viewerId).includes('arrange-viewing')
  return isOpen ? null : failure(viewingMessages.unavailable)
}

/** Refuses if the listing takes no viewings any more. An accepted viewer may still come, such as to measure rooms. */
export const getExistingViewingRefusal = (
  listing: ListingState,
  { viewerId, hasAcceptedViewer }: { viewerId: number; hasAcceptedViewer: boolean },
): Refusal | null =>
  hasAcceptedViewer && isLive(listing.status) ? null : getListingRefusal(listing, listing.kind, viewerId)
