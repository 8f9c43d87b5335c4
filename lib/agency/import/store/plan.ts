import { isLive, type ListingStatus } from '../../../domain/listing-status'
import type { ExistingListing, StoredPicture } from './existing'
import { creationEvents, priceEvents, statusAfter, type NewEvent } from './events'
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
  /** Never before the listing's last event. */
  at: Date
  /** Without changes of status, whose events `changeStatuses` writes. */
  events: NewEvent[]
  /** The earlier listing under the row's reference, where the row is a new one. */
  ended: ExistingListing | null
}

/** Ids that are reserved for new rows; each is taken from the end. */
export interface NewIds {
  listings: number[]
  properties: number[]
}

/** A sale that became a letting, and a completed listing that is offered again, are new listings. */
const hasEnded = (existing: ExistingListing, listing: ImportedListing): boolean =>
  existing.kind !== listing.kind || existing.status === 'completed'

/** Keeps the known point of a home with the same postcode, unless the row has a more exact one. */
function withBestPoint(home: ImportedHome, existing: ExistingListing): ImportedHome {
  if (home.isExactPoint || existing.postcode !== home.postcode) return home
  if (existing.lat === null || existing.lng === null) return home
  return { ...home, lat: existing.lat, lng: existing.lng }
}

/**
 * Decides which listing and which home a row is. @param suppliedAt the date of the file
 * @throws RowRefused when the home has another live listing of the kind
 */
export function planRow(
  ready: ReadyRow,
  ownerId: number,
  homes: HomeRegister,
  ids: NewIds,
  suppliedAt: Date,
): PlannedListing {
  const { listing, existing } = ready
  const ended = existing && hasEnded(existing, listing) ? existing : null
  const continued = ended ? undefined : existing
  const knownHome = existing?.propertyId ?? homes.findWithoutLiveListing(listing.home, listing.kind)
  const status = statusAfter(continued ?? null, listing)
  if (knownHome !== undefined && isLive(status)) {
    const other = homes.liveListing(knownHome, listing.kind)
    if (other !== undefined && other !== existing?.id)
      throw new RowRefused(`the same home is already listed as listing ${other}`)
  }
  const listingId = continued?.id ?? ids.listings.pop()!
  const propertyId = knownHome ?? ids.properties.pop()!
  if (knownHome === undefined) homes.add(propertyId, listing.home)
  if (isLive(status)) homes.claim(propertyId, listing.kind, listingId)
  const effectiveAt =
    existing?.lastEventAt && existing.lastEventAt > suppliedAt ? existing.lastEventAt : suppliedAt
  return {
    ...ready,
    ownerId,
    listingId,
    propertyId,
    status,
    ended,
    home: existing ? withBestPoint(listing.home, existing) : listing.home,
    isNewListing: !continued,
    isNewProperty: knownHome === undefined,
    at: effectiveAt,
    events: continued
      ? priceEvents(continued, listing, status, effectiveAt)
      : creationEvents(listing, status, effectiveAt),
  }
}
