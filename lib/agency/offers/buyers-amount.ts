import type { OfferStatus } from '../../domain/offer'
import type { Tx } from '../database'

interface OfferWithAmount {
  id: number
  status: OfferStatus
  amountPence: bigint
}

/**
 * Finds the amount in pence that the buyer last offered. A countered offer has the seller's amount in its own row, so
 * the buyer's is read from the event of the last time that the buyer made or changed the offer.
 */
export async function findBuyersAmount(
  tx: Tx,
  { id, status, amountPence }: OfferWithAmount,
): Promise<bigint> {
  if (status !== 'countered') return amountPence
  const event = await tx
    .selectFrom('offerEvent')
    .select('amountPence')
    .where('offerId', '=', id)
    .where('type', '=', 'made')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return event.amountPence
}
