import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES, toSearchBox } from '../place-predicate'
import { gapTo, haversine, reachTo } from './box-distance'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { ALL, NONE, SOME, type Verdict } from './verdict'

const RADIANS = Math.PI / 180
/** Far more than rounding errors. Within this share of the limit, listings are measured as PostgreSQL does it. */
const MARGIN = 1e-9

/** Up to so many degrees, the series below are exact to far less than MARGIN. */
const MAX_SERIES_DEGREES = 3

/** The square of the sine of half a small angle, by its series, which takes a fraction of the time of a sine. */
function smallHaversine(degrees: number): number {
  const half = (degrees * RADIANS) / 2
  const square = half * half
  return square * (1 - square / 3 + (2 * square * square) / 45)
}

/** The points within some miles of a point, exactly as `isWithinMiles` finds them in PostgreSQL. */
export class Disc {
  private readonly box
  private readonly cosLat: number
  /** The haversine of the radius, less and more a margin. */
  private readonly surelyIn: number
  private readonly surelyOut: number
  private readonly sinLat: number
  /** Whether all points within the miles are so near that series can be used. */
  private readonly isSmall: boolean

  constructor(
    private readonly point: Point,
    private readonly miles: number,
  ) {
    this.box = toSearchBox(point, miles)
    this.cosLat = Math.cos(point.lat * RADIANS)
    this.sinLat = Math.sin(point.lat * RADIANS)
    this.isSmall =
      this.box.east - point.lng < MAX_SERIES_DEGREES && this.box.north - point.lat < MAX_SERIES_DEGREES
    const limit = haversine(miles / EARTH_RADIUS_MILES / RADIANS)
    this.surelyIn = limit * (1 - MARGIN)
    this.surelyOut = limit * (1 + MARGIN)
  }

  /**
   * Says whether all, some or none of the positions in an area's box are within the miles; SOME where it is not
   * certain. Each term of the haversine formula is bounded by itself.
   */
  verdictOf(boxes: Boxes, area: number): Verdict {
    const { box, point } = this
    const minLat = boxes.minLat[area]!
    const maxLat = boxes.maxLat[area]!
    const minLng = boxes.minLng[area]!
    const maxLng = boxes.maxLng[area]!
    // An area without any position has a minimum of Infinity, which is outside, too.
    if (maxLat < box.south || minLat > box.north || maxLng < box.west || minLng > box.east) return NONE
    const nearest =
      haversine(gapTo(minLat, maxLat, point.lat)) +
      this.cosLat * boxes.minCos[area]! * haversine(gapTo(minLng, maxLng, point.lng))
    if (nearest > this.surelyOut) return NONE
    const isInBox = minLat >= box.south && maxLat <= box.north && minLng >= box.west && maxLng <= box.east
    if (!isInBox || boxes.hasUnlocated[area] === 1) return SOME
    const farthest =
      haversine(reachTo(minLat, maxLat, point.lat)) +
      this.cosLat * boxes.maxCos[area]! * haversine(reachTo(minLng, maxLng, point.lng))
    return farthest < this.surelyIn ? ALL : SOME
  }

  /** Whether a listing is within the miles; false for one without a position. */
  includes({ lat, lng }: Columns, row: number): boolean {
    const { box } = this
    const rowLat = lat[row]!
    const rowLng = lng[row]!
    if (!(rowLat >= box.south && rowLat <= box.north && rowLng >= box.west && rowLng <= box.east))
      return false
    if (this.isSmall) {
      const estimate = this.estimate(rowLat, rowLng)
      if (estimate < this.surelyIn) return true
      if (estimate > this.surelyOut) return false
    }
    // The same operations in the same order as in PostgreSQL.
    const distance =
      haversine(rowLat - this.point.lat) +
      this.cosLat * Math.cos(rowLat * RADIANS) * haversine(rowLng - this.point.lng)
    return EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(distance)) <= this.miles
  }

  /** Computes the haversine of the distance of a point near by, with the cosine of its latitude by its series, too. */
  private estimate(lat: number, lng: number): number {
    const north = (lat - this.point.lat) * RADIANS
    const square = north * north
    const cosNorth = 1 - square / 2 + (square * square) / 24
    const sinNorth = north * (1 - square / 6 + (square * square) / 120)
    const cosLat = this.cosLat * cosNorth - this.sinLat * sinNorth
    return smallHaversine(lat - this.point.lat) + this.cosLat * cosLat * smallHaversine(lng - this.point.lng)
  }
}
