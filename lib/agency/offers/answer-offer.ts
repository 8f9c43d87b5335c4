import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { mayActOnOffer, statusAfterOfferAction, type OfferAction } from '../../domain/offer'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { getUnreachableRefusal, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { changeStatus } from '../listings/change-status'
import { now } from '../sql-expressions'
import { withoutNul } from '../without-nul'
import { lockListing, type ListingTerms } from './listing-terms'
import { askIfSure, STEPS_PER_USER } from './make-offer'
import { anotherOfferAccepted, offerStepTexts } from './offer-texts'
import { toPence } from '../../format/money'

export interface OfferOfParty {
  id: number
  threadId: number
  listingId: number
  buyerId: number
  ownerId: number
  amountPence: bigint
  expiresAt: Date | null
}

/** Finds an offer with its parties, without a lock; undefined for an unknown one. */
const findOffer = (tx: Tx, offerId: number): Promise<OfferOfParty | undefined> =>
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
 * Takes a step of an offer for one of its parties: accept, decline, counter, withdraw, change the amount, or undo an
 * acceptance. Accepting puts the listing under offer; undoing or withdrawing an accepted offer makes it available again.
 *
 * The offers of other buyers stay open after an acceptance. An estate agent has to pass on every offer until contracts
 * are exchanged (Estate Agents (Undesirable Practices) (No. 2) Order 1991, schedule 3; The Property Ombudsman's code
 * of practice for residential estate agents), so an acceptance declines nobody and new offers are still taken.
 */
export async function answerOffer(
  input: ParsedInput<'answerOffer'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, STEPS_PER_USER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { action, reason, ...rest } = withoutNul(input)
  return withTransaction(async (tx) => {
    const found = await findOffer(tx, rest.offer_id)
    const role = found && roleOf(found, user.id)
    if (!found || !role) return failure(offerMessages.offerNotFound)
    const unreachable = await getUnreachableRefusal(
      tx,
      user.id,
      role === 'seller' ? found.buyerId : found.ownerId,
    )
    // A block or a closed account must not prevent either party from ending the offer.
    if (unreachable && !['withdraw', 'decline', 'undo'].includes(action)) return unreachable
    const listing = await lockListing(tx, found.listingId)
    const locked = await lockOffer(tx, found.id)
    if (!listing || !mayActOnOffer(action, locked.status, role)) return failure(offerMessages.stepClosed)
    const newAmount = 'offer_amount' in rest ? toPence(rest.offer_amount) : null
    const refusal = await getStepRefusal(tx, {
      action,
      listing,
      offer: { ...found, ...locked },
      seenAmount: 'seen_amount' in rest ? rest.seen_amount : undefined,
      newAmount: 'is_sure' in rest && rest.is_sure ? null : newAmount,
    })
    if (refusal) return refusal
    const amount = newAmount ?? locked.amountPence
    await takeOfferStep(tx, {
      offer: { ...found, amountPence: amount },
      action,
      role,
      actorId: user.id,
      listing,
      reason,
    })
    return success(null)
  })
}

type Party = 'buyer' | 'seller'

function roleOf({ buyerId, ownerId }: OfferOfParty, userId: number): Party | null {
  if (userId === buyerId) return 'buyer'
  return userId === ownerId ? 'seller' : null
}

interface WantedStep {
  action: OfferAction
  listing: ListingTerms
  offer: OfferOfParty
  /** Pounds. */
  seenAmount: number | undefined
  /** Pence; null where no amount has to be checked. */
  newAmount: bigint | null
}

/** Refuses a step that the offer's status permits, but not its date, its listing or the other offers. */
async function getStepRefusal(tx: Tx, step: WantedStep): Promise<Refusal | null> {
  const { action, listing, offer, seenAmount, newAmount } = step
  if (action === 'withdraw' || action === 'decline' || action === 'undo') return null
  const isForSale = listing.status === 'available' || listing.status === 'under_offer'
  if (!isForSale || listing.ownerId !== offer.ownerId) return failure(offerMessages.offersClosed)
  if (offer.expiresAt && offer.expiresAt <= new Date()) return failure(offerMessages.expired)
  const question = newAmount === null ? null : askIfSure(newAmount, listing)
  if (question) return failure(question)
  if (action !== 'accept') return null
  if (seenAmount !== undefined && toPence(seenAmount) !== offer.amountPence)
    return failure(offerMessages.amountChanged)
  const accepted = await tx
    .selectFrom('offer')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return accepted ? failure(offerMessages.otherAccepted) : null
}

interface OfferStep {
  /** With the amount that it has after the step. */
  offer: OfferOfParty
  action: OfferAction
  role: Party
  actorId: number
  listing: ListingTerms
  /** The actor's own words. */
  reason: string
}

/** Stores a permitted step: the offer, its event, the listing's status and the messages. The offer is locked. */
export async function takeOfferStep(tx: Tx, step: OfferStep): Promise<void> {
  const { offer, action, role, actorId, listing } = step
  const { reason } = await hideContactDetailsUntilViewing(tx, offer.threadId, { reason: step.reason })
  const status = statusAfterOfferAction[action]
  const before = await lockOffer(tx, offer.id)
  await tx
    .updateTable('offer')
    .set({ status, amountPence: offer.amountPence, updatedAt: now })
    .where('id', '=', offer.id)
    .execute()
  await tx
    .insertInto('offerEvent')
    .values({
      offerId: offer.id,
      type: status,
      actorId,
      amountPence: offer.amountPence,
      reason: reason || null,
    })
    .execute()
  const texts: Partial<Record<OfferAction, (typeof offerStepTexts)['seller']['accept']>> =
    offerStepTexts[role]
  const text = texts[action]?.({ amount: offer.amountPence, nation: listing.nation }) ?? ''
  const body = addNote([text], reason)
  await postMessage(tx, { threadId: offer.threadId, senderId: actorId, body, offerId: offer.id })
  if (status === 'accepted') await putUnderOffer(tx, offer, listing)
  if (before.status === 'accepted') await makeAvailable(tx, listing)
}

async function putUnderOffer(tx: Tx, accepted: OfferOfParty, listing: ListingTerms): Promise<void> {
  await changeStatus(tx, listing.id, 'under_offer', new Date())
  const others = await tx
    .selectFrom('offer')
    .select(['id', 'threadId', 'buyerId', 'amountPence'])
    .where('listingId', '=', listing.id)
    .where('status', 'in', ['made', 'countered'])
    .where('id', '<>', accepted.id)
    .orderBy('threadId')
    .execute()
  for (const { id, threadId, buyerId, amountPence } of others) {
    if (await getUnreachableRefusal(tx, accepted.ownerId, buyerId)) continue
    const body = anotherOfferAccepted({ amount: amountPence, nation: listing.nation })
    await postMessage(tx, { threadId, senderId: accepted.ownerId, body, offerId: id })
  }
}

/** Undoes only the status that the acceptance has set: a listing that has left the market stays off it. */
async function makeAvailable(tx: Tx, { id, status }: ListingTerms): Promise<void> {
  if (status === 'under_offer' || status === 'sold_subject_to_contract')
    await changeStatus(tx, id, 'available', new Date())
}
