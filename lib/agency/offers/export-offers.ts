import type { Tx } from '../database'

/** Returns the offers and requests that a user made, their events, and the user's steps in those of others, newest first. */
export async function exportOffers(tx: Tx, userId: number, maxRows: number) {
  const offers = await tx
    .selectFrom('offer')
    .selectAll()
    .where('buyerId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()
  const offerEvents = await tx
    .selectFrom('offerEvent')
    .innerJoin('offer', 'offer.id', 'offerEvent.offerId')
    .select(['offerEvent.offerId', 'offerEvent.type', 'offerEvent.amountPence', 'offerEvent.at'])
    .select('offerEvent.reason')
    .where(({ or, eb }) => or([eb('offer.buyerId', '=', userId), eb('offerEvent.actorId', '=', userId)]))
    .orderBy('offerEvent.id', 'desc')
    .limit(maxRows)
    .execute()
  const letRequests = await tx
    .selectFrom('letRequest')
    .selectAll()
    .where('tenantId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()
  const letRequestEvents = await tx
    .selectFrom('letRequestEvent')
    .innerJoin('letRequest', 'letRequest.id', 'letRequestEvent.letRequestId')
    .select(['letRequestEvent.letRequestId', 'letRequestEvent.type', 'letRequestEvent.at'])
    .select('letRequestEvent.reason')
    .where(({ or, eb }) =>
      or([eb('letRequest.tenantId', '=', userId), eb('letRequestEvent.actorId', '=', userId)]),
    )
    .orderBy('letRequestEvent.id', 'desc')
    .limit(maxRows)
    .execute()
  return { offers, offerEvents, letRequests, letRequestEvents }
}
