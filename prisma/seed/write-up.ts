import { isCommercialType, getPropertyTypeNoun } from '../../lib/domain/property-type'
import { placeSlug } from '../../lib/format/slug'
import { drawAvailableFrom, getTownKey, type Draft } from './drafts'
import { drawPriceFacts } from './facts'
import { drawPlaceFacts } from './facts-of-place'
import { choosePictures, type Picture } from './pictures'
import { writeDescription } from './prose/compose'
import { listFeatures, writeSummary } from './prose/summary'
import type { DescriptionContext } from './prose/wording'
import { hashText, randomFrom } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { EventRow, FactRow, ListingRow, MediaRow, PropertyRow } from './rows'
import { SALES_PER_LOCAL_AGENT, localAgents } from './special-cases'
import { DAY_MS } from './statuses'
import { firstOtherOwnerId, otherOwnerCount } from './users'

export interface WrittenListings {
  properties: PropertyRow[]
  listings: ListingRow[]
  events: EventRow[]
  media: MediaRow[]
  facts: FactRow[]
}

/** Higher than any position in a list, so that nobody takes an id for a position. */
const FIRST_LISTING_ID = 1_001

/** The opening, the main picture and the summary of the previous listing in a list of results. */
interface NeighbourTexts {
  /** The number of the opening's sentence pattern. */
  pattern: number
  picture: string
  summary: string
}

interface ListingTexts {
  html: string
  summary: string
  features: string[]
  pictures: Picture[]
}

/** Some listings have no pictures, so that the picture 'Photo coming soon' is seen. */
const SHARE_WITHOUT_PICTURES = 0.01

const MAX_SUMMARY_ATTEMPTS = 8

/** Writes a summary that differs from those of the neighbours, if it finds one within a few attempts. */
function writeDistinctSummary(context: DescriptionContext, taken: readonly string[]): string {
  let summary = writeSummary(context)
  for (let attempt = 0; attempt < MAX_SUMMARY_ATTEMPTS && taken.includes(summary); attempt += 1)
    summary = writeSummary(context)
  return summary
}

/**
 * Creates the texts and pictures of the live listings of a kind, the newest first. The main picture and the summary
 * differ from those of the previous listing in the town, and if possible in the county and in the country.
 */
function writeTexts(drafts: readonly Draft[]): Map<Draft, ListingTexts> {
  const previousInList = new Map<string, NeighbourTexts>()
  const textsByDraft = new Map<Draft, ListingTexts>()
  for (const draft of drafts) {
    // The lists of results in which the listing appears, the most important first.
    const lists = [getTownKey(draft.area), draft.area.countySlug, 'all']
    const neighbours = lists.flatMap((list) => previousInList.get(list) ?? [])
    const context: DescriptionContext = {
      home: draft.home,
      area: draft.area,
      street: draft.street,
      kind: draft.kind,
      random: draft.random,
      station: draft.station,
      furnishing: draft.furnishing,
    }
    const takenPatterns = neighbours.map(({ pattern }) => pattern)
    const takenSummaries = neighbours.map(({ summary }) => summary)
    const takenPictures = neighbours.map(({ picture }) => picture)
    const { html, opening } = writeDescription(context, takenPatterns)
    const summary = writeDistinctSummary(context, takenSummaries)
    const isWithoutPictures = draft.specialCase
      ? draft.specialCase.withoutPictures === true
      : draft.random.chance(SHARE_WITHOUT_PICTURES)
    const drawnPictures = choosePictures(draft.random, draft.home, draft.area, takenPictures)
    const pictures = isWithoutPictures ? [] : drawnPictures
    textsByDraft.set(draft, { html, summary, features: listFeatures(context), pictures })
    const texts: NeighbourTexts = { pattern: opening.pattern, picture: pictures[0]?.file ?? '', summary }
    for (const list of lists) previousInList.set(list, texts)
  }
  return textsByDraft
}

function toPropertyRow(draft: Draft, id: number, ownerId: number, today: Date): PropertyRow {
  const { area, street, home } = draft
  const isCommercial = isCommercialType(home.type)
  return {
    id,
    owner_id: ownerId,
    building: home.type === 'land' || home.type === 'garage' ? '' : String(draft.houseNumber),
    street: street.name,
    street_slug: street.slug,
    locality: area.locality,
    locality_slug: area.locality === null ? null : placeSlug(area.locality),
    town: area.town,
    town_slug: placeSlug(area.town),
    county: area.county,
    county_slug: area.countySlug,
    nation: area.nation,
    postcode: draft.postcode,
    district: street.district,
    sector: street.sector,
    lat: draft.lat,
    lng: draft.lng,
    type: home.type,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    reception_rooms: isCommercial || home.type === 'studio-flat' ? null : home.receptions,
    floor_area_sq_ft: home.type === 'land' ? null : home.areaSqFt,
    created_at: new Date(today.getTime() - (draft.ageDays + 30) * DAY_MS).toISOString(),
  }
}

/** Formats the public address: 'High Street, Witham, CM8'. */
const formatDisplayAddress = ({ street, area }: Draft): string =>
  [street.name, area.locality, area.town, street.district].filter((part) => part !== null).join(', ')

function toSlug({ street, area, home }: Draft): string {
  const homeNoun =
    home.bedrooms > 0
      ? `${home.bedrooms}-bedroom-${placeSlug(getPropertyTypeNoun(home.type))}`
      : placeSlug(getPropertyTypeNoun(home.type))
  return `${street.slug}-${placeSlug(area.town)}-${homeNoun}`
}

function findLocalAgentId(draft: Draft, id: number): number | null {
  if (draft.specialCase) return draft.specialCase.localAgentId ?? null
  const isShownByLocalAgent =
    draft.kind === 'sale' && draft.area.countySlug === 'essex' && id % SALES_PER_LOCAL_AGENT === 0
  return isShownByLocalAgent ? localAgents[id % localAgents.length]!.id : null
}

function toListingRow(draft: Draft, id: number, texts: ListingTexts, today: Date): ListingRow {
  const { history } = draft
  return {
    id,
    // A property has the id of its live listing.
    property_id: id,
    kind: draft.kind,
    status: history.status,
    price_pence: history.price === null ? null : history.price * 100,
    price_qualifier: draft.qualifier,
    share_percent: draft.share?.percent ?? null,
    share_rent_pence: draft.share ? draft.share.rent * 100 : null,
    deposit_pence: draft.deposit === null ? null : draft.deposit * 100,
    available_from: drawAvailableFrom(draft, today),
    slug: toSlug(draft),
    display_address: formatDisplayAddress(draft),
    summary: texts.summary,
    description: texts.html,
    features: texts.features,
    chain_free: draft.home.chainFree,
    local_agent_id: findLocalAgentId(draft, id),
    package_def:
      draft.kind === 'sale' ? draft.random.pick(['PAY_NOW', 'PAY_NOW', 'PAY_ON_COMPLETION']) : null,
    created_at: history.events[0]!.at,
    updated_at: history.events.at(-1)!.at,
  }
}

function drawFactRows(draft: Draft, propertyId: number): FactRow[] {
  const context = {
    random: draft.random,
    home: draft.home,
    area: draft.area,
    kind: draft.kind,
    price: draft.share?.fullPrice ?? draft.history.price,
    deposit: draft.deposit,
    furnishing: draft.furnishing,
    share: draft.share,
  }
  const listedMs = Date.parse(draft.listedAt)
  const daysBeforeListing = { owner: draft.random.int(1, 12), agent: 0.2, register: draft.random.int(1, 6) }
  return [...drawPriceFacts(context), ...drawPlaceFacts(context)].map((fact) => ({
    property_id: propertyId,
    ...fact,
    supplied_at: new Date(listedMs - daysBeforeListing[fact.source] * DAY_MS).toISOString(),
  }))
}

/** Sorts the oldest first. The order of listings of the same time is arbitrary, but the same on every run. */
function compareByTime(a: Draft, b: Draft): number {
  if (a.listedAt !== b.listedAt) return a.listedAt < b.listedAt ? -1 : 1
  return hashText(a.postcode + a.kind) - hashText(b.postcode + b.kind)
}

/** Creates the rows of all drafts. Their ids increase with the time at which they were listed. */
export function writeListings(drafts: readonly Draft[], today: Date): WrittenListings {
  const oldestFirst = [...drafts].sort(compareByTime)
  const listNewestFirst = (kind: ListingKind) => oldestFirst.filter((draft) => draft.kind === kind).reverse()
  const textsByDraft = new Map([
    ...writeTexts(listNewestFirst('sale')),
    ...writeTexts(listNewestFirst('let')),
  ])
  const writtenListings: WrittenListings = { properties: [], listings: [], events: [], media: [], facts: [] }
  const owners = randomFrom('owners')
  oldestFirst.forEach((draft, index) => {
    const id = FIRST_LISTING_ID + index
    const ownerId = draft.specialCase?.ownerId ?? firstOtherOwnerId + owners.int(0, otherOwnerCount - 1)
    const texts = textsByDraft.get(draft)!
    writtenListings.properties.push(toPropertyRow(draft, id, ownerId, today))
    writtenListings.listings.push(toListingRow(draft, id, texts, today))
    writtenListings.events.push(...draft.history.events.map((event) => ({ listing_id: id, ...event })))
    writtenListings.facts.push(...drawFactRows(draft, id))
    const position = { image: 0, floorplan: 0 }
    writtenListings.media.push(
      ...texts.pictures.map((picture) => ({
        listing_id: id,
        kind: picture.kind,
        position: position[picture.kind]++,
        file: picture.file,
        alt: picture.alt,
      })),
    )
  })
  return writtenListings
}
