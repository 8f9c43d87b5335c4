import type { ClientBase } from 'pg'
import { isLive } from '../../../domain/listing-status'
import { changeStatuses, statementsOf } from '../../listings/change-status'
import { insertRows, updateRows, type Row } from './bulk'
import { factsInForce } from './existing'
import type { PlannedListing } from './plan'

const propertyRow = ({ propertyId, home }: PlannedListing) => ({
  id: propertyId,
  building: home.building,
  street: home.street,
  street_slug: home.streetSlug,
  locality: home.locality,
  locality_slug: home.localitySlug,
  town: home.town,
  town_slug: home.townSlug,
  county: home.county,
  county_slug: home.countySlug,
  nation: home.nation,
  postcode: home.postcode,
  district: home.district,
  sector: home.sector,
  lat: home.lat,
  lng: home.lng,
  type: home.type,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  reception_rooms: home.receptionRooms,
  floor_area_sq_ft: home.floorAreaSqFt,
})

const listingRow = ({ listingId, propertyId, listing, digest, identity }: PlannedListing, now: Date) => ({
  id: listingId,
  property_id: propertyId,
  kind: listing.kind,
  price_pence: listing.pricePence,
  price_qualifier: listing.priceQualifier,
  deposit_pence: listing.depositPence,
  available_from: listing.availableFrom,
  slug: listing.slug,
  display_address: listing.displayAddress,
  summary: listing.summary,
  description: listing.description,
  features: listing.features,
  chain_free: listing.chainFree,
  import_branch: identity.branch,
  import_ref: identity.ref,
  import_digest: digest,
  updated_at: now,
})

/** Keeps the last row of each id: two rows of a file may describe the same home. */
const lastById = <R extends { id: number }>(rows: R[]): R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Writes the changes of a batch, referenced rows first. */
export async function writePlan(
  client: ClientBase,
  plan: readonly PlannedListing[],
  suppliedAt: Date,
  now: Date,
): Promise<void> {
  await endListings(client, plan, now)
  await insertRows(
    client,
    'property',
    plan
      .filter(({ isNewProperty }) => isNewProperty)
      .map((item) => ({ ...propertyRow(item), owner_id: item.ownerId })),
  )
  await updateRows(
    client,
    'property',
    lastById(plan.filter(({ isNewProperty }) => !isNewProperty).map(propertyRow)),
  )
  await insertRows(
    client,
    'listing',
    plan
      .filter(({ isNewListing }) => isNewListing)
      .map((item) => ({ ...listingRow(item, now), status: item.status })),
  )
  await updateRows(
    client,
    'listing',
    plan.filter(({ isNewListing }) => !isNewListing).map((item) => listingRow(item, now)),
  )
  // In the history a new price comes before an agreement on it, and after a return to the market.
  await insertEvents(
    client,
    plan.filter(({ existing }) => existing?.status !== 'withdrawn'),
  )
  await changeStatuses(
    statementsOf(client),
    plan
      .filter(({ isNewListing }) => !isNewListing)
      .map(({ listingId, status, at }) => ({ listingId, to: status, at })),
  )
  await insertEvents(
    client,
    plan.filter(({ existing }) => existing?.status === 'withdrawn'),
  )
  await writePictures(client, plan)
  await writeFacts(client, plan, suppliedAt)
}

const insertEvents = (client: ClientBase, plan: readonly PlannedListing[]): Promise<void> =>
  insertRows(
    client,
    'listing_event',
    plan.flatMap(({ listingId, events }) =>
      events.map((event) => ({
        listing_id: listingId,
        type: event.type,
        at: event.at,
        price_pence: event.pricePence,
        previous_pence: event.previousPence,
      })),
    ),
  )

/** Withdraws listings whose reference has passed to a new one; their history stays. */
async function endListings(client: ClientBase, plan: readonly PlannedListing[], now: Date): Promise<void> {
  const ended = plan.flatMap(({ ended: listing, events }) =>
    listing ? [{ listing, at: events[0]?.at ?? now }] : [],
  )
  if (!ended.length) return
  await changeStatuses(
    statementsOf(client),
    ended
      .filter(({ listing }) => isLive(listing.status))
      .map(({ listing, at }) => ({ listingId: listing.id, to: 'withdrawn', at })),
  )
  await client.query(
    `UPDATE listing SET import_ref = NULL, import_branch = NULL, import_digest = NULL, updated_at = now()
      WHERE id = ANY ($1::int[])`,
    [ended.map(({ listing }) => listing.id)],
  )
}

/** Replaces the pictures of listings where they have changed. */
async function writePictures(client: ClientBase, plan: readonly PlannedListing[]): Promise<void> {
  const rowsOf = (pictures: PlannedListing['pictures']) =>
    pictures
      .map(({ kind, position, file, alt, source }) => [kind, position, file, alt, source].join('\n'))
      .sort()
      .join('\n\n')
  const changed = plan.filter(
    ({ isNewListing, existing, pictures }) =>
      isNewListing || !existing || rowsOf(existing.pictures) !== rowsOf(pictures),
  )
  const known = changed.filter(({ isNewListing }) => !isNewListing).map(({ listingId }) => listingId)
  if (known.length)
    await client.query('DELETE FROM listing_media WHERE listing_id = ANY ($1::int[])', [known])
  await insertRows(
    client,
    'listing_media',
    changed.flatMap(({ listingId, pictures }) =>
      pictures.map((picture): Row => ({ listing_id: listingId, ...picture })),
    ),
  )
}

/** Adds the facts whose value differs from the newest one; facts are append-only. */
async function writeFacts(
  client: ClientBase,
  plan: readonly PlannedListing[],
  suppliedAt: Date,
): Promise<void> {
  const known = plan.filter(({ isNewProperty }) => !isNewProperty).map(({ propertyId }) => propertyId)
  const inForce = known.length ? await factsInForce(client, known) : new Map<string, string>()
  const rows: Row[] = []
  for (const { propertyId, listing } of plan) {
    for (const { key, value } of listing.facts) {
      const id = `${propertyId} ${key}`
      if (inForce.get(id) === value) continue
      inForce.set(id, value)
      rows.push({ property_id: propertyId, key, value, source: 'agent', supplied_at: suppliedAt })
    }
  }
  await insertRows(client, 'material_fact', rows)
}
