import { liveStatuses } from '../../../domain/listing-status'
import type { Tx } from '../../database'
import { isOneOf } from '../../sql-expressions'
import { toIdentityKey, type Identity } from '../identify'
import { readPostcode } from '../map/postcode'
import { readListingKind } from '../map/status'
import type { ReadCell } from '../map/cells'

/** An export composes the reference of a listing from the branch and the listing's id: '87654_123'. */
const OWN_REFERENCE = /^(.+)_([1-9]\d{0,8})$/

function toListingId({ branch, ref }: Identity): number | null {
  const [, prefix, id] = OWN_REFERENCE.exec(ref) ?? []
  return prefix === branch ? Number(id) : null
}

/** Creates a function that recognises the rows of this site's own listings, which an export has written. */
export async function createReimportCheck(
  tx: Tx,
  identities: readonly Identity[],
): Promise<(identity: Identity, readCell: ReadCell) => boolean> {
  const ids = new Map(identities.map((identity) => [toIdentityKey(identity), toListingId(identity)]))
  const exportableListings = await tx
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
  const byId = new Map(exportableListings.map((listing) => [listing.id, listing]))
  return (identity, readCell) => {
    const id = ids.get(toIdentityKey(identity)) ?? null
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
