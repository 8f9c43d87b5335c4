import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { offerMessages, UNUSUAL_AMOUNT } from '../../contract/offer-messages'
import { getPermittedActions } from '../../domain/listing-permissions'
import { isLive } from '../../domain/listing-status'
import { findUnusualSide } from '../../domain/offer'
import { fromLondonClock } from '../../format/london-clock'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing, addHiddenNote } from '../conversations/contact-details'
import { getUnreachableRefusal, openThread, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { now } from '../sql-expressions'
import { withoutNul } from '../without-nul'
import { findOwnerId, lockListing, type ListingTerms } from './listing-terms'
import { formatAmount, offerMade, type OfferDetails } from './offer-texts'
import { toPence } from '../../format/money'

/** Steps are limited, because each sends a message to another person. */
export const STEPS_PER_USER = { maxAttempts: 60, windowSeconds: 3_600 }

const SENT = 'Your offer has been sent to the seller.'
const MINUTES_OF_DAY = 24 * 60

/** The end of a day in London; null without a day. */
const endOfDay = (day: string): Date | null => (day ? fromLondonClock(day, MINUTES_OF_DAY) : null)

/** Asks about an amount far from the listing's own price, which no page can change. */
export function askIfSure(amount: bigint, { pricePence }: ListingTerms): string | null {
  if (pricePence === null) return null
  const side = findUnusualSide(Number(amount), Number(pricePence))
  if (!side) return null
  return `${UNUSUAL_AMOUNT} ${formatAmount(amount)} is far ${side} the asking price of ${formatAmount(pricePence)}. Correct the amount, or tick the box and send again.`
}

type MadeOffer = Reply<CallOutput<'makeOffer'>>

/**
 * Makes an offer, or changes the caller's open offer on the listing (B-09). The amount is in whole pounds. Refuses an
 * amount far from the asking price unless `is_sure`.
 */
export async function makeOffer(input: ParsedInput<'makeOffer'>, { user }: UserCaller): Promise<MadeOffer> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, STEPS_PER_USER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const clean = withoutNul(input)
  return withTransaction(async (tx) => {
    const ownerId = await findOwnerId(tx, clean.property_id)
    if (ownerId === undefined) return failure(offerMessages.propertyNotFound)
    if (ownerId === user.id) return failure(offerMessages.ownListing)
    const unreachable = await getUnreachableRefusal(tx, user.id, ownerId)
    const listing = await lockListing(tx, clean.property_id)
    if (!listing || listing.kind !== 'sale' || !isLive(listing.status))
      return failure(offerMessages.propertyNotFound)
    if (!getPermittedActions(listing, user.id).includes('make-an-offer'))
      return failure(offerMessages.offersClosed)
    if (unreachable) return unreachable
    const amount = toPence(clean.offer_amount)
    const question = clean.is_sure ? null : askIfSure(amount, listing)
    if (question) return failure(question)
    return storeOffer(tx, {
      listing,
      buyerId: user.id,
      amount,
      words: clean.message,
      details: toDetails(clean),
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
  amount: bigint
  details: OfferDetails
  words: string
}

async function storeOffer(tx: Tx, offer: NewOffer): Promise<MadeOffer> {
  const { listing, buyerId, amount } = offer
  const open = await tx
    .selectFrom('offer')
    .selectAll()
    .where('listingId', '=', listing.id)
    .where('buyerId', '=', buyerId)
    .where('status', 'in', ['made', 'countered', 'accepted'])
    .executeTakeFirst()
  if (open?.status === 'accepted') return failure(offerMessages.alreadyAccepted)
  const threadId = await openThread(tx, {
    listingId: listing.id,
    starterId: buyerId,
    ownerId: listing.ownerId,
  })
  const typedTexts = { chain: offer.details.chain, conditions: offer.details.conditions, words: offer.words }
  const { words, ...shown } = await hideContactDetailsUntilViewing(tx, threadId, typedTexts)
  const details = { ...offer.details, ...shown }
  const sent = addHiddenNote(SENT, typedTexts, { words, ...shown })
  if (open?.status === 'made' && (await isRepeat(tx, open, { ...offer, details, words })))
    return success({ offer_id: open.id, thread_id: open.threadId }, sent)
  const row = { threadId, ...details, amountPence: amount, status: 'made' as const, updatedAt: now }
  const { id } = open
    ? await tx
        .updateTable('offer')
        .set(row)
        .where('id', '=', open.id)
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
  const body = addNote(offerMade(amount, open?.amountPence ?? null, details), words)
  await postMessage(tx, { threadId, senderId: buyerId, body, offerId: id })
  return success({ offer_id: id, thread_id: threadId }, sent)
}

interface StoredOffer extends OfferDetails {
  id: number
  amountPence: bigint
}

/** Whether an open offer and its last message say the same already, as when a form is sent twice. */
async function isRepeat(tx: Tx, open: StoredOffer, { amount, details, words }: NewOffer): Promise<boolean> {
  const isSame =
    open.amountPence === amount &&
    open.position === details.position &&
    open.chain === details.chain &&
    open.conditions === details.conditions &&
    open.proofOfFunds === details.proofOfFunds &&
    open.expiresAt?.getTime() === details.expiresAt?.getTime()
  if (!isSame) return false
  const last = await tx
    .selectFrom('threadMessage')
    .select('body')
    .where('offerId', '=', open.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.body.endsWith(words) ?? false
}
