import { isLive, type ListingStatus } from '../../../domain/listing-status'
import type { ExistingListing, StoredPicture } from './existing'
import { creationEvents, priceEvents, statusAfter, type NewEvent } from './events'
import type { HomeRegister } from './homes'
import type { Identity } from '../identify'
import { RowRefused } from '../errors'
import type { ImportedHome, ImportedListing } from '../types'

/** A changed row, mapped to a listing and with its pictures stored. */
export interface ReadyRow {
  row: number
  identity: Identity
  digest: string
  listing: ImportedListing
  pictures: StoredPicture[]
  existing: ExistingListing | undefined
}

/** The changes that a row makes. */
export interface PlannedListing extends ReadyRow {
  ownerId: number
  listingId: number
  propertyId: number
  home: ImportedHome
  isNewListing: boolean
  isNewProperty: boolean
  status: ListingStatus
  /** When the change took effect; never before the listing's last event. */
  at: Date
  /** Events other than those of a changed status. */
  events: NewEvent[]
  /** An earlier listing of the same reference that ends, because the row is a new listing. */
  ended: ExistingListing | null
}

export interface FreshIds {
  listings: number[]
  properties: number[]
}

/** A sale that became a letting and a completed listing that is offered again are new listings of the home. */
const hasEnded = (existing: ExistingListing, listing: ImportedListing): boolean =>
  existing.kind !== listing.kind || existing.status === 'completed'

/** Keeps the known point of a home whose postcode is unchanged, unless the row has a more exact one. */
const settled = (home: ImportedHome, existing: ExistingListing): ImportedHome =>
  home.isExactPoint || existing.postcode !== home.postcode || existing.lat === null || existing.lng === null
    ? home
    : { ...home, lat: existing.lat, lng: existing.lng }

/**
 * Plans the changes that a row makes to listings and homes.
 * @param at when the file was supplied
 * @throws RowRefused when the home has another live listing of the kind
 */
export function planRow(
  ready: ReadyRow,
  ownerId: number,
  homes: HomeRegister,
  ids: FreshIds,
  at: Date,
): PlannedListing {
  const { listing, existing } = ready
  const ended = existing && hasEnded(existing, listing) ? existing : null
  const goesOn = ended ? undefined : existing
  const knownHome = existing?.propertyId ?? homes.findFree(listing.home, listing.kind)
  const status = statusAfter(goesOn ?? null, listing)
  if (knownHome !== undefined && isLive(status)) {
    const other = homes.liveListing(knownHome, listing.kind)
    if (other !== undefined && other !== existing?.id)
      throw new RowRefused(`the same home is already listed as listing ${other}`)
  }
  const listingId = goesOn?.id ?? ids.listings.pop()!
  const propertyId = knownHome ?? ids.properties.pop()!
  if (knownHome === undefined) homes.add(propertyId, listing.home)
  if (isLive(status)) homes.claim(propertyId, listing.kind, listingId)
  const effectiveAt = existing?.lastEventAt && existing.lastEventAt > at ? existing.lastEventAt : at
  return {
    ...ready,
    ownerId,
    listingId,
    propertyId,
    status,
    ended,
    home: existing ? settled(listing.home, existing) : listing.home,
    isNewListing: !goesOn,
    isNewProperty: knownHome === undefined,
    at: effectiveAt,
    events: goesOn
      ? priceEvents(goesOn, listing, status, effectiveAt)
      : creationEvents(listing, status, effectiveAt),
  }
}
