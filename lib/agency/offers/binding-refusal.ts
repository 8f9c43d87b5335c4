import { failure, type Refusal } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import type { Tx } from '../database'
import { findExchangedOffersOfListing } from '../sales/exchanged-offers'
import { findSignedRequestsOfListing } from '../tenancies/signed-requests'

/**
 * Refuses what would end a sale or a letting that binds both sides, which the agency alone ends; null if nothing binds
 * them yet. The caller has locked the listing.
 */
export async function getBindingRefusal(tx: Tx, listingId: number): Promise<Refusal | null> {
  if ((await findSignedRequestsOfListing(tx, listingId)).size > 0) return failure(offerMessages.signed)
  const exchanged = await findExchangedOffersOfListing(tx, listingId)
  return exchanged.size > 0 ? failure(offerMessages.exchanged) : null
}
