import { POSTCODE_DISTRICTS } from '../../../lib/agency/places/gazetteer'
import { milesBetween } from '../../../lib/agency/places/geometry'
import type { Point } from '../../../lib/agency/places/types'
import { streetSlug } from '../../../lib/format/slug'
import type { Random } from '../random'
import type { Area } from './area'
import {
  coastalStreets,
  englishStreets,
  firstWords,
  irishFirst,
  irishStreets,
  irishSuffixes,
  londonFirst,
  londonSuffixes,
  scottishFirst,
  scottishStreets,
  scottishSuffixes,
  suffixes,
  welshStreets,
} from './street-names'

/** A street of an area, with its postcode sector and price level. */
export interface Street extends Point {
  name: string
  slug: string
  district: string
  sector: string
  /** The last two letters of the postcodes in use there, as in 'AB'. */
  units: string[]
  /** The price level relative to the area's, about 1. */
  priceFactor: number
}

const splitNames = (text: string): string[] => text.split(',').map((name) => name.trim())
const namesByRegion = {
  england: {
    wholeNames: splitNames(englishStreets),
    firstWords: splitNames(firstWords),
    lastWords: suffixes,
    wholeNameShare: 0.5,
  },
  london: {
    wholeNames: [] as string[],
    firstWords: splitNames(londonFirst),
    lastWords: londonSuffixes,
    wholeNameShare: 0,
  },
  scotland: {
    wholeNames: splitNames(scottishStreets),
    firstWords: splitNames(scottishFirst),
    lastWords: scottishSuffixes,
    wholeNameShare: 0.5,
  },
  wales: {
    wholeNames: splitNames(welshStreets),
    firstWords: splitNames(firstWords),
    lastWords: suffixes,
    wholeNameShare: 0.7,
  },
  'northern-ireland': {
    wholeNames: splitNames(irishStreets),
    firstWords: splitNames(irishFirst),
    lastWords: irishSuffixes,
    wholeNameShare: 0.3,
  },
}
const coastalNames = splitNames(coastalStreets)

/** The letters of a postcode's last two places. Royal Mail never uses C, I, K, M, O or V there. */
export const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ'

const MILES_PER_DEGREE = 69.0

/** Estimates the radius of an area in miles: a town of 25,000 people has one of a mile, a city of 250,000 three. */
const estimateRadius = (area: Area): number =>
  area.locality ? 0.55 : Math.min(0.2 + 0.165 * Math.sqrt(area.peopleThousands), 3.2)

/** Computes the direction of an offset in degrees clockwise from north. */
const computeBearing = (east: number, north: number): number =>
  ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360

const computeAngleBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

/** Miles east and north of the middle of an area, and the distance from there. */
interface Offset {
  east: number
  north: number
  miles: number
}

/** Draws a point in the area, more often near its middle, and not out at sea. */
function drawOffset(random: Random, area: Area): Offset {
  for (;;) {
    const miles = estimateRadius(area) * Math.pow(random.next(), 0.7)
    const bearing = random.next() * 360
    const isTowardsSea = area.seaBearing !== null && computeAngleBetween(bearing, area.seaBearing) < 95
    if (isTowardsSea && miles > 0.12) continue
    const radians = (bearing * Math.PI) / 180
    return { east: miles * Math.sin(radians), north: miles * Math.cos(radians), miles }
  }
}

/** Districts count as equally near to a point if the distances of their centres differ by no more than this. */
const DISTRICT_TOLERANCE_MILES = 0.1

/**
 * Invents a district and sector for a point: the district with the nearest centre. Districts with equally near centres
 * divide the area like slices of a cake. Its sectors are three rings, each of which has two numbers: 1 to 3, and 4 to
 * 6.
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
  const half = bearing % 120 < 60 ? 0 : 3
  return { district, sector: `${district} ${1 + ring + half}` }
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

const mainStreetNames: Record<Area['nation'], string> = {
  england: 'High Street',
  scotland: 'High Street',
  wales: 'High Street',
  'northern-ireland': 'Main Street',
}

/**
 * Draws the streets of an area, all of different names. The first street of a town is its main street, near the middle.
 * @param count how many streets are drawn; fewer if the names run out
 * @param neighbours towns close by, after which roads are named
 * @param takenNames names already used in the same town, to which those of the streets are added
 */
export function drawStreets(
  random: Random,
  area: Area,
  count: number,
  neighbours: readonly string[],
  takenNames: Set<string>,
): Street[] {
  const streets: Street[] = []
  for (let attempts = 0; streets.length < count && attempts < count * 40; attempts += 1) {
    const isMainStreet = streets.length === 0 && area.locality === null
    const mainStreetName = mainStreetNames[area.nation]
    const name =
      isMainStreet && !takenNames.has(mainStreetName) ? mainStreetName : drawName(random, area, neighbours)
    if (takenNames.has(name)) continue
    takenNames.add(name)
    const offset = isMainStreet ? { east: 0.04, north: 0.03, miles: 0.05 } : drawOffset(random, area)
    const priceFactor = Math.min(Math.max(1 + 0.08 * random.normal(), 0.82), 1.22)
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

/** Moves a point by some miles east and north. */
export function movePoint(from: Point, east: number, north: number): Point {
  const lat = from.lat + north / MILES_PER_DEGREE
  const lng = from.lng + east / (MILES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180))
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}
