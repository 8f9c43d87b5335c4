import type { Tx } from '../database'
import { isOneOf } from '../sql-expressions'

/** Selects offers whose sale binds both sides: since the last acceptance a party has recorded the exchange of contracts. */
export async function findExchangedOffers(tx: Tx, offerIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('saleMilestone')
    .innerJoin('offer', 'offer.id', 'saleMilestone.offerId')
    .select('offer.id')
    .distinct()
    .where(({ ref }) => isOneOf(ref('offer.id'), offerIds))
    .where('offer.status', '=', 'accepted')
    .where('milestone', '=', 'exchange')
    .where('state', '=', 'done')
    .where('saleMilestone.at', '>=', ({ selectFrom, fn }) =>
      selectFrom('offerEvent')
        .select(({ ref }) => fn.max(ref('offerEvent.at')).as('at'))
        .whereRef('offerEvent.offerId', '=', 'offer.id')
        .where('offerEvent.type', '=', 'accepted'),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const isExchanged = async (tx: Tx, { id }: { id: number }): Promise<boolean> =>
  (await findExchangedOffers(tx, [id])).has(id)

/** Finds the offers of a listing whose sale binds both sides. The caller has locked the listing. */
export async function findExchangedOffersOfListing(tx: Tx, listingId: number): Promise<Set<number>> {
  const offers = await tx
    .selectFrom('offer')
    .select('id')
    .where('listingId', '=', listingId)
    .where('status', '=', 'accepted')
    .execute()
  return findExchangedOffers(
    tx,
    offers.map(({ id }) => id),
  )
}
