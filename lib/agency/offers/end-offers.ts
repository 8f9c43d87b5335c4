import type { LetRequestStatus } from '../../domain/let-request'
import type { OfferStatus } from '../../domain/offer'
import type { Tx } from '../database'
import { isOneOf } from '../sql-expressions'
import { takeRequestStep } from './answer-let-request'
import { takeOfferStep } from './answer-offer'
import { lockListing, type ListingTerms } from './listing-terms'
import { offerEndTexts } from './offer-texts'
import { requestEndTexts } from './request-texts'
import { isExchanged } from '../sales/exchanged-offers'
import { findSignedRequests } from '../tenancies/signed-requests'

const ACCOUNT_CLOSED_REASON = 'I have closed my account.'

/** Lists the actions that end an offer or a request, in order. Its maker withdraws it, and the owner declines it. */
function listEndActions({ isMaker, status }: { isMaker: boolean; status: OfferStatus | LetRequestStatus }) {
  if (isMaker) return ['withdraw'] as const
  return status === 'accepted' ? (['undo', 'decline'] as const) : (['decline'] as const)
}

/** Whether an accepted offer or request has led to a completed sale or letting, which no later step may undo. */
const isCompleted = (
  { status }: { status: OfferStatus | LetRequestStatus },
  listing: ListingTerms,
): boolean => status === 'accepted' && listing.status === 'completed'

/** Whether everybody has signed the tenancy agreement of a request. The agency alone may then end the request. */
const isSigned = async (tx: Tx, { id }: { id: number }): Promise<boolean> =>
  (await findSignedRequests(tx, [id])).has(id)

/** Ends the open offers and requests of a user who closes the account, undoing acceptances first. */
export async function endOffersOfUser(tx: Tx, userId: number): Promise<void> {
  const offers = await selectOpenOffers(tx)
    .where(({ eb, or }) => or([eb('offer.buyerId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .execute()
  for (const offer of offers) {
    const isBuyer = offer.buyerId === userId
    const role = isBuyer ? 'buyer' : 'seller'
    for (const action of listEndActions({ isMaker: isBuyer, status: offer.status })) {
      const listing = await lockListing(tx, offer.listingId)
      if (listing && !isCompleted(offer, listing) && !(await isExchanged(tx, offer)))
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
  const requests = await selectOpenRequests(tx)
    .where(({ eb, or }) => or([eb('letRequest.tenantId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .execute()
  for (const request of requests) {
    const isTenant = request.tenantId === userId
    const role = isTenant ? 'tenant' : 'landlord'
    for (const action of listEndActions({ isMaker: isTenant, status: request.status })) {
      const listing = await lockListing(tx, request.listingId)
      if (listing && !isCompleted(request, listing) && !(await isSigned(tx, request)))
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

/**
 * Ends offers and requests on listings that leave the market, in the owners' names. The caller has locked the listings.
 * @param options.keepsAccepted leaves accepted ones as they are, because the home leaves the market by their sale or letting
 */
export async function endOffersOfListings(
  tx: Tx,
  listingIds: readonly number[],
  reason: string,
  { keepsAccepted = false } = {},
): Promise<void> {
  const isToEnd = ({ status }: { status: OfferStatus | LetRequestStatus }) =>
    !(keepsAccepted && status === 'accepted')
  const offers = await selectOpenOffers(tx)
    .where(({ ref }) => isOneOf(ref('offer.listingId'), listingIds))
    .forUpdate('offer')
    .execute()
  for (const offer of offers.filter(isToEnd))
    if (!(await isExchanged(tx, offer))) await endOffer(tx, offer, reason)
  const requests = await selectOpenRequests(tx)
    .where(({ ref }) => isOneOf(ref('letRequest.listingId'), listingIds))
    .forUpdate('letRequest')
    .execute()
  for (const request of requests.filter(isToEnd))
    if (!(await isSigned(tx, request))) await endRequest(tx, request, reason)
}

/** Ends the exchanged sale or signed letting of a listing, in the owner's name. Only the agency's commands may do so. */
export async function endBindingAgreementsOn(tx: Tx, listingId: number, reason: string): Promise<void> {
  const offers = await selectOpenOffers(tx)
    .where('offer.listingId', '=', listingId)
    .forUpdate('offer')
    .execute()
  for (const offer of offers) if (await isExchanged(tx, offer)) await endOffer(tx, offer, reason)
  const requests = await selectOpenRequests(tx)
    .where('letRequest.listingId', '=', listingId)
    .forUpdate('letRequest')
    .execute()
  for (const request of requests) if (await isSigned(tx, request)) await endRequest(tx, request, reason)
}

type OpenOffer = Awaited<ReturnType<ReturnType<typeof selectOpenOffers>['execute']>>[number]

async function endOffer(tx: Tx, offer: OpenOffer, reason: string): Promise<void> {
  const text = offerEndTexts[offer.status === 'accepted' ? 'accepted' : 'open']
  const listing = await lockListing(tx, offer.listingId)
  for (const action of listEndActions({ isMaker: false, status: offer.status }))
    if (listing)
      await takeOfferStep(tx, {
        offer,
        action,
        role: 'seller',
        actorId: offer.ownerId,
        listing,
        reason,
        // One message reports both steps of the end of an accepted offer.
        text: action === 'undo' ? null : text,
      })
}

type OpenRequest = Awaited<ReturnType<ReturnType<typeof selectOpenRequests>['execute']>>[number]

async function endRequest(tx: Tx, request: OpenRequest, reason: string): Promise<void> {
  const text = requestEndTexts[request.status === 'accepted' ? 'accepted' : 'open']
  const listing = await lockListing(tx, request.listingId)
  for (const action of listEndActions({ isMaker: false, status: request.status }))
    if (listing)
      await takeRequestStep(tx, {
        request,
        action,
        role: 'landlord',
        actorId: request.ownerId,
        listing,
        reason,
        // One message reports both steps of the end of an accepted request.
        text: action === 'undo' ? null : text,
      })
}

const selectOpenOffers = (tx: Tx) =>
  tx
    .selectFrom('offer')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['offer.id', 'offer.threadId', 'offer.listingId', 'offer.buyerId', 'thread.ownerId'])
    .select(['offer.amountPence', 'offer.expiresAt', 'offer.status'])
    .where('offer.status', 'in', ['made', 'countered', 'accepted'])
    .orderBy('offer.listingId')
    .orderBy('offer.id')

const selectOpenRequests = (tx: Tx) =>
  tx
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.listingId', 'letRequest.tenantId'])
    .select(['thread.ownerId', 'letRequest.status'])
    .where('letRequest.status', 'in', ['made', 'accepted'])
    .orderBy('letRequest.listingId')
    .orderBy('letRequest.id')
