import { isLive } from '../../lib/domain/listing-status'
import { generateDemonstration } from './generate'
import { unitLetters } from './places/streets'
import { randomFrom, type Random } from './random'
import type { Demonstration, EventRow, FactRow, ListingRow, MediaRow, PropertyRow } from './rows'
import { DAY_MS } from './statuses'

/** A listing of the demonstration with its related rows, from which further listings are made. */
interface Template {
  property: PropertyRow
  listing: ListingRow
  events: EventRow[]
  cover: MediaRow | undefined
  facts: FactRow[]
}

export interface ManyListings {
  properties: PropertyRow[]
  listings: ListingRow[]
  events: EventRow[]
  media: MediaRow[]
  facts: FactRow[]
}

/** The ids of a new listing and of its property. */
export interface ListingIds {
  listing: number
  property: number
}

/** The keys of the facts that searches and cards read. Further listings have no other facts. */
const FACT_KEYS = ['pets', 'tenure', 'epc_rating', 'garden', 'parking', 'construction', 'furnishing', 'bills']
/** About 0.7 miles, so that most homes stay within their postcode district. */
const MAX_SHIFT_DEGREES = 0.01
const MAX_PRICE_CHANGE = 0.12

/**
 * The step in the list of templates from one listing to the next. Large, so that even a few listings use templates from
 * the whole list, and prime, so that the steps reach every template.
 */
const TEMPLATE_STEP = 7_919

function groupBy<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(idOf(row))
    if (group) group.push(row)
    else groups.set(idOf(row), [row])
  }
  return groups
}

const cutToFirstParagraph = (html: string): string => /^.*?<\/p>/s.exec(html)?.[0] ?? html

function toTemplates({ properties, listings, events, media, facts }: Demonstration): Template[] {
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const eventsOf = groupBy(events, (row) => row.listing_id)
  const mediaOf = groupBy(media, (row) => row.listing_id)
  const factsOf = groupBy(
    facts.filter(({ key }) => FACT_KEYS.includes(key)),
    (row) => row.property_id,
  )
  return listings
    .filter(({ status }) => isLive(status))
    .map((listing) => ({
      property: propertyById.get(listing.property_id)!,
      listing: { ...listing, description: cutToFirstParagraph(listing.description) },
      events: eventsOf.get(listing.id) ?? [],
      cover: mediaOf.get(listing.id)?.find(({ kind }) => kind === 'image'),
      facts: factsOf.get(listing.property_id) ?? [],
    }))
}

const shiftCoordinate = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.next() * 2 - 1) * MAX_SHIFT_DEGREES) * 1e6) / 1e6

/** Multiplies a price in pence, and rounds the result to whole pounds. */
const scalePrice = (pence: number | null, factor: number): number | null =>
  pence === null ? null : Math.round((pence * factor) / 100) * 100

interface Variant {
  template: Template
  /** The property from which the variant takes the name of its street. */
  streetSource: PropertyRow
  ids: ListingIds
  ownerId: number
}

function drawProperty(
  random: Random,
  { template: { property }, streetSource, ids, ownerId }: Variant,
): PropertyRow {
  const unit = random.pick([...unitLetters]) + random.pick([...unitLetters])
  return {
    ...property,
    id: ids.property,
    owner_id: ownerId,
    building: property.building === '' ? '' : String(random.int(1, 299)),
    street: streetSource.street,
    street_slug: streetSource.street_slug,
    postcode: `${property.sector}${unit}`,
    lat: shiftCoordinate(random, property.lat),
    lng: shiftCoordinate(random, property.lng),
  }
}

/** Adds a copy of a template with the name of another street, at a slightly different place, price and time. */
function addVariant(rows: ManyListings, random: Random, variant: Variant): void {
  const { template, streetSource, ids } = variant
  const { listing, property } = template
  const factor = 1 + (random.next() * 2 - 1) * MAX_PRICE_CHANGE
  // Times are moved only into the past, because no listing may be from tomorrow.
  const earlierMs = Math.floor(random.next() * DAY_MS)
  const toEarlier = (at: string) => new Date(Date.parse(at) - earlierMs).toISOString()
  rows.properties.push(drawProperty(random, variant))
  rows.listings.push({
    ...listing,
    id: ids.listing,
    property_id: ids.property,
    price_pence: scalePrice(listing.price_pence, factor),
    slug: listing.slug.replace(property.street_slug, streetSource.street_slug),
    display_address: listing.display_address.replace(property.street, streetSource.street),
    local_agent_id: null,
    created_at: toEarlier(listing.created_at),
    updated_at: toEarlier(listing.updated_at),
  })
  for (const event of template.events)
    rows.events.push({
      listing_id: ids.listing,
      type: event.type,
      at: toEarlier(event.at),
      price_pence: scalePrice(event.price_pence, factor),
      previous_pence: scalePrice(event.previous_pence, factor),
    })
  if (template.cover) rows.media.push({ ...template.cover, listing_id: ids.listing, position: 0 })
  for (const fact of template.facts) rows.facts.push({ ...fact, property_id: ids.property })
}

/**
 * Creates a maker of listings with the demonstration's distribution of places, types, prices, ages and statuses.
 * @param today midnight of the day on which the newest listings were listed
 * @returns a function that makes a listing for each of `ids`. The first listing has the number `from`, and the same
 *   number always gives the same listing.
 */
export function createListingMaker(today: Date) {
  const templates = toTemplates(generateDemonstration(today))
  return function makeListings(from: number, ids: readonly ListingIds[], ownerId: number): ManyListings {
    const newRows: ManyListings = { properties: [], listings: [], events: [], media: [], facts: [] }
    ids.forEach((listingIds, index) => {
      const number = from + index
      const random = randomFrom(`many/${number}`)
      const template = templates[(number * TEMPLATE_STEP) % templates.length]!
      const streetSource = random.pick(templates).property
      addVariant(newRows, random, { template, streetSource, ids: listingIds, ownerId })
    })
    return newRows
  }
}
