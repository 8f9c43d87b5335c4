import { redirect } from 'next/navigation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getPermittedActions, VISITOR_ID, type ListingAction } from '@/lib/domain/listing-permissions'
import { getLetDetail, getSalesDetail, parseId } from '@/lib/queries/listings'
import { getListingPath, getListingStatus, type Listing } from '@/components/property/listing'

/**
 * Reads a listing by a segment of the URL. Returns null unless the segment is the id of a public listing of the kind.
 * @throws Outage when the API does not answer
 */
export async function getListing(kind: ListingKind, segment: string): Promise<Listing | null> {
  const id = parseId(segment)
  if (id === null) return null
  if (kind === 'sale') {
    const detail = await getSalesDetail(id)
    return detail ? { kind, ...detail } : null
  }
  const detail = await getLetDetail(id)
  return detail ? { kind, ...detail } : null
}

/**
 * Redirects to the listing's page if the status of the listing does not permit the action to visitors (D-160). The owner
 * is redirected later, by ActionPage, which knows the user.
 */
export function redirectUnlessPermitted(listing: Listing, action: ListingAction): void {
  const subject = { kind: listing.kind, status: getListingStatus(listing), ownerId: listing.user_id }
  if (!getPermittedActions(subject, VISITOR_ID).includes(action)) redirect(getListingPath(listing))
}
