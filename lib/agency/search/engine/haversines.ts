import { PUBLIC_STEPS_PER_DEGREE, roundDegrees } from '../../places/public-position'
import type { Point } from '../../places/types'
import { gapTo, haversine, reachTo } from './box-distance'
import type { Boxes } from './boxes'
import type { Columns } from './columns'

const RADIANS_PER_DEGREE = Math.PI / 180
/** More than rounding to a public position moves a coordinate. */
const STEP_DEGREES = 1 / PUBLIC_STEPS_PER_DEGREE
/** The cosine of an angle changes by no more than the angle does, in radians. */
const STEP_RADIANS = STEP_DEGREES * RADIANS_PER_DEGREE

/** For differences of coordinates up to this, the error of an estimate is far less than a billionth of it. */
export const MAX_ESTIMATED_DEGREES = 3

/** The haversine of a small angle by its Taylor series, which takes a fraction of the time of a sine. */
function smallHaversine(degrees: number): number {
  const half = (degrees * RADIANS_PER_DEGREE) / 2
  const square = half * half
  return square * (1 - square / 3 + (2 * square * square) / 45)
}

/** Haversines of the distances from a point to public positions: they order distances, and need no arcsine. */
export class Haversines {
  private readonly cosLat: number
  private readonly sinLat: number

  constructor(private readonly point: Point) {
    this.cosLat = Math.cos(point.lat * RADIANS_PER_DEGREE)
    this.sinLat = Math.sin(point.lat * RADIANS_PER_DEGREE)
  }

  /** No listing of an area has less than this. Each term of the haversine formula is bounded by itself. */
  toNearest(boxes: Boxes, area: number): number {
    const latGap = gapTo(
      boxes.minLat[area]! - STEP_DEGREES,
      boxes.maxLat[area]! + STEP_DEGREES,
      this.point.lat,
    )
    const lngGap = gapTo(
      boxes.minLng[area]! - STEP_DEGREES,
      boxes.maxLng[area]! + STEP_DEGREES,
      this.point.lng,
    )
    const minCos = Math.max(0, boxes.minCos[area]! - STEP_RADIANS)
    return haversine(latGap) + this.cosLat * minCos * haversine(lngGap)
  }

  /** No listing of an area that has a position has more than this. */
  toFarthest(boxes: Boxes, area: number): number {
    const latReach = reachTo(
      boxes.minLat[area]! - STEP_DEGREES,
      boxes.maxLat[area]! + STEP_DEGREES,
      this.point.lat,
    )
    const lngReach = reachTo(
      boxes.minLng[area]! - STEP_DEGREES,
      boxes.maxLng[area]! + STEP_DEGREES,
      this.point.lng,
    )
    const maxCos = Math.min(1, boxes.maxCos[area]! + STEP_RADIANS)
    return haversine(latReach) + this.cosLat * maxCos * haversine(lngReach)
  }

  /**
   * Estimates the haversine of the distance to a listing near by (see MAX_ESTIMATED_DEGREES). The cosine of its latitude
   * is computed from that of the point by the angle sum formula, with series for the small difference of latitudes.
   */
  estimate(columns: Columns, row: number): number {
    const lat = roundDegrees(columns.lat[row]!)
    const lng = roundDegrees(columns.lng[row]!)
    const delta = (lat - this.point.lat) * RADIANS_PER_DEGREE
    const square = delta * delta
    const cosDelta = 1 - square / 2 + (square * square) / 24
    const sinDelta = delta * (1 - square / 6 + (square * square) / 120)
    const cosLat = this.cosLat * cosDelta - this.sinLat * sinDelta
    return smallHaversine(lat - this.point.lat) + this.cosLat * cosLat * smallHaversine(lng - this.point.lng)
  }
}
