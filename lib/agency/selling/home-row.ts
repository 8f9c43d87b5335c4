import { sql } from 'kysely'
import { failure, type Refusal } from '../../contract/call'
import { sellingMessages } from '../../contract/selling-messages'
import type { ListingKind } from '../../domain/listing-kind'
import type { Database, Tx } from '../database'

export interface HomeKey {
  /** The listing's id. */
  id: number
  kind: ListingKind
  /** The agency and scheduled jobs pass null, because they may read every home. */
  ownerId: number | null
}

/** Returns the reply about a home that does not exist or belongs to another user. */
export const notFound = (kind: ListingKind): Refusal =>
  failure(kind === 'sale' ? sellingMessages.notFound : sellingMessages.lettingNotFound)

const selectHome = (database: Database | Tx, { id, kind, ownerId }: HomeKey) =>
  database
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .select([
      'listing.id',
      'listing.kind',
      'listing.status',
      'listing.packageDef',
      'listing.slug',
      'listing.displayAddress',
      'listing.pricePence',
      'listing.priceQualifier',
      'listing.depositPence',
      'listing.availableFrom',
      'listing.summary',
      'listing.description',
      'listing.features',
      'listing.chainFree',
      'property.id as propertyId',
      'property.ownerId',
      'property.building',
      'property.street',
      'property.locality',
      'property.town',
      'property.county',
      'property.nation',
      'property.postcode',
      'property.streetSlug',
      'property.localitySlug',
      'property.townSlug',
      'property.countySlug',
      'property.district',
      'property.sector',
      'property.lat',
      'property.lng',
      'property.type',
      'property.bedrooms',
      'property.bathrooms',
      'property.receptionRooms',
      'property.floorAreaSqFt',
      'owner.email as ownerEmail',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'owner.closedAt as ownerClosedAt',
    ])
    .where('listing.id', '=', id)
    .where('listing.kind', '=', kind)
    .$if(ownerId !== null, (query) => query.where('property.ownerId', '=', ownerId!))

export type HomeRow = NonNullable<Awaited<ReturnType<typeof findHome>>>

export const findHome = (database: Database | Tx, key: HomeKey) =>
  selectHome(database, key).executeTakeFirst()

/** Like `findHome`, and locks the listing and its property until the transaction ends. */
export const lockHome = (tx: Tx, key: HomeKey) =>
  selectHome(tx, key).forUpdate(['listing', 'property']).executeTakeFirst()

/** Returns the number of the newest revision; 0 for a home that has not been changed since it was created. */
export async function getRevision(database: Database | Tx, listingId: number): Promise<number> {
  const { revision } = await database
    .selectFrom('listingRevision')
    .select(sql<number>`coalesce(max(revision), 0)::int`.as('revision'))
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow()
  return revision
}
