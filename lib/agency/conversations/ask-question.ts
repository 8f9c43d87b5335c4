import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { threadMessages } from '../../contract/thread-messages'
import type { ListingKind } from '../../domain/listing-kind'
import { getPermittedActions } from '../../domain/listing-permissions'
import { liveStatuses } from '../../domain/listing-status'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { findOwnerId } from '../offers/listing-terms'
import { addContactHiddenNotice } from './contact-details'
import { getRentTermRefusal } from './rent-terms'
import { postUnlessRepeated } from './send-message'
import { getContactRefusal, openThread } from './threads'

const LIMIT_PER_ASKER = { maxAttempts: 30, windowSeconds: 3_600 }

const SENT_MESSAGE =
  'Your question has been sent. The answer comes to your inbox, and you get an email about it.'

const notFound: Record<ListingKind, string> = { sale: 'Property not found', let: 'Letting not found' }

type Question = ParsedInput<'askAboutProperty'>

/** Locks a live listing until the transaction ends, so that its status does not change meanwhile. */
const lockListing = (tx: Tx, kind: ListingKind, id: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['listing.status', 'property.ownerId'])
    .where('listing.id', '=', id)
    .where('listing.kind', '=', kind)
    .where('listing.status', 'in', liveStatuses)
    .forShare('listing')
    .executeTakeFirst()

async function askInTransaction(
  tx: Tx,
  kind: ListingKind,
  { property_id: listingId, message: body }: Question,
  askerId: number,
): Promise<Reply<{ thread_id: number }>> {
  // Other steps lock the accounts first too. A refusal of the listing is returned first, because it helps more.
  const knownOwnerId = await findOwnerId(tx, listingId)
  const refusal = knownOwnerId === undefined ? null : await getContactRefusal(tx, askerId, knownOwnerId)
  const listing = await lockListing(tx, kind, listingId)
  if (!listing) return failure(notFound[kind])
  const { status, ownerId } = listing
  if (ownerId === askerId) return failure(threadMessages.ownListing)
  if (!getPermittedActions({ kind, status, ownerId }, askerId).includes('ask-a-question'))
    return failure(threadMessages.questionsClosed)
  if (refusal) return refusal
  const rentRefusal = await getRentTermRefusal(tx, listingId, body)
  if (rentRefusal) return rentRefusal
  const threadId = await openThread(tx, { listingId, starterId: askerId, ownerId })
  const message = await postUnlessRepeated(tx, { threadId, senderId: askerId, body })
  return success(
    { thread_id: threadId },
    addContactHiddenNotice(SENT_MESSAGE, { body }, { body: message.body }),
  )
}

const createHandler =
  (kind: ListingKind) =>
  async (input: Question, { user }: UserCaller): Promise<Reply<{ thread_id: number }>> => {
    const attempt = await consumeAttempt(`question:user:${user.id}`, LIMIT_PER_ASKER)
    if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
    return withTransaction((tx) => askInTransaction(tx, kind, input, user.id))
  }

/** Sends a question to the seller of a home. Opens their thread about the home, or continues it (B-07). */
export const askAboutProperty = createHandler('sale')

/** Sends a question to the landlord of a home. Opens their thread about the home, or continues it (B-10). */
export const askAboutLetting = createHandler('let')
