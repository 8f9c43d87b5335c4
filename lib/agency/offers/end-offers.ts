import type { LetRequestStatus } from '../../domain/let-request'
import type { OfferStatus } from '../../domain/offer'
import type { Tx } from '../database'
import { takeRequestStep } from './answer-let-request'
import { takeOfferStep } from './answer-offer'
import { lockListing } from './listing-terms'

const ACCOUNT_CLOSED_REASON = 'I have closed my account.'

/** Returns the actions that end an offer or a request, in the order in which they must be taken. */
function listEndActions({ isMaker, status }: { isMaker: boolean; status: OfferStatus | LetRequestStatus }) {
  if (isMaker) return ['withdraw'] as const
  return status === 'accepted' ? (['undo', 'decline'] as const) : (['decline'] as const)
}

/**
 * Ends the open offers and requests of a user who closes the account: withdraws what the user made, and
 * declines what the user received, after undoing an acceptance.
 */
export async function endOffersOf(tx: Tx, userId: number): Promise<void> {
  for (const offer of await findOpenOffers(tx, userId)) {
    const isBuyer = offer.buyerId === userId
    const role = isBuyer ? 'buyer' : 'seller'
    for (const action of listEndActions({ isMaker: isBuyer, status: offer.status })) {
      const listing = await lockListing(tx, offer.listingId)
      if (listing)
        await takeOfferStep(tx, {
          offer,
          action,
          role,
          actorId: userId,
          listing,
          reason: ACCOUNT_CLOSED_REASON,
        })
    }
  }
  for (const request of await findOpenRequests(tx, userId)) {
    const isTenant = request.tenantId === userId
    const role = isTenant ? 'tenant' : 'landlord'
    for (const action of listEndActions({ isMaker: isTenant, status: request.status })) {
      const listing = await lockListing(tx, request.listingId)
      if (listing)
        await takeRequestStep(tx, {
          request,
          action,
          role,
          actorId: userId,
          listing,
          reason: ACCOUNT_CLOSED_REASON,
        })
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
