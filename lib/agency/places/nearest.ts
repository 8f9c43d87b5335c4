import { allPlaces, allStations } from './gazetteer'
import { nearest } from './geometry'
import type { Place, Point, Station } from './types'

export function nearestPlaces(point: Point, count: number): { place: Place; miles: number }[] {
  return nearest(allPlaces(), point, count).map(({ item, miles }) => ({ place: item, miles }))
}

export function nearestStations(point: Point, count: number): (Point & { name: string; miles: number })[] {
  return nearest(allStations(), point, count).map(({ item, miles }: { item: Station; miles: number }) => ({
    name: item.name,
    miles,
    lat: item.lat,
    lng: item.lng,
  }))
}
