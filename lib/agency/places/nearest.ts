import { allPlaces, allStations } from './gazetteer'
import { nearest } from './geometry'
import type { Place, Point, Station } from './types'

/** The `n` places nearest to a point, nearest first. */
export function nearestPlaces(point: Point, n: number): { place: Place; miles: number }[] {
  return nearest(allPlaces(), point, n).map(({ item, miles }) => ({ place: item, miles }))
}

/** The `n` railway stations nearest to a point, nearest first, with the distance as the crow flies in miles. */
export function nearestStations(point: Point, n: number): (Point & { name: string; miles: number })[] {
  return nearest(allStations(), point, n).map(({ item, miles }: { item: Station; miles: number }) => ({
    name: item.name,
    miles,
    lat: item.lat,
    lng: item.lng,
  }))
}
