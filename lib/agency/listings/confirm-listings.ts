import { sql, type SqlBool } from 'kysely'
import { liveStatuses } from '../../domain/listing-status'
import type { Tx } from '../database'
import { isOneOf } from '../sql-expressions'

/** When somebody last confirmed the listing of this id: every act of its owner or agent counts (field O7). */
export const lastConfirmedAt = (listingId: string) => sql<Date>`last_confirmed_at(${sql.ref(listingId)})`

/** The answer to an owner who confirms a listing. */
export const CONFIRMED = 'Thank you. Your listing now says that it was confirmed today.'

interface Confirmation {
  /** Absent for all listings of these owners. */
  listingIds?: readonly number[]
  /** An SQL pattern of the owners' addresses. */
  ownerEmailLike?: string
  at: Date
  /** Listings that were confirmed after this stay as they are, so that the history does not fill with confirmations. */
  unlessSince: Date
}

/** Adds an event that confirms live listings. */
export async function confirmListings(
  tx: Tx,
  { listingIds, ownerEmailLike, at, unlessSince }: Confirmation,
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
        .where(sql<SqlBool>`${lastConfirmedAt('listing.id')} <= ${unlessSince}`)
        .$if(listingIds !== undefined, (query) =>
          query.where(({ ref }) => isOneOf(ref('listing.id'), listingIds ?? [])),
        )
        .$if(ownerEmailLike !== undefined, (query) =>
          query.where('owner.email', 'like', ownerEmailLike ?? ''),
        ),
    )
    .execute()
}
