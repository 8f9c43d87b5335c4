import { isCommercialType, isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { roundForPublic } from '../../lib/agency/listings/cards'
import { milesBetween } from '../../lib/agency/places/geometry'
import { nearestPlaces, nearestStations } from '../../lib/agency/places/nearest'
import type { Point } from '../../lib/agency/places/types'
import { placeSlug } from '../../lib/format/slug'
import { drawHome } from './draw-home'
import type { Home } from './home'
import { drawType } from './mix'
import type { Area } from './places/area'
import { drawStreets, movePoint, type Street } from './places/streets'
import { askingPrice, askingRent, depositFor } from './prices'
import { drawQualifier } from './qualifiers'
import { randomFrom, type Random } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import { isShareOfHome, type PriceQualifier } from '../../lib/domain/price-qualifier'
import type { SpecialCase } from './special-cases'
import { dayMs, drawAge, drawHistory, type ListingHistory } from './statuses'

/** A listing without texts, pictures and ids. */
export interface Draft {
  kind: ListingKind
  area: Area
  street: Street
  home: Home
  random: Random
  history: ListingHistory
  qualifier: PriceQualifier
  deposit: number | null
  furnishing: string | null
  share: { percent: number; rent: number } | null
  postcode: string
  lat: number
  lng: number
  number: number
  listedAt: string
  ageDays: number
  station: { name: string; miles: number; first: boolean } | null
  specialCase: SpecialCase | null
}

/** A town with its areas, streets and numbers of listings. */
export interface Town {
  key: string
  areas: Area[]
  streets: Map<Area, Street[]>
  stations: Map<Street, Station[]>
}

type Station = ReturnType<typeof nearestStations>[number]

export const townKey = (area: Area): string => `${placeSlug(area.town)}/${area.countySlug}`

/** Nearby towns, after which roads are named. */
function findNeighbourTowns(area: Area): string[] {
  const names = nearestPlaces(area.point, 14).filter(
    ({ place, miles }) => miles > 2 && miles < 15 && (place.kind === 'town' || place.kind === 'city'),
  )
  return names
    .map(({ place }) => place.name)
    .filter((name) => name !== area.town && name.length < 18)
    .slice(0, 6)
}

/** Stations with trains on match or race days only, or for an airport: not ones to name in a description. */
const occasionalStations = /football|racecourse|airport|parkway/i

/** Enough that the station nearest to any home of the street is among them. */
const STATIONS_PER_STREET = 4

/** Chooses the station that a description names, with its distance from the rounded position on the listing's page. */
function chooseStation(spot: Point, stations: readonly Station[]): Draft['station'] {
  const shown = { lat: roundForPublic(spot.lat)!, lng: roundForPublic(spot.lng)! }
  const nearestFirst = stations
    .map((station) => ({ name: station.name, miles: milesBetween(shown, station) }))
    .sort((a, b) => a.miles - b.miles)
  const chosen = nearestFirst.find(({ name }) => !occasionalStations.test(name))
  return chosen ? { ...chosen, first: chosen === nearestFirst[0] } : null
}

export function drawTown(areas: Area[], listings: (area: Area) => number): Town {
  const taken = new Set<string>()
  const streets = new Map<Area, Street[]>()
  const stations = new Map<Street, Station[]>()
  for (const area of areas) {
    const random = randomFrom(`streets/${townKey(area)}/${area.locality ?? ''}`)
    const drawn = drawStreets(
      random,
      area,
      Math.max(4, Math.ceil(listings(area) / 2.2)),
      findNeighbourTowns(area),
      taken,
    )
    streets.set(area, drawn)
    for (const street of drawn) stations.set(street, nearestStations(street, STATIONS_PER_STREET))
  }
  return { key: townKey(areas[0]!), areas, streets, stations }
}

const drawFurnishing = (random: Random, home: Home): string | null =>
  isCommercialType(home.type)
    ? null
    : random.weighted([
        ['Unfurnished', isFlatType(home.type) ? 5 : 8],
        ['Furnished', isFlatType(home.type) ? 4 : 1],
        ['Part furnished', 2],
      ])

function chooseStreet(
  random: Random,
  town: Town,
  area: Area,
  type: PropertyType,
  specialCase: SpecialCase | null,
  before: readonly Street[],
): Street {
  const streets = town.streets.get(area)!
  const main = streets[0]!
  if (specialCase?.mainStreet) return main
  if (['shop', 'restaurant', 'office'].includes(type) && !before.includes(main) && random.chance(0.55))
    return main
  const away = ['park-home', 'garage', 'land', 'detached-bungalow', 'semi-detached-bungalow'].includes(type)
  const free = streets.filter((street) => !before.includes(street) && !(away && street === main))
  return random.pick(free.length > 0 ? free : streets)
}

const isShareable = (home: Home, area: Area): boolean =>
  isFlatType(home.type) &&
  home.type !== 'retirement-flat' &&
  ['modern', 'new'].includes(home.era) &&
  area.nation === 'england'

/** The fewest days since listing at which a listing can have the status of a special case. */
const minAgeDays = ({ kind, status }: SpecialCase): number =>
  status === undefined || status === 'available' ? 0 : kind === 'sale' ? 24 : 14

/**
 * Draws the listings of a kind in a town, newest first. Neighbours in the list differ in street, and two premises of
 * one type are never neighbours.
 */
export function drawListings(
  town: Town,
  kind: ListingKind,
  perArea: Map<Area, number>,
  specialCases: readonly SpecialCase[],
  today: Date,
): Draft[] {
  const random = randomFrom(`${kind}/${town.key}`)
  const order = random.sample(
    [...perArea].flatMap(([area, count]) => Array.from({ length: count }, () => area)),
    Number.MAX_SAFE_INTEGER,
  )
  const ages = order.map(() => drawAge(random, kind)).sort((a, b) => a - b)
  const waiting = [...specialCases]
  const drafts: Draft[] = []
  order.forEach((area, index) => {
    const own = randomFrom(`${kind}/${town.key}/${index}`)
    const before = drafts.slice(-2)
    // Special cases are spread over the list from its third listing on, each at a listing old enough for its status.
    const next =
      index >= 2 && index % 2 === 0
        ? waiting.findIndex((specialCase) => minAgeDays(specialCase) <= ages[index]!)
        : -1
    const specialCase = next === -1 ? null : waiting.splice(next, 1)[0]!
    const type = specialCase?.type ?? drawType(own, area, kind, before.at(-1)?.home.type ?? null)
    const street = chooseStreet(
      own,
      town,
      area,
      type,
      specialCase,
      before.map((draft) => draft.street),
    )
    drafts.push(drawDraft(own, town, kind, area, street, type, specialCase, ages[index]!, today))
  })
  if (waiting.length > 0) throw new Error(`${town.key} has too few listings for its special cases`)
  return drafts
}

function drawDraft(
  random: Random,
  town: Town,
  kind: ListingKind,
  area: Area,
  street: Street,
  type: PropertyType,
  specialCase: SpecialCase | null,
  age: number,
  today: Date,
): Draft {
  const home = drawHome(random, type, area, kind)
  const full =
    kind === 'sale'
      ? askingPrice(random, home, area, street.priceFactor)
      : askingRent(random, home, area, street.priceFactor)
  const qualifier =
    specialCase?.qualifier ??
    (kind === 'let' ? 'price' : drawQualifier(random, home, area, full, isShareable(home, area)))
  const shared = isShareOfHome(qualifier)
  const percent = random.pick([25, 30, 40, 50])
  const share = shared ? { percent, rent: Math.round((full * (1 - percent / 100) * 0.0275) / 12) } : null
  const asked = qualifier === 'poa' ? null : share ? Math.round((full * percent) / 100 / 250) * 250 : full
  let history = drawHistory(random, kind, asked, age, today)
  for (let attempt = 0; specialCase?.status && history.status !== specialCase.status; attempt += 1) {
    if (attempt > 400) throw new Error(`No history for ${specialCase.name}`)
    history = drawHistory(random, kind, asked, age, today)
  }
  const letter = `${random.pick(street.units)}`
  const spot = movePoint(street, (random.next() - 0.5) * 0.12, (random.next() - 0.5) * 0.12)
  return {
    kind,
    area,
    street,
    home,
    random,
    history,
    qualifier,
    share,
    specialCase,
    deposit:
      kind === 'let' && history.price !== null
        ? depositFor(history.price, area.nation, isCommercialType(type))
        : null,
    furnishing: kind === 'let' ? drawFurnishing(random, home) : null,
    postcode: `${street.sector}${letter}`,
    lat: spot.lat,
    lng: spot.lng,
    number: random.int(1, 140),
    listedAt: history.events[0]!.at,
    ageDays: age,
    station: chooseStation(spot, town.stations.get(street) ?? []),
  }
}

/** The day from which a letting is available; null where it is available now or let. */
export function availableFrom(draft: Draft, today: Date): string | null {
  if (draft.kind === 'sale' || !draft.random.chance(0.7)) return null
  return new Date(today.getTime() + draft.random.int(3, 56) * dayMs).toISOString().slice(0, 10)
}
