import { isLive, type ListingStatus } from '../../../domain/listing-status'
import type { ExistingListing, StoredPicture } from './existing'
import { creationEvents, priceEvents, statusAfter, type NewEvent } from './events'
import type { HomeRegister } from './homes'
import type { Identity } from '../identify'
import { RowRefused } from '../errors'
import type { ImportedHome, ImportedListing } from '../types'

/** A row that has something to say: understood, with its pictures taken in. */
export interface ReadyRow {
  row: number
  identity: Identity
  digest: string
  listing: ImportedListing
  pictures: StoredPicture[]
  existing: ExistingListing | undefined
}

/** What is going to be written for a row. */
export interface PlannedListing extends ReadyRow {
  ownerId: number
  listingId: number
  propertyId: number
  home: ImportedHome
  isNewListing: boolean
  isNewProperty: boolean
  status: ListingStatus
  /** When what the row says took effect; never before the listing's last event. */
  at: Date
  /** Events beside those of a changed status. */
  events: NewEvent[]
  /** An earlier listing of the reference that ends here: another kind of listing has taken its place. */
  ended: ExistingListing | null
}

/** Ids for new rows, taken beforehand. */
export interface FreshIds {
  listings: number[]
  properties: number[]
}

/** A sale that became a letting, or a completed listing that is offered again, is another listing of the same home. */
const hasEnded = (existing: ExistingListing, listing: ImportedListing): boolean =>
  existing.kind !== listing.kind || existing.status === 'completed'

/** A home keeps its point while its postcode stays and nothing more exact is known: approximate ones may drift. */
const settled = (home: ImportedHome, existing: ExistingListing): ImportedHome =>
  home.isExactPoint || existing.postcode !== home.postcode || existing.lat === null || existing.lng === null
    ? home
    : { ...home, lat: existing.lat, lng: existing.lng }

/**
 * Decides what a row does to listings and homes.
 * @param at when the file was supplied
 * @throws RowRefused when another live listing of the kind stands for the same home
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
  const knownHome = existing?.propertyId ?? homes.free(listing.home, listing.kind)
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
