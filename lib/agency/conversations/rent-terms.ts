import { failure, type Refusal } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import { commercialTypes } from '../../domain/property-type'
import { findForbiddenRentTerm } from '../../domain/rent-terms'
import { toPounds } from '../../format/money'
import type { Tx } from '../database'

/** For a let in England, refuses a text that bids above the rent, or that offers or asks for rent in advance (domain B3). */
export async function getRentTermRefusal(tx: Tx, listingId: number, text: string): Promise<Refusal | null> {
  if (!text) return null
  const listing = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select('listing.pricePence')
    .where('listing.id', '=', listingId)
    .where('listing.kind', '=', 'let')
    .where('property.nation', '=', 'england')
    .where('property.type', 'not in', commercialTypes)
    .executeTakeFirst()
  if (!listing?.pricePence) return null
  const term = findForbiddenRentTerm(text, toPounds(listing.pricePence))
  if (!term) return null
  return failure(term === 'bid' ? threadMessages.rentBid : threadMessages.rentInAdvance)
}
