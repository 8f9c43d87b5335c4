import { isCommercialType } from '../../lib/domain/property-type'
import { placeSlug } from '../../lib/format/slug'
import { availableFrom, townKey, type Draft } from './drafts'
import { priceFacts } from './facts'
import { placeFacts } from './facts-of-place'
import { nounOf } from './home'
import { picturesOf, type Picture } from './pictures'
import { describe } from './prose/compose'
import { featuresOf, summarise } from './prose/summary'
import type { Telling } from './prose/telling'
import { hashText, randomFrom } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { EventRow, FactRow, ListingRow, MediaRow, PropertyRow } from './rows'
import { localAgentEvery, localAgents } from './special-cases'
import { dayMs } from './statuses'
import { firstPlainOwner, plainOwners } from './users'

export interface Written {
  properties: PropertyRow[]
  listings: ListingRow[]
  events: EventRow[]
  media: MediaRow[]
  facts: FactRow[]
}

/** The first id, so that ids are not mistaken for positions in a list. */
const firstId = 1_001

/** Main pictures and summaries of the neighbours in lists of results. */
interface Openings {
  pattern: number
  picture: string
  summary: string
}

interface Words {
  html: string
  summary: string
  features: string[]
  pictures: Picture[]
}

/** Share of listings without pictures. */
const without = 0.01

/** A summary that differs from those of the neighbours, if a few attempts find one. */
function summaryUnlike(telling: Telling, taken: readonly string[]): string {
  let summary = summarise(telling)
  for (let attempt = 0; attempt < 8 && taken.includes(summary); attempt += 1) summary = summarise(telling)
  return summary
}

/**
 * Creates texts and pictures of the live listings of a kind, newest first. No listing has the main picture or summary
 * of its predecessor in the town, nor, where possible, in the county and the country.
 */
function wordAll(drafts: readonly Draft[]): Map<Draft, Words> {
  const last = new Map<string, Openings[]>()
  const words = new Map<Draft, Words>()
  for (const draft of drafts) {
    const lists = [townKey(draft.area), draft.area.countySlug, 'all']
    const before = lists.map((list) => last.get(list) ?? [])
    const telling: Telling = {
      home: draft.home,
      area: draft.area,
      street: draft.street,
      kind: draft.kind,
      random: draft.random,
      station: draft.station,
      furnishing: draft.furnishing,
    }
    const patterns = before.flatMap((list) => list.map(({ pattern }) => pattern))
    const { html, opening } = describe(telling, patterns)
    const summary = summaryUnlike(
      telling,
      before.flatMap((list) => list.map((one) => one.summary)),
    )
    const bare = draft.wish ? draft.wish.withoutPictures === true : draft.random.chance(without)
    const pictures = picturesOf(
      draft.random,
      draft.home,
      draft.area,
      before.flatMap((list) => list.map(({ picture }) => picture)),
    )
    words.set(draft, { html, summary, features: featuresOf(telling), pictures: bare ? [] : pictures })
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
  if (draft.wish) return draft.wish.localAgent ?? null
  const shown = draft.kind === 'sale' && draft.area.countySlug === 'essex' && id % localAgentEvery === 0
  return shown ? localAgents[id % localAgents.length]!.id : null
}

function listingRow(draft: Draft, id: number, propertyId: number, words: Words, today: Date): ListingRow {
  const { life } = draft
  return {
    id,
    property_id: propertyId,
    kind: draft.kind,
    status: life.status,
    price_pence: life.price === null ? null : life.price * 100,
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
    created_at: life.events[0]!.at,
    updated_at: life.events.at(-1)!.at,
  }
}

function factRows(draft: Draft, propertyId: number): FactRow[] {
  const context = {
    random: draft.random,
    home: draft.home,
    area: draft.area,
    kind: draft.kind,
    price: draft.share ? null : draft.life.price,
    deposit: draft.deposit,
    furnishing: draft.furnishing,
    share: draft.share,
  }
  const listed = Date.parse(draft.listedAt)
  const days = { owner: draft.random.int(1, 12), agent: 0.2, register: draft.random.int(1, 6) }
  return [...priceFacts(context), ...placeFacts(context)].map((fact) => ({
    property_id: propertyId,
    ...fact,
    supplied_at: new Date(listed - days[fact.source] * dayMs).toISOString(),
  }))
}

/** Oldest first; at the same time in order of postcodes. */
const byTime = (a: Draft, b: Draft): number =>
  a.listedAt < b.listedAt
    ? -1
    : a.listedAt > b.listedAt
      ? 1
      : hashText(a.postcode + a.kind) - hashText(b.postcode + b.kind)

/** Rows of all drafts; ids increase with the time of listing. */
export function writeListings(drafts: readonly Draft[], today: Date): Written {
  const oldestFirst = [...drafts].sort(byTime)
  const newestFirst = (kind: ListingKind) => oldestFirst.filter((draft) => draft.kind === kind).reverse()
  const words = new Map([...wordAll(newestFirst('sale')), ...wordAll(newestFirst('let'))])
  const written: Written = { properties: [], listings: [], events: [], media: [], facts: [] }
  const owners = randomFrom('owners')
  oldestFirst.forEach((draft, index) => {
    const id = firstId + index
    const owner = draft.wish?.owner ?? firstPlainOwner + owners.int(0, plainOwners - 1)
    const own = words.get(draft)!
    written.properties.push(propertyRow(draft, id, owner, today))
    written.listings.push(listingRow(draft, id, id, own, today))
    written.events.push(...draft.life.events.map((event) => ({ listing_id: id, ...event })))
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
