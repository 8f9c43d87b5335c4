import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import { getPermittedActions } from '../../domain/listing-permissions'
import { isLive } from '../../domain/listing-status'
import { formatLongDate } from '../../format/dates'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing, addHiddenNote } from '../conversations/contact-details'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getUnreachableRefusal, openThread, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { withoutNul } from '../without-nul'
import { findOwnerId, lockListing, type ListingTerms } from './listing-terms'
import { STEPS_PER_USER } from './make-offer'
import { requestMade, type RequestDetails } from './request-texts'

const SENT = 'Your request has been sent to the landlord.'

type MadeRequest = Reply<CallOutput<'requestLet'>>

/**
 * Sends a request to let a home (B-12). It has no amount: the rent is the advertised one, because nobody may invite,
 * encourage or accept a higher one (Renters' Rights Act 2025, s.56), and no payment goes with it: a holding deposit is
 * at most a week's rent (Tenant Fees Act 2019, schedule 1).
 */
export async function requestLet(
  input: ParsedInput<'requestLet'>,
  { user }: UserCaller,
): Promise<MadeRequest> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, STEPS_PER_USER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const clean = withoutNul(input)
  const details = { moveInOn: clean.move_in_date, tenants: clean.number_of_tenants, pets: clean.pets }
  return withTransaction(async (tx) => {
    const ownerId = await findOwnerId(tx, clean.property_id)
    if (ownerId === undefined) return failure(offerMessages.lettingNotFound)
    if (ownerId === user.id) return failure(offerMessages.ownListing)
    const unreachable = await getUnreachableRefusal(tx, user.id, ownerId)
    const listing = await lockListing(tx, clean.property_id)
    if (!listing || listing.kind !== 'let' || !isLive(listing.status))
      return failure(offerMessages.lettingNotFound)
    if (!getPermittedActions(listing, user.id).includes('request-let-property'))
      return failure(offerMessages.requestsClosed)
    if (unreachable) return unreachable
    if (listing.availableFrom && details.moveInOn < listing.availableFrom)
      return failure(`The home is available from ${formatLongDate(listing.availableFrom)}`)
    const rentRefusal = await getRentTermRefusal(tx, listing.id, `${details.pets}\n${clean.message}`)
    if (rentRefusal) return rentRefusal
    return storeRequest(tx, { listing, tenantId: user.id, details, words: clean.message })
  })
}

interface NewRequest {
  listing: ListingTerms
  tenantId: number
  details: RequestDetails
  words: string
}

async function storeRequest(tx: Tx, request: NewRequest): Promise<MadeRequest> {
  const { listing, tenantId } = request
  const open = await tx
    .selectFrom('letRequest')
    .selectAll()
    .where('listingId', '=', listing.id)
    .where('tenantId', '=', tenantId)
    .where('status', 'in', ['made', 'accepted'])
    .executeTakeFirst()
  const { ownerId } = listing
  const threadId = await openThread(tx, { listingId: listing.id, starterId: tenantId, ownerId })
  const typedTexts = { pets: request.details.pets, words: request.words }
  const { words, ...shown } = await hideContactDetailsUntilViewing(tx, threadId, typedTexts)
  const details = { ...request.details, ...shown }
  const sent = addHiddenNote(SENT, typedTexts, { words, ...shown })
  if (open) {
    const isRepeat =
      open.status === 'made' &&
      open.moveInOn.toISOString().startsWith(details.moveInOn) &&
      open.tenants === details.tenants &&
      open.pets === details.pets
    return isRepeat
      ? success({ request_id: open.id, thread_id: open.threadId }, sent)
      : failure(offerMessages.alreadyRequested)
  }
  const { id } = await tx
    .insertInto('letRequest')
    .values({ threadId, listingId: listing.id, tenantId, ...details, rentPence: listing.pricePence ?? 0n })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('letRequestEvent')
    .values({ letRequestId: id, type: 'made', actorId: tenantId })
    .execute()
  const body = addNote(requestMade(details), words)
  await postMessage(tx, { threadId, senderId: tenantId, body, letRequestId: id })
  return success({ request_id: id, thread_id: threadId }, sent)
}
