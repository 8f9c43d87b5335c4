import { PUBLIC_STEPS_PER_DEGREE } from '../../places/public-position'
import type { Point } from '../../places/types'
import { EARTH_RADIUS_MILES } from '../place-predicate'
import type { Boxes } from './boxes'

const RADIANS = Math.PI / 180
/** More than rounding to a public position moves a coordinate. */
const STEP_DEGREES = 1 / PUBLIC_STEPS_PER_DEGREE

/** The square of the sine of half an angle. */
export function haversine(degrees: number): number {
  const sine = Math.sin((degrees * RADIANS) / 2)
  return sine * sine
}

/** How far a value is from the nearest and from the farthest value of a range. */
export const gapTo = (min: number, max: number, at: number): number => Math.max(min - at, at - max, 0)
export const reachTo = (min: number, max: number, at: number): number => Math.max(max - at, at - min)

const toMiles = (squaredSine: number): number =>
  EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(Math.min(1, squaredSine)))

/**
 * Bounds the miles from a point to the public positions in the box of an area. Each term of the haversine formula is
 * bounded by itself.
 * @returns Infinity for an area without any position
 */
export function measureBox(boxes: Boxes, area: number, point: Point): { nearest: number; farthest: number } {
  const south = boxes.minLat[area]! - STEP_DEGREES
  const north = boxes.maxLat[area]! + STEP_DEGREES
  const west = boxes.minLng[area]! - STEP_DEGREES
  const east = boxes.maxLng[area]! + STEP_DEGREES
  if (north < south) return { nearest: Infinity, farthest: Infinity }
  const cosLat = Math.cos(point.lat * RADIANS)
  // A step moves a cosine by no more than its length in radians.
  const stepRadians = STEP_DEGREES * RADIANS
  const minCos = Math.max(0, boxes.minCos[area]! - stepRadians)
  const maxCos = Math.min(1, boxes.maxCos[area]! + stepRadians)
  const [nearLat, farLat] = [gapTo(south, north, point.lat), reachTo(south, north, point.lat)]
  const [nearLng, farLng] = [gapTo(west, east, point.lng), reachTo(west, east, point.lng)]
  return {
    nearest: toMiles(haversine(nearLat) + cosLat * minCos * haversine(nearLng)),
    farthest: toMiles(haversine(farLat) + cosLat * maxCos * haversine(farLng)),
  }
}
