import { liveStatuses } from '../../../domain/listing-status'
import type { Tx } from '../../database'
import { isOneOf } from '../../sql-expressions'
import { identityKey, type Identity } from '../identify'
import { readPostcode } from '../map/postcode'
import { readListingKind } from '../map/status'
import type { ReadCell } from '../map/cells'

/** The reference under which an export names a listing of our own: the branch and the listing's id. */
const OWN_REFERENCE = /^(.+)_([1-9]\d{0,8})$/

function toListingId({ branch, ref }: Identity): number | null {
  const [, prefix, id] = OWN_REFERENCE.exec(ref) ?? []
  return prefix === branch ? Number(id) : null
}

/** Returns a test for exported listings of our own owners, which no imported file may change. */
export async function findOwnListings(
  tx: Tx,
  identities: readonly Identity[],
): Promise<(identity: Identity, readCell: ReadCell) => boolean> {
  const ids = new Map(identities.map((identity) => [identityKey(identity), toListingId(identity)]))
  const ownListings = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['listing.id', 'listing.kind', 'property.postcode'])
    .where(({ ref }) =>
      isOneOf(
        ref('listing.id'),
        [...ids.values()].filter((id) => id !== null),
      ),
    )
    .where('listing.importRef', 'is', null)
    .where('listing.status', 'in', liveStatuses)
    .execute()
  const byId = new Map(ownListings.map((listing) => [listing.id, listing]))
  return (identity, readCell) => {
    const id = ids.get(identityKey(identity)) ?? null
    const listing = id === null ? undefined : byId.get(id)
    if (!listing) return false
    try {
      return (
        readListingKind(readCell) === listing.kind && readPostcode(readCell).postcode === listing.postcode
      )
    } catch {
      return false // a row without a kind or postcode is refused later, with the reason
    }
  }
}
