import type { Tx } from '../database'
import { isOneOf } from '../sql-expressions'
import { findSignedRequests } from '../tenancies/signed-requests'

/**
 * Lowers the rent of open requests to the advertised rent, because no landlord may accept a higher one (Renters’ Rights
 * Act 2025, s.56). A signed agreement keeps its rent. The caller has locked and changed the listings.
 */
export async function lowerRequestedRents(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (!listingIds.length) return
  const requests = await tx
    .selectFrom('letRequest')
    .innerJoin('listing', 'listing.id', 'letRequest.listingId')
    .select('letRequest.id')
    .where(({ ref }) => isOneOf(ref('letRequest.listingId'), listingIds))
    .where('letRequest.status', 'in', ['made', 'accepted'])
    .whereRef('letRequest.rentPence', '>', 'listing.pricePence')
    .execute()
  const ids = requests.map(({ id }) => id)
  const signedIds = await findSignedRequests(tx, ids)
  await tx
    .updateTable('letRequest')
    .from('listing')
    .set(({ ref }) => ({ rentPence: ref('listing.pricePence').$notNull() }))
    .whereRef('listing.id', '=', 'letRequest.listingId')
    .where(({ ref }) =>
      isOneOf(
        ref('letRequest.id'),
        ids.filter((id) => !signedIds.has(id)),
      ),
    )
    .execute()
}
