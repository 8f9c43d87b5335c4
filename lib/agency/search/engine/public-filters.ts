import type { Corner } from '../../../search/drawn-area'
import { roundDegrees } from '../../places/public-position'
import type { Point } from '../../places/types'
import { boxOfCorners, EARTH_RADIUS_MILES, toSearchBox, widenForPublic } from '../place-predicate'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { NONE, SOME, type PlaceFilter, type Verdict } from './verdict'

/* Filters by public positions, which PostgreSQL has in `isNearPublicly` and `isInDrawnArea`. */

const RADIANS = Math.PI / 180

type Box = ReturnType<typeof widenForPublic>

/** SOME for each area that reaches into a box of exact positions. */
function verdictOfBox(box: Box, boxes: Boxes, area: number): Verdict {
  const isOutside =
    boxes.maxLat[area]! < box.south ||
    boxes.minLat[area]! > box.north ||
    boxes.maxLng[area]! < box.west ||
    boxes.minLng[area]! > box.east
  return isOutside ? NONE : SOME
}

const isInBox = ({ south, north, west, east }: Box, lat: number, lng: number): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** The great-circle distance of a public position, by the operations of PostgreSQL in its order. */
export function publicMilesFrom(point: Point, exactLat: number, exactLng: number): number {
  const [lat, lng] = [roundDegrees(exactLat), roundDegrees(exactLng)]
  const [sinLat, sinLng] = [
    Math.sin(((lat - point.lat) * RADIANS) / 2),
    Math.sin(((lng - point.lng) * RADIANS) / 2),
  ]
  const haversine =
    sinLat * sinLat + Math.cos(point.lat * RADIANS) * Math.cos(lat * RADIANS) * (sinLng * sinLng)
  return EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(haversine))
}

export function createNearFilter({ point, miles }: { point: Point; miles: number }): PlaceFilter {
  const box = widenForPublic(toSearchBox(point, miles))
  return {
    verdictOf: (area, boxes) => verdictOfBox(box, boxes, area),
    includes: ({ lat, lng }: Columns, row) =>
      isInBox(box, lat[row]!, lng[row]!) && publicMilesFrom(point, lat[row]!, lng[row]!) <= miles,
  }
}

/** Finds by the even-odd rule what is inside of an outline, which may cross itself. */
function isInOutline(corners: readonly Corner[], lat: number, lng: number): boolean {
  let isInside = false
  let before = corners.at(-1)!
  for (const corner of corners) {
    const isCrossed =
      corner.lat > lat !== before.lat > lat &&
      lng < ((before.lng - corner.lng) * (lat - corner.lat)) / (before.lat - corner.lat) + corner.lng
    if (isCrossed) isInside = !isInside
    before = corner
  }
  return isInside
}

export function createAreaFilter(corners: readonly Corner[]): PlaceFilter {
  const box = widenForPublic(boxOfCorners(corners))
  return {
    verdictOf: (area, boxes) => verdictOfBox(box, boxes, area),
    includes: ({ lat, lng }: Columns, row) =>
      isInBox(box, lat[row]!, lng[row]!) &&
      isInOutline(corners, roundDegrees(lat[row]!), roundDegrees(lng[row]!)),
  }
}
