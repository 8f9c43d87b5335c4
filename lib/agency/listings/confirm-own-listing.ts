import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { isLive } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { CONFIRMED_MESSAGE, confirmListings } from './confirm-listings'

/** Another confirmation within this time is accepted, but adds no event to the history. */
const CONFIRMATION_INTERVAL_MS = 60 * 60_000

/** Confirms a live listing of the caller (field O7). A listing of another user is reported as not found. */
export const confirmOwnListing = (
  { id, kind }: ParsedInput<'confirmListing'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const listing = await tx
      .selectFrom('listing')
      .innerJoin('property', 'property.id', 'listing.propertyId')
      .select('listing.status')
      .where('listing.id', '=', id)
      .where('listing.kind', '=', kind)
      .where('property.ownerId', '=', user.id)
      .forUpdate('listing')
      .executeTakeFirst()
    if (!listing || !isLive(listing.status)) return failure('Listing not found')
    const at = new Date()
    const unlessConfirmedSince = new Date(at.getTime() - CONFIRMATION_INTERVAL_MS)
    await confirmListings(tx, { listingIds: [id], at, unlessConfirmedSince })
    return success(null, CONFIRMED_MESSAGE)
  })
