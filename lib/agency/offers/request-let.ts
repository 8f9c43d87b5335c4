import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { getPermittedActions } from '../../domain/listing-permissions'
import { isLive } from '../../domain/listing-status'
import { formatLongDate } from '../../format/dates'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing, addContactHiddenNotice } from '../conversations/contact-details'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal, openThread, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { findOwnerId, lockListing, type ListingTerms } from './listing-terms'
import { OFFER_STEP_LIMIT } from './make-offer'
import { composeRequestSentences, type RequestDetails } from './request-texts'

const SENT_MESSAGE = 'Your request has been sent to the landlord.'

type RequestLetReply = Reply<CallOutput<'requestLet'>>

/**
 * Sends a request to rent (B-12) without an amount, because nobody may accept more than the advertised rent (Renters'
 * Rights Act 2025, s.56), and without a payment (Tenant Fees Act 2019, schedule 1).
 */
export async function requestLet(
  input: ParsedInput<'requestLet'>,
  { user }: UserCaller,
): Promise<RequestLetReply> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { property_id: listingId, message, ...fields } = input
  const details = { moveInOn: fields.move_in_date, tenants: fields.number_of_tenants, pets: fields.pets }
  return withTransaction(async (tx) => {
    const ownerId = await findOwnerId(tx, listingId)
    if (ownerId === undefined) return failure(offerMessages.lettingNotFound)
    if (ownerId === user.id) return failure(offerMessages.ownListing)
    // Locks the accounts first, as other steps do, but reports a refusal of the listing first, as it helps more.
    const contactRefusal = await getContactRefusal(tx, user.id, ownerId)
    const listing = await lockListing(tx, listingId)
    if (!listing || listing.kind !== 'let' || !isLive(listing.status))
      return failure(offerMessages.lettingNotFound)
    if (!getPermittedActions(listing, user.id).includes('request-let-property'))
      return failure(offerMessages.requestsClosed)
    if (contactRefusal) return contactRefusal
    if (listing.availableFrom && details.moveInOn < listing.availableFrom)
      return failure(`Available from ${formatLongDate(listing.availableFrom)}`)
    const rentRefusal = await getRentTermRefusal(tx, listing.id, `${details.pets}\n${message}`)
    if (rentRefusal) return rentRefusal
    return storeRequest(tx, { listing, tenantId: user.id, details, message })
  })
}

interface NewRequest {
  listing: ListingTerms
  tenantId: number
  details: RequestDetails
  message: string
}

async function storeRequest(tx: Tx, request: NewRequest): Promise<RequestLetReply> {
  const { listing, tenantId } = request
  const openRequest = await tx
    .selectFrom('letRequest')
    // The oldest message of a request contains all of its details. A request with an equal message is a repeat.
    .leftJoin('threadMessage as message', 'message.letRequestId', 'letRequest.id')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.status', 'message.body'])
    .where('letRequest.listingId', '=', listing.id)
    .where('letRequest.tenantId', '=', tenantId)
    .where('letRequest.status', 'in', ['made', 'accepted'])
    .orderBy('message.id')
    .executeTakeFirst()
  const { ownerId } = listing
  const threadId = await openThread(tx, { listingId: listing.id, starterId: tenantId, ownerId })
  const sentTexts = { pets: request.details.pets, message: request.message }
  const storedTexts = await hideContactDetailsUntilViewing(tx, threadId, sentTexts)
  const details = { ...request.details, pets: storedTexts.pets }
  const confirmation = addContactHiddenNotice(SENT_MESSAGE, sentTexts, storedTexts)
  const body = addNote(composeRequestSentences(details, listing.type), storedTexts.message)
  if (openRequest) {
    const isRepeat = openRequest.status === 'made' && openRequest.body === body
    return isRepeat
      ? success({ request_id: openRequest.id, thread_id: openRequest.threadId }, confirmation)
      : failure(offerMessages.alreadyRequested)
  }
  // 0 stands for a rent that is told on application.
  const rentPence = listing.pricePence ?? 0n
  const { id } = await tx
    .insertInto('letRequest')
    .values({ threadId, listingId: listing.id, tenantId, ...details, rentPence })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('letRequestEvent')
    .values({ letRequestId: id, type: 'made', actorId: tenantId })
    .execute()
  await postMessage(tx, { threadId, senderId: tenantId, body, letRequestId: id })
  return success({ request_id: id, thread_id: threadId }, confirmation)
}
