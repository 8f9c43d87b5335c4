import { getRequestExpiryCutoff, mayChangeLetRequest } from '../../domain/let-request'
import { mayChangeOffer } from '../../domain/offer'
import { conversationEmails } from '../conversations/email-templates'
import { mailLapse } from '../conversations/mail-lapse'
import { postMessage } from '../conversations/threads'
import { db, withTransaction } from '../database'
import { processEach } from '../jobs/process-each'
import { now } from '../sql-expressions'
import { findBuyersAmount } from './buyers-amount'
import { composeOfferExpired } from './offer-texts'
import { REQUEST_EXPIRED } from './request-texts'

/** Expires offers after their last day and, even if that fails, requests after 14 days. Tells the owner and the maker. */
export async function expireOffers(at = new Date()): Promise<void> {
  const offers = await db()
    .selectFrom('offer')
    .select('id')
    .where('status', 'in', ['made', 'countered'])
    .where('expiresAt', '<=', now)
    .orderBy('id')
    .execute()
  const requestCutoff = getRequestExpiryCutoff(at)
  const requests = await db()
    .selectFrom('letRequest')
    .select('id')
    .where('status', '=', 'made')
    .where('updatedAt', '<', requestCutoff)
    .orderBy('id')
    .execute()
  const expireAllOffers = () => processEach(offers, ({ id }) => expireOffer(id))
  const expireAllRequests = () => processEach(requests, ({ id }) => expireRequest(id, requestCutoff))
  await processEach([expireAllOffers, expireAllRequests], (expire) => expire())
}

/** Does nothing for an offer that was answered meanwhile. */
const expireOffer = (id: number): Promise<void> =>
  withTransaction(async (tx) => {
    const offer = await tx
      .selectFrom('offer')
      .selectAll()
      .where('id', '=', id)
      .where('expiresAt', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!offer?.expiresAt || !mayChangeOffer(offer.status, 'expired', 'clock')) return
    const { threadId, listingId, buyerId, expiresAt } = offer
    const amountPence = await findBuyersAmount(tx, offer)
    await tx
      .updateTable('offer')
      .set({ status: 'expired', amountPence, updatedAt: now })
      .where('id', '=', id)
      .execute()
    await tx.insertInto('offerEvent').values({ offerId: id, type: 'expired', amountPence }).execute()
    const body = composeOfferExpired(amountPence, expiresAt)
    await postMessage(tx, { threadId, senderId: buyerId, body, offerId: id })
    await mailLapse(tx, {
      makerId: buyerId,
      listingId,
      compose: (firstName, displayAddress) =>
        conversationEmails.offerExpired(firstName, { displayAddress, threadId }),
    })
  })

const expireRequest = (id: number, cutoff: Date): Promise<void> =>
  withTransaction(async (tx) => {
    const request = await tx
      .selectFrom('letRequest')
      .select(['status', 'threadId', 'listingId', 'tenantId'])
      .where('id', '=', id)
      .where('updatedAt', '<', cutoff)
      .forUpdate()
      .executeTakeFirst()
    if (!request || !mayChangeLetRequest(request.status, 'expired', 'clock')) return
    const { threadId, listingId, tenantId } = request
    await tx
      .updateTable('letRequest')
      .set({ status: 'expired', updatedAt: now })
      .where('id', '=', id)
      .execute()
    await tx.insertInto('letRequestEvent').values({ letRequestId: id, type: 'expired' }).execute()
    await postMessage(tx, { threadId, senderId: tenantId, body: REQUEST_EXPIRED, letRequestId: id })
    await mailLapse(tx, {
      makerId: tenantId,
      listingId,
      compose: (firstName, displayAddress) =>
        conversationEmails.requestExpired(firstName, { displayAddress, threadId }),
    })
  })
