import type { CallOutput, ParsedInput } from '../../contract'
import { INVALID_LINK } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { getStatusName, isLive } from '../../domain/listing-status'
import { hashKey } from '../accounts/random-key'
import { db, withTransaction } from '../database'
import { getBindingRefusal } from '../offers/binding-refusal'
import { withSubscriptionNote } from '../orders/order-obstacle'
import { withdrawListings } from '../selling/leave-market'
import { now, nowPlusSeconds } from '../sql-expressions'
import { CONFIRMED_MESSAGE, confirmListings } from './confirm-listings'

/** How long a mailed link works. The owner of a hidden listing may open the last mail weeks later. */
const LINK_SECONDS = 60 * 86_400

const WITHDRAWN_MESSAGE = 'Your listing has been taken off the market. Write to us if you want it back.'

/** Returns the listing of a mailed link, and whether the link can still be used. */
export async function getConfirmationRequest({
  key,
}: ParsedInput<'confirmationRequest'>): Promise<Reply<CallOutput<'confirmationRequest'>>> {
  const request = await db()
    .selectFrom('confirmationRequest as request')
    .innerJoin('listing', 'listing.id', 'request.listingId')
    .select(['listing.id', 'listing.kind', 'listing.slug', 'listing.displayAddress', 'listing.status'])
    .select('request.answeredAt')
    .where('request.keyHash', '=', hashKey(key))
    .where('request.askedAt', '>', nowPlusSeconds(-LINK_SECONDS))
    .executeTakeFirst()
  if (!request) return failure(INVALID_LINK)
  const { id, kind, slug, displayAddress, status, answeredAt } = request
  const is_open = answeredAt === null && isLive(status)
  const listing_status = getStatusName(kind, status).code
  return success({ id, kind, property_url: slug, portal_address: displayAddress, listing_status, is_open })
}

/** Confirms or withdraws the listing of a mailed link, which works once. */
export async function answerConfirmation({
  key,
  answer,
}: ParsedInput<'answerConfirmation'>): Promise<Reply<null>> {
  return withTransaction(async (tx) => {
    const request = await tx
      .selectFrom('confirmationRequest')
      .select(['id', 'listingId'])
      .where('keyHash', '=', hashKey(key))
      .where('answeredAt', 'is', null)
      .where('askedAt', '>', nowPlusSeconds(-LINK_SECONDS))
      .forUpdate()
      .executeTakeFirst()
    if (!request) return failure(INVALID_LINK)
    const listing = await tx
      .selectFrom('listing')
      .select(['id', 'status'])
      .where('id', '=', request.listingId)
      .forUpdate()
      .executeTakeFirst()
    if (!listing || !isLive(listing.status)) return failure(INVALID_LINK)
    const bindingRefusal = answer === 'withdraw' ? await getBindingRefusal(tx, listing.id) : null
    if (bindingRefusal) return bindingRefusal
    await tx
      .updateTable('confirmationRequest')
      .set({ answeredAt: now })
      .where('id', '=', request.id)
      .execute()
    const at = new Date()
    if (answer === 'withdraw') {
      await withdrawListings(tx, [{ listingId: listing.id, at }])
      return success(null, await withSubscriptionNote(tx, listing.id, WITHDRAWN_MESSAGE))
    }
    // No listing has been confirmed after now, so the answer always adds an event.
    await confirmListings(tx, { listingIds: [listing.id], at, unlessConfirmedSince: at })
    return success(null, CONFIRMED_MESSAGE)
  })
}
