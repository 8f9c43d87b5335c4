import { failure, type Refusal } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import type { Tx } from '../database'
import { findExchangedOffersOfListing } from '../sales/exchanged-offers'
import { findSignedRequestsOfListing } from '../tenancies/signed-requests'

/**
 * Returns a refusal if a sale or letting of the listing already binds both sides, so that only the agency may end it;
 * null otherwise. The caller has locked the listing.
 */
export async function getBindingRefusal(tx: Tx, listingId: number): Promise<Refusal | null> {
  if ((await findSignedRequestsOfListing(tx, listingId)).size > 0) return failure(offerMessages.signed)
  const exchanged = await findExchangedOffersOfListing(tx, listingId)
  return exchanged.size > 0 ? failure(offerMessages.exchanged) : null
}
