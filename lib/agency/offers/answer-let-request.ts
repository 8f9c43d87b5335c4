import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import {
  mayActOnLetRequest,
  statusAfterLetRequestAction,
  type LetRequestAction,
} from '../../domain/let-request'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getUnreachableRefusal, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { changeStatus } from '../listings/change-status'
import { now } from '../sql-expressions'
import { withoutNul } from '../without-nul'
import { lockListing, type ListingTerms } from './listing-terms'
import { STEPS_PER_USER } from './make-offer'
import { ANOTHER_REQUEST_ACCEPTED, requestStepTexts } from './request-texts'

export interface RequestOfParty {
  id: number
  threadId: number
  listingId: number
  tenantId: number
  ownerId: number
}

const findRequest = (tx: Tx, requestId: number): Promise<RequestOfParty | undefined> =>
  tx
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.listingId', 'letRequest.tenantId'])
    .select('thread.ownerId')
    .where('letRequest.id', '=', requestId)
    .executeTakeFirst()

const lockStatus = async (tx: Tx, requestId: number) =>
  (
    await tx
      .selectFrom('letRequest')
      .select('status')
      .where('id', '=', requestId)
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).status

/**
 * Takes a step of a request to let for one of its parties. Accepting reserves the listing; undoing or withdrawing an
 * accepted request makes it available again. Other requests stay open, because nothing binds before the signatures.
 */
export async function answerLetRequest(
  input: ParsedInput<'answerLetRequest'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, STEPS_PER_USER)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { request_id: requestId, action, reason } = withoutNul(input)
  return withTransaction(async (tx) => {
    const request = await findRequest(tx, requestId)
    const role = request && roleOf(request, user.id)
    if (!request || !role) return failure(offerMessages.requestNotFound)
    const otherId = role === 'landlord' ? request.tenantId : request.ownerId
    const unreachable = await getUnreachableRefusal(tx, user.id, otherId)
    // A block or a closed account must not prevent either party from ending the request.
    if (unreachable && action === 'accept') return unreachable
    const listing = await lockListing(tx, request.listingId)
    const status = await lockStatus(tx, requestId)
    if (!listing || !mayActOnLetRequest(action, status, role)) return failure(offerMessages.requestStepClosed)
    const refusal = action === 'accept' ? await getAcceptanceRefusal(tx, request, listing) : null
    if (refusal) return refusal
    const rentRefusal = await getRentTermRefusal(tx, listing.id, reason)
    if (rentRefusal) return rentRefusal
    await takeRequestStep(tx, { request, action, role, actorId: user.id, listing, reason })
    return success(null)
  })
}

type Party = 'tenant' | 'landlord'

function roleOf({ tenantId, ownerId }: RequestOfParty, userId: number): Party | null {
  if (userId === tenantId) return 'tenant'
  return userId === ownerId ? 'landlord' : null
}

async function getAcceptanceRefusal(
  tx: Tx,
  request: RequestOfParty,
  listing: ListingTerms,
): Promise<Refusal | null> {
  const isToLet = listing.status === 'available' || listing.status === 'reserved'
  if (!isToLet || listing.ownerId !== request.ownerId) return failure(offerMessages.requestsClosed)
  const accepted = await tx
    .selectFrom('letRequest')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return accepted ? failure(offerMessages.otherRequestAccepted) : null
}

interface RequestStep {
  request: RequestOfParty
  action: LetRequestAction
  role: Party
  actorId: number
  listing: ListingTerms
  /** The actor's own words. */
  reason: string
}

/** Stores a permitted step: the request, its event, the listing's status and the messages. */
export async function takeRequestStep(tx: Tx, step: RequestStep): Promise<void> {
  const { request, action, role, actorId, listing } = step
  const { reason } = await hideContactDetailsUntilViewing(tx, request.threadId, { reason: step.reason })
  const status = statusAfterLetRequestAction[action]
  const before = await lockStatus(tx, request.id)
  await tx.updateTable('letRequest').set({ status, updatedAt: now }).where('id', '=', request.id).execute()
  await tx
    .insertInto('letRequestEvent')
    .values({ letRequestId: request.id, type: status, actorId, reason: reason || null })
    .execute()
  const texts: Partial<Record<LetRequestAction, string>> = requestStepTexts[role]
  const body = addNote([texts[action] ?? ''], reason)
  await postMessage(tx, { threadId: request.threadId, senderId: actorId, body, letRequestId: request.id })
  if (status === 'accepted') await reserve(tx, request, listing)
  if (before === 'accepted') await makeAvailable(tx, listing)
}

async function reserve(tx: Tx, accepted: RequestOfParty, listing: ListingTerms): Promise<void> {
  await changeStatus(tx, listing.id, 'reserved', new Date())
  const others = await tx
    .selectFrom('letRequest')
    .select(['id', 'threadId', 'tenantId'])
    .where('listingId', '=', listing.id)
    .where('status', '=', 'made')
    .where('id', '<>', accepted.id)
    .orderBy('threadId')
    .execute()
  for (const { id, threadId, tenantId } of others) {
    if (await getUnreachableRefusal(tx, accepted.ownerId, tenantId)) continue
    await postMessage(tx, {
      threadId,
      senderId: accepted.ownerId,
      body: ANOTHER_REQUEST_ACCEPTED,
      letRequestId: id,
    })
  }
}

/** Undoes only the status that the acceptance has set: a listing that has left the market stays off it. */
async function makeAvailable(tx: Tx, { id, status }: ListingTerms): Promise<void> {
  if (status === 'reserved' || status === 'let_agreed') await changeStatus(tx, id, 'available', new Date())
}
