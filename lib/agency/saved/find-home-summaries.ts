import { sql } from 'kysely'
import type { HomeSummary } from '../../contract/saved-homes'
import { getStatusName } from '../../domain/listing-status'
import { homeKey, type HomeRef } from '../../domain/saved-home'
import { db } from '../database'
import { toAdvertisedPounds, toShareTerms } from '../listings/cards'
import { getEndReason } from '../listings/former-listing'
import { isOneOf } from '../sql-expressions'

const selectHomes = (ids: number[]) =>
  db()
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .leftJoin('searchEntry as entry', 'entry.listingId', 'listing.id')
    .select(['listing.id', 'listing.kind', 'listing.slug', 'listing.status', 'listing.displayAddress'])
    .select([
      'listing.pricePence',
      'listing.priceQualifier',
      'listing.sharePercent',
      'listing.shareRentPence',
    ])
    .select(['property.type', 'property.bedrooms', 'property.bathrooms', 'owner.closedAt', 'entry.reducedAt'])
    .select(sql<boolean>`entry.listing_id is not null`.as('isAdvertised'))
    .select(({ selectFrom }) =>
      selectFrom('listingMedia as media')
        .select('media.file')
        .whereRef('media.listingId', '=', 'listing.id')
        .where('media.kind', '=', 'image')
        .orderBy('media.position')
        .limit(1)
        .as('image'),
    )
    .where(({ ref }) => isOneOf(ref('listing.id'), ids))
    .where('listing.status', '<>', 'draft')

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectHomes>['execute']>>[number]

function toHomeSummary(row: SummaryRow): HomeSummary {
  const { isAdvertised, kind, status } = row
  // No details are shown of a home whose owner has closed their account, as on the page of a former listing.
  const isOwnerGone = row.closedAt !== null
  return {
    id: row.id,
    kind,
    state: isAdvertised ? 'live' : getEndReason(kind, status),
    property_url: isOwnerGone ? '' : row.slug, // the slug names the street
    portal_address: isOwnerGone ? 'A home that is no longer advertised' : row.displayAddress,
    image_xs: isAdvertised ? row.image : null,
    property_type: row.type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    price: isOwnerGone ? 0 : toAdvertisedPounds(kind, row.pricePence),
    price_options: row.priceQualifier,
    share: isOwnerGone ? null : toShareTerms(row),
    status_display: getStatusName(kind, status).label,
    reduced_at: row.reducedAt?.toISOString() ?? null,
  }
}

/** Returns summaries in the order of `homes`, also off the market. Leaves out drafts, which were never public. */
export async function findHomeSummaries(homes: readonly HomeRef[]): Promise<HomeSummary[]> {
  if (homes.length === 0) return []
  const rows = await selectHomes(homes.map(({ id }) => id)).execute()
  const byKey = new Map(rows.map((row) => [homeKey(row), row]))
  return homes.flatMap((home) => {
    const row = byKey.get(homeKey(home))
    return row ? [toHomeSummary(row)] : []
  })
}
