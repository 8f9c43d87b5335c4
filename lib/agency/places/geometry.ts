import type { Point } from './types'

const EARTH_MILES = 3958.8
const RADIAN = Math.PI / 180

/** Great-circle distance in statute miles (haversine on a sphere: within 0.5 % over the United Kingdom). */
export function milesBetween(a: Point, b: Point): number {
  const lat = (b.lat - a.lat) * RADIAN
  const lng = (b.lng - a.lng) * RADIAN
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The `count` items nearest to a point, nearest first, with their distance in miles. */
export function nearest<T extends Point>(
  items: readonly T[],
  point: Point,
  count: number,
): { item: T; miles: number }[] {
  const best: { item: T; miles: number }[] = []
  for (const item of items) {
    const worst = best.length < count ? Infinity : (best[best.length - 1]?.miles ?? Infinity)
    // A degree of latitude is 69 miles, so most items are excluded without trigonometry.
    if (Math.abs(item.lat - point.lat) * 68.7 > worst) continue
    const miles = milesBetween(item, point)
    if (miles >= worst) continue
    let at = best.length
    while (at > 0 && (best[at - 1]?.miles ?? 0) > miles) at -= 1
    best.splice(at, 0, { item, miles })
    if (best.length > count) best.pop()
  }
  return best
}

/** The centroid of some points; null of none. */
export function centroid(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lng: a.lng + b.lng }), { lat: 0, lng: 0 })
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}
