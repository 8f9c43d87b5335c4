import { sql, type ExpressionBuilder, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../../prisma/generated/tables'
import { HIDE_AFTER_DAYS } from '../../domain/listing-confirmation'
import { liveStatuses } from '../../domain/listing-status'
import { lastConfirmedAt } from '../listings/confirm-listings'
import { findCurrentFacts } from '../listings/facts'
import { isSubscribed } from '../orders/order-obstacle'
import { portalsEndAt } from '../orders/portal-term'
import { before } from '../retention/periods'

const LISTINGS_PER_BATCH = 200

export interface ExportScope {
  /** The portal's id of the branch. */
  branch: string
  /** The email address of the account whose listings are exported; null for all owners. */
  owner: string | null
  /** Exports the homes that are on the portals at this time. */
  at: Date
}

/** Selects the live listings of this site's own owners, and those that were imported for the branch. */
const selectLive = (tx: Transaction<DB>, { branch, owner }: ExportScope) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user', 'user.id', 'property.ownerId')
    .where('listing.status', 'in', liveStatuses)
    .where(({ or, eb }) =>
      or([eb('listing.importBranch', 'is', null), eb('listing.importBranch', '=', branch)]),
    )
    .$if(owner !== null, (query) =>
      query.where(({ fn }) => fn<string>('lower', ['user.email']), '=', (owner ?? '').toLowerCase()),
    )

/** Whether portals may show a listing: an imported one, which has no package, or one whose paid time has not ended. */
const isOnPortals = ({ eb, or }: ExpressionBuilder<DB, 'listing'>, { at }: ExportScope) =>
  or([
    eb('listing.packageDef', 'is', null),
    isSubscribed,
    // `portalsEndAt` is null if nothing is paid for. Coalesce makes such a listing count as left out.
    sql<boolean>`coalesce(${portalsEndAt()} > ${at}, false)`,
  ])

/** Whether a listing's last confirmation is so old that this site's own search hides the listing too (field O7). */
const isUnconfirmed = ({ at }: ExportScope) =>
  sql<boolean>`${lastConfirmedAt('listing.id')} <= ${before(at, { days: HIDE_AFTER_DAYS })}`

/** Counts the live listings that are left out. One that is neither paid for nor confirmed counts as not paid for. */
export async function countLeftOut(
  tx: Transaction<DB>,
  scope: ExportScope,
): Promise<{ withoutPortals: number; unconfirmed: number }> {
  const { withoutPortals, unconfirmed } = await selectLive(tx, scope)
    .select((builder) => [
      builder.fn
        .countAll<string>()
        .filterWhere(builder.not(isOnPortals(builder, scope)))
        .as('withoutPortals'),
      builder.fn
        .countAll<string>()
        .filterWhere(builder.and([isOnPortals(builder, scope), isUnconfirmed(scope)]))
        .as('unconfirmed'),
    ])
    .executeTakeFirstOrThrow()
  return { withoutPortals: Number(withoutPortals), unconfirmed: Number(unconfirmed) }
}

const findBatch = (tx: Transaction<DB>, scope: ExportScope, afterId: number) =>
  selectLive(tx, scope)
    .select([
      'listing.id',
      'listing.kind',
      'listing.status',
      'listing.pricePence',
      'listing.priceQualifier',
      'listing.sharePercent',
      'listing.shareRentPence',
      'listing.depositPence',
      'listing.availableFrom',
      'listing.displayAddress',
      'listing.summary',
      'listing.description',
      'listing.features',
      'listing.importRef',
      'property.id as propertyId',
      'property.building',
      'property.street',
      'property.locality',
      'property.town',
      'property.county',
      'property.postcode',
      'property.nation',
      'property.lat',
      'property.lng',
      'property.type',
      'property.bedrooms',
      'property.bathrooms',
      'property.receptionRooms',
      'property.floorAreaSqFt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('listingEvent as event')
        .select(({ fn }) => fn.min('event.at').as('at'))
        .whereRef('event.listingId', '=', 'listing.id')
        .as('createdAt'),
      jsonArrayFrom(
        selectFrom('listingMedia as media')
          .select(['media.kind', 'media.file', 'media.alt'])
          .whereRef('media.listingId', '=', 'listing.id')
          .orderBy('media.kind')
          .orderBy('media.position'),
      ).as('media'),
    ])
    .where((builder) => isOnPortals(builder, scope))
    .where(({ not }) => not(isUnconfirmed(scope)))
    .where('listing.id', '>', afterId)
    .orderBy('listing.id')
    .limit(LISTINGS_PER_BATCH)
    .execute()

type ListingRow = Awaited<ReturnType<typeof findBatch>>[number]
export type ExportedListing = ListingRow & { facts: ReadonlyMap<string, string> }

/** Reads the listings of a scope in the order of their ids, a batch at a time. */
export async function* readListings(
  tx: Transaction<DB>,
  scope: ExportScope,
): AsyncGenerator<ExportedListing> {
  let afterId = 0
  for (;;) {
    const batch = await findBatch(tx, scope, afterId)
    const facts = await findCurrentFacts(
      batch.map(({ propertyId }) => propertyId),
      tx,
    )
    for (const listing of batch) {
      const factsOfProperty = facts.filter(({ propertyId }) => propertyId === listing.propertyId)
      yield { ...listing, facts: new Map(factsOfProperty.map(({ key, value }) => [key, value])) }
    }
    if (batch.length < LISTINGS_PER_BATCH) return
    afterId = batch.at(-1)?.id ?? afterId
  }
}
