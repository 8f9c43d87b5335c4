import { isCommercialType, isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { roundForPublic } from '../../lib/agency/listings/cards'
import { milesBetween } from '../../lib/agency/places/geometry'
import { findNearestPlaces, findNearestStations } from '../../lib/agency/places/nearest'
import type { Point } from '../../lib/agency/places/types'
import { placeSlug } from '../../lib/format/slug'
import { drawHome } from './draw-home'
import { isRecentEra, type Home } from './home'
import { drawType } from './draw-type'
import type { Area } from './places/area'
import { drawStreets, movePoint, type Street } from './places/streets'
import { drawAskingPrice, drawAskingRent, computeDeposit } from './prices'
import { drawQualifier } from './qualifiers'
import { randomFrom, type Random } from './random'
import type { ListingKind } from '../../lib/domain/listing-kind'
import { isShareOfHome, type PriceQualifier } from '../../lib/domain/price-qualifier'
import type { SpecialCase } from './special-cases'
import { DAY_MS, drawAge, drawHistory, type ListingHistory } from './statuses'
import { toIsoDay } from '../../lib/format/iso-day'

/** The terms of shared ownership. */
interface Share {
  percent: number
  /** The present price of the whole home, in pounds. */
  fullPrice: number
  /** The monthly rent in pounds for the part that the buyer does not own. */
  rent: number
}

/** A listing before its texts, pictures and ids are created. */
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
  share: Share | null
  postcode: string
  lat: number
  lng: number
  houseNumber: number
  listedAt: string
  ageDays: number
  /** The railway station that the description names; `isNearest` is true if no other station is nearer. */
  station: { name: string; miles: number; isNearest: boolean } | null
  specialCase: SpecialCase | null
}

/** A town with its areas, their streets and the stations near each street. */
export interface Town {
  key: string
  areas: Area[]
  streets: Map<Area, Street[]>
  stations: Map<Street, Station[]>
}

type Station = ReturnType<typeof findNearestStations>[number]

export const getTownKey = (area: Area): string => `${placeSlug(area.town)}/${area.countySlug}`

/** Roads are named after towns at this distance. Nearer towns count as the same place. */
const NEIGHBOUR_MILES = { min: 2, max: 15 }
const MAX_NEIGHBOUR_TOWNS = 6
/** Keeps the names of roads short. */
const MAX_NEIGHBOUR_NAME_CHARACTERS = 17
/** The number of nearest places among which towns are looked for. */
const NEIGHBOUR_CANDIDATES = 14

/** Finds the names of nearby towns, after which roads are named. */
function findNeighbourTowns(area: Area): string[] {
  return findNearestPlaces(area.point, NEIGHBOUR_CANDIDATES)
    .filter(({ miles }) => miles > NEIGHBOUR_MILES.min && miles < NEIGHBOUR_MILES.max)
    .filter(({ place }) => place.kind === 'town' || place.kind === 'city')
    .map(({ place }) => place.name)
    .filter((name) => name !== area.town && name.length <= MAX_NEIGHBOUR_NAME_CHARACTERS)
    .slice(0, MAX_NEIGHBOUR_TOWNS)
}

/** Matches stations that serve events, an airport or drivers, which a description of a home does not name. */
const occasionalStations = /football|racecourse|airport|parkway/i

/** The nearest station of every home of a street is among the four that are nearest to the street. */
const STATIONS_PER_STREET = 4

/** Chooses the station that a description names. Distances are from the rounded position, as on the listing's page. */
function chooseStation(position: Point, stations: readonly Station[]): Draft['station'] {
  const publicPoint = { lat: roundForPublic(position.lat)!, lng: roundForPublic(position.lng)! }
  const nearestFirst = stations
    .map((station) => ({ name: station.name, miles: milesBetween(publicPoint, station) }))
    .sort((a, b) => a.miles - b.miles)
  const nearestStation = nearestFirst.find(({ name }) => !occasionalStations.test(name))
  return nearestStation ? { ...nearestStation, isNearest: nearestStation === nearestFirst[0] } : null
}

const MIN_STREETS = 4
const LISTINGS_PER_STREET = 2.2

export function drawTown(areas: Area[], countListings: (area: Area) => number): Town {
  const takenNames = new Set<string>()
  const streetsByArea = new Map<Area, Street[]>()
  const stations = new Map<Street, Station[]>()
  for (const area of areas) {
    const random = randomFrom(`streets/${getTownKey(area)}/${area.locality ?? ''}`)
    const streetCount = Math.max(MIN_STREETS, Math.ceil(countListings(area) / LISTINGS_PER_STREET))
    const streets = drawStreets(random, area, streetCount, findNeighbourTowns(area), takenNames)
    streetsByArea.set(area, streets)
    for (const street of streets) stations.set(street, findNearestStations(street, STATIONS_PER_STREET))
  }
  return { key: getTownKey(areas[0]!), areas, streets: streetsByArea, stations }
}

const drawFurnishing = (random: Random, home: Home): string | null =>
  isCommercialType(home.type)
    ? null
    : random.weighted([
        ['Unfurnished', isFlatType(home.type) ? 5 : 8],
        ['Furnished', isFlatType(home.type) ? 4 : 1],
        ['Part furnished', 2],
      ])

interface StreetChoice {
  random: Random
  town: Town
  area: Area
  type: PropertyType
  specialCase: SpecialCase | null
  /** The streets of the two previous listings in the list. */
  takenStreets: readonly Street[]
}

/** Types that are often on the main street. */
const mainStreetTypes: readonly PropertyType[] = ['shop', 'restaurant', 'office']
/** Types that are never on the main street. */
const sideStreetTypes: readonly PropertyType[] = [
  'park-home',
  'garage',
  'land',
  'detached-bungalow',
  'semi-detached-bungalow',
]

function chooseStreet({ random, town, area, type, specialCase, takenStreets }: StreetChoice): Street {
  const streets = town.streets.get(area)!
  const mainStreet = streets[0]!
  if (specialCase?.mainStreet) return mainStreet
  if (mainStreetTypes.includes(type) && !takenStreets.includes(mainStreet) && random.chance(0.55))
    return mainStreet
  const suitableStreets = sideStreetTypes.includes(type)
    ? streets.filter((street) => street !== mainStreet)
    : streets
  const freeStreets = suitableStreets.filter((street) => !takenStreets.includes(street))
  return random.pick(freeStreets.length > 0 ? freeStreets : streets)
}

/** Returns whether a home may be sold in shared ownership, as only recent flats in England are. */
const isShareable = (home: Home, area: Area): boolean =>
  isFlatType(home.type) &&
  home.type !== 'retirement-flat' &&
  isRecentEra(home.era) &&
  area.nation === 'england'

/** The least age of a listing that a special case turns into an agreed one. */
const MIN_AGREED_AGE_DAYS: Record<ListingKind, number> = { sale: 24, let: 14 }

const getMinAgeDays = ({ kind, status }: SpecialCase): number =>
  status === undefined || status === 'available' ? 0 : MIN_AGREED_AGE_DAYS[kind]

/**
 * Draws the listings of a kind in a town, the newest first. Neighbours in the list are in different streets, and are
 * not both premises of the same type.
 */
export function drawListings(
  town: Town,
  kind: ListingKind,
  countByArea: Map<Area, number>,
  specialCases: readonly SpecialCase[],
  today: Date,
): Draft[] {
  const random = randomFrom(`${kind}/${town.key}`)
  const areas = [...countByArea].flatMap(([area, count]) => Array.from({ length: count }, () => area))
  const shuffledAreas = random.sample(areas, areas.length)
  const agesDays = shuffledAreas.map(() => drawAge(random, kind)).sort((a, b) => a - b)
  const pendingCases = [...specialCases]
  const drafts: Draft[] = []
  shuffledAreas.forEach((area, index) => {
    const listingRandom = randomFrom(`${kind}/${town.key}/${index}`)
    const ageDays = agesDays[index]!
    const neighbours = drafts.slice(-2)
    // From the third listing on, every other listing takes a special case, if the listing is old enough for its status.
    const isCaseDue = index >= 2 && index % 2 === 0
    const caseIndex = isCaseDue ? pendingCases.findIndex((special) => getMinAgeDays(special) <= ageDays) : -1
    const specialCase = caseIndex === -1 ? null : pendingCases.splice(caseIndex, 1)[0]!
    const type =
      specialCase?.type ?? drawType(listingRandom, area, kind, neighbours.at(-1)?.home.type ?? null)
    const takenStreets = neighbours.map(({ street }) => street)
    const street = chooseStreet({ random: listingRandom, town, area, type, specialCase, takenStreets })
    drafts.push(
      drawDraft({ random: listingRandom, town, kind, area, street, type, specialCase, ageDays, today }),
    )
  })
  if (pendingCases.length > 0) throw new Error(`${town.key} has too few listings for its special cases`)
  return drafts
}

interface DraftPlan {
  random: Random
  town: Town
  kind: ListingKind
  area: Area
  street: Street
  type: PropertyType
  specialCase: SpecialCase | null
  ageDays: number
  today: Date
}

/** The yearly rent on the part that a buyer in shared ownership does not own, as a share of its value. */
const SHARED_OWNERSHIP_RENT = 0.0275
/** The largest distance of a home from the middle of its street, in each direction of the compass. */
const MAX_OFFSET_MILES = 0.06
const MAX_HOUSE_NUMBER = 140

function drawDraft(plan: DraftPlan): Draft {
  const { random, town, kind, area, street, type, specialCase, ageDays } = plan
  const home = drawHome(random, type, area, kind)
  const drawAmount = kind === 'sale' ? drawAskingPrice : drawAskingRent
  const fullAmount = drawAmount(random, home, area, street.priceFactor)
  const qualifier = specialCase?.qualifier ?? drawQualifierOfKind(plan, home, fullAmount)
  // The percentage is drawn for every listing, so that later draws do not depend on the qualifier.
  const percent = random.pick([25, 30, 40, 50])
  const isShare = isShareOfHome(qualifier)
  const statedPrice = isShare ? roundValuation(fullAmount) : fullAmount
  const fullPriceHistory = drawHistoryWithStatus(plan, qualifier === 'poa' ? null : statedPrice)
  const share = isShare ? computeShare(fullPriceHistory.price ?? statedPrice, percent) : null
  const history = share ? toHistoryOfShare(fullPriceHistory, percent) : fullPriceHistory
  const postcodeUnit = random.pick(street.units)
  const drawOffset = () => (random.next() - 0.5) * 2 * MAX_OFFSET_MILES
  const position = movePoint(street, drawOffset(), drawOffset())
  const hasDeposit = kind === 'let' && history.price !== null
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
    deposit: hasDeposit ? computeDeposit(history.price!, area.nation, isCommercialType(type)) : null,
    furnishing: kind === 'let' ? drawFurnishing(random, home) : null,
    postcode: `${street.sector}${postcodeUnit}`,
    lat: position.lat,
    lng: position.lng,
    houseNumber: random.int(1, MAX_HOUSE_NUMBER),
    listedAt: history.events[0]!.at,
    ageDays,
    station: chooseStation(position, town.stations.get(street) ?? []),
  }
}

function drawQualifierOfKind({ random, kind, area }: DraftPlan, home: Home, price: number): PriceQualifier {
  return kind === 'let' ? 'price' : drawQualifier(random, home, area, price, isShareable(home, area))
}

/** Rounds to £1,000, because the price of a share comes from a surveyor's valuation, which is a round sum. */
const roundValuation = (pounds: number): number => Math.round(pounds / 1_000) * 1_000

function computeShare(fullPrice: number, percent: number): Share {
  const yearlyRent = fullPrice * (1 - percent / 100) * SHARED_OWNERSHIP_RENT
  return { percent, fullPrice, rent: Math.round(yearlyRent / 12) }
}

/** Converts the prices of a whole home to the prices of a share in the home. */
function toHistoryOfShare(history: ListingHistory, percent: number): ListingHistory {
  const toShare = (amount: number | null) => (amount === null ? null : (amount * percent) / 100)
  return {
    ...history,
    price: toShare(history.price),
    events: history.events.map((event) => ({
      ...event,
      price_pence: toShare(event.price_pence),
      previous_pence: toShare(event.previous_pence),
    })),
  }
}

/** Each status has a probability of at least 5 per cent, so it is all but certain to occur within 400 attempts. */
const MAX_HISTORY_ATTEMPTS = 400

/** Draws histories until one ends in the status of the special case. @throws Error if none does */
function drawHistoryWithStatus(
  { random, kind, ageDays, today, specialCase }: DraftPlan,
  askingPrice: number | null,
) {
  for (let attempt = 0; attempt <= MAX_HISTORY_ATTEMPTS; attempt += 1) {
    const history = drawHistory(random, { kind, initialPrice: askingPrice, ageDays }, today)
    if (!specialCase?.status || history.status === specialCase.status) return history
  }
  throw new Error(`No history for ${specialCase?.name}`)
}

/** Draws the day from which a letting is available, as YYYY-MM-DD; null for a sale, and if it is available now. */
export function drawAvailableFrom(draft: Draft, today: Date): string | null {
  if (draft.kind === 'sale' || !draft.random.chance(0.7)) return null
  const daysFromNow = draft.random.int(3, 56)
  return toIsoDay(new Date(today.getTime() + daysFromNow * DAY_MS))
}
