import type { ListingKind } from '../../domain/listing-kind'
import type { FactSource } from '../../domain/material-facts'
import { failure, success, type Reply } from '../../contract/call'
import type { Fact, HistoryEntry, LetDetail, SalesDetail } from '../../contract/listings'
import { rows } from '../pool'
import { surroundings } from './surroundings'
import { cardRows, type CardRow } from './card-rows'
import { letCardOf, publicPoint, salesCardOf, toPounds } from './cards'
import { similarListings } from './similar'

/** The newest value of each material fact of a property, with who supplied it and when. */
const factsOf = async (propertyId: number): Promise<Fact[]> =>
  (
    await rows<{ key: string; value: string; source: FactSource; supplied_at: Date }>(
      `SELECT DISTINCT ON (key) key, value, source, supplied_at FROM material_fact
        WHERE property_id = $1 ORDER BY key, supplied_at DESC, id DESC`,
      [propertyId],
    )
  ).map((row) => ({ ...row, supplied_at: row.supplied_at.toISOString() }))

async function historyOf(listingId: number): Promise<HistoryEntry[]> {
  const events = await rows<{
    type: HistoryEntry['type']
    at: Date
    price_pence: string | null
    previous_pence: string | null
  }>(
    'SELECT type, at, price_pence, previous_pence FROM listing_event WHERE listing_id = $1 ORDER BY at DESC, id DESC',
    [listingId],
  )
  return events.map((event) => ({
    type: event.type,
    at: event.at.toISOString(),
    price: event.price_pence === null ? null : toPounds(event.price_pence),
    previous_price: event.previous_pence === null ? null : toPounds(event.previous_pence),
  }))
}

interface WholeListing {
  description: string
  features: string[]
  created_at: Date
  town: string
  county: string
  district: string
  media: { kind: 'image' | 'floorplan' | 'epc'; file: string; alt: string }[] | null
}

/** What a card does not hold of a listing and its property. */
const wholeListing = async (listingId: number): Promise<WholeListing> => {
  const [found] = await rows<WholeListing>(
    `SELECT l.description, l.features, l.created_at, p.town, p.county, p.district,
            (SELECT json_agg(json_build_object('kind', m.kind, 'file', m.file, 'alt', m.alt) ORDER BY m.position)
               FROM listing_media m WHERE m.listing_id = l.id) AS media
       FROM listing l JOIN property p ON p.id = l.property_id WHERE l.id = $1`,
    [listingId],
  )
  if (!found) throw new Error(`listing ${listingId} has no row`)
  return found
}

/** What both kinds of detail add to their card. */
async function extras(row: CardRow) {
  const [listing, history, facts, similar] = await Promise.all([
    wholeListing(row.id),
    historyOf(row.id),
    factsOf(row.property_id),
    similarListings(row.id),
  ])
  const media = listing.media ?? []
  const floorplan = media.find((item) => item.kind === 'floorplan')
  const lat = publicPoint(row.lat)
  const lng = publicPoint(row.lng)
  return {
    description: listing.description,
    images: media.filter((item) => item.kind === 'image').map(({ file, alt }) => ({ file, alt })),
    features: listing.features,
    floorplan: floorplan?.file ?? null,
    floorplan_alt: floorplan?.alt ?? null,
    epc: media.find((item) => item.kind === 'epc')?.file ?? null,
    lat,
    lng,
    town: listing.town,
    county: listing.county,
    // The district is what the public address shows; the unit stays with the owner.
    postcode: listing.district,
    property_type: row.type,
    created_at: listing.created_at.toISOString(),
    facts,
    history,
    confirmed_at:
      history.find((entry) => entry.type === 'confirmed')?.at ??
      history.find((entry) => entry.type === 'listed')?.at ??
      null,
    reference: String(row.id),
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
  return row ? success({ ...salesCardOf(row), ...(await extras(row)) }) : failure('Property not found')
}

/** B-06. */
export async function lettingDetail({ id }: { id: number }): Promise<Reply<LetDetail>> {
  const row = await cardRow('let', id)
  return row
    ? success({ ...letCardOf(row), ...(await extras(row)), available_from: row.available_from })
    : failure('Letting not found')
}
