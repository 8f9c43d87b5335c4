import type { Corner } from '../../../search/drawn-area'
import { roundDegrees } from '../../places/public-position'
import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import { boxOfCorners, widenForPublic } from '../place-predicate'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { ALL, NONE, SOME, type PlaceFilter, type Verdict } from './verdict'

/* The filter by a drawn area, and distances of public positions. In PostgreSQL, `isInDrawnArea` finds the same. */

const RADIANS_PER_DEGREE = Math.PI / 180

type Box = ReturnType<typeof widenForPublic>

/** Whether all exact positions of an area's listings are outside a box. */
const isOutside = (box: Box, boxes: Boxes, area: number): boolean =>
  boxes.maxLat[area]! < box.south ||
  boxes.minLat[area]! > box.north ||
  boxes.maxLng[area]! < box.west ||
  boxes.minLng[area]! > box.east

const isInBox = ({ south, north, west, east }: Box, lat: number, lng: number): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Computes miles by the operations of `milesFrom` in SQL, in the same order, so that rounding errors are equal. */
export function publicMilesFrom(point: Point, exactLat: number, exactLng: number): number {
  const [lat, lng] = [roundDegrees(exactLat), roundDegrees(exactLng)]
  const [sinLat, sinLng] = [
    Math.sin(((lat - point.lat) * RADIANS_PER_DEGREE) / 2),
    Math.sin(((lng - point.lng) * RADIANS_PER_DEGREE) / 2),
  ]
  const haversine =
    sinLat * sinLat +
    Math.cos(point.lat * RADIANS_PER_DEGREE) * Math.cos(lat * RADIANS_PER_DEGREE) * (sinLng * sinLng)
  return EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(haversine))
}

/** Whether a position is inside an outline, which may cross itself, by the even-odd rule; see `isInDrawnArea`. */
function isInOutline(corners: readonly Corner[], lat: number, lng: number): boolean {
  let isInside = false
  let previous = corners.at(-1)!
  for (const corner of corners) {
    // A line from the position due east crosses this side if the side reaches over the latitude, east of the position.
    const spansLatitude = corner.lat > lat !== previous.lat > lat
    if (spansLatitude) {
      const lngOfSide =
        ((previous.lng - corner.lng) * (lat - corner.lat)) / (previous.lat - corner.lat) + corner.lng
      if (lng < lngOfSide) isInside = !isInside
    }
    previous = corner
  }
  return isInside
}

/**
 * Whether the line between two corners of an outline may touch a box. The line does not if its own bounding box is
 * beside the box, or if all four corners of the box are on the same side of the line.
 */
function mayTouch(a: Corner, b: Corner, { south, north, west, east }: Box): boolean {
  if (Math.max(a.lat, b.lat) < south || Math.min(a.lat, b.lat) > north) return false
  if (Math.max(a.lng, b.lng) < west || Math.min(a.lng, b.lng) > east) return false
  // The sign of the cross product says on which side of the line a point is; 0 is on the line.
  const sideOf = (lat: number, lng: number) =>
    Math.sign((b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng))
  const side = sideOf(south, west)
  return (
    side === 0 || sideOf(south, east) !== side || sideOf(north, west) !== side || sideOf(north, east) !== side
  )
}

/** If no line of the outline touches the box of an area, the positions in the box are all inside or all outside. */
function verdictOfOutline(corners: readonly Corner[], boxes: Boxes, area: number): Verdict {
  const box = widenForPublic({
    south: boxes.minLat[area]!,
    north: boxes.maxLat[area]!,
    west: boxes.minLng[area]!,
    east: boxes.maxLng[area]!,
  })
  let previous = corners.at(-1)!
  for (const corner of corners) {
    if (mayTouch(previous, corner, box)) return SOME
    previous = corner
  }
  if (!isInOutline(corners, box.south, box.west)) return NONE
  return boxes.hasUnlocated[area] === 0 ? ALL : SOME
}

export function createDrawnAreaFilter(corners: readonly Corner[]): PlaceFilter {
  const box = widenForPublic(boxOfCorners(corners))
  return {
    verdictOf: (area, boxes) => (isOutside(box, boxes, area) ? NONE : verdictOfOutline(corners, boxes, area)),
    includes: ({ lat, lng }: Columns, row) =>
      isInBox(box, lat[row]!, lng[row]!) &&
      isInOutline(corners, roundDegrees(lat[row]!), roundDegrees(lng[row]!)),
  }
}
