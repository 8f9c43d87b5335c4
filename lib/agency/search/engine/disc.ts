import { PUBLIC_STEPS_PER_DEGREE, roundDegrees } from '../../places/public-position'
import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import { toSearchBox, widenForPublic } from '../place-predicate'
import { gapTo, haversine, reachTo } from './box-distance'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { publicMilesFrom } from './public-filters'
import { ALL, NONE, SOME, type Verdict } from './verdict'

const RADIANS_PER_DEGREE = Math.PI / 180
/** More than rounding to a public position moves a coordinate. */
const STEP_DEGREES = 1 / PUBLIC_STEPS_PER_DEGREE
/** The cosine of an angle changes by no more than the angle does, in radians. */
const STEP_RADIANS = STEP_DEGREES * RADIANS_PER_DEGREE
/**
 * A share of the limit, far more than rounding errors. Estimates decide only outside it; a listing that is nearer to
 * the limit is measured as PostgreSQL does it.
 */
const MARGIN_SHARE = 1e-9

/** For angles up to this, the power series below are exact to far less than MARGIN_SHARE. */
const MAX_SERIES_DEGREES = 3

/** The haversine of a small angle by its Taylor series, which takes a fraction of the time of a sine. */
function smallHaversine(degrees: number): number {
  const half = (degrees * RADIANS_PER_DEGREE) / 2
  const square = half * half
  return square * (1 - square / 3 + (2 * square * square) / 45)
}

/** A circle round a point. Finds exactly the listings that `isWithinMiles` finds in PostgreSQL, by public positions. */
export class Disc {
  private readonly box
  private readonly cosLat: number
  /** A haversine of a distance below this is surely within the radius. */
  private readonly surelyIn: number
  /** A haversine of a distance above this is surely beyond the radius. */
  private readonly surelyOut: number
  private readonly sinLat: number
  /** Whether the radius is so small that the series are exact enough for all points within it. */
  private readonly isSmall: boolean

  constructor(
    private readonly point: Point,
    private readonly miles: number,
  ) {
    this.box = widenForPublic(toSearchBox(point, miles))
    this.cosLat = Math.cos(point.lat * RADIANS_PER_DEGREE)
    this.sinLat = Math.sin(point.lat * RADIANS_PER_DEGREE)
    this.isSmall =
      this.box.east - point.lng < MAX_SERIES_DEGREES && this.box.north - point.lat < MAX_SERIES_DEGREES
    const radiusDegrees = miles / EARTH_RADIUS_MILES / RADIANS_PER_DEGREE
    const limit = haversine(radiusDegrees)
    this.surelyIn = limit * (1 - MARGIN_SHARE)
    this.surelyOut = limit * (1 + MARGIN_SHARE)
  }

  /**
   * Says whether all or none of the public positions of an area's listings are within the radius; SOME where neither is
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
      haversine(gapTo(minLat - STEP_DEGREES, maxLat + STEP_DEGREES, point.lat)) +
      this.cosLat *
        Math.max(0, boxes.minCos[area]! - STEP_RADIANS) *
        haversine(gapTo(minLng - STEP_DEGREES, maxLng + STEP_DEGREES, point.lng))
    if (nearest > this.surelyOut) return NONE
    const isInBox = minLat >= box.south && maxLat <= box.north && minLng >= box.west && maxLng <= box.east
    if (!isInBox || boxes.hasUnlocated[area] === 1) return SOME
    const farthest =
      haversine(reachTo(minLat - STEP_DEGREES, maxLat + STEP_DEGREES, point.lat)) +
      this.cosLat *
        Math.min(1, boxes.maxCos[area]! + STEP_RADIANS) *
        haversine(reachTo(minLng - STEP_DEGREES, maxLng + STEP_DEGREES, point.lng))
    return farthest < this.surelyIn ? ALL : SOME
  }

  /** Whether a listing is within the radius; false for one without a position. */
  includes({ lat, lng }: Columns, row: number): boolean {
    const { box } = this
    const rowLat = lat[row]!
    const rowLng = lng[row]!
    // A listing without a position has NaN, for which every comparison is false.
    const isInBox = rowLat >= box.south && rowLat <= box.north && rowLng >= box.west && rowLng <= box.east
    if (!isInBox) return false
    if (this.isSmall) {
      const estimate = this.estimateHaversine(roundDegrees(rowLat), roundDegrees(rowLng))
      if (estimate < this.surelyIn) return true
      if (estimate > this.surelyOut) return false
    }
    return publicMilesFrom(this.point, rowLat, rowLng) <= this.miles
  }

  /**
   * Estimates the haversine of the distance of a point near by. The cosine of its latitude is computed from that of the
   * centre by the angle sum formula, with series for the small difference of latitudes.
   */
  private estimateHaversine(lat: number, lng: number): number {
    const delta = (lat - this.point.lat) * RADIANS_PER_DEGREE
    const square = delta * delta
    const cosDelta = 1 - square / 2 + (square * square) / 24
    const sinDelta = delta * (1 - square / 6 + (square * square) / 120)
    const cosLat = this.cosLat * cosDelta - this.sinLat * sinDelta
    return smallHaversine(lat - this.point.lat) + this.cosLat * cosLat * smallHaversine(lng - this.point.lng)
  }
}
