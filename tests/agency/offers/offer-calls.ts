import { answerLetRequest } from '../../../lib/agency/offers/answer-let-request'
import { answerOffer } from '../../../lib/agency/offers/answer-offer'
import { getListingOffers } from '../../../lib/agency/offers/list-offers'
import { makeOffer } from '../../../lib/agency/offers/make-offer'
import { requestLet } from '../../../lib/agency/offers/request-let'
import type { Reply } from '../../../lib/contract/call'
import type { BuyingPosition } from '../../../lib/config/account-options'
import type { LetRequestAction } from '../../../lib/domain/let-request'
import type { OfferAction } from '../../../lib/domain/offer'
import { addListingOf, type TestListing } from '../../support/listings'
import { findRow, findRows, insertRow } from '../../support/tables'

let userCount = 0

/** Adds a user. @returns the id */
export async function addUser(firstName: string): Promise<number> {
  userCount += 1
  const email = `${firstName.toLowerCase()}${userCount}@market.example`
  return (await insertRow('user', { email, firstName, lastName: 'Market' })).id
}

/** Adds a listing of an owner, by default a home for sale at £250,000. @returns the id */
export const addHome = (ownerId: number, home: TestListing = {}): Promise<number> =>
  addListingOf(ownerId, { price: 250_000, street: `${userCount} High Street`, ...home })

/** Creates the caller of a call. These calls do not read the session, so it need not exist. */
export const callerOf = (id: number) => ({ user: { id, sessionId: 0 } })

/** Returns 'ok', or the message of a refusal. */
const toText = (reply: Reply<unknown>): string => (reply.ok ? 'ok' : reply.message)

const defaultOfferFields = {
  buying_position: 'cash' as BuyingPosition,
  chain: '',
  conditions: '',
  proof_of_funds: 'none' as const,
  valid_until: '',
  message: '',
  is_sure: false,
}

interface OfferOverrides extends Partial<Omit<typeof defaultOfferFields, 'proof_of_funds'>> {
  proof_of_funds?: 'shown' | 'later' | 'none'
  amount?: number
}

/** Makes an offer, by default of £240,000. @returns the ids, or the message of a refusal */
export async function makeOfferOn(listingId: number, buyerId: number, overrides: OfferOverrides = {}) {
  const { amount = 240_000, ...rest } = overrides
  const input = {
    ...defaultOfferFields,
    ...rest,
    user_id: buyerId,
    property_id: listingId,
    offer_amount: amount,
  }
  const reply = await makeOffer(input, callerOf(buyerId))
  return reply.ok ? reply.data : reply.message
}

/** Makes an offer that must succeed, by default of £240,000. @returns its id */
export async function createOffer(
  listingId: number,
  buyerId: number,
  overrides: OfferOverrides = {},
): Promise<number> {
  const offerReply = await makeOfferOn(listingId, buyerId, overrides)
  if (typeof offerReply === 'string') throw new Error(offerReply)
  return offerReply.offer_id
}

interface StepOverrides {
  amount?: number
  /** The amount that the page showed to the user. */
  seenAmount?: number
  reason?: string
  isSure?: boolean
}

/** Takes a step of an offer. @returns 'ok' or the message of the refusal */
export async function actOnOffer(
  offerId: number,
  userId: number,
  action: OfferAction,
  { amount = 240_000, seenAmount, reason = '', isSure = false }: StepOverrides = {},
): Promise<string> {
  const common = { user_id: userId, offer_id: offerId, reason }
  return toText(
    await answerOffer(
      action === 'counter' || action === 'change'
        ? { ...common, action, offer_amount: amount, is_sure: isSure, seen_amount: seenAmount }
        : { ...common, action, seen_amount: seenAmount },
      callerOf(userId),
    ),
  )
}

interface RequestOverrides {
  day?: string
  tenants?: number
  pets?: string
  message?: string
}

/** Requests to rent a home, by default for two tenants. @returns the ids, or the message of a refusal */
export async function requestToRent(listingId: number, tenantId: number, overrides: RequestOverrides = {}) {
  const { day = '2027-01-04', tenants = 2, pets = '', message = '' } = overrides
  const reply = await requestLet(
    {
      user_id: tenantId,
      property_id: listingId,
      move_in_date: day,
      number_of_tenants: tenants,
      pets,
      message,
    },
    callerOf(tenantId),
  )
  return reply.ok ? reply.data : reply.message
}

/** Makes a request to rent that must succeed. @returns its id */
export async function createLetRequest(
  listingId: number,
  tenantId: number,
  overrides: RequestOverrides = {},
): Promise<number> {
  const requestReply = await requestToRent(listingId, tenantId, overrides)
  if (typeof requestReply === 'string') throw new Error(requestReply)
  return requestReply.request_id
}

export const actOnRequest = async (
  requestId: number,
  userId: number,
  action: LetRequestAction,
): Promise<string> =>
  toText(
    await answerLetRequest({ user_id: userId, request_id: requestId, action, reason: '' }, callerOf(userId)),
  )

/** Lists the offers and requests on a listing that a user may see. */
export async function listOffersFor(userId: number, listingId: number) {
  const reply = await getListingOffers({ user_id: userId, property_id: listingId }, callerOf(userId))
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

export const readListingStatus = async (id: number) => (await findRow('listing', { id })).status

/** Finds the thread messages about an offer. */
export const findOfferMessages = async (offerId: number) =>
  (await findRows('threadMessage', { offerId })).map(({ senderId, body }) => ({ senderId, body }))
