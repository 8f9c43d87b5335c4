import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { offerMessages, UNUSUAL_AMOUNT } from '../../contract/offer-messages'
import { getPermittedActions } from '../../domain/listing-permissions'
import { isLive } from '../../domain/listing-status'
import { findUnusualSide } from '../../domain/offer'
import { fromLondonClock } from '../../format/london-clock'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing, addContactHiddenNotice } from '../conversations/contact-details'
import { getContactRefusal, openThread, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { now } from '../sql-expressions'
import { findBuyersAmount } from './buyers-amount'
import { findOwnerId, lockListing, type ListingTerms } from './listing-terms'
import { composeOfferSentences, formatAmount, type OfferDetails } from './offer-texts'
import { toPence } from '../../format/money'

/** The limit of a user's steps on offers and requests, because each step sends a message to another person. */
export const OFFER_STEP_LIMIT = { maxAttempts: 60, windowSeconds: 3_600 }

const SENT_MESSAGE = 'Your offer has been sent to the seller.'
const MINUTES_PER_DAY = 24 * 60

/** Returns the midnight after a London day (YYYY-MM-DD); null for '', an offer without a last day. */
const endOfDay = (day: string): Date | null => (day ? fromLondonClock(day, MINUTES_PER_DAY) : null)

/** Refuses an amount, in pence, that is far from the asking price. Callers skip this once the user has confirmed it. */
export function getUnusualAmountRefusal(amount: bigint, { pricePence }: ListingTerms): Refusal | null {
  if (pricePence === null) return null
  const side = findUnusualSide(Number(amount), Number(pricePence))
  if (!side) return null
  const comparison = `${formatAmount(amount)} is far ${side} the asking price of ${formatAmount(pricePence)}.`
  return failure(`${UNUSUAL_AMOUNT} ${comparison} Correct the amount, or tick the box and send again.`)
}

type MakeOfferReply = Reply<CallOutput<'makeOffer'>>

/** Makes or changes an offer in whole pounds (B-09). An amount far from the asking price needs `is_sure`. */
export async function makeOffer(
  request: ParsedInput<'makeOffer'>,
  { user }: UserCaller,
): Promise<MakeOfferReply> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  return withTransaction(async (tx) => {
    const ownerId = await findOwnerId(tx, request.property_id)
    if (ownerId === undefined) return failure(offerMessages.propertyNotFound)
    if (ownerId === user.id) return failure(offerMessages.ownListing)
    // Locks the accounts first, as other steps do, but reports a refusal of the listing first, as it helps more.
    const contactRefusal = await getContactRefusal(tx, user.id, ownerId)
    const listing = await lockListing(tx, request.property_id)
    if (!listing || listing.kind !== 'sale' || !isLive(listing.status))
      return failure(offerMessages.propertyNotFound)
    if (!getPermittedActions(listing, user.id).includes('make-an-offer'))
      return failure(offerMessages.offersClosed)
    if (contactRefusal) return contactRefusal
    const amount = toPence(request.offer_amount)
    const amountRefusal = request.is_sure ? null : getUnusualAmountRefusal(amount, listing)
    if (amountRefusal) return amountRefusal
    return storeOffer(tx, {
      listing,
      buyerId: user.id,
      amount,
      message: request.message,
      details: toDetails(request),
    })
  })
}

const toDetails = (input: ParsedInput<'makeOffer'>): OfferDetails => ({
  position: input.buying_position,
  chain: input.chain,
  conditions: input.conditions,
  proofOfFunds: input.proof_of_funds,
  expiresAt: endOfDay(input.valid_until),
})

interface NewOffer {
  listing: ListingTerms
  buyerId: number
  /** The amount in pence. */
  amount: bigint
  details: OfferDetails
  message: string
}

/** Stores a new offer, or changes the buyer's open offer, and posts a message about it in the thread. */
async function storeOffer(tx: Tx, offer: NewOffer): Promise<MakeOfferReply> {
  const { listing, buyerId, amount } = offer
  const openOffer = await tx
    .selectFrom('offer')
    .selectAll()
    .where('listingId', '=', listing.id)
    .where('buyerId', '=', buyerId)
    .where('status', 'in', ['made', 'countered', 'accepted'])
    .executeTakeFirst()
  if (openOffer?.status === 'accepted') return failure(offerMessages.alreadyAccepted)
  const threadId = await openThread(tx, {
    listingId: listing.id,
    starterId: buyerId,
    ownerId: listing.ownerId,
  })
  const sentTexts = {
    chain: offer.details.chain,
    conditions: offer.details.conditions,
    message: offer.message,
  }
  const storedTexts = await hideContactDetailsUntilViewing(tx, threadId, sentTexts)
  const { message, ...storedDetails } = storedTexts
  const details = { ...offer.details, ...storedDetails }
  const confirmation = addContactHiddenNotice(SENT_MESSAGE, sentTexts, storedTexts)
  if (openOffer?.status === 'made' && (await isRepeat(tx, openOffer, { ...offer, details, message })))
    return success({ offer_id: openOffer.id, thread_id: openOffer.threadId }, confirmation)
  const previousAmount = openOffer ? await findBuyersAmount(tx, openOffer) : null
  const row = { threadId, ...details, amountPence: amount, status: 'made' as const, updatedAt: now }
  const { id } = openOffer
    ? await tx
        .updateTable('offer')
        .set(row)
        .where('id', '=', openOffer.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('offer')
        .values({ ...row, listingId: listing.id, buyerId })
        .returning('id')
        .executeTakeFirstOrThrow()
  await tx
    .insertInto('offerEvent')
    .values({ offerId: id, type: 'made', actorId: buyerId, amountPence: amount })
    .execute()
  const sentences = composeOfferSentences(amount, previousAmount, details)
  const body = addNote(sentences, message)
  await postMessage(tx, { threadId, senderId: buyerId, body, offerId: id })
  return success({ offer_id: id, thread_id: threadId }, confirmation)
}

interface StoredOffer extends OfferDetails {
  id: number
  amountPence: bigint
}

/** Whether the same offer with the same note is stored already, because the form was sent twice. */
async function isRepeat(
  tx: Tx,
  storedOffer: StoredOffer,
  { amount, details, message }: NewOffer,
): Promise<boolean> {
  const isSameOffer =
    storedOffer.amountPence === amount &&
    storedOffer.position === details.position &&
    storedOffer.chain === details.chain &&
    storedOffer.conditions === details.conditions &&
    storedOffer.proofOfFunds === details.proofOfFunds &&
    storedOffer.expiresAt?.getTime() === details.expiresAt?.getTime()
  if (!isSameOffer) return false
  const lastMessage = await tx
    .selectFrom('threadMessage')
    .select('body')
    .where('offerId', '=', storedOffer.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // The body ends with the buyer's note. Before it are the sentences about the offer.
  return lastMessage?.body.endsWith(message) ?? false
}
