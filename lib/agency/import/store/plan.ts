import { isLive, type ListingStatus } from '../../../domain/listing-status'
import type { ExistingListing, StoredPicture } from './existing'
import { listCreationEvents, listPriceEvents, getNewStatus, type NewEvent } from './events'
import type { HomeRegister } from './homes'
import type { Identity } from '../identify'
import { RowRefused } from '../errors'
import type { ImportedHome, ImportedListing } from '../types'

export interface ReadyRow {
  row: number
  identity: Identity
  digest: string
  listing: ImportedListing
  pictures: StoredPicture[]
  existing: ExistingListing | undefined
}

export interface PlannedListing extends ReadyRow {
  ownerId: number
  listingId: number
  propertyId: number
  home: ImportedHome
  isNewListing: boolean
  isNewProperty: boolean
  status: ListingStatus
  /** The time at which the changes take effect, never before the listing's last event. */
  at: Date
  /** The events to insert. `changeStatuses` inserts the events of a changed status. */
  events: NewEvent[]
  /** If the row starts a new listing, the earlier listing with the row's reference. */
  replacedListing: ExistingListing | null
}

/** Ids reserved for new rows. Each row takes its ids from the end. */
export interface NewIds {
  listings: number[]
  properties: number[]
}

/** Whether the row starts a new listing, because a sale became a letting or a completed listing is offered again. */
const startsNewListing = (existing: ExistingListing, listing: ImportedListing): boolean =>
  existing.kind !== listing.kind || existing.status === 'completed'

/** Whether a row takes its earlier listing off the market, so that another row may offer the home. */
export const endsEarlierListing = (existing: ExistingListing, listing: ImportedListing): boolean =>
  !listing.isPublished || startsNewListing(existing, listing)

/** Keeps the stored point of a home whose postcode is unchanged, unless the row has an exact point. */
function withBestPoint(home: ImportedHome, existing: ExistingListing): ImportedHome {
  if (home.isExactPoint || existing.postcode !== home.postcode) return home
  if (existing.lat === null || existing.lng === null) return home
  return { ...home, lat: existing.lat, lng: existing.lng }
}

/** Decides between a new and a continued listing. @throws RowRefused when the home has another live listing */
export function planRow(
  ready: ReadyRow,
  ownerId: number,
  homes: HomeRegister,
  ids: NewIds,
  suppliedAt: Date,
): PlannedListing {
  const { listing, existing = null } = ready
  const isReplaced = existing !== null && startsNewListing(existing, listing)
  const replacedListing = isReplaced ? existing : null
  const continuedListing = isReplaced ? null : existing
  const knownPropertyId = existing?.propertyId ?? homes.findUnlistedHomeId(listing.home, listing.kind)
  const status = getNewStatus(continuedListing, listing)
  // Since the last import, another row or the owner may have listed the same home.
  if (knownPropertyId !== undefined && isLive(status)) {
    const liveListingId = homes.findLiveListing(knownPropertyId, listing.kind)
    if (liveListingId !== undefined && liveListingId !== existing?.id)
      throw new RowRefused(`the same home is already listed as listing ${liveListingId}`)
  }
  const listingId = continuedListing?.id ?? ids.listings.pop()!
  const propertyId = knownPropertyId ?? ids.properties.pop()!
  if (knownPropertyId === undefined) homes.addHome(propertyId, listing.home)
  if (isLive(status)) homes.addLiveListing(propertyId, listing.kind, listingId)
  const effectiveAt =
    existing?.lastEventAt && existing.lastEventAt > suppliedAt ? existing.lastEventAt : suppliedAt
  return {
    ...ready,
    ownerId,
    listingId,
    propertyId,
    status,
    replacedListing,
    home: existing ? withBestPoint(listing.home, existing) : listing.home,
    isNewListing: !continuedListing,
    isNewProperty: knownPropertyId === undefined,
    at: effectiveAt,
    events: continuedListing
      ? listPriceEvents(continuedListing, listing, status, effectiveAt)
      : listCreationEvents(listing, status, effectiveAt),
  }
}
