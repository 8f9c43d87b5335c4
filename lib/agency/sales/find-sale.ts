import { offerMessages } from '../../contract/offer-messages'
import { failure, success, type Reply } from '../../contract/call'
import { saleMessages } from '../../contract/sale-messages'
import { listMemorandumNeeds, type SaleParty } from '../../domain/memorandum'
import type { Database, Tx } from '../database'
import { lockListing } from '../offers/listing-terms'
import { findIdentityStates } from '../selling/identity-states'

/** Finds an offer with its home and its two parties. An accepted offer is a sale, and has the same id. */
const selectOffer = (database: Database | Tx, offerId: number) =>
  database
    .selectFrom('offer')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .innerJoin('listing', 'listing.id', 'offer.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as buyer', 'buyer.id', 'offer.buyerId')
    .innerJoin('user as seller', 'seller.id', 'thread.ownerId')
    .select(['offer.id', 'offer.status', 'offer.amountPence', 'offer.position', 'offer.chain'])
    .select(['offer.conditions', 'offer.threadId', 'offer.listingId'])
    .select(['listing.propertyId', 'listing.displayAddress', 'listing.status as listingStatus'])
    .select(['property.nation', 'property.building', 'property.street', 'property.locality'])
    .select(['property.town', 'property.postcode'])
    .select(['buyer.id as buyerId', 'buyer.firstName as buyerFirstName', 'buyer.lastName as buyerLastName'])
    .select(['buyer.email as buyerEmail', 'buyer.closedAt as buyerClosedAt', 'seller.id as sellerId'])
    .select(['seller.firstName as sellerFirstName', 'seller.lastName as sellerLastName'])
    .select(['seller.email as sellerEmail', 'seller.closedAt as sellerClosedAt'])
    .select(['buyer.emailProvedAt as buyerEmailProvedAt', 'seller.emailProvedAt as sellerEmailProvedAt'])
    .where('offer.id', '=', offerId)

export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>

export const findSale = (database: Database | Tx, offerId: number) =>
  selectOffer(database, offerId).executeTakeFirst()

/** Like `findSale`, but locks the listing and then the offer, in the order of `answerOffer`, to prevent deadlocks. */
export async function lockSale(tx: Tx, offerId: number): Promise<SaleRow | undefined> {
  const sale = await findSale(tx, offerId)
  if (!sale) return undefined
  await lockListing(tx, sale.listingId)
  return selectOffer(tx, offerId).forUpdate('offer').executeTakeFirst()
}

/** Returns the user's role in an agreed sale. Refuses a user who is not a party, and an offer that is not accepted. */
export function findParty(
  sale: SaleRow | undefined,
  userId: number,
): Reply<{ sale: SaleRow; party: SaleParty }> {
  if (!sale || (userId !== sale.buyerId && userId !== sale.sellerId))
    return failure(offerMessages.offerNotFound)
  if (sale.status !== 'accepted') return failure(saleMessages.notAgreed)
  return success({ sale, party: userId === sale.buyerId ? 'buyer' : 'seller' })
}

/** Reads an agreed sale's conveyancers and identity checks, what its memorandum still needs, and a sent memorandum. */
export async function readSaleState(database: Database | Tx, { id, propertyId }: SaleRow, at: Date) {
  const conveyancers = await database
    .selectFrom('conveyancer')
    .selectAll()
    .where('offerId', '=', id)
    .orderBy('party')
    .execute()
  const sellers = await findIdentityStates(database, { propertyId }, at)
  const buyers = await findIdentityStates(database, { offerId: id }, at)
  return {
    conveyancers,
    sellers,
    buyers,
    needs: listMemorandumNeeds({
      conveyancers: conveyancers.map(({ party }) => party),
      identity: { seller: sellers.map(({ state }) => state), buyer: buyers.map(({ state }) => state) },
    }),
    memorandum: await findMemorandum(database, id),
  }
}

export type SaleState = Awaited<ReturnType<typeof readSaleState>>

/** Leaves out a memorandum from before the last acceptance: the acceptance that it states was undone. */
const findMemorandum = (database: Database | Tx, offerId: number) =>
  database
    .selectFrom('memorandum')
    .select(['text', 'sentAt'])
    .where('offerId', '=', offerId)
    .where('sentAt', '>=', ({ selectFrom, fn }) =>
      selectFrom('offerEvent')
        .select(({ ref }) => fn.max(ref('at')).as('at'))
        .where('offerId', '=', offerId)
        .where('type', '=', 'accepted'),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
