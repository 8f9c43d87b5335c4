import { isCommercialType } from '../../lib/domain/property-type'
import { placeSlug } from '../../lib/format/slug'
import { availableFrom, townKey, type Draft } from './drafts'
import { drawPriceFacts } from './facts'
import { drawPlaceFacts } from './facts-of-place'
import { nounOf } from './home'
import { choosePictures, type Picture } from './pictures'
import { writeDescription } from './prose/compose'
import { listFeatures, writeSummary } from './prose/summary'
import type { DescriptionContext } from './prose/wording'
import { hashText, randomFrom } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { EventRow, FactRow, ListingRow, MediaRow, PropertyRow } from './rows'
import { localAgentEvery, localAgents } from './special-cases'
import { dayMs } from './statuses'
import { firstOtherOwnerId, otherOwnerCount } from './users'

export interface WrittenListings {
  properties: PropertyRow[]
  listings: ListingRow[]
  events: EventRow[]
  media: MediaRow[]
  facts: FactRow[]
}

/** High enough that an id is not mistaken for a position in a list. */
const firstId = 1_001

/** The texts and main picture of the previous listing in a list of results. */
interface NeighbourTexts {
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

const shareWithoutPictures = 0.01

/** Writes a summary that differs from those of the neighbours, unless eight attempts find none. */
function writeDistinctSummary(context: DescriptionContext, taken: readonly string[]): string {
  let summary = writeSummary(context)
  for (let attempt = 0; attempt < 8 && taken.includes(summary); attempt += 1) summary = writeSummary(context)
  return summary
}

/**
 * Creates texts and pictures of the live listings of a kind, newest first. No listing has the main picture or summary
 * of its predecessor in the town, nor, where possible, in the county and the country.
 */
function writeTexts(drafts: readonly Draft[]): Map<Draft, ListingTexts> {
  const last = new Map<string, NeighbourTexts[]>()
  const words = new Map<Draft, ListingTexts>()
  for (const draft of drafts) {
    const lists = [townKey(draft.area), draft.area.countySlug, 'all']
    const before = lists.map((list) => last.get(list) ?? [])
    const context: DescriptionContext = {
      home: draft.home,
      area: draft.area,
      street: draft.street,
      kind: draft.kind,
      random: draft.random,
      station: draft.station,
      furnishing: draft.furnishing,
    }
    const patterns = before.flatMap((list) => list.map(({ pattern }) => pattern))
    const { html, opening } = writeDescription(context, patterns)
    const summary = writeDistinctSummary(
      context,
      before.flatMap((list) => list.map((one) => one.summary)),
    )
    const bare = draft.specialCase
      ? draft.specialCase.withoutPictures === true
      : draft.random.chance(shareWithoutPictures)
    const pictures = choosePictures(
      draft.random,
      draft.home,
      draft.area,
      before.flatMap((list) => list.map(({ picture }) => picture)),
    )
    words.set(draft, { html, summary, features: listFeatures(context), pictures: bare ? [] : pictures })
    const own = { pattern: opening.pattern, picture: bare ? '' : pictures[0]!.file, summary }
    for (const list of lists) last.set(list, [own])
  }
  return words
}

function propertyRow(draft: Draft, id: number, owner: number, today: Date): PropertyRow {
  const { area, street, home } = draft
  const commercial = isCommercialType(home.type)
  return {
    id,
    owner_id: owner,
    building: home.type === 'land' || home.type === 'garage' ? '' : String(draft.number),
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
    reception_rooms: commercial || home.type === 'studio-flat' ? null : home.receptions,
    floor_area_sq_ft: home.type === 'land' ? null : home.areaSqFt,
    created_at: new Date(today.getTime() - (draft.ageDays + 30) * dayMs).toISOString(),
  }
}

/** 'High Street, Witham, CM8': the public address. */
const displayAddress = ({ street, area }: Draft): string =>
  [street.name, area.locality, area.town, street.district].filter((part) => part !== null).join(', ')

function slugOf({ street, area, home }: Draft): string {
  const what =
    home.bedrooms > 0
      ? `${home.bedrooms}-bedroom-${placeSlug(nounOf(home.type))}`
      : placeSlug(nounOf(home.type))
  return `${street.slug}-${placeSlug(area.town)}-${what}`
}

function agentOf(draft: Draft, id: number): number | null {
  if (draft.specialCase) return draft.specialCase.localAgent ?? null
  const shown = draft.kind === 'sale' && draft.area.countySlug === 'essex' && id % localAgentEvery === 0
  return shown ? localAgents[id % localAgents.length]!.id : null
}

function listingRow(
  draft: Draft,
  id: number,
  propertyId: number,
  words: ListingTexts,
  today: Date,
): ListingRow {
  const { history } = draft
  return {
    id,
    property_id: propertyId,
    kind: draft.kind,
    status: history.status,
    price_pence: history.price === null ? null : history.price * 100,
    price_qualifier: draft.qualifier,
    deposit_pence: draft.deposit === null ? null : draft.deposit * 100,
    available_from: availableFrom(draft, today),
    slug: slugOf(draft),
    display_address: displayAddress(draft),
    summary: words.summary,
    description: words.html,
    features: words.features,
    chain_free: draft.home.chainFree,
    local_agent_id: agentOf(draft, id),
    package_def:
      draft.kind === 'sale' ? draft.random.pick(['PAY_NOW', 'PAY_NOW', 'PAY_ON_COMPLETION']) : null,
    created_at: history.events[0]!.at,
    updated_at: history.events.at(-1)!.at,
  }
}

function factRows(draft: Draft, propertyId: number): FactRow[] {
  const context = {
    random: draft.random,
    home: draft.home,
    area: draft.area,
    kind: draft.kind,
    price: draft.share ? null : draft.history.price,
    deposit: draft.deposit,
    furnishing: draft.furnishing,
    share: draft.share,
  }
  const listed = Date.parse(draft.listedAt)
  const days = { owner: draft.random.int(1, 12), agent: 0.2, register: draft.random.int(1, 6) }
  return [...drawPriceFacts(context), ...drawPlaceFacts(context)].map((fact) => ({
    property_id: propertyId,
    ...fact,
    supplied_at: new Date(listed - days[fact.source] * dayMs).toISOString(),
  }))
}

/** Oldest first; listings of the same time in an arbitrary order that is the same on every run. */
const byTime = (a: Draft, b: Draft): number =>
  a.listedAt < b.listedAt
    ? -1
    : a.listedAt > b.listedAt
      ? 1
      : hashText(a.postcode + a.kind) - hashText(b.postcode + b.kind)

/** Rows of all drafts; ids increase with the time of listing. */
export function writeListings(drafts: readonly Draft[], today: Date): WrittenListings {
  const oldestFirst = [...drafts].sort(byTime)
  const newestFirst = (kind: ListingKind) => oldestFirst.filter((draft) => draft.kind === kind).reverse()
  const words = new Map([...writeTexts(newestFirst('sale')), ...writeTexts(newestFirst('let'))])
  const written: WrittenListings = { properties: [], listings: [], events: [], media: [], facts: [] }
  const owners = randomFrom('owners')
  oldestFirst.forEach((draft, index) => {
    const id = firstId + index
    const owner = draft.specialCase?.owner ?? firstOtherOwnerId + owners.int(0, otherOwnerCount - 1)
    const own = words.get(draft)!
    written.properties.push(propertyRow(draft, id, owner, today))
    written.listings.push(listingRow(draft, id, id, own, today))
    written.events.push(...draft.history.events.map((event) => ({ listing_id: id, ...event })))
    written.facts.push(...factRows(draft, id))
    const position = { image: 0, floorplan: 0 }
    written.media.push(
      ...own.pictures.map((picture) => ({
        listing_id: id,
        kind: picture.kind,
        position: position[picture.kind]++,
        file: picture.file,
        alt: picture.alt,
      })),
    )
  })
  return written
}
