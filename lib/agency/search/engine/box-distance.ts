import { PUBLIC_STEPS_PER_DEGREE } from '../../places/public-position'
import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import type { Boxes } from './boxes'

const RADIANS_PER_DEGREE = Math.PI / 180
/** The step of public coordinates: rounding moves a coordinate by half of it at most. */
const STEP_DEGREES = 1 / PUBLIC_STEPS_PER_DEGREE

/** The haversine of an angle: the square of the sine of its half. */
export function haversine(degrees: number): number {
  const sine = Math.sin((degrees * RADIANS_PER_DEGREE) / 2)
  return sine * sine
}

/** The distance of a value from the nearest value of a range. */
export const gapTo = (min: number, max: number, at: number): number => Math.max(min - at, at - max, 0)
/** The distance of a value from the farthest value of a range. */
export const reachTo = (min: number, max: number, at: number): number => Math.max(max - at, at - min)

const toMiles = (haversineOfDistance: number): number =>
  EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(Math.min(1, haversineOfDistance)))

/**
 * Bounds the miles from a point to the public positions of an area's listings: none is nearer than `nearest` or farther
 * than `farthest`. Each term of the haversine formula is bounded by itself, so the bounds are not tight.
 * @returns Infinity twice for an area without any position
 */
export function measureBox(boxes: Boxes, area: number, point: Point): { nearest: number; farthest: number } {
  const south = boxes.minLat[area]! - STEP_DEGREES
  const north = boxes.maxLat[area]! + STEP_DEGREES
  const west = boxes.minLng[area]! - STEP_DEGREES
  const east = boxes.maxLng[area]! + STEP_DEGREES
  if (north < south) return { nearest: Infinity, farthest: Infinity }
  const cosLat = Math.cos(point.lat * RADIANS_PER_DEGREE)
  // The cosine of an angle changes by no more than the angle does, in radians.
  const stepRadians = STEP_DEGREES * RADIANS_PER_DEGREE
  const minCos = Math.max(0, boxes.minCos[area]! - stepRadians)
  const maxCos = Math.min(1, boxes.maxCos[area]! + stepRadians)
  const [nearLat, farLat] = [gapTo(south, north, point.lat), reachTo(south, north, point.lat)]
  const [nearLng, farLng] = [gapTo(west, east, point.lng), reachTo(west, east, point.lng)]
  return {
    nearest: toMiles(haversine(nearLat) + cosLat * minCos * haversine(nearLng)),
    farthest: toMiles(haversine(farLat) + cosLat * maxCos * haversine(farLng)),
  }
}
