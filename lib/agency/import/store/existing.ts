import type { NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ListingKind } from '../../../domain/listing-kind'
import type { ListingStatus } from '../../../domain/listing-status'
import type { Tx } from '../../database'
import { isOneOf } from '../../sql-expressions'
import { toIdentityKey, type Identity } from '../identify'
import type { PictureKind } from '../types'

/** A picture of a listing; `file` is its name in the media store. */
export interface StoredPicture {
  kind: PictureKind | 'document'
  position: number
  file: string
  alt: string
  /** The name of the picture in the BLM file; null for a picture that was not imported. */
  source: string | null
}

export interface ExistingListing extends Identity {
  id: number
  propertyId: number
  kind: ListingKind
  status: ListingStatus
  pricePence: number | null
  /** Hash of the row that was imported last, to skip an unchanged row; null after a withdrawal. */
  digest: string | null
  lastEventAt: Date | null
  postcode: string
  lat: number | null
  lng: number | null
  pictures: StoredPicture[]
}

/** Finds the listings of earlier files with these identities. @returns the listings by `toIdentityKey` */
export async function findExistingListings(
  tx: Tx,
  identities: readonly Identity[],
): Promise<Map<string, ExistingListing>> {
  const listings = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select([
      'listing.id',
      'listing.propertyId',
      'listing.kind',
      'listing.status',
      'listing.pricePence',
      'listing.importBranch as branch',
      'listing.importRef as ref',
      'listing.importDigest as digest',
      'property.postcode',
      'property.lat',
      'property.lng',
    ])
    .select(({ selectFrom }) => [
      selectFrom('listingEvent as event')
        .select(({ fn }) => fn.max('event.at').as('at'))
        .whereRef('event.listingId', '=', 'listing.id')
        .as('lastEventAt'),
      jsonArrayFrom(
        selectFrom('listingMedia as media')
          .select(['media.kind', 'media.position', 'media.file', 'media.alt', 'media.source'])
          .whereRef('media.listingId', '=', 'listing.id')
          .orderBy('media.kind')
          .orderBy('media.position'),
      ).as('pictures'),
    ])
    // This may find further pairs of these branches and references. Callers look up a listing by the pair.
    .where(({ ref }) =>
      isOneOf(
        ref('listing.importBranch'),
        identities.map(({ branch }) => branch),
      ),
    )
    .where(({ ref }) =>
      isOneOf(
        ref('listing.importRef'),
        identities.map((identity) => identity.ref),
      ),
    )
    .$narrowType<{ branch: NotNull; ref: NotNull }>()
    .execute()
  return new Map(
    listings.map((listing) => [
      toIdentityKey(listing),
      { ...listing, pricePence: listing.pricePence === null ? null : Number(listing.pricePence) },
    ]),
  )
}
