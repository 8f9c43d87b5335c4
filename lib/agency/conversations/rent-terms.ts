import { failure, type Refusal } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import { findForbiddenRentTerm } from '../../domain/rent-terms'
import type { Tx } from '../database'
import { toPounds } from '../../format/money'

/** Refuses texts about a home to let in England that bid above its rent, or offer or ask for rent in advance. */
export async function getRentTermRefusal(tx: Tx, listingId: number, words: string): Promise<Refusal | null> {
  if (!words) return null
  const listing = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.pricePence')
    .where('listing.id', '=', listingId)
    .where('listing.kind', '=', 'let')
    .where('property.nation', '=', 'england')
    .executeTakeFirst()
  if (!listing?.pricePence) return null
  const term = findForbiddenRentTerm(words, toPounds(listing.pricePence))
  return term ? failure(threadMessages[term === 'bid' ? 'rentBid' : 'rentInAdvance']) : null
}
