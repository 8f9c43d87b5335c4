import type { Tx } from '../database'
import { isOneOf } from '../sql-expressions'

/** Selects the signed requests: the landlord recorded the signature, or the agency marked the home as let. */
export async function findSignedRequests(tx: Tx, requestIds: readonly number[]): Promise<Set<number>> {
  const markedByAgency = await tx
    .selectFrom('letRequest')
    .innerJoin('listing', 'listing.id', 'letRequest.listingId')
    .select('letRequest.id')
    .where(({ ref }) => isOneOf(ref('letRequest.id'), requestIds))
    .where('letRequest.status', '=', 'accepted')
    .where('listing.status', '=', 'let_agreed')
    .execute()
  const recordedByLandlord = await tx
    .selectFrom('tenancyMilestone')
    .innerJoin('letRequest', 'letRequest.id', 'tenancyMilestone.letRequestId')
    .select('letRequest.id')
    .distinct()
    .where(({ ref }) => isOneOf(ref('letRequest.id'), requestIds))
    .where('letRequest.status', '=', 'accepted')
    .where('milestone', '=', 'signed')
    .where('state', '=', 'done')
    // A signature before the last acceptance belongs to an agreement that has ended.
    .where('at', '>=', ({ selectFrom, fn }) =>
      selectFrom('letRequestEvent')
        .select(({ ref }) => fn.max(ref('letRequestEvent.at')).as('at'))
        .whereRef('letRequestEvent.letRequestId', '=', 'letRequest.id')
        .where('letRequestEvent.type', '=', 'accepted'),
    )
    .execute()
  return new Set([...markedByAgency, ...recordedByLandlord].map(({ id }) => id))
}

/** Finds the signed requests of a listing. The caller has locked the listing. */
export async function findSignedRequestsOfListing(tx: Tx, listingId: number): Promise<Set<number>> {
  const requests = await tx
    .selectFrom('letRequest')
    .select('id')
    .where('listingId', '=', listingId)
    .where('status', '=', 'accepted')
    .execute()
  return findSignedRequests(
    tx,
    requests.map(({ id }) => id),
  )
}
