import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ListingKind } from '../../domain/listing-kind'
import { failure, success, type Reply } from '../../contract/call'
import type { Fact, HistoryEntry, LetDetail, SalesDetail } from '../../contract/listings'
import { isCommercialType } from '../../domain/property-type'
import { describeTown } from '../places/describe'
import { readPublic } from '../read-replica'
import { findSurroundings } from './surroundings'
import { findCardRows, type CardRow } from './card-rows'
import { toLetCard, roundForPublic, toAdvertisedPounds, toSalesCard } from './cards'
import { findCurrentFacts } from './facts'
import { findPricesNear } from '../sold-prices/find-prices-near'
import { findSimilarListings } from './similar'

async function findFacts(propertyId: number): Promise<Fact[]> {
  const facts = await findCurrentFacts([propertyId])
  return facts.map(({ key, value, source, suppliedAt }) => ({
    key,
    // An empty value means that the owner has removed the fact.
    value: value || null,
    source,
    supplied_at: suppliedAt.toISOString(),
  }))
}

/** Finds the events of a listing, the newest first. */
async function findHistory({ id, kind }: CardRow): Promise<HistoryEntry[]> {
  const events = await readPublic((database) =>
    database
      .selectFrom('listingEvent')
      .select(['type', 'at', 'pricePence', 'previousPence'])
      .where('listingId', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )
  return events.map(({ type, at, pricePence, previousPence }) => ({
    type,
    at: at.toISOString(),
    price: pricePence === null ? null : toAdvertisedPounds(kind, pricePence),
    previous_price: previousPence === null ? null : toAdvertisedPounds(kind, previousPence),
  }))
}

/** A confirmation shows only while it is the newest event, because confirmations repeat every few weeks. */
const isShownEvent = ({ type }: HistoryEntry, index: number): boolean => type !== 'confirmed' || index === 0

const getListing = (listingId: number) =>
  readPublic((database) =>
    database
      .selectFrom('listing')
      .innerJoin('property', 'property.id', 'listing.propertyId')
      .select([
        'listing.description',
        'listing.features',
        'listing.createdAt',
        'property.town',
        'property.townSlug',
        'property.county',
        'property.countySlug',
        'property.district',
        'property.postcode',
      ])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('listingMedia as media')
            .select(['media.kind', 'media.file', 'media.alt'])
            .whereRef('media.listingId', '=', 'listing.id')
            .orderBy('media.position'),
        ).as('media'),
      )
      .where('listing.id', '=', listingId)
      .executeTakeFirstOrThrow(),
  )

async function readDetailFields(row: CardRow) {
  const [listing, history, facts, similar] = await Promise.all([
    getListing(row.id),
    findHistory(row),
    findFacts(row.propertyId),
    findSimilarListings(row),
  ])
  const { media } = listing
  const lat = roundForPublic(row.lat)
  const lng = roundForPublic(row.lng)
  const point = lat === null || lng === null ? null : { lat, lng }
  const isHomeForSale = row.kind === 'sale' && !isCommercialType(row.type)
  const images = media.filter((item) => item.kind === 'image')
  const floorplan = media.find((item) => item.kind === 'floorplan')
  return {
    description: listing.description,
    images: images.map(({ file }) => file),
    image_alts: images.map(({ alt }) => alt),
    features: listing.features,
    floorplan: floorplan?.file ?? null,
    floorplan_alt: floorplan?.alt ?? null,
    epc: media.find((item) => item.kind === 'epc')?.file ?? null,
    lat,
    lng,
    town: listing.town,
    town_search: describeTown(listing.townSlug, listing.countySlug)?.value ?? listing.town,
    county: listing.county,
    // Only the postcode district is public: the full postcode would reveal the street.
    postcode: listing.district,
    property_type: row.type,
    created_at: listing.createdAt.toISOString(),
    facts,
    history: history.filter(isShownEvent),
    // Every event but a withdrawal confirms the listing (field O7).
    confirmed_at: history.find(({ type }) => type !== 'withdrawn')?.at ?? null,
    reference: String(row.id),
    ...(point ? findSurroundings(point) : {}),
    similar,
    prices_paid: isHomeForSale ? await findPricesNear({ postcode: listing.postcode, point }) : [],
  }
}

async function getCardRow(kind: ListingKind, id: number) {
  const [row] = await findCardRows([id])
  return row?.kind === kind ? row : undefined
}

/** Returns the detail of a live listing for sale (B-05). */
export async function getSalesDetail({ id }: { id: number }): Promise<Reply<SalesDetail>> {
  const row = await getCardRow('sale', id)
  return row ? success(await toSalesDetail(row)) : failure('Property not found')
}

/** Returns the detail of a live listing to let (B-06). */
export async function getLetDetail({ id }: { id: number }): Promise<Reply<LetDetail>> {
  const row = await getCardRow('let', id)
  if (!row) return failure('Letting not found')
  return success(await toLetDetail(row))
}

export const toSalesDetail = async (row: CardRow): Promise<SalesDetail> => ({
  ...toSalesCard(row),
  ...(await readDetailFields(row)),
})

export async function toLetDetail(row: CardRow): Promise<LetDetail> {
  const card = toLetCard(row)
  const availableFrom = card.available_from ?? null // optional in cards, required in details
  return { ...card, ...(await readDetailFields(row)), available_from: availableFrom }
}
