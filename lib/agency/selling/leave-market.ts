import type { Tx } from '../database'
import { changeStatuses } from '../listings/change-status'
import { endOffersOfListings } from '../offers/end-offers'
import { makeDepositsDue } from '../payments/due-deposits'
import { closeViewingsOfListings } from '../viewings/close-viewings'

/** The reasons that viewers, and the makers of offers and requests, read when a home leaves the market. */
export const withdrawalReasons = {
  withdrawn: 'The home is off the market.',
  accountClosed: 'The home is off the market, because I have closed my account.',
}

export interface WithdrawnListing {
  listingId: number
  at: Date
}

/** Withdraws live listings, and ends everything that depends on them. */
export async function withdrawListings(
  tx: Tx,
  listings: readonly WithdrawnListing[],
  reason = withdrawalReasons.withdrawn,
): Promise<void> {
  await changeStatuses(
    tx,
    listings.map((listing) => ({ ...listing, to: 'withdrawn' })),
  )
  await endDealingsOn(
    tx,
    listings.map(({ listingId }) => listingId),
    reason,
  )
}

/** Ends accepted offers too, because they would still reserve a home that comes back to the market. */
async function endDealingsOn(
  tx: Tx,
  listingIds: readonly number[],
  reason = withdrawalReasons.withdrawn,
): Promise<void> {
  if (listingIds.length === 0) return
  await closeViewingsOfListings(tx, listingIds, reason)
  await endOffersOfListings(tx, listingIds, reason)
  await makeDepositsDue(tx, listingIds)
}
