import type { Tx } from '../database'

/** No account has nearly so many offers. The limit only bounds the size of the export. */
const MAX_ROWS = 2_000

/** Reads the offers and requests that a user made, with their steps, newest first, for the data export. */
export async function exportOffers(tx: Tx, userId: number) {
  const offers = await tx
    .selectFrom('offer')
    .selectAll()
    .where('buyerId', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const offerEvents = await tx
    .selectFrom('offerEvent')
    .innerJoin('offer', 'offer.id', 'offerEvent.offerId')
    .select(['offerEvent.offerId', 'offerEvent.type', 'offerEvent.amountPence', 'offerEvent.at'])
    .select('offerEvent.reason')
    .where('offer.buyerId', '=', userId)
    .orderBy('offerEvent.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const letRequests = await tx
    .selectFrom('letRequest')
    .selectAll()
    .where('tenantId', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const letRequestEvents = await tx
    .selectFrom('letRequestEvent')
    .innerJoin('letRequest', 'letRequest.id', 'letRequestEvent.letRequestId')
    .select(['letRequestEvent.letRequestId', 'letRequestEvent.type', 'letRequestEvent.at'])
    .select('letRequestEvent.reason')
    .where('letRequest.tenantId', '=', userId)
    .orderBy('letRequestEvent.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return { offers, offerEvents, letRequests, letRequestEvents }
}
