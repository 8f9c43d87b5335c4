import { redirect } from 'next/navigation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getPermittedActions, VISITOR_ID, type ListingAction } from '@/lib/domain/listing-permissions'
import { getLetDetail, getSalesDetail, parseListingId } from '@/lib/queries/listings'
import { pathOf, statusOf, type Listing } from './listing'

/**
 * Finds the listing of a path segment.
 * @returns null for a segment that is no number, and for a listing that is unknown, of the other kind or not public
 * @throws outage
 */
export async function findListing(kind: ListingKind, segment: string): Promise<Listing | null> {
  const id = parseListingId(segment)
  if (id === null) return null
  if (kind === 'sale') {
    const detail = await getSalesDetail(id)
    return detail && { kind, ...detail }
  }
  const detail = await getLetDetail(id)
  return detail && { kind, ...detail }
}

/** Redirects to the listing where its status does not permit an action (D-160). */
export function refuseForbidden(listing: Listing, action: ListingAction): void {
  const subject = { kind: listing.kind, status: statusOf(listing), ownerId: listing.user_id }
  if (!getPermittedActions(subject, VISITOR_ID).includes(action)) redirect(pathOf(listing))
}
