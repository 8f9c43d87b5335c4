import { isLive } from '../../lib/domain/listing-status'
import { generateDemonstration } from './generate'
import { randomFrom, type Random } from './random'
import type { Demonstration, EventRow, FactRow, ListingRow, MediaRow, PropertyRow } from './rows'
import { DAY_MS } from './statuses'

/** A listing of the demonstration with its other rows, from which further listings are made. */
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

/** Of the facts, those that searches and cards read. */
const FACT_KEYS = ['pets', 'tenure', 'epc_rating', 'garden', 'parking', 'construction', 'furnishing', 'bills']
/** 0.7 miles at most: a home stays within its postcode district, more or less. */
const MAX_SHIFT_DEGREES = 0.01
const MAX_PRICE_CHANGE = 0.12
const POSTCODE_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/**
 * A prime, so that it has hardly any common factor with the number of templates. A few listings then already have the
 * whole distribution.
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

/** Multiplies a price and rounds it to whole pounds, as asking prices are. */
const scalePrice = (pence: number | null, factor: number): number | null =>
  pence === null ? null : Math.round((pence * factor) / 100) * 100

function drawProperty(
  random: Random,
  { property }: Template,
  street: PropertyRow,
  ids: ListingIds,
  ownerId: number,
): PropertyRow {
  const unit = random.pick([...POSTCODE_LETTERS]) + random.pick([...POSTCODE_LETTERS])
  return {
    ...property,
    id: ids.property,
    owner_id: ownerId,
    building: property.building === '' ? '' : String(random.int(1, 299)),
    street: street.street,
    street_slug: street.street_slug,
    postcode: `${property.sector}${unit}`,
    lat: shiftCoordinate(random, property.lat),
    lng: shiftCoordinate(random, property.lng),
  }
}

/** Adds a listing of the demonstration in another street near by, at a slightly other price and time. */
function addVariant(
  made: ManyListings,
  template: Template,
  street: PropertyRow,
  ids: ListingIds,
  owner: number,
  random: Random,
) {
  const { listing, property } = template
  const factor = 1 + (random.next() * 2 - 1) * MAX_PRICE_CHANGE
  // Only into the past: a listing cannot be from tomorrow.
  const earlierMs = Math.floor(random.next() * DAY_MS)
  const toEarlier = (at: string) => new Date(Date.parse(at) - earlierMs).toISOString()
  made.properties.push(drawProperty(random, template, street, ids, owner))
  made.listings.push({
    ...listing,
    id: ids.listing,
    property_id: ids.property,
    price_pence: scalePrice(listing.price_pence, factor),
    slug: listing.slug.replace(property.street_slug, street.street_slug),
    display_address: listing.display_address.replace(property.street, street.street),
    local_agent_id: null,
    created_at: toEarlier(listing.created_at),
    updated_at: toEarlier(listing.updated_at),
  })
  for (const event of template.events)
    made.events.push({
      listing_id: ids.listing,
      type: event.type,
      at: toEarlier(event.at),
      price_pence: scalePrice(event.price_pence, factor),
      previous_pence: scalePrice(event.previous_pence, factor),
    })
  if (template.cover) made.media.push({ ...template.cover, listing_id: ids.listing, position: 0 })
  for (const fact of template.facts) made.facts.push({ ...fact, property_id: ids.property })
}

/**
 * Makes listings with the demonstration's distribution of places, types, prices, ages and statuses.
 * @param today the day of "new today", as for the demonstration
 * @returns a function that makes the listings from a number on; the same number gives the same listing
 */
export function createListingMaker(today: Date) {
  const templates = toTemplates(generateDemonstration(today))
  return function makeListings(from: number, ids: readonly ListingIds[], ownerId: number): ManyListings {
    const newRows: ManyListings = { properties: [], listings: [], events: [], media: [], facts: [] }
    ids.forEach((listingIds, index) => {
      const number = from + index
      const random = randomFrom(`many/${number}`)
      const template = templates[(number * TEMPLATE_STEP) % templates.length]!
      addVariant(newRows, template, random.pick(templates).property, listingIds, ownerId, random)
    })
    return newRows
  }
}
