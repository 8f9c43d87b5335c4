import { redirect } from 'next/navigation'
import { actionsFor } from '@/components/property/action-rules'
import type { ListingAction, ListingKind } from '@/lib/config/routes'
import { getLetDetail, getSalesDetail, listingId } from '@/lib/queries/listings'
import { pathOf, statusCode, type Listing } from './listing'

/** Nobody: what a listing offers before its viewer is known. */
const VISITOR = 0

/**
 * The listing that a path segment names, or null: no number, unknown, of the other kind, or no longer
 * public. An outage throws.
 */
export async function findListing(kind: ListingKind, segment: string): Promise<Listing | null> {
  const id = listingId(segment)
  if (id === null) return null
  if (kind === 'sale') {
    const detail = await getSalesDetail(id)
    return detail && { kind, ...detail }
  }
  const detail = await getLetDetail(id)
  return detail && { kind, ...detail }
}

/** Leads back to the listing where its status does not allow an action (D-160). */
export function refuseForbidden(listing: Listing, action: ListingAction): void {
  if (
    !actionsFor(listing.kind, { user_id: listing.user_id, status: statusCode(listing) }, VISITOR).includes(
      action,
    )
  )
    redirect(pathOf(listing))
}
