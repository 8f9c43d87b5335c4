import { redirect } from 'next/navigation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getPermittedActions, VISITOR_ID, type ListingAction } from '@/lib/domain/listing-permissions'
import { getLetDetail, getSalesDetail, parseId } from '@/lib/queries/listings'
import { getListingPath, getListingStatus, type Listing } from '@/components/property/listing'

/** Null unless a public listing of the kind has this id. @throws Outage when the API does not answer */
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

/** Redirects if the status forbids visitors the action (D-160). ActionPage later redirects the owner. */
export function redirectUnlessPermitted(listing: Listing, action: ListingAction): void {
  const subject = { kind: listing.kind, status: getListingStatus(listing), ownerId: listing.user_id }
  if (!getPermittedActions(subject, VISITOR_ID).includes(action)) redirect(getListingPath(listing))
}
