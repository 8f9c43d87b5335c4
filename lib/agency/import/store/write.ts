import type { ListingKind } from '../../../domain/listing-kind'
import { isLive, type ListingStatus } from '../../../domain/listing-status'
import { materialFacts } from '../../../domain/material-facts'
import { changeStatuses } from '../../listings/change-status'
import type { Insertable } from 'kysely'
import type { MaterialFact } from '../../../../prisma/generated/tables'
import { insertRows, updateRows } from '../../bulk'
import type { Tx } from '../../database'
import { findCurrentFacts } from '../../listings/facts'
import { lowerRequestedRents } from '../../offers/lower-requested-rents'
import { findReservations } from '../../offers/reservations'
import { withdrawListings } from '../../selling/leave-market'
import { closeViewingsOfAgreedListings } from '../../viewings/close-viewings'
import { isOneOf } from '../../sql-expressions'
import type { PlannedListing } from './plan'
import { writePictures } from './write-pictures'

const toBigint = (pence: number | null): bigint | null => (pence === null ? null : BigInt(pence))

const toPropertyRow = ({ propertyId, home }: PlannedListing) => ({
  id: propertyId,
  building: home.building,
  street: home.street,
  streetSlug: home.streetSlug,
  locality: home.locality,
  localitySlug: home.localitySlug,
  town: home.town,
  townSlug: home.townSlug,
  county: home.county,
  countySlug: home.countySlug,
  nation: home.nation,
  postcode: home.postcode,
  district: home.district,
  sector: home.sector,
  lat: home.lat,
  lng: home.lng,
  type: home.type,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  receptionRooms: home.receptionRooms,
  floorAreaSqFt: home.floorAreaSqFt,
})

const toListingRow = ({ listingId, propertyId, listing, digest, identity }: PlannedListing, now: Date) => ({
  id: listingId,
  propertyId: propertyId,
  kind: listing.kind,
  pricePence: toBigint(listing.pricePence),
  priceQualifier: listing.priceQualifier,
  sharePercent: listing.share?.percent ?? null,
  shareRentPence: listing.share?.rentPence ?? null,
  depositPence: listing.depositPence,
  availableFrom: listing.availableFrom,
  slug: listing.slug,
  displayAddress: listing.displayAddress,
  summary: listing.summary,
  description: listing.description,
  features: listing.features,
  chainFree: listing.chainFree,
  importBranch: identity.branch,
  importRef: identity.ref,
  importDigest: digest,
  updatedAt: now,
})

/** Keeps the last row of each id, because a sale and a letting in one file may describe the same home. */
const keepLastById = <R extends { id: number }>(rows: R[]): R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Writes a batch of planned listings. @returns by listing id, why a listing is not made available as its row states */
export async function writePlan(
  tx: Tx,
  plan: readonly PlannedListing[],
  suppliedAt: Date,
  now: Date,
): Promise<Map<number, string>> {
  await withdrawReplacedListings(tx, plan, now)
  // Withdraws before it adds: another row may list the same home, which may have one live listing of each kind.
  const isLeavingMarket = ({ existing, isNewListing, status }: PlannedListing) =>
    !isNewListing && existing && isLive(existing.status) && status === 'withdrawn'
  await withdrawListings(
    tx,
    plan.filter(isLeavingMarket).map(({ listingId, at }) => ({ listingId, at })),
  )
  await insertRows(
    tx,
    'property',
    plan
      .filter(({ isNewProperty }) => isNewProperty)
      .map((planned) => ({ ...toPropertyRow(planned), ownerId: planned.ownerId })),
  )
  await updateRows(
    tx,
    'property',
    keepLastById(plan.filter(({ isNewProperty }) => !isNewProperty).map(toPropertyRow)),
  )
  await insertRows(
    tx,
    'listing',
    plan
      .filter(({ isNewListing }) => isNewListing)
      .map((planned) => ({ ...toListingRow(planned, now), status: planned.status })),
  )
  await updateRows(
    tx,
    'listing',
    plan.filter(({ isNewListing }) => !isNewListing).map((planned) => toListingRow(planned, now)),
  )
  await lowerRequestedRents(
    tx,
    plan.filter(({ isNewListing }) => !isNewListing).map(({ listingId }) => listingId),
  )
  // In the history, a price event stands before the sale at that price, so the events precede the change of status.
  await insertEvents(tx, plan)
  // The update has locked the listings, so no offer can be accepted between this query and the change of status.
  const reservations = await findReservations(
    tx,
    plan
      .filter(({ isNewListing, status }) => !isNewListing && status === 'available')
      .map(({ listingId }) => listingId),
  )
  await changeStatuses(
    tx,
    plan
      .filter(({ isNewListing, listingId }) => !isNewListing && !reservations.has(listingId))
      .map(({ listingId, status, at }) => ({ listingId, to: status, at })),
  )
  await closeViewingsOfAgreedListings(tx, 'sale', listIdsWithStatus('sold_subject_to_contract', plan))
  await closeViewingsOfAgreedListings(tx, 'let', listIdsWithStatus('let_agreed', plan))
  await writePictures(tx, plan)
  await writeFacts(tx, plan, suppliedAt)
  return reservations
}

const listIdsWithStatus = (status: ListingStatus, plan: readonly PlannedListing[]): number[] =>
  plan.filter((planned) => planned.status === status).map(({ listingId }) => listingId)

const insertEvents = (tx: Tx, plan: readonly PlannedListing[]): Promise<void> =>
  insertRows(
    tx,
    'listingEvent',
    plan.flatMap(({ listingId, events }) =>
      events.map((event) => ({
        listingId,
        type: event.type,
        at: event.at,
        pricePence: toBigint(event.pricePence),
        previousPence: toBigint(event.previousPence),
      })),
    ),
  )

/** Withdraws listings whose reference now belongs to a new listing. They stay stored, because of their history. */
async function withdrawReplacedListings(tx: Tx, plan: readonly PlannedListing[], now: Date): Promise<void> {
  const replaced = plan.flatMap(({ replacedListing, events }) =>
    replacedListing ? [{ listing: replacedListing, at: events[0]?.at ?? now }] : [],
  )
  if (!replaced.length) return
  await withdrawListings(
    tx,
    replaced
      .filter(({ listing }) => isLive(listing.status))
      .map(({ listing, at }) => ({ listingId: listing.id, at })),
  )
  await tx
    .updateTable('listing')
    .set({ importRef: null, importBranch: null, importDigest: null, updatedAt: now })
    .where(({ ref }) =>
      isOneOf(
        ref('id'),
        replaced.map(({ listing }) => listing.id),
      ),
    )
    .execute()
}

/** Lists the facts that only sales or only lettings have. */
const listFactKeysOfKind = (kind: ListingKind): ReadonlySet<string> =>
  new Set(materialFacts.filter(({ applies }) => applies === kind).map(({ key }) => key))
const factKeysByKind = { sale: listFactKeysOfKind('sale'), let: listFactKeysOfKind('let') }

/**
 * Lists the facts of a row. A fact that only an earlier row had gets an empty value, which removes it, unless sales and
 * lettings share the fact: then the row of the home's other listing may have stated it.
 */
function listFacts(
  { propertyId, listing: { kind, facts } }: PlannedListing,
  storedFacts: Awaited<ReturnType<typeof findCurrentFacts>>,
): { key: string; value: string }[] {
  const givenKeys = new Set(facts.map(({ key }) => key))
  const droppedFacts = storedFacts
    .filter((fact) => fact.propertyId === propertyId && fact.source === 'agent')
    .filter(({ key }) => factKeysByKind[kind].has(key) && !givenKeys.has(key))
  return [...facts, ...droppedFacts.map(({ key }) => ({ key, value: '' }))]
}

/** Adds the facts whose value differs from the newest stored value. Facts are append-only. */
async function writeFacts(tx: Tx, plan: readonly PlannedListing[], suppliedAt: Date): Promise<void> {
  const knownIds = plan.filter(({ isNewProperty }) => !isNewProperty).map(({ propertyId }) => propertyId)
  const storedFacts = await findCurrentFacts(knownIds, tx)
  const currentValues = new Map(
    storedFacts.map(({ propertyId, key, value }) => [`${propertyId} ${key}`, value]),
  )
  const rows: Insertable<MaterialFact>[] = []
  for (const planned of plan) {
    const { propertyId } = planned
    for (const { key, value } of listFacts(planned, storedFacts)) {
      const factId = `${propertyId} ${key}`
      if (currentValues.get(factId) === value) continue
      currentValues.set(factId, value)
      rows.push({ propertyId, key, value, source: 'agent', suppliedAt })
    }
  }
  await insertRows(tx, 'materialFact', rows)
}
