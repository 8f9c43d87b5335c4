import type { OfferAction } from '../../domain/offer'
import type { LetRequestAction } from '../../domain/let-request'
import type { Tx } from '../database'
import { takeRequestStep } from './answer-let-request'
import { takeOfferStep } from './answer-offer'
import { lockListing } from './listing-terms'

const CLOSING = 'I have closed my account.'

/**
 * Ends the open offers and requests of somebody who closes the account: those made are withdrawn, those received are
 * declined, an acceptance undone first.
 */
export async function endOffersOf(tx: Tx, userId: number): Promise<void> {
  for (const offer of await findOpenOffers(tx, userId)) {
    const isBuyer = offer.buyerId === userId
    const ending: OfferAction[] = offer.status === 'accepted' ? ['undo', 'decline'] : ['decline']
    for (const action of isBuyer ? (['withdraw'] as const) : ending) {
      const listing = await lockListing(tx, offer.listingId)
      const role = isBuyer ? 'buyer' : 'seller'
      if (listing) await takeOfferStep(tx, { offer, action, role, actorId: userId, listing, reason: CLOSING })
    }
  }
  for (const request of await findOpenRequests(tx, userId)) {
    const isTenant = request.tenantId === userId
    const ending: LetRequestAction[] = request.status === 'accepted' ? ['undo', 'decline'] : ['decline']
    for (const action of isTenant ? (['withdraw'] as const) : ending) {
      const listing = await lockListing(tx, request.listingId)
      const role = isTenant ? 'tenant' : 'landlord'
      if (listing)
        await takeRequestStep(tx, { request, action, role, actorId: userId, listing, reason: CLOSING })
    }
  }
}

const findOpenOffers = (tx: Tx, userId: number) =>
  tx
    .selectFrom('offer')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['offer.id', 'offer.threadId', 'offer.listingId', 'offer.buyerId', 'thread.ownerId'])
    .select(['offer.amountPence', 'offer.expiresAt', 'offer.status'])
    .where(({ eb, or }) => or([eb('offer.buyerId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .where('offer.status', 'in', ['made', 'countered', 'accepted'])
    .orderBy('offer.listingId')
    .orderBy('offer.id')
    .execute()

const findOpenRequests = (tx: Tx, userId: number) =>
  tx
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.listingId', 'letRequest.tenantId'])
    .select(['thread.ownerId', 'letRequest.status'])
    .where(({ eb, or }) => or([eb('letRequest.tenantId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .where('letRequest.status', 'in', ['made', 'accepted'])
    .orderBy('letRequest.listingId')
    .orderBy('letRequest.id')
    .execute()
