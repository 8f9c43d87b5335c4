import type { Point } from './types'

/** The mean radius (IUGG). */
export const EARTH_RADIUS_MILES = 3_958.76
const RADIANS_PER_DEGREE = Math.PI / 180
/** A degree of latitude is shortest at the equator. Multiplying by this length never overstates a distance. */
export const MIN_MILES_PER_DEGREE_OF_LATITUDE = 68.7

/** Great-circle distance in statute miles (haversine on a sphere: within 0.5 % over the United Kingdom). */
export function milesBetween(a: Point, b: Point): number {
  const deltaLat = (b.lat - a.lat) * RADIANS_PER_DEGREE
  const deltaLng = (b.lng - a.lng) * RADIANS_PER_DEGREE
  const haversine =
    Math.sin(deltaLat / 2) ** 2 +
    Math.cos(a.lat * RADIANS_PER_DEGREE) * Math.cos(b.lat * RADIANS_PER_DEGREE) * Math.sin(deltaLng / 2) ** 2
  // Rounding may exceed 1 for opposite points, where asin has no value.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Returns up to `count` items, the nearest first. Comparing latitudes rules out most without trigonometry. */
export function findNearest<T extends Point>(
  items: readonly T[],
  point: Point,
  count: number,
): { item: T; miles: number }[] {
  const best: { item: T; miles: number }[] = []
  for (const item of items) {
    const isFull = best.length >= count
    // If `count` is 0, the full list has no last item, and no item is near enough.
    const maxMiles = isFull ? (best.at(-1)?.miles ?? 0) : Infinity
    if (Math.abs(item.lat - point.lat) * MIN_MILES_PER_DEGREE_OF_LATITUDE > maxMiles) continue
    const miles = milesBetween(item, point)
    if (miles >= maxMiles) continue
    const firstFarther = best.findIndex((other) => other.miles > miles)
    best.splice(firstFarther === -1 ? best.length : firstFarther, 0, { item, miles })
    if (isFull) best.pop()
  }
  return best
}

/** Returns the mean of the coordinates, which is exact enough within one country; null without points. */
export function computeCentroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lng: a.lng + b.lng }), { lat: 0, lng: 0 })
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}
