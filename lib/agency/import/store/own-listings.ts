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

/**
 * Finds rows that were exported from this database: they are listings of our own owners, which no file changes.
 * @returns a function that tells whether a row is one of them, by its reference, kind and postcode
 */
export async function findOwnListings(
  tx: Tx,
  identities: readonly Identity[],
): Promise<(identity: Identity, readCell: ReadCell) => boolean> {
  const ids = new Map(identities.map((identity) => [identityKey(identity), toListingId(identity)]))
  const own = await tx
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
  const byId = new Map(own.map((listing) => [listing.id, listing]))
  return (identity, readCell) => {
    const listing = byId.get(ids.get(identityKey(identity)) ?? 0)
    if (!listing) return false
    try {
      return (
        readListingKind(readCell) === listing.kind && readPostcode(readCell).postcode === listing.postcode
      )
    } catch {
      return false // a row that says too little is refused later, with the reason
    }
  }
}
