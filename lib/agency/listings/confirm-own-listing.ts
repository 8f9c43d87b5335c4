import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { isLive } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { withTransaction } from '../database'
import { CONFIRMED, confirmListings } from './confirm-listings'

/** A second press within the hour is answered as the first, and adds nothing to the history. */
const CONFIRM_AGAIN_AFTER_MS = 60 * 60_000

/** Confirms a live listing of the caller (field O7). Anybody else's is answered as one that does not exist. */
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
    const unlessSince = new Date(at.getTime() - CONFIRM_AGAIN_AFTER_MS)
    await confirmListings(tx, { listingIds: [id], at, unlessSince })
    return success(null, CONFIRMED)
  })
