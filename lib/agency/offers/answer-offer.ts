import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import {
  endsOffer,
  mayActOnOffer,
  statusAfterOfferAction,
  takesOffers,
  type OfferAction,
} from '../../domain/offer'
import type { SaleParty } from '../../domain/memorandum'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { getContactRefusal, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { changeStatus } from '../listings/change-status'
import { isExchanged } from '../sales/exchanged-offers'
import { now } from '../sql-expressions'
import { findBuyersAmount } from './buyers-amount'
import { lockListing, type ListingTerms } from './listing-terms'
import { getUnusualAmountRefusal, OFFER_STEP_LIMIT } from './make-offer'
import { composeOtherOfferAccepted, offerStepTexts, type OfferStepTemplate } from './offer-texts'
import { toPence } from '../../format/money'

export interface OfferWithParties {
  id: number
  threadId: number
  listingId: number
  buyerId: number
  ownerId: number
  amountPence: bigint
  expiresAt: Date | null
}

/** Finds an offer and its parties without a lock, because getContactRefusal has to lock the accounts first. */
const findOffer = (tx: Tx, offerId: number): Promise<OfferWithParties | undefined> =>
  tx
    .selectFrom('offer')
    .innerJoin('thread', 'thread.id', 'offer.threadId')
    .select(['offer.id', 'offer.threadId', 'offer.listingId', 'offer.buyerId', 'thread.ownerId'])
    .select(['offer.amountPence', 'offer.expiresAt'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst()

const lockOffer = (tx: Tx, offerId: number) =>
  tx
    .selectFrom('offer')
    .select(['status', 'amountPence', 'expiresAt'])
    .where('id', '=', offerId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Takes a step on an offer. After an acceptance other offers stay open and new ones are taken: an estate agent has to
 * pass on every offer until contracts are exchanged (Estate Agents (Undesirable Practices) (No. 2) Order 1991, schedule
 * 3; The Property Ombudsman's code of practice for residential estate agents).
 */
export async function answerOffer(
  request: ParsedInput<'answerOffer'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { action, reason } = request
  return withTransaction(async (tx) => {
    const offer = await findOffer(tx, request.offer_id)
    const role = offer ? findRole(offer, user.id) : null
    if (!offer || !role) return failure(offerMessages.offerNotFound)
    const otherPartyId = role === 'seller' ? offer.buyerId : offer.ownerId
    const contactRefusal = await getContactRefusal(tx, user.id, otherPartyId)
    // A block or a closed account must not prevent either party from ending the offer.
    if (contactRefusal && !endsOffer(action)) return contactRefusal
    const listing = await lockListing(tx, offer.listingId)
    const lockedOffer = await lockOffer(tx, offer.id)
    if (!listing || !mayActOnOffer(action, lockedOffer.status, role)) return failure(offerMessages.stepClosed)
    // Only a counter-offer or a change names an amount.
    const isAmountConfirmed = 'is_sure' in request ? request.is_sure : false
    const newAmount = 'offer_amount' in request ? toPence(request.offer_amount) : null
    if (newAmount !== null && (await isRepeat(tx, { offer, action, actorId: user.id, newAmount, reason })))
      return success(null)
    const refusal = await getStepRefusal(tx, {
      action,
      listing,
      offer: { ...offer, ...lockedOffer },
      seenAmount: request.seen_amount,
      amountToCheck: isAmountConfirmed ? null : newAmount,
    })
    if (refusal) return refusal
    await takeOfferStep(tx, {
      offer: { ...offer, amountPence: newAmount ?? lockedOffer.amountPence },
      action,
      role,
      actorId: user.id,
      listing,
      reason,
    })
    return success(null)
  })
}

function findRole({ buyerId, ownerId }: OfferWithParties, userId: number): SaleParty | null {
  if (userId === buyerId) return 'buyer'
  return userId === ownerId ? 'seller' : null
}

interface PriceStep {
  offer: OfferWithParties
  action: OfferAction
  actorId: number
  /** The amount in pence. */
  newAmount: bigint
  reason: string
}

/** Whether the last step of an offer was the same, because its form was sent twice. */
async function isRepeat(tx: Tx, { offer, action, actorId, newAmount, reason }: PriceStep): Promise<boolean> {
  const stored = await hideContactDetailsUntilViewing(tx, offer.threadId, { reason })
  const lastEvent = await tx
    .selectFrom('offerEvent')
    .select(['type', 'actorId', 'amountPence', 'reason'])
    .where('offerId', '=', offer.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    lastEvent?.type === statusAfterOfferAction[action] &&
    lastEvent.actorId === actorId &&
    lastEvent.amountPence === newAmount &&
    (lastEvent.reason ?? '') === stored.reason
  )
}

interface RequestedStep {
  action: OfferAction
  listing: ListingTerms
  offer: OfferWithParties
  /** The amount in pounds that the page showed when the user answered. */
  seenAmount: number | undefined
  /** The new amount in pence; null if there is none, or if the user has confirmed an unusual one. */
  amountToCheck: bigint | null
}

/** Refuses a step that the offer's status allows, but its expiry, its amount, its listing or another offer forbids. */
async function getStepRefusal(tx: Tx, step: RequestedStep): Promise<Refusal | null> {
  const { action, listing, offer, seenAmount, amountToCheck } = step
  if (listing.status === 'completed') return failure(offerMessages.completed)
  if (await isExchanged(tx, offer)) return failure(offerMessages.exchanged)
  if (seenAmount !== undefined && toPence(seenAmount) !== offer.amountPence)
    return failure(offerMessages.amountChanged)
  if (endsOffer(action)) return null
  if (!takesOffers(listing.status) || listing.ownerId !== offer.ownerId)
    return failure(offerMessages.offersClosed)
  if (offer.expiresAt && offer.expiresAt <= new Date()) return failure(offerMessages.expired)
  const amountRefusal = amountToCheck === null ? null : getUnusualAmountRefusal(amountToCheck, listing)
  if (amountRefusal) return amountRefusal
  if (action !== 'accept') return null
  const acceptedOffer = await tx
    .selectFrom('offer')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return acceptedOffer ? failure(offerMessages.otherAccepted) : null
}

interface OfferStep {
  /** The offer with its amount after the step. */
  offer: OfferWithParties
  action: OfferAction
  role: SaleParty
  actorId: number
  listing: ListingTerms
  /** The note that the actor wrote; '' for none. */
  reason: string
  /** Replaces the usual message; null posts no message. */
  text?: string | null
}

/** Stores an allowed step with its event and messages, and changes the listing's status. */
export async function takeOfferStep(tx: Tx, step: OfferStep): Promise<void> {
  const { offer, action, role, actorId, listing } = step
  const { reason } = await hideContactDetailsUntilViewing(tx, offer.threadId, { reason: step.reason })
  const status = statusAfterOfferAction[action]
  // Reads the status again, because ending an accepted offer takes two steps, 'undo' and 'decline', in one transaction.
  const { status: previousStatus } = await lockOffer(tx, offer.id)
  // When a seller declines or a buyer withdraws, it is the buyer's offer that ends, and not the seller's counter-offer.
  const recordsBuyersAmount = action === 'withdraw' || (role === 'seller' && action === 'decline')
  const amountPence = recordsBuyersAmount
    ? await findBuyersAmount(tx, { ...offer, status: previousStatus })
    : offer.amountPence
  await tx
    .updateTable('offer')
    .set({ status, amountPence, updatedAt: now })
    .where('id', '=', offer.id)
    .execute()
  await tx
    .insertInto('offerEvent')
    .values({
      offerId: offer.id,
      type: status,
      actorId,
      amountPence,
      reason: reason || null,
    })
    .execute()
  const templates: Partial<Record<OfferAction, OfferStepTemplate>> = offerStepTexts[role]
  // mayActOnOffer permits only actions that have a template.
  const usualText = templates[action]?.({ amount: amountPence, nation: listing.nation }) ?? ''
  const { text = usualText } = step
  if (text !== null) {
    const body = addNote([text], reason)
    await postMessage(tx, { threadId: offer.threadId, senderId: actorId, body, offerId: offer.id })
  }
  if (status === 'accepted') await putUnderOffer(tx, offer, listing)
  if (previousStatus === 'accepted') await makeAvailable(tx, listing)
}

/** Changes the listing's status, and tells the buyers of its other open offers. */
async function putUnderOffer(tx: Tx, acceptedOffer: OfferWithParties, listing: ListingTerms): Promise<void> {
  await changeStatus(tx, listing.id, 'under_offer', new Date())
  const otherOffers = await tx
    .selectFrom('offer')
    .select(['id', 'status', 'threadId', 'buyerId', 'amountPence'])
    .where('listingId', '=', listing.id)
    .where('status', 'in', ['made', 'countered'])
    .where('id', '<>', acceptedOffer.id)
    .orderBy('threadId')
    .execute()
  for (const otherOffer of otherOffers) {
    const { id, threadId, buyerId } = otherOffer
    if (await getContactRefusal(tx, acceptedOffer.ownerId, buyerId)) continue
    const amount = await findBuyersAmount(tx, otherOffer)
    const body = composeOtherOfferAccepted({ amount, nation: listing.nation })
    await postMessage(tx, { threadId, senderId: acceptedOffer.ownerId, body, offerId: id })
  }
}

/** Makes a listing available again, unless it has left the market since the acceptance. */
async function makeAvailable(tx: Tx, { id, status }: ListingTerms): Promise<void> {
  if (status === 'under_offer' || status === 'sold_subject_to_contract')
    await changeStatus(tx, id, 'available', new Date())
}
