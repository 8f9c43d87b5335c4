import { sql, type SqlBool } from 'kysely'
import { liveStatuses } from '../../domain/listing-status'
import type { Tx } from '../database'
import { isInRange, type IdRange } from '../id-ranges'
import { isOneOf } from '../sql-expressions'

/** Selects the time at which a listing was last confirmed. Every change by its owner or agent confirms it (field O7). */
export const lastConfirmedAt = (listingIdColumn: string) =>
  sql<Date>`last_confirmed_at(${sql.ref(listingIdColumn)})`

export const CONFIRMED_MESSAGE = 'Thank you. Your listing now says that it was confirmed today.'

interface Confirmation {
  listingIds?: readonly number[]
  idRange?: IdRange
  /** A LIKE pattern of the owners' email addresses, such as that of the demonstration's invented owners. */
  ownerEmailLike?: string
  at: Date
  /** Leaves out listings confirmed after this time, so that the history does not fill with confirmations. */
  unlessConfirmedSince: Date
}

/** Adds a `confirmed` event to each live listing that the filters select. */
export async function confirmListings(
  tx: Tx,
  { listingIds, idRange, ownerEmailLike, at, unlessConfirmedSince }: Confirmation,
): Promise<void> {
  await tx
    .insertInto('listingEvent')
    .columns(['listingId', 'type', 'at', 'pricePence'])
    .expression((eb) =>
      eb
        .selectFrom('listing')
        .innerJoin('property', 'property.id', 'listing.propertyId')
        .innerJoin('user as owner', 'owner.id', 'property.ownerId')
        .select(['listing.id', sql<'confirmed'>`'confirmed'::listing_event_type`.as('type')])
        .select([sql<Date>`${at}::timestamptz`.as('at'), 'listing.pricePence'])
        .where('listing.status', 'in', liveStatuses)
        .where(sql<SqlBool>`${lastConfirmedAt('listing.id')} <= ${unlessConfirmedSince}`)
        .$if(listingIds !== undefined, (query) =>
          query.where(({ ref }) => isOneOf(ref('listing.id'), listingIds ?? [])),
        )
        .$if(idRange !== undefined, (query) => query.where(isInRange('listing.id', idRange!)))
        .$if(ownerEmailLike !== undefined, (query) =>
          query.where('owner.email', 'like', ownerEmailLike ?? ''),
        ),
    )
    .execute()
}
