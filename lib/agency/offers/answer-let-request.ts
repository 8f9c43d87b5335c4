import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import { offerMessages } from '../../contract/offer-messages'
import {
  mayActOnLetRequest,
  statusAfterLetRequestAction,
  takesLetRequests,
  type LetRequestAction,
  type LetRequestStatus,
} from '../../domain/let-request'
import type { UserCaller } from '../callers'
import { hideContactDetailsUntilViewing } from '../conversations/contact-details'
import { getRentTermRefusal } from '../conversations/rent-terms'
import { getContactRefusal, postMessage } from '../conversations/threads'
import { addNote } from '../conversations/add-note'
import { withTransaction, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { changeStatus } from '../listings/change-status'
import { findDepositPayer, makeDepositsDue } from '../payments/due-deposits'
import { now } from '../sql-expressions'
import { findSignedRequests } from '../tenancies/signed-requests'
import { lockListing, type ListingTerms } from './listing-terms'
import { OFFER_STEP_LIMIT } from './make-offer'
import { OTHER_REQUEST_ACCEPTED, requestStepTexts } from './request-texts'

export interface RequestWithParties {
  id: number
  threadId: number
  listingId: number
  tenantId: number
  ownerId: number
}

/** Finds a request and its parties without locking them, because accounts are locked first. */
const findRequest = (tx: Tx, requestId: number): Promise<RequestWithParties | undefined> =>
  tx
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.listingId', 'letRequest.tenantId'])
    .select('thread.ownerId')
    .where('letRequest.id', '=', requestId)
    .executeTakeFirst()

async function lockAndGetStatus(tx: Tx, requestId: number): Promise<LetRequestStatus> {
  const { status } = await tx
    .selectFrom('letRequest')
    .select('status')
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return status
}

/** Takes a step on a request. An acceptance binds nobody until the tenancy is signed, so other requests stay open. */
export async function answerLetRequest(
  input: ParsedInput<'answerLetRequest'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  const attempt = await consumeAttempt(`offer:user:${user.id}`, OFFER_STEP_LIMIT)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const { request_id: requestId, action, reason } = input
  return withTransaction(async (tx) => {
    const request = await findRequest(tx, requestId)
    const role = request ? findRole(request, user.id) : null
    if (!request || !role) return failure(offerMessages.requestNotFound)
    const otherPartyId = role === 'landlord' ? request.tenantId : request.ownerId
    const contactRefusal = await getContactRefusal(tx, user.id, otherPartyId)
    // A block or a closed account must not prevent either party from ending the request.
    if (contactRefusal && action === 'accept') return contactRefusal
    const listing = await lockListing(tx, request.listingId)
    const status = await lockAndGetStatus(tx, requestId)
    if (!listing || !mayActOnLetRequest(action, status, role)) return failure(offerMessages.requestStepClosed)
    if (listing.status === 'completed') return failure(offerMessages.completed)
    if ((await findSignedRequests(tx, [requestId])).size > 0) return failure(offerMessages.signed)
    const refusal = action === 'accept' ? await getAcceptanceRefusal(tx, request, listing) : null
    if (refusal) return refusal
    // A note to the other party may not bargain about the rent (domain B3).
    const rentRefusal = await getRentTermRefusal(tx, listing.id, reason)
    if (rentRefusal) return rentRefusal
    await takeRequestStep(tx, { request, action, role, actorId: user.id, listing, reason })
    return success(null)
  })
}

type Party = 'tenant' | 'landlord'

function findRole({ tenantId, ownerId }: RequestWithParties, userId: number): Party | null {
  if (userId === tenantId) return 'tenant'
  return userId === ownerId ? 'landlord' : null
}

async function getAcceptanceRefusal(
  tx: Tx,
  request: RequestWithParties,
  listing: ListingTerms,
): Promise<Refusal | null> {
  if (!takesLetRequests(listing.status) || listing.ownerId !== request.ownerId)
    return failure(offerMessages.requestsClosed)
  const acceptedRequest = await tx
    .selectFrom('letRequest')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()
  return acceptedRequest ? failure(offerMessages.otherRequestAccepted) : null
}

interface RequestStep {
  request: RequestWithParties
  action: LetRequestAction
  role: Party
  actorId: number
  listing: ListingTerms
  /** The note that the actor wrote; '' for none. */
  reason: string
  /** Replaces the usual message; null posts no message. */
  text?: string | null
}

/** Takes an allowed step. If the landlord turns the tenant down, the tenant's holding deposit becomes due for return. */
export async function takeRequestStep(tx: Tx, step: RequestStep): Promise<void> {
  const { request, action, role, actorId, listing } = step
  const { reason } = await hideContactDetailsUntilViewing(tx, request.threadId, { reason: step.reason })
  const status = statusAfterLetRequestAction[action]
  const previousStatus = await lockAndGetStatus(tx, request.id)
  await tx.updateTable('letRequest').set({ status, updatedAt: now }).where('id', '=', request.id).execute()
  await tx
    .insertInto('letRequestEvent')
    .values({ letRequestId: request.id, type: status, actorId, reason: reason || null })
    .execute()
  const stepTexts: Partial<Record<LetRequestAction, string>> = requestStepTexts[role]
  // mayActOnLetRequest permits only actions that have a text.
  const usualText = stepTexts[action] ?? ''
  const { text = usualText } = step
  if (text !== null) {
    const body = addNote([text], reason)
    await postMessage(tx, { threadId: request.threadId, senderId: actorId, body, letRequestId: request.id })
  }
  if (status === 'accepted') await reserveListing(tx, request, listing)
  if (previousStatus === 'accepted') await makeAvailable(tx, listing, request.tenantId)
  if (role === 'landlord') await returnDepositOfRefusedTenant(tx, request, action)
}

/** Changes the listing's status, and tells the tenants of its other open requests. */
async function reserveListing(
  tx: Tx,
  acceptedRequest: RequestWithParties,
  listing: ListingTerms,
): Promise<void> {
  await changeStatus(tx, listing.id, 'reserved', new Date())
  const otherRequests = await tx
    .selectFrom('letRequest')
    .select(['id', 'threadId', 'tenantId'])
    .where('listingId', '=', listing.id)
    .where('status', '=', 'made')
    .where('id', '<>', acceptedRequest.id)
    .orderBy('threadId')
    .execute()
  for (const { id, threadId, tenantId } of otherRequests) {
    if (await getContactRefusal(tx, acceptedRequest.ownerId, tenantId)) continue
    await postMessage(tx, {
      threadId,
      senderId: acceptedRequest.ownerId,
      body: OTHER_REQUEST_ACCEPTED,
      letRequestId: id,
    })
  }
}

/** Makes a listing available, unless it has left the market or another tenant's deposit reserves it. */
async function makeAvailable(tx: Tx, { id, status }: ListingTerms, formerTenantId: number): Promise<void> {
  if (status !== 'reserved' && status !== 'let_agreed') return
  const payerId = await findDepositPayer(tx, id)
  if (payerId === undefined || payerId === formerTenantId) await changeStatus(tx, id, 'available', new Date())
}

/**
 * Makes a holding deposit due for return when the landlord decides against its payer: declines them, takes back their
 * acceptance, or accepts another tenant (Tenant Fees Act 2019, schedule 2, paragraph 4).
 */
async function returnDepositOfRefusedTenant(
  tx: Tx,
  { listingId, tenantId }: RequestWithParties,
  action: LetRequestAction,
): Promise<void> {
  const payerId = await findDepositPayer(tx, listingId)
  if (payerId === undefined) return
  const isPayersRequest = payerId === tenantId
  const isAcceptance = action === 'accept'
  const isAgainstPayer = isAcceptance ? !isPayersRequest : isPayersRequest
  if (isAgainstPayer) await makeDepositsDue(tx, [listingId], isAcceptance ? 'otherAccepted' : 'declined')
}
