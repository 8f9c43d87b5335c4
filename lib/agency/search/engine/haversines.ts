import { PUBLIC_STEPS_PER_DEGREE, roundDegrees } from '../../places/public-position'
import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import type { Boxes } from './boxes'
import type { Columns } from './columns'

const RADIANS_PER_DEGREE = Math.PI / 180
/** The step of public coordinates: rounding moves a coordinate by half of it at most. */
const STEP_DEGREES = 1 / PUBLIC_STEPS_PER_DEGREE
/** Also the margin for cosines, because a cosine changes by no more than its angle does in radians. */
const STEP_RADIANS = STEP_DEGREES * RADIANS_PER_DEGREE

/** For differences of coordinates up to this, the error of an estimate is far less than a billionth of the estimate. */
export const MAX_ESTIMATED_DEGREES = 3

/** The haversine of an angle: the square of the sine of its half. */
export function haversine(degrees: number): number {
  const sine = Math.sin((degrees * RADIANS_PER_DEGREE) / 2)
  return sine * sine
}

/** The haversine of a small angle by its Taylor series, which takes a fraction of the time of a sine. */
function smallHaversine(degrees: number): number {
  const half = (degrees * RADIANS_PER_DEGREE) / 2
  const square = half * half
  return square * (1 - square / 3 + (2 * square * square) / 45)
}

/** Converts the haversine of a distance to miles. */
export const toMiles = (haversineOfDistance: number): number =>
  EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(Math.min(1, haversineOfDistance)))

/** The distance of a value from the nearest value of a range. */
const gapTo = (min: number, max: number, at: number): number => Math.max(min - at, at - max, 0)
/** The distance of a value from the farthest value of a range. */
const reachTo = (min: number, max: number, at: number): number => Math.max(max - at, at - min)

/**
 * Haversines of the distances from a point to public positions. The greater the distance, the greater its haversine, so
 * that distances can be compared without an arcsine.
 */
export class Haversines {
  private readonly cosLat: number
  private readonly sinLat: number

  constructor(private readonly point: Point) {
    this.cosLat = Math.cos(point.lat * RADIANS_PER_DEGREE)
    this.sinLat = Math.sin(point.lat * RADIANS_PER_DEGREE)
  }

  /** Finds a lower bound of the haversines of an area's listings; NaN for an area without any position. */
  findLowerBound(boxes: Boxes, area: number): number {
    return this.boundBox(boxes, area, gapTo, Math.max(0, boxes.minCos[area]! - STEP_RADIANS))
  }

  /** Finds an upper bound for an area's listings that have a position; NaN for an area without any position. */
  findUpperBound(boxes: Boxes, area: number): number {
    return this.boundBox(boxes, area, reachTo, Math.min(1, boxes.maxCos[area]! + STEP_RADIANS))
  }

  /** Bounds each term of the haversine formula by itself, so the bounds are not tight. */
  private boundBox(boxes: Boxes, area: number, measure: typeof gapTo, cos: number): number {
    const { lat, lng } = this.point
    const latDegrees = measure(boxes.minLat[area]! - STEP_DEGREES, boxes.maxLat[area]! + STEP_DEGREES, lat)
    const lngDegrees = measure(boxes.minLng[area]! - STEP_DEGREES, boxes.maxLng[area]! + STEP_DEGREES, lng)
    return haversine(latDegrees) + this.cosLat * cos * haversine(lngDegrees)
  }

  /**
   * Estimates the haversine of the distance to a listing near by (see MAX_ESTIMATED_DEGREES). The cosine of its
   * latitude is computed from that of the point by the angle sum formula, with series for the small difference of
   * latitudes.
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
