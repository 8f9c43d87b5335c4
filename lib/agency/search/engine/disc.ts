import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import { toSearchBox, widenForPublic } from '../place-predicate'
import type { Boxes } from './boxes'
import type { Columns } from './columns'
import { haversine, Haversines, MAX_ESTIMATED_DEGREES } from './haversines'
import { publicMilesFrom } from './public-filters'
import { ALL, NONE, SOME, type Verdict } from './verdict'

const RADIANS_PER_DEGREE = Math.PI / 180
/**
 * The margin around the limit, as a share of the limit. It is far more than rounding errors. Outside the margin the
 * estimate decides. A listing within the margin is measured as PostgreSQL measures it.
 */
const MARGIN_SHARE = 1e-9

/** A circle round a point. It finds the same listings as `isWithinMiles`, because both measure public positions. */
export class Disc {
  private readonly box
  /** A haversine of a distance below this is surely within the radius. */
  private readonly surelyIn: number
  /** A haversine of a distance above this is surely beyond the radius. */
  private readonly surelyOut: number
  /** Whether the radius is so small that estimates are exact enough for all points within it. */
  private readonly isSmall: boolean

  constructor(
    private readonly point: Point,
    private readonly miles: number,
    private readonly haversines = new Haversines(point),
  ) {
    this.box = widenForPublic(toSearchBox(point, miles))
    // The point is the middle of the box, so the other two sides are as far away.
    this.isSmall =
      this.box.east - point.lng < MAX_ESTIMATED_DEGREES && this.box.north - point.lat < MAX_ESTIMATED_DEGREES
    const radiusDegrees = miles / EARTH_RADIUS_MILES / RADIANS_PER_DEGREE
    const limit = haversine(radiusDegrees)
    this.surelyIn = limit * (1 - MARGIN_SHARE)
    this.surelyOut = limit * (1 + MARGIN_SHARE)
  }

  /** Returns whether all or none of an area's listings are within the radius; SOME if neither is certain. */
  verdictOf(boxes: Boxes, area: number): Verdict {
    if (!this.touches(boxes, area)) return NONE
    if (!this.mayReach(this.haversines.findLowerBound(boxes, area))) return NONE
    return this.covers(boxes, area, this.haversines.findUpperBound(boxes, area)) ? ALL : SOME
  }

  /** Whether the box of the circle touches the box of an area. If not, no listing of the area is within the radius. */
  touches(boxes: Boxes, area: number): boolean {
    const { box } = this
    // An area without any position has a minimum of Infinity, which is outside, too.
    return (
      boxes.maxLat[area]! >= box.south &&
      boxes.minLat[area]! <= box.north &&
      boxes.maxLng[area]! >= box.west &&
      boxes.minLng[area]! <= box.east
    )
  }

  /** Whether some listings of an area may be within the radius. `lowerBound` is from Haversines. */
  mayReach(lowerBound: number): boolean {
    return lowerBound <= this.surelyOut
  }

  /**
   * Whether all listings of an area are surely within the radius. `upperBound` is from Haversines. The box is tested, too,
   * because `isWithinMiles` tests it.
   */
  covers(boxes: Boxes, area: number, upperBound: number): boolean {
    const { box } = this
    return (
      upperBound < this.surelyIn &&
      boxes.hasUnlocated[area] === 0 &&
      boxes.minLat[area]! >= box.south &&
      boxes.maxLat[area]! <= box.north &&
      boxes.minLng[area]! >= box.west &&
      boxes.maxLng[area]! <= box.east
    )
  }

  /** Whether a listing is within the radius; false for one without a position. */
  includes(columns: Columns, row: number): boolean {
    return this.includesByEstimate(columns, row, this.haversines.estimate(columns, row))
  }

  /** Does the same as `includes`. Several circles round one point can share one result of `Haversines.estimate`. */
  includesByEstimate({ lat, lng }: Columns, row: number, estimate: number): boolean {
    const { box } = this
    const rowLat = lat[row]!
    const rowLng = lng[row]!
    // A listing without a position has NaN, for which every comparison is false.
    const isInBox = rowLat >= box.south && rowLat <= box.north && rowLng >= box.west && rowLng <= box.east
    if (!isInBox) return false
    if (this.isSmall) {
      if (estimate < this.surelyIn) return true
      if (estimate > this.surelyOut) return false
    }
    return publicMilesFrom(this.point, rowLat, rowLng) <= this.miles
  }
}
