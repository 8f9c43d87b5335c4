import type { ListingKind } from '../../config/routes'
import { failure, success, type Reply } from '../../contract/call'
import type { Fact, HistoryEntry, LetDetail, SalesDetail } from '../../contract/listings'
import { db, rows } from '../db'
import { surroundings } from './surroundings'
import { cardRows } from './card-rows'
import { letCardOf, publicPoint, salesCardOf, toPounds } from './cards'
import { similarListings } from './similar'

/** The newest value of each material fact of a property, with who supplied it and when. */
const factsOf = async (propertyId: number): Promise<Fact[]> =>
  (
    await rows<{ key: string; value: string; source: 'owner' | 'agent' | 'register'; supplied_at: Date }>(
      `SELECT DISTINCT ON (key) key, value, source, supplied_at FROM material_fact
        WHERE property_id = $1 ORDER BY key, supplied_at DESC, id DESC`,
      [propertyId],
    )
  ).map((row) => ({ ...row, supplied_at: row.supplied_at.toISOString() }))

async function historyOf(listingId: number): Promise<HistoryEntry[]> {
  const events = await db().listingEvent.findMany({ where: { listingId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })
  return events.map((event) => ({
    type: event.type,
    at: event.at.toISOString(),
    price: event.pricePence === null ? null : toPounds(event.pricePence),
    previous_price: event.previousPence === null ? null : toPounds(event.previousPence),
  }))
}

/** What both kinds of detail add to their card. */
async function extras(listingId: number) {
  const [listing, history, similar] = await Promise.all([
    db().listing.findUniqueOrThrow({ where: { id: listingId }, include: { property: true, media: { orderBy: { position: 'asc' } } } }),
    historyOf(listingId),
    similarListings(listingId),
  ])
  const { property, media } = listing
  const floorplan = media.find((item) => item.kind === 'floorplan')
  const lat = publicPoint(property.lat)
  const lng = publicPoint(property.lng)
  return {
    description: listing.description,
    images: media.filter((item) => item.kind === 'image').map(({ file, alt }) => ({ file, alt })),
    features: listing.features,
    floorplan: floorplan?.file ?? null,
    floorplan_alt: floorplan?.alt ?? null,
    epc: media.find((item) => item.kind === 'epc')?.file ?? null,
    lat,
    lng,
    town: property.town,
    county: property.county,
    // The district is what the public address shows; the unit stays with the owner.
    postcode: property.district,
    property_type: property.type,
    created_at: listing.createdAt.toISOString(),
    facts: await factsOf(property.id),
    history,
    confirmed_at: history.find((entry) => entry.type === 'confirmed')?.at ?? history.find((entry) => entry.type === 'listed')?.at ?? null,
    reference: String(listing.id),
    nation: property.nation === 'northern_ireland' ? ('northern-ireland' as const) : property.nation,
    ...(lat === null || lng === null ? {} : surroundings({ lat, lng })),
    similar,
  }
}

async function cardRow(kind: ListingKind, id: number) {
  const [row] = await cardRows([id])
  return row?.kind === kind ? row : undefined
}

/** B-05. A listing of the other kind, or one that is not live, is as absent as an unknown id. */
export async function propertyDetail({ id }: { id: number }): Promise<Reply<SalesDetail>> {
  const row = await cardRow('sale', id)
  return row ? success({ ...salesCardOf(row), ...(await extras(id)) }) : failure('Property not found')
}

/** B-06. */
export async function lettingDetail({ id }: { id: number }): Promise<Reply<LetDetail>> {
  const row = await cardRow('let', id)
  return row ? success({ ...letCardOf(row), ...(await extras(id)), available_from: row.available_from }) : failure('Letting not found')
}
