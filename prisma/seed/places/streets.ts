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
    whole: splitNames(englishStreets),
    first: splitNames(firstWords),
    last: suffixes,
    wholeShare: 0.5,
  },
  london: { whole: [] as string[], first: splitNames(londonFirst), last: londonSuffixes, wholeShare: 0 },
  scotland: {
    whole: splitNames(scottishStreets),
    first: splitNames(scottishFirst),
    last: scottishSuffixes,
    wholeShare: 0.5,
  },
  wales: { whole: splitNames(welshStreets), first: splitNames(firstWords), last: suffixes, wholeShare: 0.7 },
  'northern-ireland': {
    whole: splitNames(irishStreets),
    first: splitNames(irishFirst),
    last: irishSuffixes,
    wholeShare: 0.3,
  },
}
const coastalNames = splitNames(coastalStreets)

/** Letters of a postcode's last two places; C I K M O V are never used there (Royal Mail). */
export const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ'

const milesPerDegree = 69.0

/** Rough radius of an area in miles: a town of 25,000 reaches a mile, a city of 250,000 three. */
const radiusOf = (area: Area): number =>
  area.locality ? 0.55 : Math.min(0.2 + 0.165 * Math.sqrt(area.people), 3.2)

/** Degrees clockwise from north of an offset. */
const bearing = (east: number, north: number): number =>
  ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360

const angleBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

/** A point in the area, denser towards its middle, and not out at sea. */
function drawOffset(random: Random, area: Area): { east: number; north: number; miles: number } {
  for (;;) {
    const miles = radiusOf(area) * Math.pow(random.next(), 0.7)
    const direction = random.next() * 360
    const towardsSea = area.sea !== null && angleBetween(direction, area.sea) < 95
    if (towardsSea && miles > 0.12) continue
    const radians = (direction * Math.PI) / 180
    return { east: miles * Math.sin(radians), north: miles * Math.cos(radians), miles }
  }
}

/** Districts whose centres are equally near to a point, within this distance, share its surroundings. */
const districtToleranceMiles = 0.1

/**
 * Invents a district and sector for a point: the district with the nearest centre. Districts with the same centre
 * divide the area like slices, and sectors like rings.
 */
function findSector(
  area: Area,
  offset: { east: number; north: number; miles: number },
): { district: string; sector: string } {
  const point = movePoint(area.point, offset.east, offset.north)
  const distances = area.districts.map((code) =>
    milesBetween(POSTCODE_DISTRICTS.get(code) ?? area.point, point),
  )
  const nearest = area.districts.filter(
    (_, index) => distances[index]! <= Math.min(...distances) + districtToleranceMiles,
  )
  const slice = Math.floor((bearing(offset.east, offset.north) / 360) * nearest.length)
  const district = nearest[Math.min(slice, nearest.length - 1)]!
  const ring = Math.min(Math.floor((offset.miles / radiusOf(area)) * 3), 2)
  const half = bearing(offset.east, offset.north) % 120 < 60 ? 0 : 3
  return { district, sector: `${district} ${1 + ring + half}` }
}

function drawName(random: Random, area: Area, neighbours: readonly string[]): string {
  if (area.sea !== null && random.chance(0.1)) return random.pick(coastalNames)
  const london = area.town === 'London'
  if (!london && neighbours.length > 0 && random.chance(0.06)) return `${random.pick(neighbours)} Road`
  const from = london ? namesByRegion.london : namesByRegion[area.nation]
  return random.chance(from.wholeShare)
    ? random.pick(from.whole)
    : `${random.pick(from.first)} ${random.weighted(from.last)}`
}

/** Streets that stand first wherever the place is large enough to have shops. */
const mainStreet: Record<Area['nation'], string> = {
  england: 'High Street',
  scotland: 'High Street',
  wales: 'High Street',
  'northern-ireland': 'Main Street',
}

/**
 * The streets of an area, all of different names; the first is its main street, where its shops are.
 * @param neighbours towns close by, after which roads are named
 * @param taken names already used in the same town
 */
export function drawStreets(
  random: Random,
  area: Area,
  count: number,
  neighbours: readonly string[],
  taken: Set<string>,
): Street[] {
  const streets: Street[] = []
  for (let attempts = 0; streets.length < count && attempts < count * 40; attempts += 1) {
    const first = streets.length === 0 && area.locality === null
    const name =
      first && !taken.has(mainStreet[area.nation])
        ? mainStreet[area.nation]
        : drawName(random, area, neighbours)
    if (taken.has(name)) continue
    taken.add(name)
    const offset = first ? { east: 0.04, north: 0.03, miles: 0.05 } : drawOffset(random, area)
    const priceFactor = Math.min(Math.max(1 + 0.08 * random.normal(), 0.82), 1.22)
    const units = Array.from(
      { length: random.int(1, 3) },
      () => random.pick([...unitLetters]) + random.pick([...unitLetters]),
    )
    streets.push({
      name,
      slug: streetSlug(name),
      ...movePoint(area.point, offset.east, offset.north),
      ...findSector(area, offset),
      units,
      priceFactor,
    })
  }
  return streets
}

/** Moves a point by some miles east and north. */
export function movePoint(from: Point, east: number, north: number): Point {
  const lat = from.lat + north / milesPerDegree
  const lng = from.lng + east / (milesPerDegree * Math.cos((from.lat * Math.PI) / 180))
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}
