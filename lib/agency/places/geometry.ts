import type { Point } from './types'

const EARTH_MILES = 3958.8
const RADIANS_PER_DEGREE = Math.PI / 180
/** The shortest degree on Earth, at the equator. */
const MILES_PER_DEGREE_OF_LATITUDE = 68.7

/** Great-circle distance in statute miles (haversine on a sphere: within 0.5 % over the United Kingdom). */
export function milesBetween(a: Point, b: Point): number {
  const lat = (b.lat - a.lat) * RADIANS_PER_DEGREE
  const lng = (b.lng - a.lng) * RADIANS_PER_DEGREE
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(a.lat * RADIANS_PER_DEGREE) * Math.cos(b.lat * RADIANS_PER_DEGREE) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

export function nearest<T extends Point>(
  items: readonly T[],
  point: Point,
  count: number,
): { item: T; miles: number }[] {
  const best: { item: T; miles: number }[] = []
  for (const item of items) {
    const worst = best.length < count ? Infinity : (best[best.length - 1]?.miles ?? Infinity)
    if (Math.abs(item.lat - point.lat) * MILES_PER_DEGREE_OF_LATITUDE > worst) continue
    const miles = milesBetween(item, point)
    if (miles >= worst) continue
    let at = best.length
    while (at > 0 && (best[at - 1]?.miles ?? 0) > miles) at -= 1
    best.splice(at, 0, { item, miles })
    if (best.length > count) best.pop()
  }
  return best
}

export function centroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lng: a.lng + b.lng }), { lat: 0, lng: 0 })
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}
