import { POSTCODE_DISTRICTS } from '../../../lib/agency/places/gazetteer'
import { milesBetween } from '../../../lib/agency/places/geometry'
import type { Point } from '../../../lib/agency/places/types'
import { streetSlug } from '../../../lib/format/slug'
import type { Random } from '../random'
import type { Area } from './area'
import {
  coastalStreets,
  englishStreets,
  englishFirstWords,
  irishFirstWords,
  irishStreets,
  irishLastWords,
  londonFirstWords,
  londonLastWords,
  scottishFirstWords,
  scottishStreets,
  scottishLastWords,
  englishLastWords,
  welshStreets,
} from './street-names'

/** A street of an area, with its postcode sector and its level of prices. */
export interface Street extends Point {
  name: string
  slug: string
  district: string
  sector: string
  /** The last two letters of the street's postcodes, such as 'AB'. */
  units: string[]
  /** The level of prices relative to that of the area: about 1. */
  priceFactor: number
}

const splitNames = (text: string): string[] => text.split(',').map((name) => name.trim())
/**
 * In each region `wholeNameShare` of the street names are whole names. The others are made of a first and a last word.
 */
const namesByRegion = {
  england: {
    wholeNames: splitNames(englishStreets),
    firstWords: splitNames(englishFirstWords),
    lastWords: englishLastWords,
    wholeNameShare: 0.5,
  },
  london: {
    wholeNames: [] as string[],
    firstWords: splitNames(londonFirstWords),
    lastWords: londonLastWords,
    wholeNameShare: 0,
  },
  scotland: {
    wholeNames: splitNames(scottishStreets),
    firstWords: splitNames(scottishFirstWords),
    lastWords: scottishLastWords,
    wholeNameShare: 0.5,
  },
  wales: {
    wholeNames: splitNames(welshStreets),
    firstWords: splitNames(englishFirstWords),
    lastWords: englishLastWords,
    wholeNameShare: 0.7,
  },
  'northern-ireland': {
    wholeNames: splitNames(irishStreets),
    firstWords: splitNames(irishFirstWords),
    lastWords: irishLastWords,
    wholeNameShare: 0.3,
  },
}
const coastalNames = splitNames(coastalStreets)

/** The letters of a postcode's last two places. Royal Mail never uses C, I, K, M, O or V there. */
export const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ'

const MILES_PER_DEGREE = 69.0

const NEIGHBOURHOOD_RADIUS_MILES = 0.55
const MAX_RADIUS_MILES = 3.2

/**
 * Estimates the radius of an area in miles. It grows with the root of the population: a town of 25,000 people has a
 * radius of one mile, and a city of 250,000 people one of three miles.
 */
const estimateRadius = (area: Area): number =>
  area.locality
    ? NEIGHBOURHOOD_RADIUS_MILES
    : Math.min(0.2 + 0.165 * Math.sqrt(area.peopleThousands), MAX_RADIUS_MILES)

/** Computes the direction of an offset in degrees clockwise from north. */
const computeBearing = (east: number, north: number): number =>
  ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360

/** Computes the angle between two bearings, from 0 to 180 degrees. */
const computeAngleBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

/** A point relative to the middle of its area: the miles to the east and to the north, and the distance. */
interface Offset {
  east: number
  north: number
  miles: number
}

/** Points within this angle of the direction of the sea are in the water, except near the middle of the area. */
const MAX_DEGREES_TO_SEA = 95
/** Points nearer to the middle of an area are always on land. */
const MILES_TO_SHORE = 0.12

/** Draws a point in the area, on land. The exponent makes points near the middle more frequent. */
function drawOffset(random: Random, area: Area): Offset {
  for (;;) {
    const miles = estimateRadius(area) * Math.pow(random.next(), 0.7)
    const bearing = random.next() * 360
    const isTowardsSea =
      area.seaBearing !== null && computeAngleBetween(bearing, area.seaBearing) < MAX_DEGREES_TO_SEA
    if (isTowardsSea && miles > MILES_TO_SHORE) continue
    const radians = (bearing * Math.PI) / 180
    return { east: miles * Math.sin(radians), north: miles * Math.cos(radians), miles }
  }
}

/** Districts count as equally near to a point if the distances of their centres differ by no more than this. */
const DISTRICT_TOLERANCE_MILES = 0.1

/**
 * Chooses the postcode district of a point, and invents its sector. The district is the one with the nearest centre;
 * districts with equally near centres divide the area like slices of a cake. The sector's number is that of one of
 * three rings around the middle, and higher by three in every other sixth of the compass.
 */
function inventSector(area: Area, offset: Offset): { district: string; sector: string } {
  const point = movePoint(area.point, offset.east, offset.north)
  const distances = area.districts.map((code) =>
    milesBetween(POSTCODE_DISTRICTS.get(code) ?? area.point, point),
  )
  const nearestDistricts = area.districts.filter(
    (_, index) => distances[index]! <= Math.min(...distances) + DISTRICT_TOLERANCE_MILES,
  )
  const bearing = computeBearing(offset.east, offset.north)
  const slice = Math.floor((bearing / 360) * nearestDistricts.length)
  const district = nearestDistricts[Math.min(slice, nearestDistricts.length - 1)]!
  const ring = Math.min(Math.floor((offset.miles / estimateRadius(area)) * 3), 2)
  const directionOffset = bearing % 120 < 60 ? 0 : 3 // alternates with each sixth of the circle
  return { district, sector: `${district} ${1 + ring + directionOffset}` }
}

function drawName(random: Random, area: Area, neighbours: readonly string[]): string {
  if (area.seaBearing !== null && random.chance(0.1)) return random.pick(coastalNames)
  const isInLondon = area.town === 'London'
  if (!isInLondon && neighbours.length > 0 && random.chance(0.06)) return `${random.pick(neighbours)} Road`
  const names = isInLondon ? namesByRegion.london : namesByRegion[area.nation]
  return random.chance(names.wholeNameShare)
    ? random.pick(names.wholeNames)
    : `${random.pick(names.firstWords)} ${random.weighted(names.lastWords)}`
}

/** The price factors of streets: their standard deviation around 1, and their bounds. */
const PRICE_FACTORS = { deviation: 0.08, min: 0.82, max: 1.22 }
/** How many names are drawn for each street at most, because many names are taken already. */
const ATTEMPTS_PER_STREET = 40
/** The main street lies 0.05 miles to the north-east of the middle of its town. */
const MAIN_STREET_OFFSET: Offset = { east: 0.04, north: 0.03, miles: 0.05 }

const mainStreetNames: Record<Area['nation'], string> = {
  england: 'High Street',
  scotland: 'High Street',
  wales: 'High Street',
  'northern-ireland': 'Main Street',
}

/**
 * Draws the streets of an area, all with different names. The first street of a town is its main street.
 * @param count the number of streets; fewer are drawn if the names run out
 * @param neighbours near towns, after which roads are named
 * @param takenNames the names that are used in the town already; the function adds those of the streets
 */
export function drawStreets(
  random: Random,
  area: Area,
  count: number,
  neighbours: readonly string[],
  takenNames: Set<string>,
): Street[] {
  const streets: Street[] = []
  const maxAttempts = count * ATTEMPTS_PER_STREET
  for (let attempts = 0; streets.length < count && attempts < maxAttempts; attempts += 1) {
    const isMainStreet = streets.length === 0 && area.locality === null
    const mainStreetName = mainStreetNames[area.nation]
    const name =
      isMainStreet && !takenNames.has(mainStreetName) ? mainStreetName : drawName(random, area, neighbours)
    if (takenNames.has(name)) continue
    takenNames.add(name)
    const offset = isMainStreet ? MAIN_STREET_OFFSET : drawOffset(random, area)
    const drawnPriceFactor = 1 + PRICE_FACTORS.deviation * random.normal()
    const priceFactor = Math.min(Math.max(drawnPriceFactor, PRICE_FACTORS.min), PRICE_FACTORS.max)
    const units = Array.from(
      { length: random.int(1, 3) },
      () => random.pick([...unitLetters]) + random.pick([...unitLetters]),
    )
    streets.push({
      name,
      slug: streetSlug(name),
      ...movePoint(area.point, offset.east, offset.north),
      ...inventSector(area, offset),
      units,
      priceFactor,
    })
  }
  return streets
}

/** Moves a point by some miles east and north. The result has five decimals, which is a metre or so. */
export function movePoint(from: Point, east: number, north: number): Point {
  const lat = from.lat + north / MILES_PER_DEGREE
  const lng = from.lng + east / (MILES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180))
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}
